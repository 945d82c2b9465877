/** The status of one ordered option; an order itself has no status. The vendor's names. */
export type OrderStatusType =
  | 'PAY_WAIT'
  | 'DEPOSIT_WAIT'
  | 'PAY_DONE'
  | 'PRODUCT_PREPARE'
  | 'DELIVERY_PREPARE'
  | 'DELIVERY_ING'
  | 'DELIVERY_DONE'
  | 'BUY_CONFIRM'
  | 'PAY_CANCEL'
  | 'PAY_FAIL'
  | 'CANCEL_DONE'
  | 'RETURN_DONE'
  | 'EXCHANGE_DONE';

/** Who moves an ordered option on; SANDBOX plays the seller and the carrier. Assumed: not shown. */
export type OrderActor = 'BUYER' | 'SELLER' | 'SYSTEM' | 'SANDBOX';

/** One allowed step of an ordered option. Assumed: the vendor's path. */
export interface OrderStep {
  readonly from: OrderStatusType;
  readonly to: OrderStatusType;
  readonly by: readonly OrderActor[];
}

const PAYMENT: readonly OrderActor[] = ['SYSTEM'];
const SHIPPING: readonly OrderActor[] = ['SELLER', 'SANDBOX'];
const ARRIVAL: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];
const CONFIRMATION: readonly OrderActor[] = ['BUYER', 'SYSTEM'];
const CLAIM: readonly OrderActor[] = ['BUYER', 'SELLER', 'SYSTEM', 'SANDBOX'];

/**
 * Every allowed step of an ordered option. Assumed: the vendor's path and claims. Only an exchange goes back a step, by
 * the table of claims: what it sends out travels once more.
 */
export const ORDER_STEPS: readonly OrderStep[] = [
  { from: 'PAY_WAIT', to: 'DEPOSIT_WAIT', by: PAYMENT },
  { from: 'PAY_WAIT', to: 'PAY_DONE', by: PAYMENT },
  { from: 'PAY_WAIT', to: 'PAY_FAIL', by: PAYMENT },
  { from: 'PAY_WAIT', to: 'PAY_CANCEL', by: ['BUYER', 'SYSTEM'] },
  // money that comes after the time to pay was over takes the same goods once more
  { from: 'PAY_CANCEL', to: 'PAY_WAIT', by: PAYMENT },
  { from: 'DEPOSIT_WAIT', to: 'PAY_DONE', by: PAYMENT },
  // the account's last moment has passed without money
  { from: 'DEPOSIT_WAIT', to: 'PAY_CANCEL', by: PAYMENT },
  { from: 'DEPOSIT_WAIT', to: 'CANCEL_DONE', by: ['BUYER', 'SYSTEM'] },
  { from: 'PAY_DONE', to: 'PRODUCT_PREPARE', by: SHIPPING },
  { from: 'PRODUCT_PREPARE', to: 'DELIVERY_PREPARE', by: SHIPPING },
  { from: 'DELIVERY_PREPARE', to: 'DELIVERY_ING', by: SHIPPING },
  { from: 'DELIVERY_ING', to: 'DELIVERY_DONE', by: ARRIVAL },
  { from: 'DELIVERY_DONE', to: 'BUY_CONFIRM', by: CONFIRMATION },
  { from: 'PAY_DONE', to: 'CANCEL_DONE', by: CLAIM },
  { from: 'PRODUCT_PREPARE', to: 'CANCEL_DONE', by: CLAIM },
  { from: 'DELIVERY_PREPARE', to: 'CANCEL_DONE', by: CLAIM },
  { from: 'DELIVERY_ING', to: 'RETURN_DONE', by: CLAIM },
  { from: 'DELIVERY_DONE', to: 'RETURN_DONE', by: CLAIM },
  // for the seller's fault alone
  { from: 'BUY_CONFIRM', to: 'RETURN_DONE', by: CLAIM },
];

/** Statuses of an order that waits for its money. Spec §3. */
export const AWAITING_PAYMENT = ['PAY_WAIT', 'DEPOSIT_WAIT'] as const satisfies readonly OrderStatusType[];

/** Statuses of an order that has ended without having been paid. Spec §3. */
export const ENDED_UNPAID = ['PAY_CANCEL', 'PAY_FAIL'] as const satisfies readonly OrderStatusType[];

/** Whether an order waits for its money, by whatever method. */
export function awaitsPayment(status: string): boolean {
  return AWAITING_PAYMENT.some((waiting) => waiting === status);
}

/** Whether an order has ended without having been paid. */
export function hasEndedUnpaid(status: OrderStatusType): boolean {
  return ENDED_UNPAID.some((ended) => ended === status);
}

/** Whether an order has been paid, whatever its status is now. */
export function isPaid(status: OrderStatusType): boolean {
  return !awaitsPayment(status) && !hasEndedUnpaid(status);
}

/**
 * Whether an ordered option may take a step, and this mover may make it take it. Assumed:
 * the table above, nothing else.
 */
export function canChangeOrderStatus(from: OrderStatusType, to: OrderStatusType, by: OrderActor): boolean {
  return ORDER_STEPS.some((step) => step.from === from && step.to === to && step.by.includes(by));
}

/** From slowest to furthest; ends without goods come last. */
export const ORDER_PROGRESS: readonly OrderStatusType[] = [
  'PAY_WAIT',
  'DEPOSIT_WAIT',
  'PAY_DONE',
  'PRODUCT_PREPARE',
  'DELIVERY_PREPARE',
  'DELIVERY_ING',
  'DELIVERY_DONE',
  'BUY_CONFIRM',
  'EXCHANGE_DONE',
  'RETURN_DONE',
  'CANCEL_DONE',
  'PAY_FAIL',
  'PAY_CANCEL',
];

/** The status of an order as a whole: that of the slowest of its options; null without options. Assumed. */
export function wholeOrderStatus(statuses: readonly OrderStatusType[]): OrderStatusType | null {
  return ORDER_PROGRESS.find((status) => statuses.includes(status)) ?? null;
}

/** How many steps a shopper sees from payment to confirmation. Assumed. */
export const TIMELINE_STEPS = 5;

const TIMELINE: Readonly<Partial<Record<OrderStatusType, number>>> = {
  PAY_DONE: 1,
  PRODUCT_PREPARE: 2,
  DELIVERY_PREPARE: 2,
  DELIVERY_ING: 3,
  DELIVERY_DONE: 4,
  BUY_CONFIRM: 5,
};

/** The statuses that make up one of the steps a shopper sees; none for a number that is no step. Assumed. */
export function statusesOfStep(step: number): readonly OrderStatusType[] {
  return ORDER_PROGRESS.filter((status) => TIMELINE[status] === step);
}

/** Which of the steps a shopper sees an option has reached, 1 to 5; null before payment and after a claim. Assumed. */
export function timelineStep(status: OrderStatusType): number | null {
  return TIMELINE[status] ?? null;
}

/**
 * Whether an option may be put into the cart once more from the order list. Assumed: once its purchase is confirmed.
 */
export function canBuyAgain(status: OrderStatusType): boolean {
  return status === 'BUY_CONFIRM';
}
