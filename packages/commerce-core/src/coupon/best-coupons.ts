import type { ProductNo } from '../value/identifiers.ts';
import type { CouponRequest } from './coupon-request.ts';
import { type Won, ZERO_WON, subtractWon, sumWonOf, won } from '../value/won.ts';
import { offerOnCart, offerOnDelivery, offerOnProduct } from './apply-coupons.ts';
import { assign } from './assign.ts';
import {
  type CouponBasket,
  type CouponContext,
  type OwnedCoupon,
  couponAmount,
  goodsOfProduct,
  reachesGoods,
  mayCombine,
} from './coupon-rule.ts';

/** How many partial choices are tried for one cart coupon before the best found so far is taken. Assumed: a few ms. */
const SEARCH_LIMIT = 5_000;

/** Gains are whole won times this, so that a lower rank decides between equal gains. */
const RANK_SCALE = 4_096;

/** Which product coupon each product takes, by index; null for none. */
type Choice = readonly (number | null)[];

interface Search {
  /** What each coupon takes off each product, in won. */
  readonly offers: readonly (readonly Won[])[];
  readonly cart: CartSide;
}

/** What the cart coupon sees: which products it reaches, and their amount in won. */
interface CartSide {
  readonly coupon: OwnedCoupon | null;
  readonly isReached: readonly boolean[];
  readonly reachedAmt: Won;
}

/**
 * The coupons that take off the most: one product coupon a product, one cart coupon, one delivery coupon, none twice
 * and none for nothing; among equals those that end sooner, then those with the lower number. Whatever the order of
 * goods and coupons, the answer is the same. Exact for carts of every usual size; a cart coupon that reaches only some
 * of many products may be met by the best of 5,000 tries. Assumed: the shop picks the best for the member.
 */
export function bestCoupons(
  basket: CouponBasket,
  owned: readonly OwnedCoupon[],
  context: CouponContext,
): CouponRequest {
  const coupons = owned.toSorted((a, b) => a.useEndAt - b.useEndAt || a.couponIssueNo - b.couponIssueNo);
  const products = [...new Set(basket.goods.map((line) => line.productNo))].toSorted((a, b) => a - b);
  const productCoupons = coupons.filter((coupon) => coupon.couponType === 'PRODUCT');
  const offers = products.map((productNo) =>
    productCoupons.map((coupon) => offerOnProduct(coupon, productNo, basket, context).discountAmt),
  );
  const none = basket.goods.map(() => ZERO_WON);
  const cartCoupons = coupons.filter(
    (coupon) => coupon.couponType === 'CART' && offerOnCart(coupon, basket, none, context).discountAmt > 0,
  );

  let best: { readonly choice: Choice; readonly cart: OwnedCoupon | null; readonly total: number } | null = null;
  for (const coupon of [null, ...cartCoupons]) {
    const search = { offers: offersBeside(coupon, productCoupons, offers), cart: cartSide(coupon, basket, products) };
    const choice = withoutWaste(search, bestChoice(search));
    const total = totalOf(search, choice);
    if (best === null || total > best.total) best = { choice, cart: coupon, total };
  }

  const delivery = bestDelivery(basket, coupons, context);
  return {
    cartCouponIssueNo: best?.cart?.couponIssueNo ?? null,
    deliveryCouponIssueNo: delivery?.couponIssueNo ?? null,
    productCoupons: products.flatMap((productNo, row) => {
      const coupon = productCoupons[best?.choice[row] ?? -1];
      return coupon === undefined ? [] : [{ productNo, couponIssueNo: coupon.couponIssueNo }];
    }),
  };
}

/** What product coupons take off beside a cart coupon: nothing where they may not be combined. */
function offersBeside(
  cartCoupon: OwnedCoupon | null,
  productCoupons: readonly OwnedCoupon[],
  offers: readonly (readonly Won[])[],
): readonly (readonly Won[])[] {
  if (cartCoupon === null) return offers;
  const isAllowed = productCoupons.map((coupon) => mayCombine(coupon, cartCoupon));
  return offers.map((row) => row.map((amount, column) => (isAllowed[column] === true ? amount : ZERO_WON)));
}

function bestDelivery(
  basket: CouponBasket,
  coupons: readonly OwnedCoupon[],
  context: CouponContext,
): OwnedCoupon | null {
  let best: { readonly coupon: OwnedCoupon | null; readonly amount: number } = { coupon: null, amount: 0 };
  for (const coupon of coupons) {
    if (coupon.couponType !== 'CART_DELIVERY') continue;
    const { discountAmt } = offerOnDelivery(coupon, basket, context);
    if (discountAmt > best.amount) best = { coupon, amount: discountAmt };
  }
  return best.coupon;
}

