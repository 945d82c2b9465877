import { isClaimDone, isClaimEnded, isClaimSettled } from '../../claim/claim-steps.ts';
import type { Claim } from '../../claim/claim-record.ts';
import { isGiftTakenBack } from '../../gift/gift.ts';
import type { SentGift } from '../../gift/gift-record.ts';
import type { Order, OrderOption } from '../../order/record/order-record.ts';
import { hasEndedUnpaid } from '../../order/record/order-status.ts';
import type { PointEntry, PointReason } from '../../point/point-history.ts';
import { isPast, kst } from '../../value/calendar.ts';
import type { EpochMs } from '../../value/time.ts';
import { addWon, subtractWon, sumWonOf, type Won } from '../../value/won.ts';
import type { Given } from './asks.ts';

/** Pieces each option of a suite shop begins with. */
const FIRST_STOCK = 10;
const PAGE_SIZE = 100;

/** What a member sees of a shop at one instant. */
interface Seen {
  readonly orders: readonly Order[];
  readonly options: readonly OrderOption[];
  readonly claims: readonly Claim[];
  readonly gifts: readonly SentGift[];
  readonly stock: ReadonlyMap<number, number>;
  readonly points: number;
  readonly entries: readonly PointEntry[];
}

/** One law: what of it is broken, in words; nothing when it holds. */
type Law = (seen: Seen, given: Given) => readonly string[];

/**
 * Looks at a shop from outside, as its member may, and tells which of the laws that hold in every shop are broken: no
 * piece is sold twice, no won and no point appears or is lost, no coupon pays twice, no gift is stuck.
 */
export async function brokenLaws(given: Given): Promise<readonly string[]> {
  const seen = await lookAt(given);
  return Object.entries(LAWS).flatMap(([name, law]) => law(seen, given).map((place) => `${name}: ${place}`));
}

const LAWS: Readonly<Record<string, Law>> = {
  'pieces on the shelf, ordered and kept for an exchange are those there were': ({ options, claims, stock }) =>
    [...stock].flatMap(([optionNo, left]) => {
      const ordered = options
        .filter((option) => option.optionNo === optionNo && !hasGoneBack(option))
        .reduce((sum, { orderCnt, claimedCnt }) => sum + orderCnt - claimedCnt, 0);
      const kept = claims
        .filter(({ claimType, claimStatusType }) => claimType === 'EXCHANGE' && !isClaimEnded(claimStatusType))
        .flatMap((claim) => claim.options.filter(({ exchangeOptionNo }) => exchangeOptionNo === optionNo))
        .reduce((sum, { productCnt }) => sum + productCnt, 0);
      return left >= 0 && left + ordered + kept === FIRST_STOCK
        ? []
        : [`option ${optionNo} has ${left}, ordered ${ordered}, kept ${kept} of ${FIRST_STOCK}`];
    }),
  'a bill adds up to what is charged': ({ orders }) =>
    orders.flatMap(({ orderNo, lines, firstOrderAmount: { chargeAmt } }) => {
      const sum = sumWonOf(lines, ({ amount }) => amount);
      return sum === chargeAmt ? [] : [`order ${orderNo} adds up to ${sum}, ${chargeAmt} is charged`];
    }),
  'what is left of a payment and what claims bring back is what was paid': ({ orders, claims }) =>
    orders.flatMap(({ orderNo, firstOrderAmount: first, lastOrderAmount: last }) => {
      const done = claims.filter((claim) => claim.orderNo === orderNo && goesBack(claim));
      const charged = addWon(
        last.chargeAmt,
        sumWonOf(done, ({ estimate }) => estimate.refundMainPayAmt),
      );
      const points = addWon(
        last.subPayAmt,
        sumWonOf(done, ({ estimate }) => estimate.refundSubPayAmt),
      );
      const isRight =
        charged === first.chargeAmt && points === first.subPayAmt && last.chargeAmt >= 0 && last.subPayAmt >= 0;
      return isRight
        ? []
        : [`order ${orderNo}: ${charged} of ${first.chargeAmt} won, ${points} of ${first.subPayAmt} points`];
    }),
  'points are what came less what went': ({ points, entries }) => {
    const sum = sumWonOf(entries, ({ accumulationAmt }) => accumulationAmt);
    const last = entries[0]?.totalAvailableAmt ?? 0;
    return points >= 0 && sum === points && last === points ? [] : [`balance ${points}, sum ${sum}, last ${last}`];
  },
  'points of an order are what it keeps of them': ({ orders, entries }) =>
    orders.flatMap((order) => {
      const moved = sumOfReasons(entries, order, ['SUB_PAYMENT_USED', 'ADD_CANCEL', 'ADD_RETURN']);
      const kept = isUnpaid(order) ? 0 : order.lastOrderAmount.subPayAmt;
      return moved + kept === 0 ? [] : [`order ${order.orderNo} moved ${moved} and keeps ${kept}`];
    }),
  'a purchase brings its points once, and not for what has gone back': ({ orders, entries }) =>
    orders.flatMap((order) => {
      const earned = sumOfReasons(entries, order, ['ADD_AFTER_PAYMENT', 'SUB_RETURN']);
      const confirmed = optionsOf(order).filter(({ orderStatusType }) => orderStatusType === 'BUY_CONFIRM');
      const due = sumWonOf(confirmed, ({ accumulationAmt }) => accumulationAmt);
      return earned === due ? [] : [`order ${order.orderNo} brought ${earned} of ${due}`];
    }),
  'a coupon pays for one order': ({ orders }, { orders: begun }) => {
    const live = begun.filter(({ orderNo }) => orders.some((order) => order.orderNo === orderNo && !isOver(order)));
    const used = live.flatMap(({ couponIssueNo }) => couponIssueNo ?? []);
    return used.filter((no, index) => used.indexOf(no) !== index).map((no) => `coupon ${no}`);
  },
  'a gift that nobody received is paid back whole': ({ gifts, orders }) =>
    gifts
      .filter(({ status }) => isGiftTakenBack(status))
      .flatMap(({ giftId, orderNo }) => {
        const order = orders.find((one) => one.orderNo === orderNo);
        return order === undefined || order.lastOrderAmount.payAmt === 0
          ? []
          : [`gift ${giftId} keeps ${order.lastOrderAmount.payAmt}`];
      }),
  'no gift waits after its last moment': ({ gifts }, { shop }) =>
    gifts
      .filter(({ status, expireYmdt }) => status === 'WAITING_ADDRESS' && isOverdue(expireYmdt, shop.clock.now()))
      .map(({ giftId, expireYmdt }) => `gift ${giftId} waits since ${expireYmdt}`),
};

