export { pickupFeesKept, type ReturnPickup } from './shared-pickup.ts';
export { type ArrivalWait, arrivalWait, expectedArrival, type Shipment } from './arrival.ts';
export { billOf, FEE_RULES, ledgerOf, POINT_SOURCE } from './bill.ts';
export { boughtDeliveryNo, type SentParcel } from './bought-delivery.ts';
export {
  allowsCashReceipt,
  BUSINESS_NUMBER_LENGTH,
  type CashReceipt,
  type CashReceiptIssue,
  type CashReceiptPurpose,
  cashReceiptStatus,
  type CashReceiptStatusType,
  isBusinessNumber,
  isCashReceipt,
  maskedCashReceiptKey,
} from './cash-receipt.ts';
export { couponReason, type CouponReason, isCouponChoosable } from './coupon-reason.ts';
export { couponsToTake } from './coupons-to-take.ts';
export { DELIVERY_COMPANIES, deliveryCompanyName } from './delivery-company.ts';
export { type BankInfo, DEPOSIT_DAYS, depositDeadline } from './deposit.ts';
export { INSTALLMENT_FROM_WON, INSTALLMENT_MONTHS, mayPayByInstallments } from './installment.ts';
export { accumulationLeft, chargeLeft, leftOf } from './line-portion.ts';
export { OPEN_ORDER_STATUSES } from './open-orders.ts';
export { ORDER_LIST_MONTHS, ORDER_PERIODS_MONTHS } from './order-period.ts';
export { ORDER_AMOUNTS } from './order-record.ts';
export type {
  LateRefund,
  Order,
  OrderAmount,
  OrderDelivery,
  OrderGift,
  OrderOption,
  OrderOptionPrice,
  OrderResult,
  OrderStatusCounts,
  OrderStatusDate,
  OrderSummary,
  PaymentFailCode,
} from './order-record.ts';
export {
  BILL_RULES,
  type BillLine,
  type OrderSheet,
  type OrderSheetChoice,
  type OrderSheetPrice,
  type OrderSheetRequest,
  type PaymentInfo,
  type Reservation,
  type ReserveRequest,
  type SheetCoupon,
  type TermsInfo,
} from './order-sheet.ts';
export {
  AWAITING_PAYMENT,
  awaitsPayment,
  canBuyAgain,
  canChangeOrderStatus,
  ENDED_UNPAID,
  hasEndedUnpaid,
  isOrderEnded,
  isPaid,
  ORDER_PROGRESS,
  ORDER_STEPS,
  type OrderActor,
  type OrderStep,
  statusesOfStep,
  TIMELINE_STEPS,
  timelineStep,
  wholeOrderStatus,
} from './order-status.ts';
export type { NextActionType, OrderStatusType } from './order.ts';
export { boughtOut, soldOut, SPENT_POINTS, usedCoupon } from './taken-refusal.ts';
export { UNPAID_LIMITS, type UnpaidOrders } from './unpaid-refusal.ts';
export { askedRefusal, chargeRefusal, linesRefusal, type OrderAsked, paidBy } from './order-refusal.ts';
export type { PaidDelivery, PaidLine, PaidOrder, Refund, RefundClaim, RefundEntry } from './paid-order.ts';
export { PAY_TYPES, type PayType, payTypesFor, WITHOUT_REFUND } from './pay-type.ts';
export { bestOrderCoupons, priceAsked, priceOrder } from './price-order.ts';
export type { LedgerEntry, OrderFacts, OrderLine, PricedDelivery, PricedLine, PricedOrder } from './priced-order.ts';
export { type MostBoughtProduct, OFTEN_BOUGHT_CNT, type PreviousOrder, withholdBought } from './purchase-history.ts';
export { refundOf } from './refund.ts';
export { endOfReturned } from './returned-benefit.ts';
export { sheetCoupons } from './sheet-coupons.ts';
export { STOCK_HOLD_MS } from './stock-hold.ts';
export { isPurchase, NOT_BOUGHT } from './purchase.ts';
