import type { Withheld } from '../access/access.ts';
import type { BlockNo, OptionNo, OrderNo, OrderOptionNo, ProductNo, ReviewNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';

/** What a review is about: a bought option as it was then, empty words where the goods are withheld. */
export interface BoughtOption {
  readonly orderOptionNo: OrderOptionNo;
  readonly orderNo: OrderNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly imageUrl: string;
  readonly optionName: string;
  readonly optionValue: string;
  readonly orderCnt: number;
  readonly withheld: Withheld | null;
}

/** A bought option that may be reviewed now. */
export interface WritableReview {
  readonly bought: BoughtOption;
  /** The last instant; yyyy-MM-dd HH:mm:ss, KST. */
  readonly reviewableYmdt: string;
  /** Points a photo would bring; 0 when the product has brought them. */
  readonly photoReviewAccumulationAmt: Won;
}

/** A review the member has written. */
export interface MyReview {
  readonly reviewNo: ReviewNo;
  readonly bought: BoughtOption;
  /** 1 to 5. */
  readonly rate: number;
  readonly content: string;
  readonly fileUrls: readonly string[];
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly registerYmdt: string;
  readonly recommendCnt: number;
  /** Points it has brought. */
  readonly givenAccumulationAmt: Won;
  readonly sellerReply: string | null;
}

/** What a review is written, or changed, from. */
export interface ReviewForm {
  readonly bought: BoughtOption;
  /** The review that is there; null to write one. */
  readonly review: MyReview | null;
  /** Points a photo would bring now. */
  readonly photoReviewAccumulationAmt: Won;
}

/** Which bought option a form is for, as the address names it. Spec §2. */
export interface ReviewTarget {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly orderNo: OrderNo;
}

/** A review to be written. */
export interface NewReview {
  readonly orderOptionNo: OrderOptionNo;
  readonly rate: number;
  readonly content: string;
  /** Pictures sent before, in order. */
  readonly fileNames: readonly string[];
}

/** A review as it is to be from now on. */
export interface ChangedReview extends Omit<NewReview, 'orderOptionNo'> {
  /** Pictures that stay, as `fileUrls` names them. */
  readonly keptFileUrls: readonly string[];
}

/** What came of writing or changing a review. */
export interface WrittenReview {
  readonly reviewNo: ReviewNo;
  /** Points this has brought. */
  readonly givenAccumulationAmt: Won;
}

/** Why a review is reported. The vendor's codes. */
export const REPORT_REASONS = ['COMMERCIAL', 'ABUSE', 'PORNO', 'COPYRIGHT', 'SLANDER', 'WRONG', 'ETC'] as const;

/** One of those reasons. */
export type ReviewReportReason = (typeof REPORT_REASONS)[number];

/** A report of a review. */
export interface ReviewReport {
  readonly reportReasonCd: ReviewReportReason;
  readonly content: string;
}

/** A writer whose reviews the member does not want to see. */
export interface BlockedWriter {
  readonly blockNo: BlockNo;
  /** Masked. */
  readonly memberId: string;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly blockYmdt: string;
}

/** The lists of one's own reviews: what may be reviewed, and what was. Spec §2. */
export const MY_REVIEW_TABS = ['writable', 'written'] as const;

/** One of those lists. */
export type MyReviewTab = (typeof MY_REVIEW_TABS)[number];
