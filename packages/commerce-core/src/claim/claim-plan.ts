import type { PaidOrder, Refund } from '../order/refund/paid-order.ts';
import { refundOf } from '../order/refund/refund.ts';
import { pickupFeesKept, type ReturnPickup } from '../order/refund/shared-pickup.ts';
import type { ClaimEstimate } from '../value/claim-estimate.ts';
import { formatYmdt } from '../value/calendar.ts';
import type { CouponIssueNo, OrderOptionNo } from '../value/identifiers.ts';
import type { EpochMs } from '../value/time.ts';
import { ZERO_WON } from '../value/won.ts';
import { CLAIM_TYPES, claimReason, type ClaimReason, claimReasonsFor, type ClaimType } from './claim.ts';
import {
  claimDeadline,
  claimProblem,
  type ClaimableOption,
  type ClaimProblem,
  isImmediateCancel,
  possibleReasons,
} from './claim-eligibility.ts';
import type { ClaimableLine, ClaimChoice, ClaimEstimateRequest } from './claim-record.ts';
import { noticedDays, type NoticedDays } from './fault-noticed.ts';

/** Everything a claim depends on, read in one transaction. */
export interface ClaimContext {
  readonly order: PaidOrder;
  /** By number. */
  readonly options: ReadonlyMap<OrderOptionNo, ClaimableOption>;
  /** Whether the payment method cannot be refunded, so that an account is required. */
  readonly needsBankAccount: boolean;
  /** The returns of the order that were not dropped. */
  readonly returns: readonly ReturnPickup[];
}

/** What a permitted claim leads to. */
export interface ClaimPlan {
  readonly reason: ClaimReason;
  /** Whether it needs no approval. */
  readonly isImmediate: boolean;
  /** Whether nothing has been paid, so that the whole order just ends. */
  readonly isUnpaid: boolean;
  /** Null for an exchange. For an unpaid order the points and coupons that it holds. */
  readonly refund: Refund | null;
  readonly refundType: ClaimEstimate['refundType'];
  /** The days on which the buyer may have noticed the seller's fault; null when not required. */
  readonly noticedDays: NoticedDays | null;
}

/** Plans a claim, for the estimate and the request alike. The caller has checked `estimateRefusal`. */
export function planClaim(context: ClaimContext, question: ClaimEstimateRequest, now: EpochMs): ClaimPlan {
  const { claimType, claimedProductOptions } = question;
  const reason = claimReason(claimType, question.claimReasonType);
  if (reason === null) throw new Error('a claim whose reason does not fit it is refused, not planned');
  const { responsibleObjectType } = reason;
  const options = claimedOptions(context, question);
  const isUnpaid = options.some(({ orderStatusType }) => orderStatusType === 'DEPOSIT_WAIT');
  const refund =
    claimType === 'EXCHANGE'
      ? null
      : refundOf(isUnpaid ? unpaidOrder(context.order) : context.order, {
          claimType,
          responsibleObjectType,
          claimedProductOptions,
          ...(question.returnWayType !== undefined && { returnWayType: question.returnWayType }),
          pickupFeesKept: pickupFeesKept(context.returns, { requestedAt: now, receivedAt: null }),
        });
  const statuses = options.map((option) => option.orderStatusType);
  return {
    reason,
    isImmediate: isImmediateCancel({ claimType, responsibleObjectType }, statuses),
    isUnpaid,
    refund,
    refundType: refundTypeOf(refund, context),
    noticedDays: noticedDays(options, responsibleObjectType, now),
  };
}

/** The options that a claim names, in its order. */
export function claimedOptions(
  { options }: ClaimContext,
  { claimedProductOptions }: Pick<ClaimEstimateRequest, 'claimedProductOptions'>,
): readonly ClaimableOption[] {
  return claimedProductOptions.flatMap(({ orderOptionNo }) => options.get(orderOptionNo) ?? []);
}

