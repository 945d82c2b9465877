/** What a seller allows of goods. */
export interface GiftGoods {
  /** Whether the seller lets them be given. */
  readonly giftUsable: boolean;
  readonly cancelable: boolean;
  readonly refundable: boolean;
}

/** Whether goods may be given: not those whose money could not go back, for any gift may be refused. Assumed. */
export function mayBeGiven({ giftUsable, cancelable, refundable }: GiftGoods): boolean {
  return giftUsable && cancelable && refundable;
}
