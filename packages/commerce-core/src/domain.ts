// The pure half of the core: values, errors and rules, for the API and for property runs. No port, no machine, no xstate.
export {
  ADULT_AGE_YEARS,
  type AdultVerification,
  adultVerificationEnd,
  GUEST,
  hidesContent,
  isAdultVerified,
  isAdultYear,
  promptOfKind,
  type Prompt,
  type PromptKind,
  promptFor,
  promptToAct,
  type Restriction,
  type Visitor,
  type Withheld,
  withheldFrom,
} from './access/access.ts';
export {
  type Account,
  type AccountChange,
  type Carrier,
  type Grade,
  isTelecomCustomer,
  TELECOM_CARRIERS,
} from './account/account.ts';
export { type AgeGroup, ageGroup, ageOn } from './account/age-group.ts';
export {
  ALARM_KEPT_MS,
  ALARM_KINDS,
  type Alarm,
  alarmKind,
  type AlarmKind,
  alarmsKeptFrom,
  type AlarmType,
} from './alarm/alarm.ts';
export { type AlarmEvent, type AlarmGoods, alarmWords, claimAlarm } from './alarm/alarm-event.ts';
export {
  APP_CONSENT_TYPES,
  type AppConsent,
  type AppConsentChange,
  appConsentChanges,
  type AppConsentType,
} from './account/app-consent.ts';
export { ANALYTICS_CONSENT, mayDescribeMember, type MemberEvent, memberEvent } from './behavior/member-event.ts';
export {
  SHARE_CHANNELS,
  shareAddress,
  type ShareChannel,
  type SharedPage,
  type ShareEvent,
  shareEvent,
} from './behavior/share.ts';
export { EMAIL_MAX_LENGTH, isEmail } from './account/email.ts';
export { maskId, maskName } from './account/masking.ts';
export { formatPhone, isPhone, keepDigits, maskPhone, PHONE_LENGTH } from './account/phone.ts';
export {
  type WithdrawalRequest,
  PHONE_CODE_LENGTH,
  PHONE_CODE_LIFE_MS,
  PHONE_CODE_RESEND_MS,
  PHONE_CODE_TRIES,
  type PhoneCertification,
  type PhoneCodeAnswer,
  type PhoneCodeRequest,
  WITHDRAWAL_PROOF_LIFE_MS,
} from './account/phone-certification.ts';
export {
  type ServiceAnswer,
  type ServiceAnswerProblem,
  serviceAnswerProblem,
  type ServiceConsent,
} from './account/service-consent.ts';
export { OPEN_ORDER_STATUSES, WITHDRAW_REASON_LENGTH } from './account/withdrawal.ts';
export {
  ADDRESS_NAME_LIMIT,
  type AddressBook,
  type AddressEntry,
  type AddressProblem,
  addressProblems,
  type AddressType,
  DETAIL_ADDRESS_LIMIT,
  EMPTY_ADDRESS_ENTRY,
  addressEntryOf,
  isSameAddress,
  isZipCode,
  RECEIVER_NAME_LIMIT,
  ROAD_ADDRESS_LIMIT,
  type ShippingAddress,
  normalizeAddressEntry,
} from './address/address.ts';
export {
  type AddressPlacement,
  ADDRESS_BOOK_LIMIT,
  excessRecentAddresses,
  hasAddressBookRoom,
  type StoredAddress,
  mergeDuplicateAddresses,
  compareByLastUse,
  nextDefaultAddress,
  placeSavedAddress,
  placeOrderAddress,
  RECENT_ADDRESS_LIMIT,
} from './address/address-book.ts';
export {
  ADDRESS_KEYWORD_MAX,
  ADDRESS_KEYWORD_MIN,
  ADDRESS_PAGE_SIZE,
  type FoundAddress,
  isSearchable,
  matchesAddress,
  searchAddresses,
} from './address/address-search.ts';
export { formatPhoneInput } from './account/format-phone-input.ts';
export {
  type Cart,
  type CartAddition,
  type CartChange,
  type CartPrice,
  cartOptions,
  countCart,
  type DeliveryCondition,
  type DeliveryConditionType,
  type DeliveryGroup,
  type DeliveryPayType,
  type GuestCartLine,
  type LinePrice,
  type LineProblem,
  type OptionInput,
  type OrderProduct,
  type OrderProductOption,
  type ValidInfo,
} from './cart/cart.ts';
export {
  amountToFreeDelivery,
  type DeliveryFeeStep,
  type DeliveryTemplate,
  deliveryFee,
  type Parcel,
  remoteDeliveryFee,
} from './cart/delivery-fee.ts';
export {
  type AddedCart,
  mergeLines,
  CART_LINE_LIMIT,
  changeLine,
  LINE_COUNT_LIMIT,
  lineKey,
  guestLinesThatFit,
  removeLines,
} from './cart/guest-cart.ts';
export { type CartRefusal, cartRefusal } from './cart/cart-refusal.ts';
export { hasUnprintable, type OptionInputProblem, optionInputProblem } from './cart/option-input.ts';
export { priceLine, type UnitPrice } from './cart/line-price.ts';
export { highestLineCount } from './cart/line-count.ts';
export { buyLimit, checkLine, FINAL_LINE_PROBLEMS, LINE_PROBLEM_CODES, type LineFacts } from './cart/line-problem.ts';
export { type CartLine, chooseLines, priceCart } from './cart/price-cart.ts';
export { type RemoteArea, remoteAreaOf } from './cart/remote-area.ts';
export {
  CLAIM_DETAIL_LIMIT,
  CLAIM_PHOTO_LIMIT,
  CLAIM_REASONS,
  claimReason,
  claimReasonsFor,
  type ClaimReason,
  type ClaimReasonType,
  type ClaimStatusType,
  type ClaimType,
  type ResponsibleObjectType,
  type ReturnWayType,
} from './claim/claim.ts';
export {
  type ClaimableOption,
  claimDeadline,
  claimProblem,
  type ClaimProblem,
  isImmediateCancel,
  SELLER_FAULT_MONTHS,
  WITHDRAWAL_DAYS,
} from './claim/claim-eligibility.ts';
export {
  type ClaimDraft,
  type ClaimForm,
  type ClaimFormProblem,
  draftComesBack,
  draftHasAccount,
  draftNeedsPhoto,
  linesToClaim,
  reasonsToClaim,
  tickLine,
} from './claim/claim-form.ts';
export { BANK_CODES, type BankCode, isBankCode } from './value/bank.ts';
export {
  claimChoices,
  type ClaimPlan,
  type ClaimContext,
  estimateOf,
  needsReturn,
  differsFromShown,
  planClaim,
  refuseIncomplete,
} from './claim/claim-plan.ts';
export type {
  BankAccountInfo,
  Claim,
  Claimable,
  ClaimableLine,
  ClaimChoice,
  ClaimEstimate,
  ClaimOption,
  ClaimQuestion,
  ClaimRequest,
} from './claim/claim-record.ts';
export { REFUND_WORKING_DAYS, refundDueYmd } from './claim/refund-due.ts';
export {
  CLAIM_STEPS,
  type ClaimEvent,
  type ClaimStep,
  claimTypeOf,
  firstClaimStatus,
  isClaimDone,
  isClaimDropped,
  isClaimEnded,
  isClaimWithdrawable,
  nextClaimStatus,
} from './claim/claim-steps.ts';
export {
  type BenefitCoupons,
  type Coupon,
  type CouponDiscount,
  type CouponIssues,
  type CouponScope,
  type CouponStatus,
  type CouponSummary,
  type IssuableCoupon,
  type IssuedCoupon,
} from './coupon/coupon.ts';
export { COUPON_ENDS_SOON_DAYS, couponStatus, readPromotionCode } from './coupon/coupon-wallet.ts';
export { COUPON_PAGE_SIZE, couponUseEnd, MEMBERSHIP_COUPONS } from './coupon/coupon-issue.ts';
export { offeredCouponAmount, type OfferedCoupon, promisedCouponAmount } from './coupon/coupon-offer.ts';
export {
  couponAmount,
  type CouponBasket,
  type CouponGoods,
  type CouponProblem,
  type CouponContext,
  type HeldCoupon,
  reachesGoods,
} from './coupon/coupon-rule.ts';
export {
  type Banner,
  type BannerType,
  BEST_LIST_REQUEST,
  bestListProducts,
  type Category,
  type CategoryDetail,
  type CategoryTree,
  type EventSummary,
  type Exhibition,
  type ExhibitionRequest,
  type ExhibitionSection,
  type ExhibitionSummary,
  type FlatCategory,
  type GnbItem,
  HEADER_BANNER_CODE,
  HOME_SECTION_COUNT,
  homeSections,
  MAIN_TAB_BANNER_CODE,
  type MainMenu,
  type Section,
  type Terms,
  type TermsPartner,
  type TimedDeal,
  type TimedDealItem,
} from './display/display.ts';
export { pickExhibitionName } from './display/exhibition-name.ts';
export { type LandingList, readLanding } from './display/landing.ts';
export {
  TEMPORARY_EVENT_FIRST_PHASE,
  isTemporaryEventFirstPhase,
  isTemporaryEventRunning,
  TEMPORARY_EVENT,
} from './display/promotion-window.ts';
export {
  escapeHtml,
  fillPartnerNames,
  hasPlaceholder,
  PARTNER_PAGE_SIZE,
  PARTNER_PLACEHOLDER,
} from './display/terms.ts';
export {
  type CheckoutChoice,
  type CheckoutProblem,
  checkoutProblems,
  EMPTY_ADDRESS,
  ENTRANCE_CODE_LIMIT,
  initialChoice,
  newAddress,
  INSTALLMENT_FROM_WON,
  INSTALLMENT_MONTHS,
  MEMO_LIMIT,
  NAME_LIMIT,
  payTypeOf,
} from './checkout/checkout.ts';
export { idempotencyKey } from './checkout/idempotency-key.ts';
export {
  CATALOGUE,
  type CatalogueEntry,
  catalogueEntry,
  type ErrorCode,
  type ErrorText,
  isErrorCode,
  type Reaction,
  UNKNOWN_ENTRY,
} from './error/catalogue.ts';
export {
  CommerceError,
  commerceError,
  type CommerceErrorOf,
  type ErrorParts,
  isCommerceError,
  toCommerceError,
} from './error/commerce-error.ts';
export type { DetailsOf, ErrorDetails, GoodsDetails, RequestDetails } from './error/error-details.ts';
export {
  type ErrorReaction,
  type ErrorContext,
  type ErrorMessage,
  MESSAGE_LIMIT,
  type NonCriticalCall,
  reactTo,
} from './error/reaction.ts';
export {
  assertPicture,
  FILE_LIMIT_BYTES,
  PICTURE_PIXEL_LIMIT,
  PICTURES_PER_FORM,
  type PictureType,
  pictureTypeOf,
  type UploadedFile,
} from './file/file.ts';
export { type GiftAction, giftActions, type GiftFacts, type GiftSide, isGiftAddressOpen } from './gift/gift-actions.ts';
export { type GiftAddressProblem, giftAddressProblems } from './gift/gift-address.ts';
export {
  GIFT_DAYS,
  GIFT_PROOF_LIFE_MS,
  GIFT_REMINDER_DAYS,
  GIFT_RESENDS,
  GIFT_RESEND_PAUSE_MS,
  giftDaysLeft,
  giftDeadline,
  type GiftMessages,
  giftReminders,
  giftResendableAt,
} from './gift/gift-deadline.ts';
export type {
  GiftAddress,
  GiftAddressRequest,
  GiftConfirmation,
  GiftCounts,
  GiftMoment,
  GiftOption,
  GiftSummary,
  ReceivedGift,
  SentGift,
} from './gift/gift-record.ts';
export {
  GIFT_CARD_TYPES,
  GIFT_MESSAGE_LIMIT,
  GIFT_SENDER_NAME_LIMIT,
  type GiftCardType,
  type GiftProblem,
  giftProblems,
  type GiftRequest,
  isGiftMessage,
} from './gift/gift-request.ts';
export {
  COMPLETE_GIFT_STATUSES,
  GIFT_BUTTONS,
  GIFT_STEPS,
  GIFT_TABS,
  type GiftActor,
  type GiftBox,
  giftBoxOf,
  type GiftButton,
  type GiftEvent,
  type GiftState,
  type GiftStatus,
  giftStatusesOf,
  type GiftStep,
  type GiftTab,
  isGiftEnded,
  nextGiftStatus,
  USABLE_GIFT_STATUSES,
} from './gift/gift.ts';
export {
  GRADE_MONTHS,
  gradePeriod,
  gradeProgress,
  type GradeProgress,
  type GradePurchases,
  type MembershipGrade,
  nextGradeEvaluation,
} from './grade/grade.ts';
export { appendPage, foldPages, type Listing, type PageAnswer, resetListing } from './listing/listing.ts';
export { expectedArrival, type Shipment } from './order/arrival.ts';
export { arrivalDay, DEFAULT_DISPATCH, type Dispatch, promisedArrival } from './product/promised-arrival.ts';
export { billOf, ledgerOf, POINT_SOURCE } from './order/bill.ts';
export {
  autoConfirmAt,
  autoConfirmCutoff,
  isWholeOrderCancelable,
  NEXT_ACTIONS,
  type NextActionFacts,
  nextActions,
  type OpenClaim,
} from './order/next-action.ts';
export { endOfReturned } from './order/returned-benefit.ts';
export { bankAccountProblems } from './value/bank-account.ts';
export type {
  LateRefund,
  Order,
  OrderAmount,
  OrderDelivery,
  OrderOption,
  OrderOptionPrice,
  OrderResult,
  OrderStatusCounts,
  OrderStatusDate,
  OrderSummary,
  PaymentFailCode,
} from './order/order-record.ts';
export {
  type MostBoughtProduct,
  OFTEN_BOUGHT_CNT,
  type PreviousOrder,
  withholdBought,
} from './order/purchase-history.ts';
export type { NextActionType, OrderStatusType } from './order/order.ts';
export {
  type Address,
  type BillLine,
  type CouponRequest,
  NO_COUPONS,
  type OrderSheet,
  type OrderSheetChoice,
  type OrderSheetPrice,
  type OrderSheetRequest,
  type PaymentInfo,
  type Reservation,
  type ReserveRequest,
  type SheetCoupon,
  type TermsInfo,
} from './order/order-sheet.ts';
export type { PayType } from './order/pay-type.ts';
export {
  isOrderEnded,
  hasEndedUnpaid,
  canChangeOrderStatus,
  ORDER_STEPS,
  type OrderActor,
  type OrderStep,
  statusesOfStep,
  TIMELINE_STEPS,
  timelineStep,
  wholeOrderStatus,
} from './order/order-status.ts';
export { accumulationLeft, leftOf } from './order/line-portion.ts';
export { boughtDeliveryNo, type SentParcel } from './order/bought-delivery.ts';
export type { PaidDelivery, PaidLine, PaidOrder, Refund, RefundClaim, RefundEntry } from './order/paid-order.ts';
export { bestOrderCoupons, priceOrder } from './order/price-order.ts';
export type {
  LedgerEntry,
  OrderFacts,
  OrderLine,
  PricedDelivery,
  PricedLine,
  PricedOrder,
} from './order/priced-order.ts';
export { refundOf } from './order/refund.ts';
export { type CouponReason, couponReason, isCouponChoosable } from './order/coupon-reason.ts';
export { couponsToTake } from './order/coupons-to-take.ts';
export { sheetCoupons } from './order/sheet-coupons.ts';
export { clientId, CLIENT_ID_LENGTH, CLIENT_ID_MAX_AGE_SECONDS, isClientId } from './platform/client-id.ts';
export type { Clock } from './platform/clock.port.ts';
export {
  type ConnectType,
  connectTypeOf,
  type CouponPlatform,
  couponPlatformOf,
  DEFAULT_APP_MARKER,
  type Device,
  deviceOf,
  type HostKind,
  type PhoneOs,
  type Platform,
  readHostKind,
} from './platform/platform.ts';
export type { Random } from './platform/random.port.ts';
export {
  accumulationOf,
  earnRate,
  clampPoints,
  DEFAULT_POINT_POLICY,
  maxUsablePoints,
  type PointBalance,
  type PointPolicy,
  type PointProblem,
  type PointContext,
  type UsablePoints,
} from './point/point.ts';
export { DELIVERY_COMPANIES, type DeliveryCompany, findDeliveryCompany } from './order/delivery-company.ts';
export {
  allowsCashReceipt,
  BUSINESS_NUMBER_LENGTH,
  type CashReceipt,
  type CashReceiptPurpose,
  isBusinessNumber,
  isCashReceipt,
  maskedCashReceiptKey,
} from './order/cash-receipt.ts';
export { type BankInfo, DEPOSIT_DAYS, depositDeadline } from './order/deposit.ts';
export { ORDER_LIST_MONTHS, ORDER_PERIODS_MONTHS } from './order/order-period.ts';
export { STOCK_HOLD_MS } from './order/stock-hold.ts';
export { JOIN_TERMS } from './session/join-terms.ts';
export {
  type ExpiringPoints,
  type PointEntry,
  type PointHistoryKind,
  pointHistoryKind,
  type PointReason,
  type WaitingPoints,
} from './point/point-history.ts';
export {
  KEYWORD_LIMIT,
  NO_SUGGESTIONS,
  PRODUCT_ORDERS,
  PRODUCT_PAGE_SIZE,
  type ProductOrder,
  type ProductSearch,
  type ProductSearchRequest,
  type SearchSuggestions,
} from './product/product-search.ts';
export {
  buildOptionTree,
  chooseValue,
  chosenValues,
  findOption,
  LEVEL_SEPARATOR,
  onlyOption,
  type OptionChoice,
  type OptionLevel,
  optionLevels,
} from './product/option-choice.ts';
export { formatOption, formatOptionValue } from './product/option-label.ts';
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
} from './product/option-row.ts';
export {
  discountRate,
  type ImmediateDiscount,
  immediateDiscountOf,
  type DisplayPrice,
  displayPrice,
} from './product/product-price.ts';
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
} from './product/product.ts';
export {
  addRecent,
  readRecent,
  RECENT_PRODUCT_LIMIT,
  type RecentProduct,
  removeRecent,
} from './product/recent-products.ts';
export { type Departure, departureDay, departureOf } from './product/departure.ts';
export { type Sale, type SaleNotice, saleNotice, saleStatusAt, type SaleStatusType } from './product/sale-status.ts';
export { withheldProduct, withholdSummary } from './product/withheld-product.ts';
export type { Inquiry, Review, ReviewList, ReviewOrder, ReviewRequest } from './product/review.ts';
export { IDLE_CHECK_MS, IDLE_LIMIT_MS, watchesIdleness } from './session/idle.ts';
export { needsLogin } from './session/login-routes.ts';
export {
  type Intent,
  PENDING_TARGET_LIFE_MS,
  type PendingTarget,
  pendingTarget,
  readIntent,
  readPendingTarget,
} from './session/pending-target.ts';
export { hrefOf, type SafePath, safePath } from './session/safe-path.ts';
export {
  readSessionVersion,
  type SessionVersion,
  TOKEN_REUSE_GRACE_MS,
  writeSessionVersion,
} from './session/session-version.ts';
export {
  type GuardAnswer,
  guardNavigation,
  HOME_PATH,
  LOGIN_PATH,
  type Navigation,
  NO_TOKENS,
  PROCEED_DELAY_MS,
  purposeOf,
  SERVER_TOKEN_MAX_AGE_S,
  type TokenPresence,
  type VerificationPurpose,
} from './session/session.ts';
export { type Brand, fromWire, type Wire } from './value/brand.ts';
export {
  endOfKstDayAfter,
  formatYmdt,
  isWithin,
  kst,
  kstDate,
  kstDaysBetween,
  kstMonth,
  kstMonthsAfter,
  kstMonthsBefore,
  parseYmdt,
  startOfKstDay,
  startOfNextKstMonth,
  type Window,
} from './value/calendar.ts';
export {
  dDay,
  type DDay,
  type Elapsed,
  elapsedSince,
  formatDate,
  formatDateTime,
  formatMonthDay,
  formatTimer,
} from './value/date-display.ts';
export { groupBy } from './value/group-by.ts';
export { isWorkingDay, nextWorkingDay } from './value/working-day.ts';
export { chooseLanguage, DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from './value/language.ts';
export { BADGE_CAP, formatBadge, formatCount, formatNumber, formatRating, formatWon } from './value/number.ts';
export { countPages, type CursorPage, EMPTY_PAGE, type Page, type PageRequest } from './value/page.ts';
export {
  after,
  DAY_MS,
  daysInMonth,
  type DurationMs,
  durationMs,
  type EpochMs,
  epochMs,
  fromKstTime,
  HOUR_MS,
  type KstTime,
  kstTime,
  kstWeekday,
  MINUTE_MS,
  SECOND_MS,
} from './value/time.ts';
export {
  addWon,
  isWon,
  maxWon,
  minWon,
  percentOfWon,
  splitWon,
  subtractWon,
  sumWon,
  sumWonOf,
  timesWon,
  type Won,
  won,
  ZERO_WON,
} from './value/won.ts';