function cartSide(coupon: OwnedCoupon | null, basket: CouponBasket, products: readonly ProductNo[]): CartSide {
  const reached = coupon === null ? [] : basket.goods.filter((line) => reachesGoods(coupon, line));
  return {
    coupon,
    isReached: products.map((productNo) => goodsOfProduct({ ...basket, goods: reached }, productNo).length > 0),
    reachedAmt: sumWonOf(reached, (line) => line.buyAmt),
  };
}

/** What all coupons of a choice take off together, in won; never less when a product takes more. */
function totalOf({ offers, cart }: Search, choice: Choice): number {
  let onReached = 0;
  let onOthers = 0;
  for (const [row, column] of choice.entries()) {
    const amount = column === null ? 0 : (offers[row]?.[column] ?? 0);
    if (cart.isReached[row] === true) onReached += amount;
    else onOthers += amount;
  }
  return onOthers + onReached + cartAmount(cart, onReached);
}

function cartAmount(cart: CartSide, onReached: number): Won {
  if (cart.coupon === null) return ZERO_WON;
  return couponAmount(cart.coupon, subtractWon(cart.reachedAmt, won(onReached)));
}

/**
 * A product's coupon lowers what a cart coupon takes of the goods it reaches. Where it reaches all or none of them, the
 * most product coupons are the most in all. Where it reaches some, their worth is weighed, then every choice is tried.
 */
function bestChoice(search: Search): Choice {
  const { cart, offers } = search;
  const rowsWithOffer = offers.flatMap((row, index) => (row.some((amount) => amount > 0) ? [index] : []));
  const reachedCount = rowsWithOffer.filter((row) => cart.isReached[row] === true).length;
  const full = weighedChoice(search, 1);
  if (reachedCount === 0 || reachedCount === rowsWithOffer.length) return full;

  const percent = cart.coupon === null || cart.coupon.fixedAmt ? 100 : cart.coupon.discountRate;
  const candidates = [full, weighedChoice(search, 1 - percent / 100), weighedChoice(search, 0)];
  const first = candidates.reduce((best, choice) => (totalOf(search, choice) > totalOf(search, best) ? choice : best));
  return searchedChoice(search, first);
}

function weighedChoice({ offers, cart }: Search, reachedWorth: number): Choice {
  const gains = offers.map((row, index) => {
    const worth = cart.isReached[index] === true ? reachedWorth : 1;
    return row.map((amount, column) => (amount > 0 ? Math.round(amount * worth * RANK_SCALE) - column - 1 : 0));
  });
  return assign(gains);
}

/** Tries every choice that could still beat the best one, up to the limit. */
function searchedChoice(search: Search, first: Choice): Choice {
  const { offers } = search;
  const mostOf = offers.map((row) => row.indexOf(won(Math.max(0, ...row))));
  const used = new Set<number>();
  const current: (number | null)[] = offers.map(() => null);
  let best = first;
  let bestTotal = totalOf(search, first);
  let triesLeft = SEARCH_LIMIT;

  const visit = (row: number): void => {
    if (triesLeft === 0) return;
    triesLeft -= 1;
    const most = current.map((column, index) => (index < row ? column : (mostOf[index] ?? null)));
    if (totalOf(search, most) <= bestTotal) return;
    if (row === offers.length) {
      best = [...current];
      bestTotal = totalOf(search, best);
      return;
    }
    for (const [column, amount] of (offers[row] ?? []).entries()) {
      if (amount <= 0 || used.has(column)) continue;
      used.add(column);
      current[row] = column;
      visit(row + 1);
      used.delete(column);
    }
    current[row] = null;
    visit(row + 1);
  };
  visit(0);
  return best;
}

/** Leaves out each product coupon, the last to end first, without which the total stays the same. */
function withoutWaste(search: Search, choice: Choice): Choice {
  const total = totalOf(search, choice);
  let remaining = choice;
  const columns = choice.filter((column) => column !== null).toSorted((a, b) => b - a);
  for (const column of columns) {
    const without = remaining.map((candidate) => (candidate === column ? null : candidate));
    if (totalOf(search, without) === total) remaining = without;
  }
  return remaining;
}
