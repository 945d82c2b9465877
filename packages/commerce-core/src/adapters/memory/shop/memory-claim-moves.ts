import { claimAlarm } from '../../../alarm/alarm-event.ts';
import { isClaimEnded, isClaimSettled } from '../../../claim/claim-steps.ts';
import type { ClaimStatusType } from '../../../value/claim-status.ts';
import { accumulationLeft } from '../../../order/refund/line-portion.ts';
import { refundOf } from '../../../order/refund/refund.ts';
import { pickupFeesKept } from '../../../order/refund/shared-pickup.ts';
import type { OrderActor, OrderStatusType } from '../../../order/record/order-status.ts';
import type { OptionNo, OrderNo } from '../../../value/identifiers.ts';
import { subtractWon, ZERO_WON } from '../../../value/won.ts';
import { addAlarm } from './memory-alarm.ts';
import { type MemoryBackend, stockOf } from '../memory-backend.ts';
import { discountPurchase } from './memory-purchases.ts';
import { movePoints, takePhotoPointsBack, takePointsBack } from './memory-points.ts';
import { type MemoryClaim, claimStatusOf, returnsOf, contextOf } from './memory-claim.ts';
import { claimedCntOf, type MemoryOrder, type MemoryOrderOption, movedOption } from './memory-order.ts';
import type { MemoryOutside } from './memory-outside.ts';

/** What claims do to the orders of a memory shop. */
export interface ClaimMoves {
  /** Keeps a claim that has just been asked for. */
  begin(claim: MemoryClaim): MemoryClaim;
  /** Takes an allowed step. */
  step(claim: MemoryClaim, to: ClaimStatusType, by: OrderActor): MemoryClaim;
}

