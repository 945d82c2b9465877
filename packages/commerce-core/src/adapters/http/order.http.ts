import type { Order, OrderResult, OrderStatusCounts, OrderSummary } from '../../order/record/order-record.ts';
import type {
  OrderSheet,
  OrderSheetChoice,
  OrderSheetPrice,
  Reservation,
  ReserveRequest,
} from '../../order/sheet/order-sheet.ts';
import type { OrderApi } from '../../order/order.port.ts';
import { fromWire, toWire } from '../../value/brand.ts';
import type { CursorPage } from '../../value/page.ts';
import type { HttpCaller } from './client.ts';

const ROOT = '/client/v1/customer';
const SHEET = `${ROOT}/order/sheets/{orderSheetNo}` as const;

/** Order calls over HTTP. */
export function createHttpOrderApi(http: HttpCaller): OrderApi {
  return {
    createSheet: async (request) => {
      const body = 'cartNos' in request ? { cartNos: request.cartNos } : { products: request.products };
      const path = { type: request.type };
      return (
        await http.call((client, abort) =>
          client.POST(`${ROOT}/order/{type}`, { params: { path }, body: toWire(body), signal: abort }),
        )
      ).orderSheetNo;
    },
    sheet: async (orderSheetNo, signal) =>
      fromWire<OrderSheet>(
        await http.call((client, abort) => client.GET(SHEET, { params: { path: { orderSheetNo } }, signal: abort }), {
          signal,
        }),
      ),
    calculate: async (orderSheetNo, choice, signal) =>
      fromWire<OrderSheetPrice>(
        await http.call(
          (client, abort) =>
            client.POST(`${SHEET}/calculate`, {
              params: { path: { orderSheetNo } },
              body: toWire(calculateBody(choice)),
              signal: abort,
            }),
          { signal },
        ),
      ),
    reserve: async (orderSheetNo, body, key) =>
      fromWire<Reservation>(
        await http.call((client, abort) =>
          client.POST(`${SHEET}/reserve`, {
            params: { path: { orderSheetNo }, header: { 'Idempotency-Key': key } },
            body: toWire(reserveBody(body)),
            signal: abort,
          }),
        ),
      ),
    approve: async (orderNo, paymentKey, key) =>
      fromWire<OrderResult>(
        await http.call((client, abort) =>
          client.POST(`${ROOT}/order/payments/{orderNo}/approve`, {
            params: { path: { orderNo }, header: { 'Idempotency-Key': key } },
            body: { key: paymentKey },
            signal: abort,
          }),
        ),
      ),
    list: async ({ statuses = [], ...asked }, signal) => {
      const query = statuses.length === 0 ? asked : { ...asked, orderRequestTypes: statuses.join(',') };
      return fromWire<CursorPage<OrderSummary>>(
        await http.call((client, abort) => client.GET(`${ROOT}/orders`, { params: { query }, signal: abort }), {
          signal,
        }),
      );
    },
    statusCounts: async (signal) =>
      fromWire<OrderStatusCounts>(
        await http.call((client, abort) => client.GET(`${ROOT}/orders/summary`, { signal: abort }), { signal }),
      ),
    get: async (orderNo, signal) =>
      fromWire<Order>(
        await http.call(
          (client, abort) => client.GET(`${ROOT}/orders/{orderNo}`, { params: { path: { orderNo } }, signal: abort }),
          {
            signal,
          },
        ),
      ),
    setRefundAccount: async (orderNo, account, key) => {
      await http.call((client, abort) =>
        client.PUT(`${ROOT}/orders/{orderNo}/refund-account`, {
          params: { path: { orderNo }, header: { 'Idempotency-Key': key } },
          body: account,
          signal: abort,
        }),
      );
    },
    acquirePurchaseEvent: async (orderNo, key) => {
      const { isFirst } = await http.call((client, abort) =>
        client.PUT(`${ROOT}/orders/{orderNo}/purchase-event`, {
          params: { path: { orderNo }, header: { 'Idempotency-Key': key } },
          signal: abort,
        }),
      );
      return isFirst;
    },
    confirmPurchase: async (orderOptionNo, key) => {
      await http.call((client, abort) =>
        client.PUT(`${ROOT}/order-options/{orderOptionNo}/confirm`, {
          params: { path: { orderOptionNo }, header: { 'Idempotency-Key': key } },
          signal: abort,
        }),
      );
    },
    markDelivered: async (orderOptionNo, key) => {
      await http.call((client, abort) =>
        client.PUT(`${ROOT}/order-options/{orderOptionNo}/delivery-done`, {
          params: { path: { orderOptionNo }, header: { 'Idempotency-Key': key } },
          signal: abort,
        }),
      );
    },
  };
}

function calculateBody({ receiverZipCd, coupons, points }: OrderSheetChoice) {
  const body = { couponRequest: coupons, accumulationUseAmt: points };
  return receiverZipCd === null ? body : { ...body, receiverZipCd };
}

/** What nobody gave is left out: the address of a gift, an e-mail. */
function reserveBody({ shippingAddress, ...request }: ReserveRequest) {
  const body = { ...request, orderer: ordererBody(request.orderer) };
  return shippingAddress === null ? body : { ...body, shippingAddress };
}

/** An e-mail nobody gave is left out, for the contract knows no empty one. */
function ordererBody({ ordererEmail, ...orderer }: OrderSheet['ordererContact']) {
  return ordererEmail === null || ordererEmail === '' ? orderer : { ...orderer, ordererEmail };
}