/** The estimate that is shown for a plan. */
export function estimateOf(
  { reason, isImmediate, refund, refundType }: ClaimPlan,
  couponNames: ReadonlyMap<CouponIssueNo, string>,
): ClaimEstimate {
  return {
    refundPayAmt: refund?.refundPayAmt ?? ZERO_WON,
    refundMainPayAmt: refund?.refundMainPayAmt ?? ZERO_WON,
    refundSubPayAmt: refund?.refundSubPayAmt ?? ZERO_WON,
    refundType,
    entries: refund?.entries ?? [],
    restoredCoupons: (refund?.restoredCouponIssueNos ?? []).map((couponIssueNo) => ({
      couponIssueNo,
      couponName: couponNames.get(couponIssueNo) ?? '',
    })),
    additionalPayAmt: ZERO_WON,
    responsibleObjectType: reason.responsibleObjectType,
    refundsImmediately: isImmediate,
  };
}

/** Whether the seller has to approve a cancel before the refund. */
export function needsSellerApproval(
  claimType: ClaimType,
  estimate: Pick<ClaimEstimate, 'refundsImmediately'>,
): boolean {
  return claimType === 'CANCEL' && !estimate.refundsImmediately;
}

/** The claims a line allows now, each with its reasons; or why there are none. */
export function claimChoices(option: ClaimableOption, now: EpochMs): Pick<ClaimableLine, 'choices' | 'problem'> {
  const choices = CLAIM_TYPES.flatMap((claimType): readonly ClaimChoice[] => {
    const reasons = possibleReasons(option, claimType, now);
    if (reasons.length === 0) return [];
    return [{ claimType, needsReturn: needsReturn(claimType, option), reasons: reasons.map(reasonChoice) }];

    function reasonChoice({ claimReasonType, responsibleObjectType, needsPhoto }: ClaimReason) {
      const { deliveredAt } = option;
      return {
        claimReasonType,
        responsibleObjectType,
        needsPhoto,
        refundsImmediately: isImmediateCancel({ claimType, responsibleObjectType }, [option.orderStatusType]),
        untilYmdt: deliveredAt === null ? null : formatYmdt(claimDeadline(deliveredAt, responsibleObjectType)),
        noticedDays: noticedDays([option], responsibleObjectType, now),
      };
    }
  });
  return { choices, problem: choices.length > 0 ? null : mainProblem(option, now) };
}

function mainProblem(option: ClaimableOption, now: EpochMs): ClaimProblem | null {
  const problems = CLAIM_TYPES.flatMap((claimType) =>
    claimReasonsFor(claimType).map(({ responsibleObjectType }) =>
      claimProblem(option, { claimType, responsibleObjectType, productCnt: option.claimableCnt }, now),
    ),
  );
  return PROBLEMS.find((one) => problems.includes(one)) ?? null;
}

/** An unpaid order: nothing was charged yet, points and coupons are held. */
function unpaidOrder(order: PaidOrder): PaidOrder {
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...line, chargeAmt: ZERO_WON })),
    deliveries: order.deliveries.map((delivery) => ({ ...delivery, chargeAmt: ZERO_WON })),
  };
}

/** Most informative first. */
const PROBLEMS: readonly ClaimProblem[] = ['OPEN_CLAIM', 'TOO_LATE', 'NOT_ALLOWED', 'COUNT', 'WRONG_STATUS'];

/** Whether goods have to be returned before a claim can end. */
export function needsReturn(
  claimType: ClaimType,
  { orderStatusType }: Pick<ClaimableOption, 'orderStatusType'>,
): boolean {
  if (claimType === 'CANCEL') return false;
  return ['DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'].includes(orderStatusType);
}

function refundTypeOf(refund: Refund | null, { needsBankAccount }: ClaimContext): ClaimEstimate['refundType'] {
  if (refund === null) return 'ZERO_REFUND';
  return refund.refundType === 'PG' && needsBankAccount ? 'ACCOUNT' : refund.refundType;
}