/** Opens what claims do to orders: goods, points and coupons go back at the instant it is settled that money does. */
export function openClaimMoves(backend: MemoryBackend, outside: MemoryOutside): ClaimMoves {
  const { clock, state } = backend;

  function begin(claim: MemoryClaim): MemoryClaim {
    if (claim.plan.isUnpaid) outside.giveBack(outside.orderOf(claim.request.orderNo), 'CANCELED');
    return keep(isClaimSettled(claimStatusOf(claim)) ? settle(claim) : claim);
  }

  function step(claim: MemoryClaim, to: ClaimStatusType, by: OrderActor): MemoryClaim {
    const from = claimStatusOf(claim);
    const moved: MemoryClaim = {
      ...claim,
      steps: [...claim.steps, { claimStatusType: to, at: clock.now(), by: by === 'SANDBOX' ? 'SELLER' : by }],
      rejectReason: to.endsWith('_REJECT_REQUEST') ? 'SELLER' : null,
    };
    announceStep(backend, moved, to, by);
    if (isClaimSettled(to)) return keep(settle(moved));
    if (to === 'EXCHANGE_DONE') exchange(moved, from);
    if (claim.request.claimType === 'EXCHANGE' && isClaimEnded(to) && to !== 'EXCHANGE_DONE') {
      for (const { exchangeOptionNo, productCnt } of claim.options) bringBack(exchangeOptionNo ?? 0, productCnt);
    }
    return keep(moved);
  }

  /** Notes the claim with its options. */
  function keep(claim: MemoryClaim): MemoryClaim {
    const { claimNo, request } = claim;
    outside.claims.set(claimNo, claim);
    const claimStatusType = claimStatusOf(claim);
    changeOptions(request.orderNo, claim, (option) => ({ ...option, claim: { claimNo, claimStatusType } }));
    return claim;
  }

  function settle(claim: MemoryClaim): MemoryClaim {
    const { request, plan } = claim;
    const { claimType, claimedProductOptions, returnWayType } = request;
    if (claimType === 'EXCHANGE') return claim;
    const order = outside.orderOf(request.orderNo);
    const others = returnsOf(outside.claims.values(), order.orderNo, claim.claimNo);
    const own = { requestedAt: claim.steps[0]?.at ?? clock.now(), receivedAt: clock.now() };
    const decided = others.filter(({ isRequested }) => !isRequested);
    const refund = refundOf(contextOf(order, others).order, {
      claimType,
      responsibleObjectType: plan.reason.responsibleObjectType,
      claimedProductOptions,
      ...(returnWayType !== undefined && { returnWayType }),
      pickupFeesKept: pickupFeesKept(decided, own),
    });
    outside.orders.set(order.orderNo, { ...order, paid: refund.orderAfter });
    for (const { optionNo, productNo, productCnt } of claim.options) {
      bringBack(optionNo, productCnt);
      discountPurchase(backend, { productNo, pieceCnt: productCnt, orderedAt: order.orderedAt });
    }
    state.issues = state.issues.map((issue) =>
      refund.restoredCouponIssueNos.includes(issue.couponIssueNo) ? { ...issue, usedAt: null } : issue,
    );
    const reason = claimType === 'CANCEL' ? 'ADD_CANCEL' : 'ADD_RETURN';
    movePoints(backend, { amount: refund.refundSubPayAmt, reason, orderNo: order.orderNo });
    const ended: OrderStatusType = claimType === 'CANCEL' ? 'CANCEL_DONE' : 'RETURN_DONE';
    changeOptions(order.orderNo, claim, (option, after) => {
      const left = withPointsLeft(option, after);
      const earned = subtractWon(option.priced.accumulationAmt, left.priced.accumulationAmt);
      if (option.status === 'BUY_CONFIRM') {
        takePointsBack(backend, { amount: earned, reason: 'SUB_RETURN', orderNo: order.orderNo });
      }
      const isGone = claimedCntOf(after, option) === option.priced.line.orderCnt;
      if (!isGone) return left;
      takePhotoPointsBack(backend, option.orderOptionNo);
      return movedOption(left, ended, clock.now());
    });
    return { ...claim, plan: { ...plan, refund }, settledAt: clock.now() };
  }

  /** The other option takes the place of the first, and travels once more when the first had left. */
  function exchange(claim: MemoryClaim, from: ClaimStatusType): void {
    for (const { optionNo, productCnt } of claim.options) bringBack(optionNo, productCnt);
    const [claimed] = claim.options;
    changeOptions(claim.request.orderNo, claim, (option) => {
      const line = {
        ...option.priced.line,
        optionNo: claimed?.exchangeOptionNo ?? option.priced.line.optionNo,
        optionValue: claimed?.exchangeOptionValue ?? option.priced.line.optionValue,
      };
      const swapped = { ...option, priced: { ...option.priced, line } };
      const { DELIVERY_DONE: _ofTheFirst, ...reachedAt } = option.reachedAt;
      const isSent = from === 'EXCHANGE_PROC_WAITING';
      return isSent ? movedOption({ ...swapped, reachedAt }, 'DELIVERY_ING', clock.now()) : swapped;
    });
  }

  function changeOptions(
    orderNo: OrderNo,
    claim: MemoryClaim,
    change: (option: MemoryOrderOption, order: MemoryOrder) => MemoryOrderOption,
  ): void {
    const order = outside.orderOf(orderNo);
    const claimed = new Set(claim.options.map(({ orderOptionNo }) => orderOptionNo));
    const options = order.options.map((option) => (claimed.has(option.orderOptionNo) ? change(option, order) : option));
    outside.orders.set(orderNo, { ...outside.orderOf(orderNo), options });
  }

  function bringBack(optionNo: OptionNo, pieces: number): void {
    backend.stock.set(optionNo, stockOf(backend, optionNo) + pieces);
  }

  return { begin, step };
}

function announceStep(backend: MemoryBackend, claim: MemoryClaim, to: ClaimStatusType, by: OrderActor): void {
  const type = claimAlarm(to, by);
  if (type === null) return;
  const { claimNo, plan, request } = claim;
  const { refundMainPayAmt, refundSubPayAmt } = plan.refund ?? NO_REFUND;
  const { claimType } = request;
  addAlarm(backend, `claim:${claimNo}:${to}`, { type, claimNo, claimType, refundMainPayAmt, refundSubPayAmt });
}

const NO_REFUND = { refundMainPayAmt: ZERO_WON, refundSubPayAmt: ZERO_WON };

/** The option with the points that what is left of it brings. */
function withPointsLeft(option: MemoryOrderOption, { paid }: MemoryOrder): MemoryOrderOption {
  const line = paid.lines.find(({ orderOptionNo }) => orderOptionNo === option.orderOptionNo);
  if (line === undefined) return option;
  const accumulationAmt = accumulationLeft(line, option.priced.line.accumulationRate);
  return { ...option, priced: { ...option.priced, accumulationAmt } };
}