async function lookAt({ shop, orders: begun }: Given): Promise<Seen> {
  const { claimApi, giftApi, orderApi, pointApi, productApi } = shop.member;
  const orders = await Promise.all(begun.map(({ orderNo }) => orderApi.get(orderNo)));
  const { plain, other, otherOption, limited } = shop.goods;
  const productNos = [...new Set([plain, other, limited].map(({ productNo }) => productNo))];
  const shown = await Promise.all(productNos.map((productNo) => productApi.options(productNo)));
  const watched = new Set([plain, other, otherOption, limited].map(({ optionNo }) => optionNo));
  const stock = shown
    .flatMap(({ flatOptions }) => flatOptions)
    .filter(({ optionNo }) => watched.has(optionNo))
    .map(({ optionNo, stockCnt }) => [optionNo, stockCnt] as const);
  const sent = orders.flatMap(({ gift }) => gift?.giftId ?? []);
  const gifts = await Promise.all(sent.map((giftId) => giftApi.get(giftId)));
  return {
    orders,
    options: orders.flatMap(optionsOf),
    claims: await allOf((cursor) => claimApi.list({ ...cursor, pageSize: PAGE_SIZE })),
    gifts: gifts.filter((gift) => gift.side === 'SEND'),
    stock: new Map(stock),
    points: (await pointApi.get()).totalAvailableAmt,
    entries: await allOf((cursor) => pointApi.history({ ...cursor, pageSize: PAGE_SIZE })),
  };
}

/** Every page of a list. */
async function allOf<Item>(
  read: (cursor: {
    readonly cursor?: string;
  }) => Promise<{ readonly items: readonly Item[]; readonly nextCursor: string | null }>,
): Promise<readonly Item[]> {
  const items: Item[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await read(cursor === '' ? {} : { cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

const hasGoneBack = ({ orderStatusType }: OrderOption): boolean =>
  hasEndedUnpaid(orderStatusType) || orderStatusType === 'CANCEL_DONE' || orderStatusType === 'RETURN_DONE';

/** Whether it is settled that the money of a claim goes back. */
const goesBack = ({ claimType, claimStatusType, refund }: Claim): boolean =>
  claimType !== 'EXCHANGE' && refund !== null && (isClaimSettled(claimStatusType) || isClaimDone(claimStatusType));

const optionsOf = ({ orderOptionsGroupByPartner }: Order): readonly OrderOption[] =>
  orderOptionsGroupByPartner
    .flatMap(({ orderOptionsGroupByDelivery }) => orderOptionsGroupByDelivery)
    .flatMap(({ orderOptions }) => orderOptions);

const isOver = (order: Order): boolean => optionsOf(order).every(hasGoneBack);

const isUnpaid = (order: Order): boolean =>
  optionsOf(order).every(({ orderStatusType }) => hasEndedUnpaid(orderStatusType));

/** What the points of an order came to for some reasons; owed ones have gone, too. */
const sumOfReasons = (entries: readonly PointEntry[], { orderNo }: Order, reasons: readonly PointReason[]): Won =>
  sumWonOf(
    entries.filter((entry) => entry.orderNo === orderNo && reasons.includes(entry.accumulationReserveReason)),
    ({ accumulationAmt, owedAmt }) => subtractWon(accumulationAmt, owedAmt),
  );

const isOverdue = (ymdt: string | null, now: EpochMs): boolean => ymdt !== null && isPast(kst(ymdt), now);
