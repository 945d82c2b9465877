export {
  type ClaimableOption,
  claimDeadline,
  claimProblem,
  type ClaimProblem,
  isImmediateCancel,
  SELLER_FAULT_MONTHS,
  WITHDRAWAL_DAYS,
} from './claim-eligibility.ts';
export {
  type ClaimDraft,
  type ClaimForm,
  type ClaimFormProblem,
  draftComesBack,
  draftHasAccount,
  draftNeedsPhoto,
  draftNoticedDays,
  linesToClaim,
  reasonsToClaim,
  tickLine,
} from './claim-form.ts';
export {
  claimChoices,
  type ClaimContext,
  type ClaimPlan,
  estimateOf,
  needsSellerApproval,
  needsReturn,
  planClaim,
} from './claim-plan.ts';
export {
  type ClaimRequestBody,
  exchangeRefusal,
  estimateRefusal,
  refundAccountRefusal,
  requestRefusal,
  withdrawRefusal,
} from './claim-refusal.ts';
export { type ExchangeChoice, exchangeChoices } from './exchange-choice.ts';
export type {
  BankAccountInfo,
  Claim,
  Claimable,
  ClaimableLine,
  ClaimChoice,
  ClaimEstimate,
  ClaimOption,
  ClaimEstimateRequest,
  ClaimRequest,
} from './claim-record.ts';
export { REFUND_RULES, REFUND_TYPES } from '../value/claim-estimate.ts';
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
  isClaimSettled,
  nextClaimStatus,
} from './claim-steps.ts';
export { claimCounts, type ClaimCounts, claimsUnderWay } from './claim-counts.ts';
export {
  CLAIM_DETAIL_LIMIT,
  CLAIM_PHOTO_LIMIT,
  CLAIM_REASONS,
  CLAIM_TYPES,
  claimReason,
  type ClaimReason,
  claimReasonsFor,
  type ClaimReasonType,
  type ClaimType,
  type ResponsibleObjectType,
  type ReturnWayType,
} from './claim.ts';
export { NOTICED_DAYS, type NoticedDays, noticedDays } from './fault-noticed.ts';
export { dueAfterWaiting, LATE_REFUND_PERCENT, lateInterestEnd, lateRefundInterest } from './late-interest.ts';
export { REFUND_WORKING_DAYS, refundDueYmd } from './refund-due.ts';
export {
  autoConfirmAt,
  autoConfirmCutoff,
  type ConfirmedReturn,
  confirmedReturn,
  isWholeOrderCancelable,
  NEXT_ACTIONS,
  type NextActionFacts,
  nextActions,
  type OpenClaim,
} from './next-action.ts';
