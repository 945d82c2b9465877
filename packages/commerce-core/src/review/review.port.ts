import type { Review } from '../product/product-review.ts';
import type { BlockNo, ProductNo, ReviewNo } from '../value/identifiers.ts';
import type { Page, PageRequest } from '../value/page.ts';
import type {
  BlockedWriter,
  ChangedReview,
  MyReview,
  NewReview,
  ReviewForm,
  ReviewReport,
  ReviewTarget,
  WritableReview,
  WrittenReview,
} from './review.ts';

/** Reviews of products, written by members. Every method rejects with a CommerceError and with nothing else. Assumed. */
export interface ReviewApi {
  /** What may be reviewed now, newest first, at most 100. */
  writable(signal?: AbortSignal): Promise<readonly WritableReview[]>;
  /** One's own reviews, newest first. */
  written(request: PageRequest, signal?: AbortSignal): Promise<Page<MyReview>>;
  /** Rejects with NOT_FOUND for what was not bought, and with NOT_REVIEWABLE and a ReviewObstacle as `reason`. */
  form(target: ReviewTarget, signal?: AbortSignal): Promise<ReviewForm>;
  /** Once per bought option. Rejects as `form` does. */
  write(review: NewReview, idempotencyKey: string): Promise<WrittenReview>;
  /** Rejects with REVIEW_PHOTO_NEEDED when the last photo of one that has brought points would go. */
  change(reviewNo: ReviewNo, review: ChangedReview): Promise<WrittenReview>;
  /** Permanently; the points it has earned are taken back, spent ones from future points. */
  remove(reviewNo: ReviewNo): Promise<void>;
  /** One review as everybody sees it. */
  get(productNo: ProductNo, reviewNo: ReviewNo, signal?: AbortSignal): Promise<Review>;
  /** Marks it as helpful, or no longer. Rejects with STATE_CONFLICT for one's own. */
  recommend(productNo: ProductNo, reviewNo: ReviewNo, isHelpful: boolean): Promise<void>;
  /** Rejects with STATE_CONFLICT for one's own. */
  report(productNo: ProductNo, reviewNo: ReviewNo, report: ReviewReport): Promise<void>;
  /**
   * Hides every review of its writer. Rejects with STATE_CONFLICT for one's own, or when the writer has left.
   */
  block(productNo: ProductNo, reviewNo: ReviewNo): Promise<void>;
  blockedWriters(signal?: AbortSignal): Promise<readonly BlockedWriter[]>;
  unblock(blockNo: BlockNo): Promise<void>;
}
