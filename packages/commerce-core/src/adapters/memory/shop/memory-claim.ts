import { claimCounts, type ClaimCounts } from '../../../claim/claim-counts.ts';
import { isClaimDone, isClaimDropped, isClaimWithdrawable } from '../../../claim/claim-steps.ts';
import { type ClaimPlan, type ClaimContext, estimateOf } from '../../../claim/claim-plan.ts';
import type { Claim, ClaimOption, ClaimRequest } from '../../../claim/claim-record.ts';
import type { ClaimStatusType } from '../../../value/claim-status.ts';
import { refundDueYmd } from '../../../claim/refund-due.ts';
import type { ReturnPickup } from '../../../order/refund/shared-pickup.ts';
import { formatYmdt } from '../../../value/calendar.ts';
import type { ClaimNo, CouponIssueNo, OrderNo } from '../../../value/identifiers.ts';
import { type EpochMs, epochMs } from '../../../value/time.ts';
import { ZERO_WON } from '../../../value/won.ts';
import { claimedCntOf, type MemoryOrder, type MemoryOrderOption, openClaimOf } from './memory-order.ts';
import { giftClaimTypes } from '../../../gift/gift-claims.ts';
import type { MemoryBackend } from '../memory-backend.ts';

/** A claim of a memory shop. */
export interface MemoryClaim {
  readonly claimNo: ClaimNo;
  readonly request: ClaimRequest;
  readonly options: readonly ClaimOption[];
  readonly plan: ClaimPlan;
  readonly steps: readonly {
    readonly claimStatusType: ClaimStatusType;
    readonly at: EpochMs;
    readonly by: 'BUYER' | 'SELLER' | 'SYSTEM';
  }[];
  /** When it was settled what goes back. */
  readonly settledAt: EpochMs | null;
  readonly rejectReason: string | null;
}

/** The status of a claim. */
export function claimStatusOf({ steps }: MemoryClaim): ClaimStatusType {
  return steps.at(-1)?.claimStatusType ?? 'WITHDRAWN';
}

/** The returns of an order that were not dropped, less one. */
export function returnsOf(
  claims: Iterable<MemoryClaim>,
  orderNo: OrderNo,
  exceptNo: ClaimNo | null = null,
): readonly ReturnPickup[] {
  return [...claims]
    .filter(({ claimNo, request }) => claimNo !== exceptNo && request.orderNo === orderNo)
    .filter((claim) => claim.request.claimType === 'RETURN' && !isClaimDropped(claimStatusOf(claim)))
    .map((claim) => ({
      requestedAt: claim.steps[0]?.at ?? epochMs(0),
      receivedAt: claim.settledAt,
      isRequested: isClaimWithdrawable(claimStatusOf(claim)),
      entries: claim.plan.refund?.entries ?? [],
    }));
}

/** An order as its claims see it. */
export function contextOf(order: MemoryOrder, returns: readonly ReturnPickup[]): ClaimContext {
  const deliveries = order.paid.deliveries.map((delivery) => ({
    ...delivery,
    isShipped: order.options.some(
      ({ priced, reachedAt }) =>
        priced.deliveryIndex + 1 === delivery.deliveryNo && reachedAt.DELIVERY_ING !== undefined,
    ),
  }));
  const options = new Map(order.options.map((option) => [option.orderOptionNo, claimableOption(order, option)]));
  return { order: { ...order.paid, deliveries }, options, needsBankAccount: false, returns };
}

/** What of an ordered option may be claimed. */
export function claimableOption(order: MemoryOrder, option: MemoryOrderOption) {
  return {
    orderStatusType: option.status,
    claimableCnt: option.priced.line.orderCnt - claimedCntOf(order, option),
    hasOpenClaim: openClaimOf(option) !== null,
    // of a gift its sender cancels; what has arrived is its recipient's
    ...(order.request.shippingAddress === null && { claimTypes: giftClaimTypes('CONFIRMED', 'SEND') }),
    awaitsAddress: order.awaitsAddress,
    cancelable: true,
    exchangeable: true,
    returnable: true,
    refundable: true,
    deliveredAt: option.reachedAt.DELIVERY_DONE ?? null,
  };
}

/** A claim with everything known of it. */
export function claimAnswer(claim: MemoryClaim, couponNames: ReadonlyMap<CouponIssueNo, string>): Claim {
  const { claimNo, request, options, plan, steps, settledAt } = claim;
  const claimStatusType = claimStatusOf(claim);
  const doneAt = isClaimDone(claimStatusType) ? (steps.at(-1)?.at ?? null) : null;
  return {
    claimNo,
    orderNo: request.orderNo,
    claimType: request.claimType,
    claimStatusType,
    claimReasonType: request.claimReasonType,
    claimReasonDetail: request.claimReasonDetail,
    faultNoticedYmd: plan.noticedDays === null ? null : (request.faultNoticedYmd ?? null),
    responsibleObjectType: plan.reason.responsibleObjectType,
    claimYmdt: steps[0] === undefined ? '' : formatYmdt(steps[0].at),
    options,
    estimate: estimateOf(plan, couponNames),
    refund:
      settledAt === null
        ? null
        : {
            refundYmdt: doneAt === null ? null : formatYmdt(doneAt),
            dueYmd: refundDueYmd(settledAt),
            // nothing of a memory shop comes late
            interestAmt: ZERO_WON,
            needsBankAccount: false,
          },
    returnWayType: request.returnWayType ?? null,
    returnAddress: request.returnAddress ?? null,
    deliveryCompanyType: request.deliveryCompanyType ?? null,
    invoiceNo: request.invoiceNo ?? null,
    exchangeDelivery: null,
    claimImageUrls: (request.fileNames ?? []).map((fileName) => `/files/${fileName}`),
    rejectReason: claim.rejectReason,
    timeline: steps.map(({ at, by, ...step }) => ({ ...step, changedYmdt: formatYmdt(at), changedBy: by })),
    withdrawable: isClaimWithdrawable(claimStatusType),
    lateRefund: null,
  };
}

/** The names of the coupons a member holds. */
export function couponNamesOf({ state }: Pick<MemoryBackend, 'state'>): ReadonlyMap<CouponIssueNo, string> {
  return new Map(state.issues.map((issue) => [issue.couponIssueNo, issue.couponName]));
}

/** How many claims since an instant are under way, and how many are done. */
export function countClaims(claims: Iterable<MemoryClaim>, from: EpochMs): ClaimCounts {
  return claimCounts([...claims].filter(({ steps }) => (steps[0]?.at ?? 0) >= from).map(claimStatusOf));
}
