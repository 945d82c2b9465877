/* oxlint-disable max-lines -- generated */
// Drawn from the migrated database by `pnpm generate`; change a migration, not this file.
import type {
  AccumulationNo,
  AddressNo,
  AlarmNo,
  ArticleNo,
  BannerNo,
  BlockNo,
  BrandNo,
  CartNo,
  CategoryNo,
  ClaimNo,
  CouponIssueNo,
  CouponNo,
  DeliveryNo,
  DeliveryTemplateNo,
  EventNo,
  ExhibitionNo,
  GiftId,
  GradeNo,
  InquiryNo,
  MemberNo,
  OptionNo,
  OrderNo,
  OrderOptionNo,
  OrderSheetNo,
  PartnerNo,
  PopupNo,
  ProductNo,
  ReviewNo,
  SectionNo,
  SessionNo,
  VerificationId,
} from '@dealstore/commerce-core/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A JSON column: written as JSON text, read as something to be checked. */
export type Json = ColumnType<unknown, string, string>;

/** A JSON column with a default. */
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;

/** Rows of `address`. */
export interface AddressRow {
  addressNo: Generated<AddressNo>;
  memberNo: MemberNo;
  addressType: Generated<'BOOK' | 'RECENT' | 'RECURRING_PAYMENT'>;
  addressName: Generated<string>;
  isDefault: Generated<boolean>;
  receiverName: string;
  receiverZipCd: string;
  receiverAddress: string;
  receiverJibunAddress: Generated<string>;
  receiverDetailAddress: Generated<string>;
  receiverContact1: string;
  receiverContact2: string | null;
  customsIdNumber: string | null;
  deliveryMemo: Generated<string>;
  createdAt: Date;
  lastUsedAt: Date;
}

/** Rows of `alarm`. */
export interface AlarmRow {
  alarmNo: Generated<AlarmNo>;
  memberNo: MemberNo;
  effectKey: string | null;
  alarmType:
    'ORDER' | 'DELIVERY' | 'GIFT' | 'COUPON' | 'POINT' | 'REVIEW' | 'INQUIRY' | 'RESTOCK' | 'NOTICE' | 'ADVERTISEMENT';
  title: string;
  titleEn: Generated<string>;
  content: string;
  contentEn: Generated<string>;
  landingUrl: Generated<string>;
  giftNo: GiftId | null;
  createdAt: Date;
  readAt: Date | null;
  refusalUrl: Generated<string>;
}

/** Rows of `article`. */
export interface ArticleRow {
  articleNo: Generated<ArticleNo>;
  board: 'NOTICE' | 'FAQ';
  category: Generated<string>;
  categoryEn: Generated<string>;
  title: string;
  titleEn: Generated<string>;
  content: string;
  contentEn: Generated<string>;
  pinned: Generated<boolean>;
  registeredAt: Date;
}

