import type { OwnedCoupon } from '../../coupon/coupon-rule.ts';
import { formatOptionValue } from '../../product/option-label.ts';
import { DELIVERY_FEES, FEE_RULES } from '../../value/delivery-fees.ts';
import type { CouponIssueNo } from '../../value/identifiers.ts';
import { ZERO_WON, type Won, addWon, subtractWon } from '../../value/won.ts';
import { BILL_RULES, type BillLine } from './order-sheet.ts';
import type { CouponRequest } from '../../coupon/coupon-request.ts';
import type { LedgerEntry, PricedDelivery, PricedLine } from './priced-order.ts';

/** The source of entries about points, which have no name of their own. Assumed: the storefront has the words. */
export const POINT_SOURCE = 'POINT';

type Rule = BillLine['rule'];

/**
 * Every won of an order as entries, nothing for what is 0: what a line or a delivery costs is positive, what lowers it
 * negative, and all together are what is charged. Sources are names: of goods, coupons and
 * sellers. Assumed: our ledger.
 */
export function ledgerOf(
  lines: readonly PricedLine[],
  deliveries: readonly PricedDelivery[],
  coupons: readonly OwnedCoupon[],
  wanted: CouponRequest,
): readonly LedgerEntry[] {
  const nameOf = (couponIssueNo: CouponIssueNo | null) =>
    coupons.find((coupon) => coupon.couponIssueNo === couponIssueNo)?.couponName ?? '';
  const cartCouponName = nameOf(wanted.cartCouponIssueNo);
  const deliveryCouponName = nameOf(wanted.deliveryCouponIssueNo);

  const ofLines = lines.flatMap((priced, lineIndex) => {
    const source = goodsName(priced.line);
    const entry = (rule: Rule, name: string, amount: Won) => ({
      rule,
      source: name,
      amount,
      lineIndex,
      deliveryIndex: null,
    });
    return [
      entry('STANDARD', source, priced.price.standardAmt),
      entry('IMMEDIATE_DISCOUNT', source, negative(priced.price.immediateDiscountAmt)),
      entry('ADDITIONAL_DISCOUNT', source, negative(priced.price.additionalDiscountAmt)),
      entry('PRODUCT_COUPON', nameOf(priced.productCouponIssueNo), negative(priced.productCouponAmt)),
      entry('CART_COUPON', cartCouponName, negative(priced.cartCouponAmt)),
      entry('POINT', POINT_SOURCE, negative(priced.subPayAmt)),
    ];
  });
  const ofDeliveries = deliveries.flatMap((priced, deliveryIndex) => {
    const source = priced.group.partnerName;
    const entry = (rule: Rule, name: string, amount: Won) => ({
      rule,
      source: name,
      amount,
      lineIndex: null,
      deliveryIndex,
    });
    return [
      ...DELIVERY_FEES.map((part) => entry(FEE_RULES[part], source, priced[part])),
      entry('DELIVERY_COUPON', deliveryCouponName, negative(priced.deliveryCouponAmt)),
      entry('POINT', POINT_SOURCE, negative(priced.subPayAmt)),
    ];
  });
  const entries = [...ofLines, ...ofDeliveries].filter((entry) => entry.amount !== 0);
  return BILL_RULES.flatMap((rule) => entries.filter((entry) => entry.rule === rule));
}

/**
 * A ledger for people: one line a rule and source, in the ledger's order, with the same sum. Assumed: our own device.
 */
export function billOf(ledger: readonly BillLine[]): readonly BillLine[] {
  const lines = new Map<string, BillLine>();
  for (const { rule, source, amount } of ledger) {
    const key = `${rule}/${source}`;
    lines.set(key, { rule, source, amount: addWon(lines.get(key)?.amount ?? ZERO_WON, amount) });
  }
  return [...lines.values()];
}

/** What a bill calls ordered goods: their name, their option, and how many if several. */
export function goodsName({
  productName,
  optionValue,
  orderCnt,
}: Pick<PricedLine['line'], 'productName' | 'optionValue' | 'orderCnt'>): string {
  const name = optionValue === '' ? productName : `${productName} (${formatOptionValue(optionValue)})`;
  return orderCnt === 1 ? name : `${name} × ${orderCnt}`;
}

function negative(amount: Won): Won {
  return subtractWon(ZERO_WON, amount);
}
