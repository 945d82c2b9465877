import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import { giftRefusal, goodsRefusal } from '../../gift/gift-refusal.ts';
import { type BankInfo, depositDeadline } from '../../order/payment/deposit.ts';
import { settlementOf } from '../../order/record/settlement.ts';
import type { Order, OrderResult } from '../../order/record/order-record.ts';
import type { Reservation, ReserveRequest } from '../../order/sheet/order-sheet.ts';
import { listPeriod } from '../../order/record/order-period.ts';
import { STOCK_HOLD_MS } from '../../order/record/stock-hold.ts';
import type { OrderApi } from '../../order/order.port.ts';
import { chargeRefusal, linesRefusal, reserveRequestRefusal } from '../../order/sheet/order-refusal.ts';
import { reservedChoice } from '../../order/sheet/sheet-choice.ts';
import { paidBy } from '../../order/payment/pay-type.ts';
import { priceOrder, priceOrderOrSuggest } from '../../order/sheet/price-order.ts';
import type { OrderFacts, PricedOrder } from '../../order/sheet/priced-order.ts';
import { clientId } from '../../platform/client-id.ts';
import { formatYmdt, kstDate } from '../../value/calendar.ts';
import type { OrderNo, OrderSheetNo } from '../../value/identifiers.ts';
import { after } from '../../value/time.ts';
import { won } from '../../value/won.ts';
import { addAlarm, alarmGoods } from './shop/memory-alarm.ts';
import { rememberUsed } from './shop/memory-address.ts';
import {
  giftFacts,
  refuseSecondOrder,
  conflictingOrdersOf,
  takeFromCart,
  unpaidOrders,
  withoutHolds,
} from './shop/memory-attempt.ts';
import type { MemoryBackend } from './memory-backend.ts';
import { confirmOption } from './shop/memory-due.ts';
import { movePoints } from './shop/memory-points.ts';
import { countClaims } from './shop/memory-claim.ts';
import type { MemoryGifts } from './shop/memory-gift-steps.ts';
import { countStatuses, isListed, isShown, type MemoryOrder, movedOrder, statusOf } from './shop/memory-order.ts';
import { courierSteps, orderAnswer, summaryOf } from './shop/memory-order-answer.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import { paidOrderOf } from './shop/memory-paid-order.ts';
import { acquirePurchaseEvents } from './shop/memory-purchase-event.ts';
import {
  type MemorySheet,
  orderTerms,
  priceAnswer,
  requestedLines,
  sheetAnswer,
  sheetFacts,
} from './shop/memory-sheet.ts';
import { rememberAnswers } from './remember-answers.ts';

