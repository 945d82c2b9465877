/**
 * The status of a claim. The vendor's words; CANCEL_REJECT_REQUEST and WITHDRAWN are Assumed: the vendor names no ends
 * for a refused cancel and for a claim its buyer took back.
 */
export type ClaimStatusType =
  | 'CANCEL_REQUEST'
  | 'CANCEL_REJECT_REQUEST'
  | 'CANCEL_PROC_REQUEST_REFUND'
  | 'CANCEL_DONE'
  | 'RETURN_REQUEST'
  | 'RETURN_REJECT_REQUEST'
  | 'RETURN_PROC_BEFORE_RECEIVE'
  | 'RETURN_PROC_REQUEST_REFUND'
  | 'RETURN_DONE'
  | 'EXCHANGE_REQUEST'
  | 'EXCHANGE_REJECT_REQUEST'
  | 'EXCHANGE_PROC_BEFORE_RECEIVE'
  | 'EXCHANGE_PROC_WAITING'
  | 'EXCHANGE_DONE'
  | 'WITHDRAWN';