/** Rows of `banner`. */
export interface BannerRow {
  bannerNo: Generated<BannerNo>;
  code: string;
  type: 'MAIN' | 'MIDDLE' | 'BOTTOM' | null;
  mainMenuNo: number | null;
  name: string;
  nameEn: Generated<string>;
  title: Generated<string>;
  titleEn: Generated<string>;
  description: Generated<string>;
  descriptionEn: Generated<string>;
  imageUrl: Generated<string>;
  landingUrl: string;
  targetType: Generated<'CURRENT' | 'NEW'>;
  displayOrder: Generated<number>;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Rows of `behavior_history`. */
export interface BehaviorHistoryRow {
  behaviorNo: Generated<number>;
  clientId: string;
  memberNo: MemberNo | null;
  behaviorType: string;
  pageCode: string;
  detail: JsonWithDefault;
  happenedAt: Date;
}

/** Rows of `benefit_taken`. */
export interface BenefitTakenRow {
  digest: string;
  takenCnt: number;
  keepUntil: Date;
}

/** Rows of `brand`. */
export interface BrandRow {
  brandNo: Generated<BrandNo>;
  name: string;
  nameEn: Generated<string>;
  productCnt: Generated<number>;
}

/** Rows of `cart_line`. */
export interface CartLineRow {
  cartNo: Generated<CartNo>;
  memberNo: MemberNo;
  productNo: ProductNo;
  optionNo: OptionNo;
  orderCnt: number;
  optionInputs: JsonWithDefault;
  inputKey: Generated<string>;
}

/** Rows of `cash_receipt`. */
export interface CashReceiptRow {
  orderNo: OrderNo;
  status: Generated<'REQUESTED' | 'ISSUED' | 'REFUSED'>;
  issueAmt: number;
  canceledAmt: Generated<number>;
  receiptKey: string | null;
  requestedAt: Date;
  issuedAt: Date | null;
}

/** Rows of `catalogue_version`. */
export interface CatalogueVersionRow {
  id: number;
  version: number;
  changedAt: Date;
}

/** Rows of `category`. */
export interface CategoryRow {
  categoryNo: Generated<CategoryNo>;
  parentNo: number | null;
  depth: number;
  label: string;
  labelEn: string;
  iconUrl: Generated<string>;
  displayOrder: Generated<number>;
  displayable: Generated<boolean>;
  productCnt: Generated<number>;
}

/** Rows of `claim`. */
export interface ClaimRow {
  claimNo: Generated<ClaimNo>;
  orderNo: OrderNo;
  memberNo: MemberNo;
  claimType: 'CANCEL' | 'RETURN' | 'EXCHANGE';
  claimClassType: 'ORDER_CANCEL' | 'OPTION_CANCEL' | 'RETURN' | 'RETURN_EXCHANGE' | 'CANCEL_EXCHANGE';
  claimStatusType: string;
  claimReasonType: string;
  claimReasonDetail: Generated<string>;
  responsibleObjectType: 'BUYER' | 'SELLER';
  returnWayType: 'SELLER_COLLECT' | 'BUYER_DIRECT_RETURN' | null;
  returnAddress: ColumnType<unknown, string | null | undefined, string | null>;
  exchangeAddress: ColumnType<unknown, string | null | undefined, string | null>;
  deliveryCompanyType: string | null;
  invoiceNo: string | null;
  imageUrls: Generated<readonly string[]>;
  refundAccount: ColumnType<unknown, string | null | undefined, string | null>;
  estimate: Json;
  additionalPayAmt: Generated<number>;
  requestedAt: Date;
  approvedAt: Date | null;
  receivedAt: Date | null;
  completedAt: Date | null;
  withdrawnAt: Date | null;
  rejectReason: string | null;
  faultNoticedOn: string | null;
  askedBy: Generated<'BUYER' | 'RECIPIENT'>;
  movedAt: Generated<Date>;
}

/** Rows of `claim_history`. */
export interface ClaimHistoryRow {
  historyNo: Generated<number>;
  claimNo: ClaimNo;
  claimStatusType: string;
  changedBy: 'BUYER' | 'SELLER' | 'SYSTEM' | 'RECIPIENT' | 'SANDBOX';
  changedAt: Date;
}

/** Rows of `claim_option`. */
export interface ClaimOptionRow {
  claimNo: ClaimNo;
  orderOptionNo: OrderOptionNo;
  claimedCnt: number;
  exchangeOptionNo: OptionNo | null;
  optionNo: Generated<OptionNo>;
  optionValue: Generated<string>;
  optionValueEn: Generated<string>;
  exchangeOptionValue: string | null;
  exchangeOptionValueEn: string | null;
  exchangeDeliveryNo: DeliveryNo | null;
}

/** Rows of `consent`. */
export interface ConsentRow {
  consentNo: Generated<number>;
  memberNo: MemberNo;
  type: string;
  version: string;
  textHash: Generated<string>;
  agreed: boolean;
  channel: 'PC' | 'MOBILE_WEB' | 'MOBILE_APP' | 'AOS' | 'IOS' | 'SYSTEM' | 'REFUSAL_LINK';
  agreedAt: Date;
  remindedAt: Date | null;
}

/** Rows of `coupon`. */
export interface CouponRow {
  couponNo: Generated<CouponNo>;
  couponName: string;
  couponNameEn: Generated<string>;
  couponType: 'PRODUCT' | 'CART' | 'CART_DELIVERY';
  couponTargetType: Generated<'ALL_PRODUCT' | 'PRODUCT' | 'BRAND' | 'CATEGORY' | 'PARTNER'>;
  targetNos: Generated<readonly number[]>;
  excludedNos: Generated<readonly number[]>;
  issueType: Generated<'DOWNLOAD' | 'CODE' | 'MEMBERSHIP' | 'GRADE' | 'EVENT' | 'INSERT'>;
  promotionCode: string | null;
  fixedAmt: boolean;
  discountAmt: Generated<number>;
  discountRate: Generated<number>;
  maxDiscountAmt: number | null;
  minSalePrice: Generated<number>;
  maxSalePrice: number | null;
  minDeliveryAmt: Generated<number>;
  freeDelivery: Generated<boolean>;
  usablePlatforms: Generated<readonly string[]>;
  gradeCodes: Generated<readonly string[]>;
  cartCouponUsable: Generated<boolean>;
  productCouponUsable: Generated<boolean>;
  telecomOnly: Generated<boolean>;
  useDays: number | null;
  useEndAt: Date | null;
  issueStartAt: Date | null;
  issueEndAt: Date | null;
  issuePerPersonCnt: Generated<number>;
  dailyIssuePerPersonCnt: number | null;
  dailyIssueCnt: number | null;
  totalIssueCnt: number | null;
  issuedCnt: Generated<number>;
  displayable: Generated<boolean>;
  displayOrder: Generated<number>;
  firstPurchaseOnly: Generated<boolean>;
}

/** Rows of `coupon_issue`. */
export interface CouponIssueRow {
  couponIssueNo: Generated<CouponIssueNo>;
  couponNo: CouponNo;
  memberNo: MemberNo;
  ordinal: Generated<number>;
  source: Generated<'DOWNLOAD' | 'CODE' | 'MEMBERSHIP' | 'GRADE' | 'EVENT' | 'INSERT'>;
  issuedAt: Date;
  useStartAt: Date;
  useEndAt: Date;
  usedAt: Date | null;
  usedOrderNo: OrderNo | null;
}

/** Rows of `coupon_use`. */
export interface CouponUseRow {
  couponUseNo: Generated<number>;
  couponIssueNo: CouponIssueNo;
  orderNo: OrderNo;
  discountAmt: number;
  usedAt: Date;
  restoredAt: Date | null;
  claimNo: ClaimNo | null;
}

/** Rows of `delivery_template`. */
export interface DeliveryTemplateRow {
  deliveryTemplateNo: Generated<DeliveryTemplateNo>;
  partnerNo: PartnerNo;
  name: string;
  deliveryPayType: Generated<'PREPAID_DELIVERY' | 'PAY_ON_DELIVERY'>;
  deliveryConditionType:
    'FREE' | 'CONDITIONAL' | 'FIXED_FEE' | 'QUANTITY_PROPOSITIONAL_FEE' | 'PRICE_FEE' | 'QUANTITY_FEE';
  deliveryAmt: Generated<number>;
  aboveDeliveryAmt: Generated<number>;
  perOrderCnt: Generated<number>;
  conditionDetails: JsonWithDefault;
  returnDeliveryAmt: Generated<number>;
  jejuDeliveryAmt: Generated<number>;
  islandDeliveryAmt: Generated<number>;
  deliveryCompanyType: Generated<string>;
  departureCutoff: Generated<string>;
  deliveryDays: Generated<number>;
}

/** Rows of `event`. */
export interface EventRow {
  eventNo: Generated<EventNo>;
  eventType: Generated<'JOIN' | 'COUPON' | 'POINT' | 'ATTENDANCE' | 'NOTICE'>;
  label: string;
  labelEn: string;
  promotionText: Generated<string>;
  promotionTextEn: Generated<string>;
  content: Generated<string>;
  contentEn: Generated<string>;
  imageUrl: Generated<string>;
  couponNo: CouponNo | null;
  pointAmt: Generated<number>;
  joinLimitCnt: number | null;
  joinedCnt: Generated<number>;
  telecomOnly: Generated<boolean>;
  displayable: Generated<boolean>;
  displayOrder: Generated<number>;
  startsAt: Date;
  endsAt: Date;
}

/** Rows of `event_attendance`. */
export interface EventAttendanceRow {
  eventNo: EventNo;
  memberNo: MemberNo;
  attendedOn: string;
  pointAmt: number;
  attendedAt: Date;
}

/** Rows of `event_join`. */
export interface EventJoinRow {
  eventNo: EventNo;
  memberNo: MemberNo;
  joinedAt: Date;
}

/** Rows of `exhibition`. */
export interface ExhibitionRow {
  exhibitionNo: Generated<ExhibitionNo>;
  kind: Generated<'EXHIBITION' | 'BRAND_HALL'>;
  label: string;
  labelEn: string;
  promotionText: Generated<string>;
  promotionTextEn: Generated<string>;
  pcImageUrl: Generated<string>;
  mobileImageUrl: Generated<string>;
  gradeCodes: Generated<readonly string[]>;
  displayOrder: Generated<number>;
  displayable: Generated<boolean>;
  startsAt: Date | null;
  endsAt: Date | null;
  brandNo: BrandNo | null;
}

/** Rows of `exhibition_product`. */
export interface ExhibitionProductRow {
  exhibitionNo: ExhibitionNo;
  sectionOrder: number;
  displayOrder: number;
  productNo: ProductNo;
}

/** Rows of `exhibition_section`. */
export interface ExhibitionSectionRow {
  exhibitionNo: ExhibitionNo;
  sectionOrder: number;
  label: Generated<string>;
  labelEn: Generated<string>;
  imageUrl: Generated<string>;
}

/** Rows of `gift`. */
export interface GiftRow {
  giftNo: Generated<GiftId>;
  orderNo: OrderNo | null;
  senderMemberNo: MemberNo;
  senderName: string;
  receiverName: string;
  receiverPhone: string;
  receiverMemberNo: MemberNo | null;
  message: Generated<string>;
  optionOpen: Generated<boolean>;
  status: Generated<
    | 'WAITING_PAY'
    | 'WAITING_ADDRESS'
    | 'CONFIRMED'
    | 'DELIVERING'
    | 'COMPLETED'
    | 'CANCELED_BY_SENDER'
    | 'REFUSED'
    | 'EXPIRED'
    | 'PAY_FAILED'
  >;
  resendCnt: Generated<number>;
  lastSentAt: Date | null;
  createdAt: Date;
  expiresAt: Date | null;
  confirmedAt: Date | null;
  endedAt: Date | null;
  phoneVerifiedId: string | null;
  orderSheetNo: OrderSheetNo | null;
  cardType: Generated<'BIRTHDAY' | 'THANKS' | 'CHEER' | 'CONGRATULATIONS' | 'LOVE' | 'GET_WELL' | 'SORRY' | 'HOLIDAY'>;
  refuseMessage: string | null;
  language: Generated<'ko' | 'en'>;
}

/** Rows of `gift_event`. */
export interface GiftEventRow {
  giftEventNo: Generated<number>;
  giftNo: GiftId;
  fromStatus: string | null;
  toStatus: string;
  terminal: Generated<boolean>;
  causedBy: 'SENDER' | 'RECIPIENT' | 'SYSTEM' | 'SANDBOX';
  happenedAt: Date;
}

/** Rows of `gift_link`. */
export interface GiftLinkRow {
  tokenHash: string;
  giftNo: GiftId;
  createdAt: Date;
}

/** Rows of `idempotency`. */
export interface IdempotencyRow {
  scope: string;
  key: string;
  bodyHash: string;
  answerBody: string | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Rows of `identity_verification`. */
export interface IdentityVerificationRow {
  verificationId: VerificationId;
  purpose: 'LOGIN' | 'ADULT' | 'PHONE' | 'WITHDRAWAL' | 'GIFT';
  client: 'WEB' | 'APP';
  status: Generated<'STARTED' | 'CODE_SENT' | 'VERIFIED' | 'CONSUMED' | 'LOCKED' | 'CANCELED' | 'EXPIRED'>;
  state: Generated<string>;
  codeChallenge: Generated<string>;
  returnUrl: Generated<string>;
  memberNo: MemberNo | null;
  sessionNo: SessionNo | null;
  giftNo: GiftId | null;
  name: string | null;
  phone: string | null;
  birthDate: string | null;
  gender: 'M' | 'F' | null;
  carrier: string | null;
  messageCodeHash: string | null;
  messageCodeExpiresAt: Date | null;
  tries: Generated<number>;
  sends: Generated<number>;
  oneTimeCodeHash: string | null;
  oneTimeCodeExpiresAt: Date | null;
  result: ColumnType<unknown, string | null | undefined, string | null>;
  createdAt: Date;
  expiresAt: Date;
  verifiedAt: Date | null;
}

/** Rows of `inquiry`. */
export interface InquiryRow {
  inquiryNo: Generated<InquiryNo>;
  kind: 'PRODUCT' | 'SERVICE';
  type: string;
  productNo: ProductNo | null;
  orderNo: OrderNo | null;
  memberNo: MemberNo | null;
  writerName: string;
  title: Generated<string>;
  content: string;
  secreted: Generated<boolean>;
  answerAlarm: Generated<boolean>;
  fileUrls: Generated<readonly string[]>;
  status: Generated<'ASKED' | 'IN_PROGRESS' | 'ANSWERED'>;
  registeredAt: Date;
  deletedAt: Date | null;
}

/** Rows of `inquiry_answer`. */
export interface InquiryAnswerRow {
  answerNo: Generated<number>;
  inquiryNo: InquiryNo;
  answererName: string;
  content: string;
  registeredAt: Date;
}

/** Rows of `job`. */
export interface JobRow {
  jobNo: Generated<number>;
  kind: string;
  uniqueKey: string | null;
  payload: JsonWithDefault;
  status: Generated<'DUE' | 'DONE' | 'FAILED'>;
  dueAt: Date;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** Rows of `list_count`. */
export interface ListCountRow {
  listKey: string;
  totalCnt: number;
}

/** Rows of `login_device`. */
export interface LoginDeviceRow {
  deviceNo: Generated<number>;
  memberNo: MemberNo;
  deviceMark: string;
  firstUsedAt: Date;
  lastUsedAt: Date;
}

/** Rows of `login_session`. */
export interface LoginSessionRow {
  sessionNo: Generated<SessionNo>;
  memberNo: MemberNo;
  client: 'WEB' | 'APP';
  generation: Generated<number>;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  revokeReason: string | null;
  device: Generated<string>;
}

/** Rows of `main_menu`. */
export interface MainMenuRow {
  mainMenuNo: Generated<number>;
  menuType: Generated<string>;
  label: string;
  labelEn: string;
  displayOrder: Generated<number>;
  displayable: Generated<boolean>;
}

/** Rows of `member`. */
export interface MemberRow {
  memberNo: Generated<MemberNo>;
  shopbyId: string;
  personKey: string | null;
  name: string;
  phone: string | null;
  email: string | null;
  birthDate: string | null;
  gender: 'M' | 'F' | null;
  carrier: Generated<string>;
  gradeNo: GradeNo;
  status: Generated<'ACTIVE' | 'DORMANT' | 'PAUSED' | 'WITHDRAWN'>;
  dailyPick: Generated<boolean>;
  adultVerifiedAt: Date | null;
  adultMethod: string | null;
  adultExpiresAt: Date | null;
  lastPayType: string | null;
  joinedAt: Date;
  lastLoginAt: Date | null;
  withdrawnAt: Date | null;
  withdrawReason: string | null;
  gradeCouponsOn: string | null;
  gradeEvaluatedOn: string | null;
  boughtBeforeUntil: Date | null;
}

/** Rows of `member_grade`. */
export interface MemberGradeRow {
  gradeNo: GradeNo;
  code: string;
  label: string;
  labelEn: string;
  description: Generated<string>;
  descriptionEn: Generated<string>;
  minimumPayment: Generated<number>;
  minimumCount: Generated<number>;
  reserveRate: Generated<number>;
  benefits: JsonWithDefault;
}

/** Rows of `membership_issue`. */
export interface MembershipIssueRow {
  memberNo: MemberNo;
  issueMonth: string;
  couponIssueNo: CouponIssueNo;
  issuedAt: Date;
}

/** Rows of `message_sent`. */
export interface MessageSentRow {
  messageNo: Generated<number>;
  effectKey: string | null;
  channel: 'SMS' | 'KAKAO' | 'PUSH' | 'EMAIL';
  purpose: string;
  memberNo: MemberNo | null;
  recipient: string;
  title: Generated<string>;
  body: string;
  advertisement: Generated<boolean>;
  status: Generated<'QUEUED' | 'SENT' | 'FAILED' | 'WITHHELD'>;
  attempts: Generated<number>;
  createdAt: Date;
  dueAt: Date;
  sentAt: Date | null;
  titleEn: Generated<string>;
  bodyEn: Generated<string>;
  landingUrl: Generated<string>;
  refusalToken: string | null;
}

/** Rows of `order_delivery`. */
export interface OrderDeliveryRow {
  deliveryNo: Generated<DeliveryNo>;
  orderNo: OrderNo;
  partnerNo: PartnerNo;
  partnerName: string;
  deliveryTemplateNo: DeliveryTemplateNo;
  deliveryPayType: 'PREPAID_DELIVERY' | 'PAY_ON_DELIVERY';
  deliveryCondition: Json;
  deliveryAmt: Generated<number>;
  remoteDeliveryAmt: Generated<number>;
  deliveryCouponDiscountAmt: Generated<number>;
  subPayAmt: Generated<number>;
  refundedAmt: Generated<number>;
  usesShippingInfoLaterInput: Generated<boolean>;
  shippingInfoLaterInputContact: string | null;
  receiverName: string | null;
  receiverZipCd: string | null;
  receiverAddress: string | null;
  receiverJibunAddress: string | null;
  receiverDetailAddress: string | null;
  receiverContact1: string | null;
  receiverContact2: string | null;
  customsIdNumber: string | null;
  deliveryMemo: Generated<string>;
  entranceCode: string | null;
  departureCutoff: Generated<string>;
  deliveryDays: Generated<number>;
  deliveryCompanyType: string | null;
  invoiceNo: string | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  heldBackChargeAmt: Generated<number>;
  heldBackSubPayAmt: Generated<number>;
  feeRefunded: Generated<boolean>;
  boughtDeliveryNo: DeliveryNo | null;
}

/** Rows of `order_option`. */
export interface OrderOptionRow {
  orderOptionNo: Generated<OrderOptionNo>;
  orderNo: OrderNo;
  deliveryNo: DeliveryNo;
  memberNo: MemberNo;
  partnerNo: PartnerNo;
  productNo: ProductNo;
  optionNo: OptionNo;
  optionType: Generated<string>;
  productName: string;
  productNameEn: Generated<string>;
  brandName: Generated<string>;
  brandNameEn: Generated<string>;
  partnerName: string;
  partnerNameEn: Generated<string>;
  categoryNames: Generated<readonly string[]>;
  optionName: Generated<string>;
  optionNameEn: Generated<string>;
  optionValue: Generated<string>;
  optionValueEn: Generated<string>;
  imageUrl: Generated<string>;
  optionInputs: JsonWithDefault;
  orderCnt: number;
  salePrice: number;
  addPrice: Generated<number>;
  standardAmt: number;
  immediateDiscountAmt: Generated<number>;
  additionalDiscountAmt: Generated<number>;
  buyAmt: number;
  productCouponIssueNo: CouponIssueNo | null;
  productCouponAmt: Generated<number>;
  cartCouponAmt: Generated<number>;
  adjustedAmt: number;
  subPayAmt: Generated<number>;
  chargeAmt: number;
  refundedAmt: Generated<number>;
  claimedCnt: Generated<number>;
  accumulationRate: Generated<number>;
  accumulationAmt: Generated<number>;
  orderStatusType:
    | 'PAY_WAIT'
    | 'PAY_CANCEL'
    | 'PAY_FAIL'
    | 'DELETE'
    | 'DEPOSIT_WAIT'
    | 'PAY_DONE'
    | 'PRODUCT_PREPARE'
    | 'DELIVERY_PREPARE'
    | 'DELIVERY_ING'
    | 'DELIVERY_DONE'
    | 'BUY_CONFIRM'
    | 'CANCEL_DONE'
    | 'RETURN_DONE'
    | 'EXCHANGE_DONE'
    | 'EXCHANGE_WAIT'
    | 'REFUND_DONE';
  claimStatusType: string | null;
  claimNo: ClaimNo | null;
  cancelable: Generated<boolean>;
  exchangeable: Generated<boolean>;
  returnable: Generated<boolean>;
  refundable: Generated<boolean>;
  registeredAt: Date;
  paidAt: Date | null;
  preparedAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  confirmedAt: Date | null;
  reviewableUntil: Date | null;
  reviewed: Generated<boolean>;
  given: Generated<boolean>;
}

/** Rows of `order_option_history`. */
export interface OrderOptionHistoryRow {
  historyNo: Generated<number>;
  orderOptionNo: OrderOptionNo;
  fromStatus: string | null;
  toStatus: string;
  claimNo: ClaimNo | null;
  changedBy: 'BUYER' | 'SELLER' | 'SYSTEM' | 'RECIPIENT' | 'SANDBOX';
  changedAt: Date;
}

/** Rows of `order_sheet`. */
export interface OrderSheetRow {
  orderSheetNo: OrderSheetNo;
  memberNo: MemberNo;
  orderType: 'DIRECT' | 'CART' | 'GIFT';
  products: Json;
  cartNos: Generated<readonly CartNo[]>;
  selection: JsonWithDefault;
  status: Generated<'OPEN' | 'ORDERED' | 'EXPIRED'>;
  orderNo: OrderNo | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Rows of `partner`. */
export interface PartnerRow {
  partnerNo: Generated<PartnerNo>;
  partnerName: string;
  partnerNameEn: Generated<string>;
  companyName: string;
  ownerName: string;
  businessRegistrationNo: string;
  onlineMarketingBusinessDeclarationNo: string;
  officeAddress: string;
  phoneNo: string;
  email: string;
  displayable: Generated<boolean>;
}

/** Rows of `payment`. */
export interface PaymentRow {
  paymentNo: Generated<number>;
  orderNo: OrderNo;
  paymentKey: string;
  payType: string;
  pgType: string;
  payAmt: number;
  canceledAmt: Generated<number>;
  status: Generated<'READY' | 'APPROVED' | 'DECLINED' | 'UNKNOWN' | 'EXPIRED' | 'CANCELED'>;
  failureCode: string | null;
  failureMessage: string | null;
  receipt: JsonWithDefault;
  clientReturnUrl: Generated<string>;
  createdAt: Date;
  approvedAt: Date | null;
  endedAt: Date | null;
  refundedAt: Date | null;
}

/** Rows of `payment_ledger`. */
export interface PaymentLedgerRow {
  entryNo: Generated<number>;
  orderNo: OrderNo;
  kind: 'BILL' | 'PAYMENT' | 'REFUND';
  effectKey: string;
  rule: string;
  source: string;
  amount: number;
  orderOptionNo: OrderOptionNo | null;
  deliveryNo: DeliveryNo | null;
  paymentNo: number | null;
  claimNo: ClaimNo | null;
  enteredAt: Date;
}

/** Rows of `point_balance`. */
export interface PointBalanceRow {
  memberNo: MemberNo;
  balanceAmt: Generated<number>;
  owedAmt: Generated<number>;
}

/** Rows of `point_ledger`. */
export interface PointLedgerRow {
  accumulationNo: Generated<AccumulationNo>;
  memberNo: MemberNo;
  effectKey: string;
  status: 'GIVE' | 'GIVE_BY_CANCELED' | 'SUBTRACTION' | 'SUBTRACTION_BY_CANCELED';
  reason: string;
  pointAmt: number;
  balanceAmt: number;
  pointLotNo: number | null;
  orderNo: OrderNo | null;
  orderOptionNo: OrderOptionNo | null;
  claimNo: ClaimNo | null;
  reviewNo: ReviewNo | null;
  registeredAt: Date;
  expiresAt: Date | null;
  owedAmt: Generated<number>;
}

/** Rows of `point_lot`. */
export interface PointLotRow {
  pointLotNo: Generated<number>;
  memberNo: MemberNo;
  grantedAmt: number;
  restAmt: number;
  startsAt: Date;
  expiresAt: Date;
  forgivenAmt: Generated<number>;
  warned: Generated<boolean>;
}

/** Rows of `point_spend`. */
export interface PointSpendRow {
  accumulationNo: AccumulationNo;
  pointLotNo: number;
  spentAmt: number;
  returnedAmt: Generated<number>;
}

/** Rows of `point_waiting`. */
export interface PointWaitingRow {
  orderOptionNo: OrderOptionNo;
  memberNo: MemberNo;
  waitingAmt: number;
  createdAt: Date;
}

/** Rows of `popup`. */
export interface PopupRow {
  popupNo: Generated<PopupNo>;
  pageType: string;
  title: string;
  titleEn: Generated<string>;
  content: string;
  contentEn: Generated<string>;
  visibleToday: Generated<boolean>;
  displayOrder: Generated<number>;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Rows of `previous_order`. */
export interface PreviousOrderRow {
  orderNo: OrderNo;
  memberNo: MemberNo;
  orderOptions: Json;
  purchasePrice: number;
  mainPayAmt: number;
  deliveryAmt: Generated<number>;
  payType: string;
  receiver: JsonWithDefault;
  orderedAt: Date;
}

/** Rows of `product`. */
export interface ProductRow {
  productNo: Generated<ProductNo>;
  partnerNo: PartnerNo;
  brandNo: BrandNo | null;
  categoryNo: CategoryNo;
  deliveryTemplateNo: DeliveryTemplateNo;
  productName: string;
  productNameEn: string;
  promotionText: Generated<string>;
  promotionTextEn: Generated<string>;
  listImageUrl: string;
  stickerLabels: Generated<readonly string[]>;
  placeOriginLabel: Generated<string>;
  adult: Generated<boolean>;
  telecomOnly: Generated<boolean>;
  displayable: Generated<boolean>;
  soldOut: Generated<boolean>;
  freeDelivery: Generated<boolean>;
  saleStatusType: Generated<'READY' | 'ONSALE' | 'FINISHED' | 'STOP' | 'PROHIBITION'>;
  salePeriodType: Generated<'REGULAR' | 'PERIOD'>;
  saleStartAt: Date | null;
  saleEndAt: Date | null;
  salePrice: number;
  immediateDiscountAmt: Generated<number>;
  immediateDiscountStartAt: Date | null;
  immediateDiscountEndAt: Date | null;
  additionDiscountAmt: Generated<number>;
  price: GeneratedAlways<number>;
  discountRate: GeneratedAlways<number>;
  maxCouponAmt: Generated<number>;
  couponUsable: Generated<boolean>;
  accumulationUsable: Generated<boolean>;
  accumulationRate: Generated<number>;
  photoReviewAccumulationAmt: Generated<number>;
  minBuyCnt: Generated<number>;
  maxBuyTimeCnt: Generated<number>;
  maxBuyPersonCnt: Generated<number>;
  maxBuyPeriodCnt: Generated<number>;
  maxBuyDays: Generated<number>;
  giftUsable: Generated<boolean>;
  cancelable: Generated<boolean>;
  exchangeable: Generated<boolean>;
  returnable: Generated<boolean>;
  refundable: Generated<boolean>;
  displayableStock: Generated<boolean>;
  optionType: Generated<'DEFAULT' | 'STANDARD' | 'COMBINATION' | 'MAPPING'>;
  selectType: Generated<'FLAT' | 'MULTI'>;
  optionLabels: Generated<readonly string[]>;
  optionLabelsEn: Generated<readonly string[]>;
  optionInputs: JsonWithDefault;
  optionSwatches: JsonWithDefault;
  popularity: Generated<number>;
  saleCnt: Generated<number>;
  likeCnt: Generated<number>;
  reviewCnt: Generated<number>;
  reviewRateSum: Generated<number>;
  inquiryCnt: Generated<number>;
  registeredAt: Date;
  cheaperSince: Date | null;
}

/** Rows of `product_content`. */
export interface ProductContentRow {
  productNo: ProductNo;
  content: Generated<string>;
  contentEn: Generated<string>;
  contentHeader: Generated<string>;
  contentFooter: Generated<string>;
  dutyInfo: JsonWithDefault;
  relatedProductNos: Generated<readonly ProductNo[]>;
}

/** Rows of `product_image`. */
export interface ProductImageRow {
  productNo: ProductNo;
  imageOrder: number;
  type: Generated<'IMAGE_URL' | 'VIDEO_URL'>;
  url: string;
}

/** Rows of `product_listing`. */
export interface ProductListingRow {
  productNo: ProductNo;
  categoryNos: readonly CategoryNo[];
  brandNo: BrandNo | null;
  partnerNo: PartnerNo;
  displayable: Generated<boolean>;
  soldOut: Generated<boolean>;
  adult: Generated<boolean>;
  telecomOnly: Generated<boolean>;
  freeDelivery: Generated<boolean>;
  hasCoupon: Generated<boolean>;
  popularity: Generated<number>;
  saleCnt: Generated<number>;
  reviewCnt: Generated<number>;
  price: number;
  discountRate: Generated<number>;
  registeredAt: Date;
  documentVersion: Generated<number>;
  document: Generated<string>;
}

/** Rows of `product_option`. */
export interface ProductOptionRow {
  optionNo: Generated<OptionNo>;
  productNo: ProductNo;
  optionOrder: Generated<number>;
  optionType: Generated<'PRODUCT_ONLY' | 'NORMAL_OPTION' | 'ADDITIONAL_PRODUCT'>;
  label: Generated<string>;
  value: Generated<string>;
  labelEn: Generated<string>;
  valueEn: Generated<string>;
  addPrice: Generated<number>;
  openingCnt: Generated<number>;
  stockCnt: Generated<number>;
  saleCnt: Generated<number>;
  saleType: Generated<'AVAILABLE' | 'SOLD_OUT'>;
  forcedSoldOut: Generated<boolean>;
  main: Generated<boolean>;
  imageUrl: Generated<string>;
}

/** Rows of `product_recommendation`. */
export interface ProductRecommendationRow {
  productNo: ProductNo;
  recommendedNos: readonly ProductNo[];
}

/** Rows of `purchase_count`. */
export interface PurchaseCountRow {
  memberNo: MemberNo;
  productNo: ProductNo;
  boughtCnt: Generated<number>;
  windowStartedAt: Date;
}

/** Rows of `rate_limit`. */
export interface RateLimitRow {
  bucket: string;
  windowStart: Date;
  hits: Generated<number>;
  expiresAt: Date;
}

/** Rows of `recent_product`. */
export interface RecentProductRow {
  memberNo: MemberNo;
  productNo: ProductNo;
  seenAt: Date;
}

/** Rows of `refund`. */
export interface RefundRow {
  refundNo: Generated<number>;
  claimNo: ClaimNo;
  orderNo: OrderNo;
  refundType: 'PG' | 'CANCEL_DEPOSIT' | 'ACCOUNT' | 'ACCUMULATION' | 'ZERO_REFUND' | 'CASH';
  refundMainPayAmt: number;
  refundSubPayAmt: Generated<number>;
  interestAmt: Generated<number>;
  status: Generated<'REQUESTED' | 'DONE' | 'FAILED'>;
  requestedAt: Date;
  dueAt: Date;
  refundedAt: Date | null;
  accountRefusedAt: Date | null;
}

/** Rows of `restock_request`. */
export interface RestockRequestRow {
  memberNo: MemberNo;
  optionNo: OptionNo;
  requestedAt: Date;
  lookAt: Generated<Date | null>;
}

/** Rows of `review`. */
export interface ReviewRow {
  reviewNo: Generated<ReviewNo>;
  productNo: ProductNo;
  memberNo: MemberNo | null;
  orderOptionNo: OrderOptionNo | null;
  optionNo: OptionNo | null;
  optionValue: Generated<string>;
  orderCnt: Generated<number>;
  writerName: string;
  rate: number;
  content: string;
  hasFiles: Generated<boolean>;
  best: Generated<boolean>;
  blind: Generated<boolean>;
  recommendCnt: Generated<number>;
  reportCnt: Generated<number>;
  givenAccumulationAmt: Generated<number>;
  sellerReply: string | null;
  registeredAt: Date;
  updatedAt: Date | null;
  deletedAt: Date | null;
}

/** Rows of `review_block`. */
export interface ReviewBlockRow {
  blockNo: Generated<BlockNo>;
  memberNo: MemberNo;
  writerNo: MemberNo | null;
  writerName: string;
  blockedAt: Date;
}

/** Rows of `review_file`. */
export interface ReviewFileRow {
  reviewNo: ReviewNo;
  fileOrder: number;
  url: string;
}

/** Rows of `review_option_count`. */
export interface ReviewOptionCountRow {
  productNo: ProductNo;
  optionNo: OptionNo;
  reviewCnt: Generated<number>;
  photoCnt: Generated<number>;
}

/** Rows of `review_rating`. */
export interface ReviewRatingRow {
  productNo: ProductNo;
  rate: number;
  reviewCnt: Generated<number>;
  photoCnt: Generated<number>;
}

/** Rows of `review_recommend`. */
export interface ReviewRecommendRow {
  reviewNo: ReviewNo;
  memberNo: MemberNo;
  recommendedAt: Date;
}

/** Rows of `review_report`. */
export interface ReviewReportRow {
  reviewNo: ReviewNo;
  memberNo: MemberNo;
  reportReasonCd: string;
  content: Generated<string>;
  reportedAt: Date;
  decidedAt: Date | null;
}

/** Rows of `sandbox_cash_receipt`. */
export interface SandboxCashReceiptRow {
  receiptKey: string;
  orderTitle: string;
  purpose: string;
  maskedKey: string;
  issueAmt: number;
  canceledAmt: Generated<number>;
  cancelKeys: Generated<readonly string[]>;
  issuedAt: Date;
}

/** Rows of `sandbox_payment`. */
export interface SandboxPaymentRow {
  paymentKey: string;
  orderNo: OrderNo;
  orderTitle: Generated<string>;
  payType: string;
  payAmt: number;
  canceledAmt: Generated<number>;
  status: Generated<'WAITING' | 'DEPOSIT_WAIT' | 'APPROVED' | 'DECLINED' | 'LOST' | 'DELAYED' | 'CANCELED'>;
  scenario: Generated<string>;
  means: JsonWithDefault;
  returnUrl: string;
  deliverAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
}

/** Rows of `sandbox_payment_cancel`. */
export interface SandboxPaymentCancelRow {
  cancelKey: string;
  paymentKey: string;
  cancelAmt: number;
  canceledAt: Date;
}

/** Rows of `search_keyword`. */
export interface SearchKeywordRow {
  keyword: string;
  keywordEn: Generated<string>;
  kind: 'POPULAR' | 'RECOMMENDED' | 'SUGGESTION';
  weight: Generated<number>;
  displayOrder: Generated<number>;
  document: Generated<string>;
  documentVersion: Generated<number>;
}

/** Rows of `search_synonym`. */
export interface SearchSynonymRow {
  word: string;
  meanings: readonly string[];
  categoryLabel: string | null;
}

/** Rows of `search_word`. */
export interface SearchWordRow {
  word: string;
  keys: string;
}

/** Rows of `section`. */
export interface SectionRow {
  sectionNo: Generated<SectionNo>;
  code: string;
  placement: 'HOME' | 'TIME_DEAL' | 'LIMITED' | 'BEST' | 'RECOMMEND' | 'OTHER';
  label: string;
  labelEn: string;
  sectionExplain: Generated<string>;
  sectionExplainEn: Generated<string>;
  imageUrl: Generated<string>;
  displayOrder: Generated<number>;
  displayable: Generated<boolean>;
  productCnt: Generated<number>;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** Rows of `section_product`. */
export interface SectionProductRow {
  sectionNo: SectionNo;
  displayOrder: number;
  productNo: ProductNo;
}

/** Rows of `server_secret`. */
export interface ServerSecretRow {
  name: string;
  secret: string;
}

/** Rows of `server_token`. */
export interface ServerTokenRow {
  tokenHash: string;
  sessionNo: SessionNo;
  memberNo: MemberNo;
  issuedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** Rows of `shop_order`. */
export interface ShopOrderRow {
  orderNo: OrderNo;
  memberNo: MemberNo;
  orderSheetNo: OrderSheetNo | null;
  orderType: 'DIRECT' | 'CART' | 'GIFT';
  orderTitle: string;
  orderStatusType: Generated<
    | 'PAY_WAIT'
    | 'PAY_CANCEL'
    | 'PAY_FAIL'
    | 'DELETE'
    | 'DEPOSIT_WAIT'
    | 'PAY_DONE'
    | 'PRODUCT_PREPARE'
    | 'DELIVERY_PREPARE'
    | 'DELIVERY_ING'
    | 'DELIVERY_DONE'
    | 'BUY_CONFIRM'
    | 'CANCEL_DONE'
    | 'RETURN_DONE'
    | 'EXCHANGE_DONE'
    | 'EXCHANGE_WAIT'
    | 'REFUND_DONE'
  >;
  platformType: 'PC' | 'MOBILE_WEB' | 'MOBILE_APP';
  payType: string;
  pgType: string;
  ordererName: string;
  ordererContact1: string;
  ordererContact2: string | null;
  ordererEmail: string | null;
  deliveryMemo: Generated<string>;
  standardAmt: number;
  immediateDiscountAmt: Generated<number>;
  additionalDiscountAmt: Generated<number>;
  totalProductAmt: number;
  productCouponDiscountAmt: Generated<number>;
  cartCouponDiscountAmt: Generated<number>;
  deliveryCouponDiscountAmt: Generated<number>;
  deliveryAmt: Generated<number>;
  remoteDeliveryAmt: Generated<number>;
  payAmt: number;
  subPayAmt: Generated<number>;
  chargeAmt: number;
  refundedChargeAmt: Generated<number>;
  refundedSubPayAmt: Generated<number>;
  accumulationAmt: Generated<number>;
  cartCouponIssueNo: CouponIssueNo | null;
  deliveryCouponIssueNo: CouponIssueNo | null;
  agreements: JsonWithDefault;
  cashReceipt: ColumnType<unknown, string | null | undefined, string | null>;
  refundAccount: ColumnType<unknown, string | null | undefined, string | null>;
  orderedAt: Date;
  paidAt: Date | null;
  paymentExpiresAt: Date | null;
  bankInfo: ColumnType<unknown, string | null | undefined, string | null>;
  purchaseToldAt: Date | null;
}

/** Rows of `stock_hold`. */
export interface StockHoldRow {
  holdNo: Generated<number>;
  orderNo: OrderNo;
  optionNo: OptionNo;
  holdCnt: number;
  status: Generated<'HELD' | 'TAKEN' | 'RELEASED'>;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  returnedCnt: Generated<number>;
}

/** Rows of `terms`. */
export interface TermsRow {
  termsNo: Generated<number>;
  type: string;
  version: string;
  name: string;
  nameEn: Generated<string>;
  contents: string;
  contentsEn: Generated<string>;
  digest: GeneratedAlways<string>;
  digestEn: GeneratedAlways<string>;
  required: Generated<boolean>;
  enforcedAt: Date;
}

/** Rows of `toss_payment`. */
export interface TossPaymentRow {
  paymentKey: string;
  orderNo: OrderNo;
  orderName: string;
  payType: string;
  payAmt: number;
  returnUrl: string;
  tossPaymentKey: string | null;
  depositSecret: string | null;
  createdAt: Date;
  closedAt: Date | null;
}

/** Rows of `uploaded_file`. */
export interface UploadedFileRow {
  fileName: string;
  memberNo: MemberNo;
  byteCnt: number;
  widthPx: number;
  heightPx: number;
  uploadedAt: Date;
  usedAt: Date | null;
  published: Generated<boolean>;
}

/** Rows of `user_token`. */
export interface UserTokenRow {
  tokenHash: string;
  sessionNo: SessionNo;
  generation: number;
  issuedAt: Date;
  expiresAt: Date;
  rotatedAt: Date | null;
  successorHash: string | null;
  successorSalt: string | null;
}

/** Rows of `wish`. */
export interface WishRow {
  memberNo: MemberNo;
  productNo: ProductNo;
  wishedAt: Date;
  wishedPrice: number | null;
  toldPrice: number | null;
  displayable: Generated<boolean>;
}

/** All tables by their name in camelCase. */
export interface DB {
  address: AddressRow;
  alarm: AlarmRow;
  article: ArticleRow;
  banner: BannerRow;
  behaviorHistory: BehaviorHistoryRow;
  benefitTaken: BenefitTakenRow;
  brand: BrandRow;
  cartLine: CartLineRow;
  cashReceipt: CashReceiptRow;
  catalogueVersion: CatalogueVersionRow;
  category: CategoryRow;
  claim: ClaimRow;
  claimHistory: ClaimHistoryRow;
  claimOption: ClaimOptionRow;
  consent: ConsentRow;
  coupon: CouponRow;
  couponIssue: CouponIssueRow;
  couponUse: CouponUseRow;
  deliveryTemplate: DeliveryTemplateRow;
  event: EventRow;
  eventAttendance: EventAttendanceRow;
  eventJoin: EventJoinRow;
  exhibition: ExhibitionRow;
  exhibitionProduct: ExhibitionProductRow;
  exhibitionSection: ExhibitionSectionRow;
  gift: GiftRow;
  giftEvent: GiftEventRow;
  giftLink: GiftLinkRow;
  idempotency: IdempotencyRow;
  identityVerification: IdentityVerificationRow;
  inquiry: InquiryRow;
  inquiryAnswer: InquiryAnswerRow;
  job: JobRow;
  listCount: ListCountRow;
  loginDevice: LoginDeviceRow;
  loginSession: LoginSessionRow;
  mainMenu: MainMenuRow;
  member: MemberRow;
  memberGrade: MemberGradeRow;
  membershipIssue: MembershipIssueRow;
  messageSent: MessageSentRow;
  orderDelivery: OrderDeliveryRow;
  orderOption: OrderOptionRow;
  orderOptionHistory: OrderOptionHistoryRow;
  orderSheet: OrderSheetRow;
  partner: PartnerRow;
  payment: PaymentRow;
  paymentLedger: PaymentLedgerRow;
  pointBalance: PointBalanceRow;
  pointLedger: PointLedgerRow;
  pointLot: PointLotRow;
  pointSpend: PointSpendRow;
  pointWaiting: PointWaitingRow;
  popup: PopupRow;
  previousOrder: PreviousOrderRow;
  product: ProductRow;
  productContent: ProductContentRow;
  productImage: ProductImageRow;
  productListing: ProductListingRow;
  productOption: ProductOptionRow;
  productRecommendation: ProductRecommendationRow;
  purchaseCount: PurchaseCountRow;
  rateLimit: RateLimitRow;
  recentProduct: RecentProductRow;
  refund: RefundRow;
  restockRequest: RestockRequestRow;
  review: ReviewRow;
  reviewBlock: ReviewBlockRow;
  reviewFile: ReviewFileRow;
  reviewOptionCount: ReviewOptionCountRow;
  reviewRating: ReviewRatingRow;
  reviewRecommend: ReviewRecommendRow;
  reviewReport: ReviewReportRow;
  sandboxCashReceipt: SandboxCashReceiptRow;
  sandboxPayment: SandboxPaymentRow;
  sandboxPaymentCancel: SandboxPaymentCancelRow;
  searchKeyword: SearchKeywordRow;
  searchSynonym: SearchSynonymRow;
  searchWord: SearchWordRow;
  section: SectionRow;
  sectionProduct: SectionProductRow;
  serverSecret: ServerSecretRow;
  serverToken: ServerTokenRow;
  shopOrder: ShopOrderRow;
  stockHold: StockHoldRow;
  terms: TermsRow;
  tossPayment: TossPaymentRow;
  uploadedFile: UploadedFileRow;
  userToken: UserTokenRow;
  wish: WishRow;
}
