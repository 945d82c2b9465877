import type { Visitor } from '../../access/access.ts';
import type { DeliveryGroup, LinePrice, OrderProduct } from '../../cart/cart.ts';
import type { DeliveryTemplate } from '../../cart/delivery-fee.ts';
import type { CartLine } from '../../cart/price-cart.ts';
import type { CouponContext, OwnedCoupon } from '../../coupon/coupon-rule.ts';
import type { PointPolicy, PointProblem } from '../../point/point.ts';
import { DELIVERY_FEES, type DeliveryFees } from '../../value/delivery-fees.ts';
import type { BrandNo, CategoryNo, CouponIssueNo } from '../../value/identifiers.ts';
import type { Won } from '../../value/won.ts';
import type { BillLine, PaymentInfo } from './order-sheet.ts';

/** The names of an order's amounts; `chargeAmt` = `payAmt` − `subPayAmt`. Spec §3, the vendor's names. */
export const ORDER_AMOUNTS = [
  'standardAmt',
  'totalProductAmt',
  'immediateDiscountAmt',
  'additionalDiscountAmt',
  'productCouponDiscountAmt',
  'cartCouponDiscountAmt',
  'deliveryCouponDiscountAmt',
  ...DELIVERY_FEES,
  'payAmt',
  'subPayAmt',
  'chargeAmt',
] as const;

/** Amounts of an order in won. */
export type OrderAmount = Readonly<Record<(typeof ORDER_AMOUNTS)[number], Won>>;

/** One line to be ordered with all that decides over its price. Assumed: gathered by the backend. */
export interface OrderLine extends CartLine {
  /** Null for goods without a brand. */
  readonly brandNo: BrandNo | null;
  /** Every category the product is in, those above included. */
  readonly categoryNos: readonly CategoryNo[];
  /** Whether points may pay for it. */
  readonly accumulationUsable: boolean;
}

/** What an order is priced from; `cartNo` distinguishes the lines. Assumed: read at one moment, in one transaction. */
export interface OrderFacts<Line extends OrderLine = OrderLine> {
  readonly lines: readonly Line[];
  readonly templates: readonly DeliveryTemplate[];
  readonly visitor: Visitor;
  /** Every coupon the member holds unused. */
  readonly coupons: readonly OwnedCoupon[];
  readonly couponContext: CouponContext;
  /** Points the member has, in won. */
  readonly pointBalance: Won;
  readonly pointPolicy: PointPolicy;
}

/** One ordered line, in won: `buyAmt` − coupons = `adjustedAmt` = `subPayAmt` + `chargeAmt`. */
export interface PricedLine<Line extends OrderLine = OrderLine> {
  readonly line: Line;
  readonly price: LinePrice;
  /** Which of the order's deliveries it travels in. */
  readonly deliveryIndex: number;
  readonly productCouponIssueNo: CouponIssueNo | null;
  readonly productCouponAmt: Won;
  readonly cartCouponAmt: Won;
  /** After coupons. */
  readonly adjustedAmt: Won;
  /** What points pay of it. */
  readonly subPayAmt: Won;
  /** What the payment method pays of it. */
  readonly chargeAmt: Won;
  /** Points earned by confirming its purchase. */
  readonly accumulationAmt: Won;
}

/** One delivery, in won: its fees − coupon = `subPayAmt` + `chargeAmt`. */
export interface PricedDelivery extends DeliveryFees {
  /** The goods that travel, with the fee shown for them. */
  readonly group: DeliveryGroup;
  readonly deliveryCouponAmt: Won;
  readonly subPayAmt: Won;
  readonly chargeAmt: Won;
}

/** One entry of an order's ledger: a bill line with the line or the delivery it belongs to. Assumed: our own device. */
export interface LedgerEntry extends BillLine {
  readonly lineIndex: number | null;
  readonly deliveryIndex: number | null;
}

/** An order with every won accounted for. */
export interface PricedOrder<Line extends OrderLine = OrderLine> {
  readonly lines: readonly PricedLine<Line>[];
  readonly deliveries: readonly PricedDelivery[];
  /** What cannot be ordered now; it costs nothing. */
  readonly invalidProducts: readonly OrderProduct[];
  /** Adds up to `amount.chargeAmt`. */
  readonly ledger: readonly LedgerEntry[];
  /** The ledger by rule and source, for people. */
  readonly bill: readonly BillLine[];
  readonly amount: OrderAmount;
  readonly paymentInfo: PaymentInfo;
  /** Why fewer points are used than requested; null when all are. */
  readonly pointProblem: PointProblem | null;
}
