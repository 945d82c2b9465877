import { type CouponRequest, personLimit, type PricedOrder, sumWonOf } from '@dealstore/commerce-core/domain';
import type { CallOf } from '../../contract/operation.ts';
import type { CouponUse } from '../hold/coupon-use.ts';
import { piecesBy } from '../sheet/pieces.ts';
import type { PurchaseQuota } from '../hold/purchase-count.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';
import type { RequiredTerms } from '../sheet/sheet-terms.ts';

type Body = CallOf<'reservePayment'>['body'];

/** Which texts were agreed to, each in its version. */
export function agreedTo(
  terms: readonly RequiredTerms[],
  agrees: Body['agreementTermsAgrees'],
): readonly { readonly termsType: string; readonly version: string }[] {
  const agreed = new Set(agrees.filter(({ isAgree }) => isAgree).map(({ termsType }) => termsType));
  return terms.filter(({ type }) => agreed.has(type)).map(({ type, version }) => ({ termsType: type, version }));
}

/** Every coupon of an order with its discount. */
export function couponUses(priced: PricedOrder<SheetLine>, coupons: CouponRequest): readonly CouponUse[] {
  const { amount } = priced;
  const ofProducts = coupons.productCoupons.map(({ productNo, couponIssueNo }) => ({
    couponIssueNo,
    discountAmt: sumWonOf(
      priced.lines.filter(({ line }) => line.productNo === productNo),
      (line) => line.productCouponAmt,
    ),
  }));
  const uses: CouponUse[] = [...ofProducts];
  const { cartCouponIssueNo, deliveryCouponIssueNo } = coupons;
  if (cartCouponIssueNo !== null) {
    uses.push({ couponIssueNo: cartCouponIssueNo, discountAmt: amount.cartCouponDiscountAmt });
  }
  if (deliveryCouponIssueNo !== null) {
    uses.push({ couponIssueNo: deliveryCouponIssueNo, discountAmt: amount.deliveryCouponDiscountAmt });
  }
  return uses;
}

/** What counts against the limits for one person. */
export function purchaseQuotas(lines: readonly SheetLine[]): readonly PurchaseQuota[] {
  const pieces = piecesBy(
    lines,
    (line) => line.productNo,
    (line) => line.orderCnt,
  );
  const byProduct = new Map(lines.map((line) => [line.productNo, line]));
  return [...byProduct.values()].flatMap((line) => {
    const limit = personLimit(line);
    return limit === null ? [] : { productNo: line.productNo, orderCnt: pieces.get(line.productNo) ?? 0, ...limit };
  });
}
