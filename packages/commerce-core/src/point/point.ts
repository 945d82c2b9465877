import { ZERO_WON, type Won, minWon, percentOfWon, won } from '../value/won.ts';

/** Points of a member, one point being one won. The vendor's shape. */
export interface PointBalance {
  readonly totalAvailableAmt: Won;
  /** Expires within 30 days. */
  readonly totalExpireAmt: Won;
  /** Promised, not yet given. */
  readonly waitingAccumulation: Won;
  /** Taken back but spent before, settled by what comes next; 0 while there is anything to spend. Assumed. */
  readonly owedAmt: Won;
}

/** How points may be used. Assumed: the figures are not shown; a host may set its own. */
export interface PointPolicy {
  /** The fewest points of one use. */
  readonly minAccumulationLimit: Won;
  /** Points are used in multiples of this, 1 or more. */
  readonly accumulationUnit: Won;
  /** The least amount of goods points can be used for. */
  readonly minPriceLimit: Won;
  /** The share of what is to pay that points may pay, in percent, 0 to 100. */
  readonly maxRate: number;
}

/** From 100 points, in tens, for any goods, up to all there is to pay. Assumed: the figures are not shown. */
export const DEFAULT_POINT_POLICY: PointPolicy = {
  minAccumulationLimit: won(100),
  accumulationUnit: won(10),
  minPriceLimit: ZERO_WON,
  maxRate: 100,
};

/** What limits the points of an order, in won. */
export interface PointContext {
  /** Points the member has. */
  readonly balance: Won;
  /** Goods after discounts and coupons. */
  readonly goodsAmt: Won;
  /** Goods and delivery after coupons: all there is to pay. */
  readonly payAmt: Won;
}

/**
 * The most points that may be used: a multiple of the unit, 0 when not even the least may be. Spec §8 for the balance.
 */
export function maxUsablePoints(context: PointContext, policy: PointPolicy = DEFAULT_POINT_POLICY): Won {
  if (context.goodsAmt < policy.minPriceLimit) return ZERO_WON;
  const most = minWon(context.balance, minWon(context.payAmt, percentOfWon(context.payAmt, policy.maxRate)));
  const rounded = roundDown(most, policy.accumulationUnit);
  return rounded < policy.minAccumulationLimit ? ZERO_WON : rounded;
}

/** Why points were changed. Assumed: the inline message names it; NOT_ENOUGH is the backend's MB04. */
export type PointProblem = 'NOT_ENOUGH' | 'OVER_LIMIT' | 'UNIT' | 'BELOW_MIN';

/** Points that may be used, and why they are not those asked for. */
export interface UsablePoints {
  readonly points: Won;
  readonly problem: PointProblem | null;
}

/** Brings points asked for down to what may be used, saying why; never up. Spec §8; limits are Assumed. */
export function clampPoints(
  requested: Won,
  context: PointContext,
  policy: PointPolicy = DEFAULT_POINT_POLICY,
): UsablePoints {
  if (requested <= 0) return { points: ZERO_WON, problem: null };
  const most = maxUsablePoints(context, policy);
  if (requested > most) return { points: most, problem: requested > context.balance ? 'NOT_ENOUGH' : 'OVER_LIMIT' };
  const points = roundDown(requested, policy.accumulationUnit);
  if (points < policy.minAccumulationLimit) return { points: ZERO_WON, problem: 'BELOW_MIN' };
  return { points, problem: points === requested ? null : 'UNIT' };
}

/**
 * Points that confirming a purchase brings: a percentage of what was paid for the goods, rounded down. Assumed: points
 * used bring none.
 * @param rate percent, 0 to 100
 */
export function accumulationOf(chargedGoodsAmt: Won, rate: number): Won {
  return percentOfWon(chargedGoodsAmt, rate);
}

/**
 * The percentage of a line that its purchase brings a member: the product's own and, on top, that of their grade, 100
 * at most. Assumed: the vendor adds the two.
 * @param productRate percent, 0 to 100
 * @param gradeRate percent, 0 to 100; 0 for a guest
 */
export function earnRate(productRate: number, gradeRate: number): number {
  return Math.min(100, productRate + gradeRate);
}

function roundDown(amount: Won, unit: Won): Won {
  return unit <= 1 ? amount : won(amount - (amount % unit));
}
