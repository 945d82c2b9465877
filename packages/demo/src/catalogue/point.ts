import { HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { HONG_GILDONG } from '../people.ts';
import { daysAgo, kstHourOn } from './moment.ts';
import type { PastOrder } from './order.ts';
import { PHOTO_REVIEW_POINTS } from './product-row.ts';

/** What 홍길동 has, in won. */
export const HONG_POINTS = 3_250;

const CONFIRM_HOURS = 120;

/** Points that came: how many, what is left, why and until when. */
interface Lot {
  readonly granted: number;
  readonly rest: number;
  readonly at: Date;
  readonly expiresAt: Date;
  readonly reason: string;
  readonly effectKey: string;
  readonly orderNo: string | null;
  readonly orderOptionNo: number | null;
  readonly reviewNo: number | null;
}

/** The review whose photo has brought points. */
export interface PaidReview {
  readonly reviewNo: number;
  readonly productNo: number;
}

/** One lot per confirmed line, as the shop itself would grant it. */
function confirmedLots(orders: readonly PastOrder[], now: EpochMs): readonly Lot[] {
  const own = orders.filter(
    ({ orderer, status }) => orderer.memberNo === HONG_GILDONG.memberNo && status === 'BUY_CONFIRM',
  );
  return own.flatMap(({ orderNo, orderedAt, parcels }) => {
    const at = new Date(orderedAt + CONFIRM_HOURS * HOUR_MS);
    const expiresAt = kstHourOn(now, 365 - Math.round((now - at.getTime()) / (24 * HOUR_MS)), 24);
    return parcels
      .flatMap(({ lines }) => lines)
      .filter(({ accumulationAmt }) => accumulationAmt > 0)
      .map(({ orderOptionNo, accumulationAmt }) => ({
        granted: accumulationAmt,
        rest: accumulationAmt,
        at,
        expiresAt,
        reason: 'ADD_AFTER_PAYMENT',
        effectKey: `option:${orderOptionNo}:confirm`,
        orderNo,
        orderOptionNo,
        reviewNo: null,
      }));
  });
}

/** The lots, the ledger that explains them, what was spent and the balance: all sum to the same. */
export function pointRows(orders: readonly PastOrder[], review: PaidReview, now: EpochMs) {
  const memberNo = HONG_GILDONG.memberNo;
  const spender = orders.find(({ points }) => points > 0);
  const spent = spender?.points ?? 0;
  const confirmed = confirmedLots(orders, now);
  const earned = confirmed.reduce((total, { granted }) => total + granted, 0);
  const rest = HONG_POINTS - PHOTO_REVIEW_POINTS - earned;
  const none = { orderNo: null, orderOptionNo: null, reviewNo: null };
  const lots: readonly Lot[] = [
    {
      granted: rest + spent,
      rest,
      at: daysAgo(now, 355),
      expiresAt: kstHourOn(now, 10, 24),
      reason: 'ADD_EVENT',
      effectKey: 'demo:point:welcome',
      ...none,
    },
    ...confirmed,
    {
      granted: PHOTO_REVIEW_POINTS,
      rest: PHOTO_REVIEW_POINTS,
      at: daysAgo(now, 12),
      expiresAt: kstHourOn(now, 353, 24),
      reason: 'ADD_POSTING',
      effectKey: `review-photo:${memberNo}:${review.productNo}`,
      ...none,
      reviewNo: review.reviewNo,
    },
  ];
  const given = lots.map((lot, index) => ({
    ...lot,
    amount: lot.granted,
    lotNo: index + 1,
    status: 'GIVE' as const,
    expires: lot.expiresAt,
  }));
  const taken =
    spender === undefined
      ? []
      : [
          {
            at: new Date(spender.orderedAt),
            amount: -spent,
            lotNo: null,
            status: 'SUBTRACTION' as const,
            reason: 'SUB_PAYMENT_USED',
            effectKey: `demo:point:${spender.orderNo}`,
            orderNo: spender.orderNo,
            orderOptionNo: null,
            reviewNo: null,
            expires: null,
          },
        ];
  let balanceAmt = 0;
  const ledger = [...given, ...taken]
    .toSorted((left, right) => left.at.getTime() - right.at.getTime())
    .map((entry, index) => {
      balanceAmt += entry.amount;
      return {
        accumulationNo: index + 1,
        memberNo,
        effectKey: entry.effectKey,
        status: entry.status,
        reason: entry.reason,
        pointAmt: entry.amount,
        balanceAmt,
        pointLotNo: entry.lotNo,
        orderNo: entry.orderNo,
        orderOptionNo: entry.orderOptionNo,
        reviewNo: entry.reviewNo,
        registeredAt: entry.at,
        expiresAt: entry.expires,
      };
    });
  return {
    pointLot: lots.map((lot, index) => ({
      pointLotNo: index + 1,
      memberNo,
      grantedAmt: lot.granted,
      restAmt: lot.rest,
      startsAt: lot.at,
      expiresAt: lot.expiresAt,
    })),
    pointLedger: ledger,
    pointSpend: ledger
      .filter(({ status }) => status === 'SUBTRACTION')
      .map(({ accumulationNo }) => ({ accumulationNo, pointLotNo: 1, spentAmt: spent })),
  };
}
