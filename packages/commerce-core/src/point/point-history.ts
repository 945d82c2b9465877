import type { AccumulationNo, OrderNo, OrderOptionNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';

/**
 * Why points came or went. The vendor's words; Assumed: ADD_LATE_INTEREST, what is owed for a refund that came late;
 * SUB_SET_OFF, what settles points that are owed.
 */
export type PointReason =
  | 'ADD_AFTER_PAYMENT'
  | 'ADD_POSTING'
  | 'ADD_CANCEL'
  | 'ADD_RETURN'
  | 'ADD_MANUAL'
  | 'ADD_EVENT'
  | 'ADD_SIGNUP'
  | 'ADD_APP_INSTALL'
  | 'ADD_GRADE_BENEFIT'
  | 'ADD_LATE_INTEREST'
  | 'SUB_PAYMENT_USED'
  | 'SUB_CANCEL'
  | 'SUB_RETURN'
  | 'SUB_EXPIRED'
  | 'SUB_MANUAL'
  | 'SUB_DELETE_POSTING'
  | 'SUB_DELETE_ACCOUNT'
  | 'SUB_SET_OFF';

/** Which entries of the history are wanted. Assumed. */
export type PointHistoryKind = 'EARNED' | 'USED' | 'EXPIRED';

/** Which kind an entry is: what came, what ended by itself, and all else that went. Assumed. */
export function pointHistoryKind(reason: PointReason): PointHistoryKind {
  if (reason === 'SUB_EXPIRED') return 'EXPIRED';
  return reason.startsWith('ADD_') ? 'EARNED' : 'USED';
}

/** One entry of the history, amounts in won. The vendor's names; instants are `yyyy-MM-dd HH:mm:ss`, KST. */
export interface PointEntry {
  readonly accumulationNo: AccumulationNo;
  readonly accumulationReserveReason: PointReason;
  /** Negative for what went; 0 where all of it is owed. */
  readonly accumulationAmt: Won;
  /** Owed from then on, for it had been spent before it was taken back; negative where that was settled. Assumed. */
  readonly owedAmt: Won;
  /** The balance after it. */
  readonly totalAvailableAmt: Won;
  readonly orderNo: OrderNo | null;
  readonly registerYmdt: string;
  /** Null where nothing came. */
  readonly expireYmdt: string | null;
}

/** Points promised for one ordered option that is not confirmed yet. */
export interface WaitingPoints {
  readonly orderNo: OrderNo;
  readonly orderOptionNo: OrderOptionNo;
  readonly productName: string;
  readonly waitingAmt: Won;
}

/** What expires within 30 days, the first to end first, and what has expired within twelve months, the last first. */
export interface ExpiringPoints {
  /** The items add up to it. */
  readonly totalExpireAmt: Won;
  readonly items: readonly { readonly accumulationRestAmt: Won; readonly expireYmdt: string }[];
  readonly expired: readonly PointEntry[];
}
