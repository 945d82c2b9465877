import type { Withheld } from '../access/access.ts';
import type { BlockNo, OptionNo, OrderNo, OrderOptionNo, ProductNo, ReviewNo } from '../value/identifiers.ts';
import type { Won } from '../value/won.ts';

/** The bought option of a review, as it was when bought; empty texts where the goods are withheld. */
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
  /** Points a photo would earn; 0 when a review of the product has earned them. */
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
  /** Points it has earned. */
  readonly givenAccumulationAmt: Won;
  readonly sellerReply: string | null;
}

/** What the form of a review starts with. */
export interface ReviewForm {
  readonly bought: BoughtOption;
  /** The existing review; null to write a new one. */
  readonly review: MyReview | null;
  /** Points a photo would earn now. */
  readonly photoReviewAccumulationAmt: Won;
}

/** The bought option of a form, as the URL names it. Spec §2. */
export interface ReviewTarget {
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly orderNo: OrderNo;
}

/** A new review. */
export interface NewReview {
  readonly orderOptionNo: OrderOptionNo;
  readonly rate: number;
  readonly content: string;
  /** Uploaded pictures, in order. */
  readonly fileNames: readonly string[];
}

/** A change of a review. */
export interface ChangedReview extends Omit<NewReview, 'orderOptionNo'> {
  /** Pictures to keep, as in `fileUrls`. */
  readonly keptFileUrls: readonly string[];
}

/** The result of writing or changing a review. */
export interface WrittenReview {
  readonly reviewNo: ReviewNo;
  /** Points this call has earned. */
  readonly givenAccumulationAmt: Won;
}

/** Reasons to report a review. The vendor's codes. */
export const REPORT_REASONS = ['COMMERCIAL', 'ABUSE', 'PORNO', 'COPYRIGHT', 'SLANDER', 'WRONG', 'ETC'] as const;

/** One of those reasons. */
export type ReviewReportReason = (typeof REPORT_REASONS)[number];

/** A report of a review. */
export interface ReviewReport {
  readonly reportReasonCd: ReviewReportReason;
  readonly content: string;
}

/** A writer whose reviews are hidden from the member. */
export interface BlockedWriter {
  readonly blockNo: BlockNo;
  /** Masked. */
  readonly memberId: string;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly blockYmdt: string;
}

/** The tabs of one's own reviews: still to write, and written. Spec §2. */
export const MY_REVIEW_TABS = ['writable', 'written'] as const;

/** One of those tabs. */
export type MyReviewTab = (typeof MY_REVIEW_TABS)[number];
