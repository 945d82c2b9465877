import { claimTypeOf, isClaimEnded, isClaimWithdrawable } from '../../../claim/claim-steps.ts';
import type { ClaimStatusType } from '../../../value/claim-status.ts';
import type { BankInfo } from '../../../order/payment/deposit.ts';
import type { OpenClaim } from '../../../claim/next-action.ts';
import type { PaymentFailCode } from '../../../order/record/order-record.ts';
import type { ReserveRequest } from '../../../order/sheet/order-sheet.ts';
import type { PayType } from '../../../order/payment/pay-type.ts';
import type { PaidOrder } from '../../../order/refund/paid-order.ts';
import { wholeOrderStatus, type OrderStatusType } from '../../../order/record/order-status.ts';
import type { PricedLine, PricedOrder } from '../../../order/sheet/priced-order.ts';
import { isPurchase } from '../../../order/record/purchase.ts';
import { reviewableUntil } from '../../../review/review-rule.ts';
import type { ClaimNo, OrderNo, OrderOptionNo, OrderSheetNo } from '../../../value/identifiers.ts';
import type { EpochMs } from '../../../value/time.ts';

/** One ordered option of a memory shop. */
export interface MemoryOrderOption {
  readonly orderOptionNo: OrderOptionNo;
  readonly priced: PricedLine;
  readonly status: OrderStatusType;
  /** When it reached each status it has been in. */
  readonly reachedAt: Readonly<Partial<Record<OrderStatusType, EpochMs>>>;
  /** Its last claim; null without one. */
  readonly claim: { readonly claimNo: ClaimNo; readonly claimStatusType: ClaimStatusType } | null;
  /** Whether it has been reviewed; also when the review was taken away. */
  readonly isReviewed?: true;
}

/** An order of a memory shop, paid or not. */
export interface MemoryOrder {
  readonly orderNo: OrderNo;
  readonly orderSheetNo: OrderSheetNo;
  /** Whether it is a gift whose recipient has not said where it goes. */
  readonly awaitsAddress: boolean;
  /** Of the payment. */
  readonly key: string;
  readonly request: ReserveRequest;
  readonly payType: PayType;
  readonly priced: PricedOrder;
  readonly orderedAt: EpochMs;
  readonly expiresAt: EpochMs;
  readonly failCode: PaymentFailCode | null;
  /** What of it has gone back. */
  readonly paid: PaidOrder;
  /** The account a deposit is waited for on. */
  readonly bankInfo: BankInfo | null;
  readonly options: readonly MemoryOrderOption[];
}

/** Whether one of these orders is a purchase. */
export function hasPurchased(orders: Iterable<MemoryOrder>): boolean {
  return [...orders].some(({ options }) => isPurchase(options.map(({ status }) => status)));
}

/** The status of an order: that of its slowest option. */
export function statusOf(order: MemoryOrder): OrderStatusType {
  return wholeOrderStatus(order.options.map((option) => option.status)) ?? 'PAY_WAIT';
}

/** Of orders that ended unpaid only those whose deposit was waited for. */
export function isListed(order: MemoryOrder): boolean {
  return isShown(order) || order.bankInfo !== null;
}

/** Whether an order did not end unpaid. */
export function isShown(order: MemoryOrder): boolean {
  return order.failCode === null;
}

/** The same order with every option moved on. */
export function movedOrder(order: MemoryOrder, status: OrderStatusType, at: EpochMs): MemoryOrder {
  return { ...order, options: order.options.map((option) => movedOption(option, status, at)) };
}

/** The same option in another status, and when it reached it. */
export function movedOption(option: MemoryOrderOption, status: OrderStatusType, at: EpochMs): MemoryOrderOption {
  return { ...option, status, reachedAt: { ...option.reachedAt, [status]: at } };
}

/** Pieces of an option that have gone back. */
export function claimedCntOf({ paid }: MemoryOrder, { orderOptionNo }: MemoryOrderOption): number {
  return paid.lines.find((line) => line.orderOptionNo === orderOptionNo)?.claimedCnt ?? 0;
}

/** What is open between buyer and seller about an option; null when nothing is. */
export function openClaimOf({ claim }: MemoryOrderOption): OpenClaim | null {
  const claimType = claim === null ? null : claimTypeOf(claim.claimStatusType);
  if (claim === null || claimType === null || isClaimEnded(claim.claimStatusType)) return null;
  return { claimType, isRequested: isClaimWithdrawable(claim.claimStatusType) };
}

/** What decides whether an option may be reviewed, beside its status and its claim. */
export function reviewFacts({ isReviewed, reachedAt }: MemoryOrderOption) {
  const { DELIVERY_DONE: delivered } = reachedAt;
  return {
    reviewed: isReviewed === true,
    reviewableUntil: delivered === undefined ? null : reviewableUntil(delivered),
  };
}

/** How many options of orders are in each status that my page counts. */
export function countStatuses(orders: readonly MemoryOrder[]) {
  const statuses = orders.flatMap((order) => order.options.map((option) => option.status));
  const count = (wanted: (typeof statuses)[number]) => statuses.filter((status) => status === wanted).length;
  return {
    payWaitCnt: count('PAY_WAIT'),
    depositWaitCnt: count('DEPOSIT_WAIT'),
    payDoneCnt: count('PAY_DONE'),
    productPrepareCnt: count('PRODUCT_PREPARE'),
    deliveryPrepareCnt: count('DELIVERY_PREPARE'),
    deliveryIngCnt: count('DELIVERY_ING'),
    deliveryDoneCnt: count('DELIVERY_DONE'),
    buyConfirmCnt: count('BUY_CONFIRM'),
  };
}
