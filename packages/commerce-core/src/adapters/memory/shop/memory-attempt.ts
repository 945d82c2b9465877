import { commerceError } from '../../../error/commerce-error.ts';
import type { GiftOrderFacts } from '../../../gift/gift-refusal.ts';
import type { UnpaidOrders } from '../../../order/sheet/unpaid-refusal.ts';
import { awaitsPayment } from '../../../order/record/order-status.ts';
import type { ReserveRequest } from '../../../order/sheet/order-sheet.ts';
import type { CartNo, CouponIssueNo } from '../../../value/identifiers.ts';
import { addWon, sumWonOf } from '../../../value/won.ts';
import type { MemoryBackend } from '../memory-backend.ts';
import { type MemoryOrder, statusOf } from './memory-order.ts';
import type { MemoryOutside } from './memory-outside.ts';
import type { MemorySheet } from './memory-sheet.ts';

/** The shop as a new attempt sees it: what unpaid orders hold of coupons and points is free again for it. */
export function withoutHolds(backend: MemoryBackend, { orders }: MemoryOutside): MemoryBackend {
  const waiting = [...orders.values()].filter(isWaiting);
  const held = waiting.flatMap(({ request }) => couponIssueNosOf(request));
  const { state } = backend;
  return {
    ...backend,
    state: {
      ...state,
      points: addWon(
        state.points,
        sumWonOf(waiting, ({ priced }) => priced.amount.subPayAmt),
      ),
      issues: state.issues.map((issue) => (held.includes(issue.couponIssueNo) ? { ...issue, usedAt: null } : issue)),
    },
  };
}

/**
 * Unpaid orders that hold what a sheet needs: its own, those of the same cart lines, and older
 * ones with its coupons or points.
 */
export function conflictingOrdersOf(
  { state }: MemoryBackend,
  { orders, sheets }: MemoryOutside,
  sheet: MemorySheet,
  request: ReserveRequest,
): readonly MemoryOrder[] {
  const cartNos = cartNosOf(sheet);
  const coupons = couponIssueNosOf(request);
  return [...orders.values()].filter(isWaiting).filter((order) => {
    if (order.orderSheetNo === sheet.orderSheetNo) return true;
    if (cartNosOf(sheets.get(order.orderSheetNo)).some((cartNo) => cartNos.includes(cartNo))) return true;
    const holdsCoupon = couponIssueNosOf(order.request).some((no) => coupons.includes(no));
    const holdsPoints = order.priced.amount.subPayAmt > 0 && request.subPayAmt > state.points;
    return order.orderedAt < sheet.openedAt && (holdsCoupon || holdsPoints);
  });
}

/** Rejects once the sheet is ordered from, and when the cart no longer has what it was made of. */
export function refuseSecondOrder({ state }: MemoryBackend, { orders }: MemoryOutside, sheet: MemorySheet): void {
  const second = [...orders.values()].find(
    ({ orderSheetNo, failCode }) => orderSheetNo === sheet.orderSheetNo && failCode === null,
  );
  if (second !== undefined) throw commerceError('STATE_CONFLICT', { details: { orderNo: second.orderNo } });
  if (!sheet.isOfCart) return;
  const gone = sheet.lines.filter(
    ({ cartNo, optionNo, orderCnt }) =>
      !state.cart.some((line) => line.cartNo === cartNo && line.optionNo === optionNo && line.orderCnt >= orderCnt),
  );
  if (gone.length === 0) return;
  const optionNos = gone.map(({ optionNo }) => optionNo);
  throw commerceError('NOT_FOUND', { details: { optionNos, reason: 'CART' } });
}

/** What a gift to a phone is judged by; null while no recipient is named. */
export function giftFacts(
  { clock }: Pick<MemoryBackend, 'clock'>,
  { gifts, orders }: Pick<MemoryOutside, 'gifts' | 'orders'>,
  receiverPhone: string | null,
): Omit<GiftOrderFacts, 'lines'> {
  const paid = [...orders.values()].filter((order) => order.failCode === null && !awaitsPayment(statusOf(order)));
  const sent = paid.flatMap(({ orderSheetNo, orderedAt }) => {
    const gift = gifts.get(orderSheetNo);
    return gift === undefined ? [] : { receiverPhone: gift.request.receiverPhone, orderedAt };
  });
  return { receiverPhone, sent, now: clock.now() };
}

/** What orders hold that wait for their money. */
export function unpaidOrders({ clock }: MemoryBackend, { orders }: MemoryOutside): UnpaidOrders {
  const waiting = [...orders.values()].filter(
    (order) => order.failCode === null && awaitsPayment(statusOf(order)) && order.expiresAt > clock.now(),
  );
  const held = waiting.flatMap(({ priced }) => priced.lines.map(({ line }) => line.orderCnt));
  return { orderCnt: waiting.length, pieceCnt: held.reduce((sum, count) => sum + count, 0) };
}

/**
 * Takes what a sheet was made of out of the cart; a line that was raised meanwhile keeps the rest, under a new number.
 */
export function takeFromCart({ state, nextNo }: MemoryBackend, sheet: MemorySheet | undefined): void {
  if (sheet?.isOfCart !== true) return;
  state.cart = state.cart.flatMap((line) => {
    const bought = sheet.lines.find(({ cartNo, optionNo }) => cartNo === line.cartNo && optionNo === line.optionNo);
    if (bought === undefined) return [line];
    const orderCnt = line.orderCnt - bought.orderCnt;
    return orderCnt > 0 ? [{ ...line, cartNo: nextNo(), orderCnt }] : [];
  });
}

function isWaiting(order: MemoryOrder): boolean {
  return order.failCode === null && statusOf(order) === 'PAY_WAIT';
}

function cartNosOf(sheet: MemorySheet | undefined): readonly CartNo[] {
  return sheet?.isOfCart === true ? sheet.lines.map(({ cartNo }) => cartNo) : [];
}

function couponIssueNosOf({ coupons }: ReserveRequest): readonly CouponIssueNo[] {
  const { cartCouponIssueNo, deliveryCouponIssueNo, productCoupons } = coupons;
  const used = [cartCouponIssueNo, deliveryCouponIssueNo, ...productCoupons.map((coupon) => coupon.couponIssueNo)];
  return used.filter((couponIssueNo) => couponIssueNo !== null);
}
