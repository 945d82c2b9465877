// What other features use of orders; the rest of this folder is its own.
export { claimableOption } from './claim/claim-context.ts';
export { readClaimOrder } from './claim/claim-order.ts';
export { readExchangeOptions } from './claim/exchange.ts';
export { estimateClaim, requestClaim } from './claim/request-claim.ts';
export { returnUnits, takeUnits } from './claim/return-units.ts';
export { stepClaim } from './claim/step-claim.ts';
export { advance } from './fulfillment/advance.ts';
export { claimStatusOf, statusOf } from './record/option-action.ts';
export { findBought, hasGoneBack, listReviewable, takeReviewable, type BoughtColumns } from './history/reviewable.ts';
export { findOrdersIn } from './history/find-orders.ts';
export type { StoredStatus } from './record/order-lock.ts';
export { RECONCILE_PAYMENT } from './record/payment-jobs.ts';
export { isAwaitingPayment, settleByProvider } from './payment/settle-by-provider.ts';
export { NOTHING_HELD } from './sheet/held-by-sheet.ts';
export { lockOrderRow } from './record/lock-order-row.ts';
export { refuseOptionInputs } from './sheet/refuse-option-inputs.ts';
export { readGoods } from './sheet/sheet-line.ts';
export { readOptionInputs } from './sheet/sheet-product.ts';
