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

/** An option of a gift's goods. */
export interface GiftChoice {
  /** Won. */
  readonly addPrice: number;
  /** Whether it is sold beside the goods and is none of them. */
  readonly isAdditional: boolean;
}

/** Whether a recipient may have an option instead of the one that was paid for: one that costs no more. Assumed. */
export function isGiftChoice({ addPrice, isAdditional }: GiftChoice, paid: Pick<GiftChoice, 'addPrice'>): boolean {
  return !isAdditional && addPrice <= paid.addPrice;
}
