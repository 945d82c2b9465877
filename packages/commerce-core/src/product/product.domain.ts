export { type Departure, departureDay, departureOf } from './departure.ts';
export {
  buildOptionTree,
  chooseValue,
  chosenImage,
  chosenValues,
  findOption,
  LEVEL_SEPARATOR,
  onlyOption,
  type OptionChoice,
  optionImage,
  type OptionLevel,
  optionLevels,
} from './option-choice.ts';
export { formatOption, formatOptionValue } from './option-label.ts';
export {
  addRow,
  type AllowedQuantity,
  clampQuantity,
  HIDDEN_STOCK,
  LOW_STOCK_COUNT,
  OPTION_TEXT_LIMIT,
  type OptionRow,
  piecesLeft,
  type QuantityLimits,
  totalOfRows,
} from './option-row.ts';
export {
  discountRate,
  displayPrice,
  type DisplayPrice,
  type ImmediateDiscount,
  immediateDiscountOf,
} from './product-price.ts';
export {
  KEYWORD_LIMIT,
  NO_SUGGESTIONS,
  PRODUCT_ORDERS,
  PRODUCT_PAGE_SIZE,
  WITHHELD_COUNT_LIMIT,
  type ProductOrder,
  type ProductSearchResult,
  type ProductSearchRequest,
  type RelaxedKeyword,
  type SearchSuggestions,
} from './product-search.ts';
export type {
  FlatOption,
  OptionInputField,
  OptionNode,
  OptionSaleType,
  OptionSwatch,
  Partner,
  Product,
  ProductBaseInfo,
  ProductDeliveryFee,
  ProductOptions,
  ProductPrice,
  ProductSummary,
} from './product.ts';
export { arrivalDay, DEFAULT_DISPATCH, type Dispatch, promisedArrival } from './promised-arrival.ts';
export { addRecent, readRecent, RECENT_PRODUCT_LIMIT, type RecentProduct, removeRecent } from './recent-products.ts';
export { type Inquiry, SHOWN_INQUIRY_TYPES } from './product-inquiry.ts';
export { averageRate, type Review, type ReviewList, type ReviewOrder, type ReviewRequest } from './product-review.ts';
export { leastParcel, shipsFree } from './ships-free.ts';
export { type Sale, saleNotice, type SaleNotice, saleStatusAt, type SaleStatusType } from './sale-status.ts';
export { withheldProduct, withholdSummary } from './withheld-product.ts';
export {
  type BoughtPieces,
  countedPieces,
  countsUntil,
  mostPieces,
  personLimit,
  type PersonLimit,
  type PurchaseLimits,
  UNLIMITED,
} from './purchase-limit.ts';
export {
  type DeliveryCondition,
  deliveryConditionOf,
  type DeliveryConditionType,
  deliveryFee,
  type DeliveryFeeStep,
  feeChangesAbove,
  type Parcel,
  isSent,
} from './delivery-condition.ts';