/** From order sheet to confirmed purchase in a memory shop, by the core's rules. */
export function createMemoryOrderApi(backend: MemoryBackend, outside: MemoryOutside, gifts: MemoryGifts): OrderApi {
  const { clock, random, state } = backend;
  const { orders, moveOption, sheets } = outside;
  const sheetOf = async (orderSheetNo: OrderSheetNo): Promise<{ sheet: MemorySheet; facts: OrderFacts }> => {
    await backend.member();
    const sheet = sheets.get(orderSheetNo);
    if (sheet === undefined) throw commerceError('NOT_FOUND');
    const facts = sheetFacts(withoutHolds(backend, outside), {
      ...sheet,
      visitor: await backend.visitor(),
      orders: outside.orders.values(),
    });
    return { sheet, facts };
  };
  const requiredTerms = orderTerms(backend)
    .filter(({ required }) => required)
    .map(({ termsType }) => termsType);
  const reserveOnce = rememberAnswers<Reservation>();
  const approveOnce = rememberAnswers<OrderResult>((answer) => answer.result !== 'PENDING');
  const moveOnce = rememberAnswers<null>();

  async function reserve(orderSheetNo: OrderSheetNo, request: ReserveRequest): Promise<Reservation> {
    const { sheet } = await sheetOf(orderSheetNo);
    const visitor = await backend.visitor();
    const conflictingOrders = conflictingOrdersOf(backend, outside, sheet, request);
    // What has been paid in the window stays paid.
    const isApproved = (order: MemoryOrder) => outside.answerTo(order)?.status === 'APPROVED';
    for (const order of conflictingOrders) if (isApproved(order)) pay(order);
    const before = { state: { ...state }, stock: [...backend.stock], orders: [...orders] };
    try {
      for (const order of conflictingOrders) if (!isApproved(order)) outside.giveBack(order, 'CANCELED');
      refuseSecondOrder(backend, outside, sheet);
      const facts = sheetFacts(backend, { ...sheet, visitor, orders: outside.orders.values() });
      const { type } = sheet;
      refuse(reserveRequestRefusal(request, { ...facts, type }));
      if (type === 'gift')
        refuse(
          giftRefusal({
            ...giftFacts(backend, outside, outside.gifts.get(orderSheetNo)?.request.receiverPhone ?? null),
            lines: facts.lines,
          }),
        );
      const choice = reservedChoice(request);
      const priced = priceOrderOrSuggest(facts, choice);
      refuse(chargeRefusal(request, { type, priced, waiting: unpaidOrders(backend, outside), requiredTerms }));
      sheets.set(orderSheetNo, { ...sheet, choice });
      return hold(orderSheetNo, request, priced);
    } catch (error) {
      Object.assign(state, before.state);
      for (const [optionNo, count] of before.stock) backend.stock.set(optionNo, count);
      for (const [orderNo, order] of before.orders) orders.set(orderNo, order);
      throw error;
    }
  }

  function hold(orderSheetNo: OrderSheetNo, request: ReserveRequest, priced: PricedOrder): Reservation {
    const now = clock.now();
    const orderOptionNos = priced.lines.map(() => backend.nextNo());
    const orderNo = `${kstDate(now).replaceAll('-', '')}${String(backend.nextNo()).padStart(8, '0')}`;
    const order: MemoryOrder = {
      orderNo,
      orderSheetNo,
      awaitsAddress: request.shippingAddress === null,
      key: clientId(random),
      request,
      payType: paidBy(request.payType, priced.amount),
      priced,
      orderedAt: now,
      expiresAt: after(now, STOCK_HOLD_MS),
      failCode: null,
      bankInfo: null,
      paid: paidOrderOf(priced, orderOptionNos, { coupons: request.coupons, templates: backend.shop.templates }),
      options: priced.lines.map((line, index) => ({
        orderOptionNo: orderOptionNos[index] ?? 0,
        priced: line,
        status: 'PAY_WAIT',
        reachedAt: { PAY_WAIT: now },
        claim: null,
      })),
    };
    outside.take(order, -1);
    movePoints(backend, { amount: won(-priced.amount.subPayAmt), reason: 'SUB_PAYMENT_USED', orderNo });
    orders.set(orderNo, order);
    rememberUsed(backend, request);
    const isFree = priced.amount.chargeAmt === 0;
    if (isFree) pay(order);
    return {
      orderNo,
      orderSheetNo,
      key: order.key,
      confirmUrl: isFree ? null : `/payment/${order.key}`,
      clientReturnUrl: request.clientReturnUrl,
      expireYmdt: formatYmdt(order.expiresAt),
    };
  }

  function pay(order: MemoryOrder): void {
    orders.set(order.orderNo, movedOrder(order, 'PAY_DONE', clock.now()));
    const type = statusOf(order) === 'DEPOSIT_WAIT' ? 'DEPOSIT_RECEIVED' : 'ORDER_PAID';
    const sheet = sheets.get(order.orderSheetNo);
    // of a gift its sender is told by its own alarms
    if (sheet?.type !== 'gift') {
      addAlarm(backend, `order:${order.orderNo}:paid`, { type, goods: alarmGoods(order.orderNo, order.options) });
    }
    takeFromCart(backend, sheet);
  }

  async function approve(orderNo: OrderNo, key: string): Promise<OrderResult> {
    await backend.member();
    const order = outside.orderOf(orderNo);
    if (order.key !== key) throw commerceError('NOT_FOUND');
    const { failCode, priced } = order;
    // Money that comes too late goes back at once in a memory shop.
    const endedUnpaid = failCode === null ? null : { failureCode: failCode, failureMessage: null, isRefunded: true };
    const facts = { orderStatusType: statusOf(order), chargeAmt: priced.amount.chargeAmt, endedUnpaid };
    const provider = outside.answerTo(order);
    const { step, outcome } = settlementOf(facts, provider);
    if (step === 'pay') pay(order);
    if (step === 'await-deposit') awaitDeposit(order, provider?.virtualAccount ?? null);
    if (step === 'end') outside.giveBack(order, outcome.failCode);
    return { orderNo, ...outcome, order: outcome.result === 'SUCCESS' ? answerOf(outside.orderOf(orderNo)) : null };
  }

  function answerOf(order: MemoryOrder): Order {
    return orderAnswer(order, gifts.ofOrder(order), clock.now());
  }

  function awaitDeposit(order: MemoryOrder, bankInfo: BankInfo | null): void {
    orders.set(order.orderNo, {
      ...movedOrder(order, 'DEPOSIT_WAIT', clock.now()),
      expiresAt: depositDeadline(clock.now()),
      bankInfo,
    });
    takeFromCart(backend, sheets.get(order.orderSheetNo));
  }

  return {
    createSheet: async (request) => {
      await backend.member();
      const lines = requestedLines(backend, request);
      const facts = sheetFacts(backend, {
        lines,
        visitor: await backend.visitor(),
        orders: outside.orders.values(),
      });
      refuse(linesRefusal(facts.lines, facts.visitor));
      if (request.type === 'gift') refuse(goodsRefusal(facts.lines));
      const orderSheetNo = clientId(random);
      const contents = { type: request.type, isOfCart: 'cartNos' in request, lines };
      sheets.set(orderSheetNo, { orderSheetNo, ...contents, openedAt: clock.now(), choice: null });
      return orderSheetNo;
    },
    sheet: async (orderSheetNo) => {
      const { sheet, facts } = await sheetOf(orderSheetNo);
      return sheetAnswer(backend, sheet, { facts, gift: outside.gifts.get(orderSheetNo) ?? null });
    },
    calculate: async (orderSheetNo, choice) => {
      const { sheet, facts } = await sheetOf(orderSheetNo);
      const priced = priceOrder(facts, choice);
      sheets.set(orderSheetNo, { ...sheet, choice: { ...choice, points: priced.amount.subPayAmt } });
      return priceAnswer(priced);
    },
    reserve: (orderSheetNo, request, key) =>
      reserveOnce(key, [orderSheetNo, request], () => reserve(orderSheetNo, request)),
    approve: (orderNo, paymentKey, key) => approveOnce(key, [orderNo, paymentKey], () => approve(orderNo, paymentKey)),
    list: async ({ statuses = [], cursor = '0', pageSize, ...days }) => {
      await backend.member();
      const { from, until } = listPeriod(days, clock.now());
      const shown = [...orders.values()].filter(isListed).filter(({ orderedAt, options }) => {
        const hasStatus = statuses.length === 0 || options.some(({ status }) => statuses.includes(status));
        return hasStatus && orderedAt >= from && orderedAt < until;
      });
      const end = Number(cursor) + pageSize;
      const items = shown.toReversed().slice(Number(cursor), end);
      return {
        items: items.map((order) => summaryOf(order, gifts.ofOrder(order), clock.now())),
        totalCount: shown.length,
        nextCursor: end < shown.length ? String(end) : null,
      };
    },
    statusCounts: async () => {
      await backend.member();
      const { from } = listPeriod({}, clock.now());
      const shown = [...orders.values()].filter((order) => isShown(order) && order.orderedAt >= from);
      return { ...countStatuses(shown), ...countClaims(outside.claims.values(), from) };
    },
    get: (orderNo) => backend.member().then(() => answerOf(outside.orderOf(orderNo))),
    acquirePurchaseEvent: acquirePurchaseEvents(backend, outside),
    confirmPurchase: async (orderOptionNo, key) => {
      await moveOnce(key, ['confirm', orderOptionNo], async () => {
        await backend.member();
        confirmOption(backend, outside, { orderOptionNo, by: 'BUYER' });
        return null;
      });
    },
    setRefundAccount: async (orderNo) => {
      await backend.member();
      outside.orderOf(orderNo);
      // No deposit comes late in a memory shop.
      throw commerceError('STATE_CONFLICT', { details: { orderNo } });
    },
    markDelivered: async (orderOptionNo, key) => {
      await moveOnce(key, ['delivered', orderOptionNo], async () => {
        await backend.member();
        moveOption(orderOptionNo, 'DELIVERY_DONE', 'BUYER');
        return null;
      });
    },
    deliverySteps: async (orderOptionNo) => {
      await backend.member();
      const { options } = outside.orderOfOption(orderOptionNo);
      return courierSteps(options.find((option) => option.orderOptionNo === orderOptionNo)?.reachedAt ?? {});
    },
  };
}
