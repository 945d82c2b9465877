import type { Order, OrderResult, OrderStatusCounts, OrderSummary } from '../../order/record/order-record.ts';
import type {
  OrderSheet,
  OrderSheetChoice,
  OrderSheetPrice,
  Reservation,
  ReserveRequest,
} from '../../order/sheet/order-sheet.ts';
import type { OrderApi } from '../../order/order.port.ts';
import { toWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import { dataAs, dataOf } from './client.ts';
import type { HttpClient } from './http-client.ts';

const ROOT = '/client/v1/customer';
const SHEET = `${ROOT}/order/sheets/{orderSheetNo}` as const;

/** Order calls over HTTP. */
export function createHttpOrderApi(http: HttpClient): OrderApi {
  return {
    createSheet: async (request) => {
      const body = 'cartNos' in request ? { cartNos: request.cartNos } : { products: request.products };
      const path = { type: request.type };
      return (await dataOf(http.POST(`${ROOT}/order/{type}`, { params: { path }, body: toWire(body) }))).orderSheetNo;
    },
    sheet: (orderSheetNo, signal) =>
      dataAs<OrderSheet>(http.GET(SHEET, { params: { path: { orderSheetNo } }, signal: signal ?? null })),
    calculate: (orderSheetNo, choice, signal) =>
      dataAs<OrderSheetPrice>(
        http.POST(`${SHEET}/calculate`, {
          params: { path: { orderSheetNo } },
          body: toWire(calculateBody(choice)),
          signal: signal ?? null,
        }),
      ),
    reserve: (orderSheetNo, body, key) =>
      dataAs<Reservation>(
        http.POST(`${SHEET}/reserve`, {
          params: { path: { orderSheetNo }, header: { 'Idempotency-Key': key } },
          body: toWire(reserveBody(body)),
        }),
      ),
    approve: (orderNo, paymentKey, key) =>
      dataAs<OrderResult>(
        http.POST(`${ROOT}/order/payments/{orderNo}/approve`, {
          params: { path: { orderNo }, header: { 'Idempotency-Key': key } },
          body: { key: paymentKey },
        }),
      ),
    list: async ({ statuses = [], ...filters }, signal) => {
      const query = statuses.length === 0 ? filters : { ...filters, orderRequestTypes: statuses.join(',') };
      return dataAs<CursorPage<OrderSummary>>(
        http.GET(`${ROOT}/orders`, { params: { query }, signal: signal ?? null }),
      );
    },
    statusCounts: (signal) => dataAs<OrderStatusCounts>(http.GET(`${ROOT}/orders/summary`, { signal: signal ?? null })),
    get: (orderNo, signal) =>
      dataAs<Order>(http.GET(`${ROOT}/orders/{orderNo}`, { params: { path: { orderNo } }, signal: signal ?? null })),
    setRefundAccount: async (orderNo, account, key) => {
      await dataOf(
        http.PUT(`${ROOT}/orders/{orderNo}/refund-account`, {
          params: { path: { orderNo }, header: { 'Idempotency-Key': key } },
          body: account,
        }),
      );
    },
    acquirePurchaseEvent: async (orderNo, key) => {
      const { isFirst } = await dataOf(
        http.PUT(`${ROOT}/orders/{orderNo}/purchase-event`, {
          params: { path: { orderNo }, header: { 'Idempotency-Key': key } },
        }),
      );
      return isFirst;
    },
    confirmPurchase: async (orderOptionNo, key) => {
      await dataOf(
        http.PUT(`${ROOT}/order-options/{orderOptionNo}/confirm`, {
          params: { path: { orderOptionNo }, header: { 'Idempotency-Key': key } },
        }),
      );
    },
    markDelivered: async (orderOptionNo, key) => {
      await dataOf(
        http.PUT(`${ROOT}/order-options/{orderOptionNo}/delivery-done`, {
          params: { path: { orderOptionNo }, header: { 'Idempotency-Key': key } },
        }),
      );
    },
    deliverySteps: async (orderOptionNo, signal) => {
      const { steps } = await dataOf(
        http.GET(`${ROOT}/order-options/{orderOptionNo}/delivery-steps`, {
          params: { path: { orderOptionNo } },
          signal: signal ?? null,
        }),
      );
      return steps;
    },
  };
}

function calculateBody({ receiverZipCd, coupons, points, ...others }: OrderSheetChoice) {
  const body = { ...others, couponRequest: coupons, accumulationUseAmt: points };
  return receiverZipCd === null ? body : { ...body, receiverZipCd };
}

/** What is missing is left out: the address of a gift, an e-mail. */
function reserveBody({ shippingAddress, ...request }: ReserveRequest) {
  const body = { ...request, orderer: ordererBody(request.orderer) };
  return shippingAddress === null ? body : { ...body, shippingAddress };
}

/** A missing e-mail is left out, for the contract knows no empty one. */
function ordererBody({ ordererEmail, ...orderer }: OrderSheet['ordererContact']) {
  return ordererEmail === null || ordererEmail === '' ? orderer : { ...orderer, ordererEmail };
}
