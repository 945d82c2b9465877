import type { OptionNo, ProductNo, ReviewNo } from '../value/identifiers.ts';
import type { PageRequest } from '../value/page.ts';

/** Orders of a review list. */
export type ReviewOrder = 'RECOMMEND' | 'REGISTER_YMDT' | 'RATING_HIGH' | 'RATING_LOW';

/** What a review list is asked for. */
export interface ReviewRequest extends PageRequest {
  readonly order: ReviewOrder;
  /** Only reviews with pictures. */
  readonly hasAttachmentFile: boolean;
  /** Only reviews of that option; the average and the bars stay those of all. */
  readonly optionNo?: OptionNo;
}

/** A review; the writer's id is masked by the server. */
export interface Review {
  readonly reviewNo: ReviewNo;
  readonly productNo: ProductNo;
  /** 1 to 5. */
  readonly rate: number;
  readonly content: string;
  readonly fileUrls: readonly string[];
  readonly memberId: string;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly registerYmdt: string;
  readonly bestReviewYn: 'Y' | 'N';
  readonly recommendCnt: number;
  readonly myReview: boolean;
  /** Whether the visitor found it helpful. */
  readonly recommended: boolean;
  /** False for one's own, and for one that the visitor has reported. */
  readonly reportable: boolean;
  /** Whether the visitor wants nothing of its writer: its words and pictures are withheld by the server. */
  readonly blocked: boolean;
  /** False for one's own, for one whose writer is blocked already, and for one whose writer has left. */
  readonly blockable: boolean;
  readonly orderedOption: { readonly optionName: string; readonly optionValue: string };
  readonly sellerReply: string | null;
}

/** Reviews of a product with their average, one decimal, and histogram. Spec §3. */
export interface ReviewList {
  readonly rate: number;
  readonly reviewRatingResponses: readonly { readonly rating: number; readonly countOfRating: number }[];
  readonly photoTotalCount: number;
  readonly totalCount: number;
  readonly items: readonly Review[];
}

/** The average of reviews with one decimal, 0 without any. Spec §3. */
export function averageRate(reviewCnt: number, rateSum: number): number {
  return reviewCnt === 0 ? 0 : Math.round((rateSum * 10) / reviewCnt) / 10;
}
