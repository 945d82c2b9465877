/** The status of a gift. Assumed: the specification names usable and complete only. */
export type GiftStatus =
  | 'WAITING_PAY'
  | 'WAITING_ADDRESS'
  | 'CONFIRMED'
  | 'DELIVERING'
  | 'COMPLETED'
  | 'CANCELED_BY_SENDER'
  | 'REFUSED'
  | 'EXPIRED';
