export { type CartGiftProblem, cartGiftProblem } from './cart-gift.ts';
export { cartRefusal, fullRefusal, LINE_PROBLEM_CODES, optionInputsRefusal } from './cart-refusal.ts';
export {
  type Cart,
  type CartAddition,
  type CartChange,
  cartOptions,
  withoutLines,
  type CartPrice,
  countCart,
  countPieces,
  type DeliveryGroup,
  type DeliveryPayType,
  type GuestCartLine,
  type LinePrice,
  type LineProblem,
  type OptionInput,
  type OrderProduct,
  type OrderProductOption,
  type ValidInfo,
} from './cart.ts';
export { amountToFreeDelivery, type DeliveryTemplate, remoteDeliveryFee } from './delivery-fee.ts';
export {
  CART_LINE_LIMIT,
  changeLine,
  guestLinesThatFit,
  LINE_COUNT_LIMIT,
  lineKey,
  mergeLines,
  removeLines,
} from './guest-cart.ts';
export { highestLineCount } from './line-count.ts';
export { goodsAtCounts, priceAtCount, priceLine, type UnitPrice } from './line-price.ts';
export { checkLine, FINAL_LINE_PROBLEMS, type LineFacts } from './line-problem.ts';
export { hasUnprintable } from './option-input.ts';
export { type CartLine, chooseLines, priceCart, withoutContent } from './price-cart.ts';
export { type RemoteArea, remoteAreaOf } from './remote-area.ts';
