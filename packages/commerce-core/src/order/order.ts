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

/** What may be done next to an ordered option; sent by the server, shown as buttons. The vendor's names. */
export type NextActionType =
  | 'CANCEL_ALL'
  | 'CANCEL'
  | 'EXCHANGE'
  | 'RETURN'
  | 'WITHDRAW_CANCEL'
  | 'WITHDRAW_EXCHANGE'
  | 'WITHDRAW_RETURN'
  | 'VIEW_CLAIM'
  | 'VIEW_DELIVERY'
  | 'DELIVERY_DONE'
  | 'CONFIRM_ORDER'
  | 'WRITE_REVIEW';
