export { lengthOf } from './text-length.ts';
export { isBlank, tidyText } from './tidy-text.ts';
export { type BankAccountDraft, bankAccountOf, bankAccountProblems } from './bank-account.ts';
export { type BankCode, BANKS, bankName, isBankCode } from './bank.ts';
export { type Brand, type Flavor, fromWire, type Wire } from './brand.ts';
export {
  endOfKstDayAfter,
  isPast,
  lastSecondBefore,
  latestPast,
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
} from './calendar.ts';
export {
  DELIVERY_FEES,
  type DeliveryFee,
  type DeliveryFees,
  eachFee,
  FEE_RULES,
  NO_FEES,
  wholeDeliveryFee,
} from './delivery-fees.ts';
export {
  dDay,
  type DDay,
  type Elapsed,
  elapsedSince,
  formatEnglishClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonthDay,
  formatMonthDayTime,
  formatTimer,
  weekdayNames,
} from './date-display.ts';
export { groupBy } from './group-by.ts';
export type {
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
  InputNo,
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
} from './identifiers.ts';
export { chooseLanguage, DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from './language.ts';
export { BADGE_CAP, formatBadge, formatCount, formatNumber, formatRating, formatWon } from './number.ts';
export { countPages, type CursorPage, type Page, type PageRequest } from './page.ts';
export { holidayTableEnd } from './public-holidays.ts';
export {
  after,
  DAY_MS,
  daysInMonth,
  durationMs,
  type DurationMs,
  epochMs,
  type EpochMs,
  fromKstTime,
  HOUR_MS,
  kstTime,
  type KstTime,
  kstWeekday,
  MINUTE_MS,
  SECOND_MS,
} from './time.ts';
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
  won,
  type Won,
  ZERO_WON,
} from './won.ts';
export { isWorkingDay, nextWorkingDay } from './working-day.ts';
export type { ClaimStatusType } from './claim-status.ts';
export type { GiftStatus } from './gift-status.ts';
export type { ReviewObstacle } from './review-obstacle.ts';
