import { endOfKstDayAfter, kstMonthsAfter } from '../value/calendar.ts';
import type { EpochMs } from '../value/time.ts';
import type { OrderStatusType } from '../order/record/order-status.ts';
import { type ClaimReason, claimReasonsFor, type ClaimType, type ResponsibleObjectType } from './claim.ts';

/** Days after receipt in which a buyer may withdraw from the purchase. E-Commerce Act, art. 17(1). */
export const WITHDRAWAL_DAYS = 7;
/** Months after receipt in which goods that are not as promised may go back. E-Commerce Act, art. 17(3). */
export const SELLER_FAULT_MONTHS = 3;

/** What decides whether an ordered option may be claimed. */
export interface ClaimableOption {
  readonly orderStatusType: OrderStatusType;
  /** Pieces that were ordered, less those of earlier claims. */
  readonly claimableCnt: number;
  readonly hasOpenClaim: boolean;
  readonly cancelable: boolean;
  readonly exchangeable: boolean;
  readonly returnable: boolean;
  readonly refundable: boolean;
  /** Null until it has come. */
  readonly deliveredAt: EpochMs | null;
  /** The claims that the caller may ask for; all when left out. Of a gift not every claim is its sender's. */
  readonly claimTypes?: readonly ClaimType[];
  /**
   * Whether it is a gift that waits for its address: it goes back whole and at once or not at all, for its recipient
   * may end it meanwhile. False when left out.
   */
  readonly awaitsAddress?: boolean;
}

/** Why an option may not be claimed. */
export type ClaimProblem = 'OPEN_CLAIM' | 'WRONG_STATUS' | 'NOT_ALLOWED' | 'TOO_LATE' | 'COUNT';

const CLAIMABLE: Readonly<Record<ClaimType, readonly OrderStatusType[]>> = {
  CANCEL: ['DEPOSIT_WAIT', 'PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_PREPARE'],
  RETURN: ['DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'],
  EXCHANGE: ['PAY_DONE', 'PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'],
};

/**
 * Why an option may not be claimed like this; null when it may. A confirmed purchase goes back for the seller's fault
 * alone. An exchange takes all pieces that are left of its line, for another option at the same price.
 * Assumed: the law's terms count from receipt; the 30 days from knowing of a fault are the seller's to judge.
 */
export function claimProblem(
  option: ClaimableOption,
  claim: {
    readonly claimType: ClaimType;
    readonly responsibleObjectType: ResponsibleObjectType;
    readonly productCnt: number;
  },
  now: EpochMs,
): ClaimProblem | null {
  if (option.hasOpenClaim) return 'OPEN_CLAIM';
  if (!CLAIMABLE[claim.claimType].includes(option.orderStatusType)) return 'WRONG_STATUS';
  if (!isAllowed(option, claim)) return 'NOT_ALLOWED';
  if (option.deliveredAt !== null && now >= claimDeadline(option.deliveredAt, claim.responsibleObjectType)) {
    return 'TOO_LATE';
  }
  const { productCnt } = claim;
  const isCount = Number.isSafeInteger(productCnt) && productCnt > 0 && productCnt <= option.claimableCnt;
  const takesAll = claim.claimType === 'EXCHANGE' || option.awaitsAddress === true;
  const isWhole = !takesAll || productCnt === option.claimableCnt;
  return isCount && isWhole ? null : 'COUNT';
}

/**
 * The reasons for which all that is left of an option may be claimed like this now; none when it may not. Whatever the
 * seller does not allow may still be claimed for the seller's fault.
 */
export function possibleReasons(option: ClaimableOption, claimType: ClaimType, now: EpochMs): readonly ClaimReason[] {
  const productCnt = option.claimableCnt;
  return claimReasonsFor(claimType).filter(
    ({ responsibleObjectType }) => claimProblem(option, { claimType, responsibleObjectType, productCnt }, now) === null,
  );
}

/**
 * The first instant at which goods may not go back any more: the Korean midnight that closes the last day. The day of
 * receipt does not count. 민법 157, 159조.
 */
export function claimDeadline(deliveredAt: EpochMs, responsible: ResponsibleObjectType): EpochMs {
  return responsible === 'SELLER'
    ? endOfKstDayAfter(kstMonthsAfter(deliveredAt, SELLER_FAULT_MONTHS), 0)
    : endOfKstDayAfter(deliveredAt, WITHDRAWAL_DAYS);
}

/**
 * Whether a cancel takes effect at once: nothing has been paid, or the seller has not begun to prepare the goods and
 * the buyer bears what it costs. The vendor's `refundsImmediately`. Assumed: a seller is asked before anything is done
 * at the seller's expense.
 */
export function isImmediateCancel(
  { claimType, responsibleObjectType }: { claimType: ClaimType; responsibleObjectType: ResponsibleObjectType },
  statuses: readonly OrderStatusType[],
): boolean {
  if (claimType !== 'CANCEL') return false;
  return statuses.every(
    (status) => status === 'DEPOSIT_WAIT' || (status === 'PAY_DONE' && responsibleObjectType === 'BUYER'),
  );
}

/** The law's right to send back what is not as promised holds whatever the seller allows. */
function isAllowed(
  option: ClaimableOption,
  { claimType, responsibleObjectType }: { claimType: ClaimType; responsibleObjectType: ResponsibleObjectType },
): boolean {
  if (option.claimTypes?.includes(claimType) === false) return false;
  // the seller has not begun to prepare it: its buyer takes it back without asking, and bears nothing
  if (option.awaitsAddress === true) return claimType === 'CANCEL' && responsibleObjectType === 'BUYER';
  if (responsibleObjectType === 'SELLER') return true;
  switch (claimType) {
    case 'CANCEL':
      // nothing has been paid yet: there is nothing to take back
      return option.orderStatusType === 'DEPOSIT_WAIT' || (option.cancelable && option.refundable);
    case 'RETURN':
      return option.returnable && option.refundable && option.orderStatusType !== 'BUY_CONFIRM';
    case 'EXCHANGE':
      return option.exchangeable;
  }
}
