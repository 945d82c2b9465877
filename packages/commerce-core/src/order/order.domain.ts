export { pickupFeesKept, type ReturnPickup } from './refund/shared-pickup.ts';
export { type ArrivalWait, arrivalWait, expectedArrival, type Shipment } from './record/arrival.ts';
export { billOf, goodsName, ledgerOf, POINT_SOURCE } from './sheet/bill.ts';
export { boughtDeliveryNo, type SentParcel } from './refund/bought-delivery.ts';
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
} from './payment/cash-receipt.ts';
export {
  LATE_REFUND_CAUSES,
  paymentFailure,
  type PaymentOutcome,
  type ProviderAnswer,
  settlementOf,
} from './record/settlement.ts';
export { couponReason, type CouponReason, isCouponChoosable } from './sheet/coupon-reason.ts';
export { couponsToTake } from './sheet/coupons-to-take.ts';
export { DELIVERY_COMPANIES, deliveryCompanyName } from './record/delivery-company.ts';
export { type BankInfo, DEPOSIT_DAYS, depositDeadline } from './payment/deposit.ts';
export { INSTALLMENT_FROM_WON, INSTALLMENT_MONTHS, mayPayByInstallments } from './payment/installment.ts';
export { accumulationLeft, chargeLeft, leftOf } from './refund/line-portion.ts';
export { deliveryStepsAhead } from './record/delivery-steps.ts';
export { OPEN_ORDER_STATUSES } from './record/open-orders.ts';
export {
  type ListDays,
  type ListPeriod,
  listPeriod,
  ORDER_LIST_MONTHS,
  ORDER_PERIODS_MONTHS,
} from './record/order-period.ts';
export type {
  DeliveryStep,
  DeliveryStepType,
  LateRefund,
  NextActionType,
  Order,
  OrderDelivery,
  OrderGift,
  OrderOption,
  OrderOptionPrice,
  OrderResult,
  OrderStatusCounts,
  OrderStatusDate,
  OrderSummary,
  PaymentFailCode,
} from './record/order-record.ts';
export { PAYMENT_FAIL_CODES } from './record/order-record.ts';
export {
  BILL_RULES,
  NO_CHOICE,
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
} from './sheet/order-sheet.ts';
export {
  AWAITING_PAYMENT,
  awaitsPayment,
  canBuyAgain,
  canChangeOrderStatus,
  ENDED_UNPAID,
  hasEndedUnpaid,
  isPaid,
  ORDER_PROGRESS,
  ORDER_STEPS,
  type OrderActor,
  type OrderStep,
  statusesOfStep,
  TIMELINE_STEPS,
  timelineStep,
  wholeOrderStatus,
  type OrderStatusType,
} from './record/order-status.ts';
export { countAtStep } from './record/order-counts.ts';
export { type MoveFacts, moveRefusal } from './record/move-refusal.ts';
export { boughtOut, soldOut, SPENT_POINTS, usedCoupon } from './sheet/taken-refusal.ts';
export { UNPAID_LIMITS, type UnpaidOrders } from './sheet/unpaid-refusal.ts';
export { chargeRefusal, linesRefusal, reserveRequestRefusal, type ReserveRequestBody } from './sheet/order-refusal.ts';
export type { PaidDelivery, PaidLine, PaidOrder, Refund, RefundClaim, RefundEntry } from './refund/paid-order.ts';
export { PAY_TYPES, paidBy, type PayType, payTypesFor, WITHOUT_REFUND } from './payment/pay-type.ts';
export { bestOrderCoupons, priceOrder, priceOrderOrSuggest } from './sheet/price-order.ts';
export {
  ORDER_AMOUNTS,
  type LedgerEntry,
  type OrderFacts,
  type OrderLine,
  type PricedDelivery,
  type PricedLine,
  type PricedOrder,
  type OrderAmount,
} from './sheet/priced-order.ts';
export {
  type MostBoughtProduct,
  OFTEN_BOUGHT_CNT,
  OFTEN_BOUGHT_WITHIN_MS,
  type PreviousOrder,
  withholdBought,
} from './record/purchase-history.ts';
export { refundOf } from './refund/refund.ts';
export { endOfReturned } from './refund/returned-benefit.ts';
export { bestCouponAmt, openingChoice, reservedChoice } from './sheet/sheet-choice.ts';
export { sheetCoupons } from './sheet/sheet-coupons.ts';
export { STOCK_HOLD_MS } from './record/stock-hold.ts';
export { isPurchase, NOT_BOUGHT } from './record/purchase.ts';
