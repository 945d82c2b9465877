export {
  blockRefusal,
  BLOCKED_WRITER_LIMIT,
  changeRefusal,
  draftRefusal,
  opinionRefusal,
  reviewableRefusal,
} from './review-refusal.ts';
export {
  photoReviewPoints,
  REPORT_LENGTH,
  REVIEW_LENGTH,
  reviewableUntil,
  type ReviewDraft,
  type ReviewProblem,
  reviewProblems,
  trimReview,
} from './review-rule.ts';
export {
  type BlockedWriter,
  type BoughtOption,
  type ChangedReview,
  MY_REVIEW_TABS,
  type MyReview,
  type MyReviewTab,
  type NewReview,
  REPORT_REASONS,
  type ReviewForm,
  type ReviewReport,
  type ReviewReportReason,
  type ReviewTarget,
  type WritableReview,
  type WrittenReview,
} from './review.ts';
