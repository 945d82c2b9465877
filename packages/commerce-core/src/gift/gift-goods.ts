/** What a seller allows of goods. */
export interface GiftGoods {
  /** Whether the seller lets them be given. */
  readonly giftUsable: boolean;
  readonly cancelable: boolean;
  readonly refundable: boolean;
}

/** Whether goods may be given: only refundable ones, because any gift may be refused. Assumed. */
export function mayBeGiven({ giftUsable, cancelable, refundable }: GiftGoods): boolean {
  return giftUsable && cancelable && refundable;
}

/** An option of a gift's goods. */
export interface GiftChoice {
  /** Won. */
  readonly addPrice: number;
  /** Whether it is an additional product, sold beside the goods. */
  readonly isAdditional: boolean;
}

/** Whether a recipient may pick an option instead of the paid one: any that costs no more. Assumed. */
export function isGiftChoice({ addPrice, isAdditional }: GiftChoice, paid: Pick<GiftChoice, 'addPrice'>): boolean {
  return !isAdditional && addPrice <= paid.addPrice;
}
