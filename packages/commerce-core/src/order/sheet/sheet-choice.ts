import type { Address } from '../../address/address.ts';
import type { CouponRequest } from '../../coupon/coupon-request.ts';
import { isCommerceError } from '../../error/commerce-error.ts';
import { DEFAULT_POINT_POLICY } from '../../point/point.ts';
import { addWon, won, type Won, ZERO_WON } from '../../value/won.ts';
import { NO_CHOICE, type OrderSheetChoice, type ReserveRequest } from './order-sheet.ts';
import { bestOrderCoupons, priceOrder } from './price-order.ts';
import type { OrderFacts, OrderLine, PricedOrder } from './priced-order.ts';

/**
 * What a sheet opens with, priced: the choice last made on it or, where that holds no more (a coupon has ended, an
 * amount is too low now), the best coupons and no points. Assumed.
 * @param mainZipCd of the member's own address; null for none, and for a gift
 */
export function openingChoice<Line extends OrderLine>(
  facts: OrderFacts<Line>,
  { saved, mainZipCd }: { readonly saved: OrderSheetChoice | null; readonly mainZipCd: string | null },
): {
  readonly choice: OrderSheetChoice;
  readonly priced: PricedOrder<Line>;
  readonly bestCoupons: CouponRequest;
} {
  const bestCoupons = bestOrderCoupons(facts);
  if (saved !== null) {
    try {
      const choice = { ...saved, receiverZipCd: saved.receiverZipCd ?? mainZipCd };
      return { choice, priced: priceOrder(facts, choice), bestCoupons };
    } catch (error) {
      if (!isCommerceError(error, 'COUPON_UNUSABLE')) throw error;
    }
  }
  const choice = { ...NO_CHOICE, receiverZipCd: mainZipCd, coupons: bestCoupons };
  return { choice, priced: priceOrder(facts, choice), bestCoupons };
}

/** What the best coupons the member holds take off an order of these lines, in won: what its sheet opens with. */
export function bestCouponAmt(facts: Omit<OrderFacts, 'pointBalance' | 'pointPolicy'>): Won {
  const withoutPoints = { ...facts, pointBalance: ZERO_WON, pointPolicy: DEFAULT_POINT_POLICY };
  const { amount } = openingChoice(withoutPoints, { saved: null, mainZipCd: null }).priced;
  return addWon(
    addWon(amount.productCouponDiscountAmt, amount.cartCouponDiscountAmt),
    amount.deliveryCouponDiscountAmt,
  );
}

/** What of a request to pay decides over its price. */
type PricedRequest = Pick<ReserveRequest, 'coupons'> & {
  readonly subPayAmt: number;
  readonly shippingAddress?: Pick<Address, 'receiverZipCd'> | null | undefined;
};

/** The choice that a request to pay asks a price for. */
export function reservedChoice({ shippingAddress, coupons, subPayAmt }: PricedRequest): OrderSheetChoice {
  return { receiverZipCd: shippingAddress?.receiverZipCd ?? null, coupons, points: won(subPayAmt) };
}
