import { type ClaimEvent, nextClaimStatus, firstClaimStatus } from '../../claim/claim-steps.ts';
import { claimChoices, estimateOf, planClaim } from '../../claim/claim-plan.ts';
import { exchangeChoices } from '../../claim/exchange-choice.ts';
import {
  exchangeRefusal,
  estimateRefusal,
  refundAccountRefusal,
  requestRefusal,
  withdrawRefusal,
} from '../../claim/claim-refusal.ts';
import type {
  ClaimableLine,
  ClaimOption,
  ClaimEstimateRequest,
  ClaimRequest,
  Claim,
} from '../../claim/claim-record.ts';
import type { ClaimApi } from '../../claim/claim.port.ts';
import { commerceError } from '../../error/commerce-error.ts';
import { refuse } from '../../error/refusal.ts';
import { giftEndClaim, type GiftEndEvent } from '../../gift/gift-end.ts';
import { listPeriod } from '../../order/record/order-period.ts';
import type { OrderActor } from '../../order/record/order-status.ts';
import type { ClaimNo, OrderNo } from '../../value/identifiers.ts';
import { DEFAULT_LANGUAGE } from '../../value/language.ts';
import { type MemoryBackend, productOf, stockOf } from './memory-backend.ts';
import {
  claimableOption,
  claimAnswer,
  claimStatusOf,
  couponNamesOf,
  type MemoryClaim,
  returnsOf,
  contextOf,
} from './shop/memory-claim.ts';
import { openClaimMoves } from './shop/memory-claim-moves.ts';
import { type MemoryOrder, type MemoryOrderOption, claimedCntOf } from './shop/memory-order.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Claims in a memory shop, and what plays the seller, the carrier and the job that refunds. */
export interface MemoryClaims {
  readonly api: ClaimApi;
  /** Rejects with STATE_CONFLICT for what the table of claims does not name. */
  moveClaim(claimNo: ClaimNo, event: ClaimEvent, by: OrderActor): void;
  /** Takes all that is left of a gift's order back. */
  endGift(orderNo: OrderNo, event: GiftEndEvent): void;
}

/** Opens the claims of a memory shop, by the core's rules. */
export function openMemoryClaims(backend: MemoryBackend, outside: MemoryOutside): MemoryClaims {
  const { clock } = backend;
  const { claims } = outside;
  const moves = openClaimMoves(backend, outside);
  const requestOnce = rememberAnswers<Claim>();
  const withdrawOnce = rememberAnswers<Claim>();

  const answer = (claim: MemoryClaim) => claimAnswer(claim, couponNamesOf(backend));

  function claimOf(claimNo: ClaimNo): MemoryClaim {
    const claim = claims.get(claimNo);
    if (claim === undefined) throw commerceError('NOT_FOUND');
    return claim;
  }

  function plan(question: ClaimEstimateRequest) {
    const order = outside.orderOf(question.orderNo);
    const context = contextOf(order, returnsOf(claims.values(), order.orderNo));
    refuse(estimateRefusal(context, question, clock.now()));
    const planned = planClaim(context, question, clock.now());
    return { order, context, plan: planned, estimate: estimateOf(planned, couponNamesOf(backend)) };
  }

  function exchanged(order: MemoryOrder, { claimedProductOptions, exchangeOptionNo }: ClaimEstimateRequest): void {
    const [claimed] = claimedProductOptions;
    const option = order.options.find(({ orderOptionNo }) => orderOptionNo === claimed?.orderOptionNo);
    if (exchangeOptionNo === undefined || claimed === undefined || option === undefined) return;
    const { productCnt } = claimed;
    const offered = exchangeOptions(backend, option);
    const stocked = offered.map((one) => ({ ...one, stockCnt: stockOf(backend, one.optionNo) }));
    refuse(exchangeRefusal(stocked, { exchangeOptionNo, productCnt }));
    backend.stock.set(exchangeOptionNo, stockOf(backend, exchangeOptionNo) - productCnt);
  }

  function request(claimRequest: ClaimRequest): Claim {
    const { order, context, plan: planned, estimate } = plan(claimRequest);
    refuse(requestRefusal(claimRequest, { context, plan: planned, estimate }));
    exchanged(order, claimRequest);
    const claim: MemoryClaim = {
      claimNo: backend.nextNo(),
      request: claimRequest,
      options: claimRequest.claimedProductOptions.map((claimed) => claimOption(backend, order, claimed, claimRequest)),
      plan: planned,
      steps: [{ claimStatusType: firstClaimStatus(claimRequest.claimType, planned), at: clock.now(), by: 'BUYER' }],
      settledAt: null,
      rejectReason: null,
    };
    return answer(moves.begin(claim));
  }

  function move(claimNo: ClaimNo, event: ClaimEvent, by: OrderActor): MemoryClaim {
    const claim = claimOf(claimNo);
    const claimed = claim.options.map(({ orderOptionNo }) => orderOptionNo);
    const hasLeft = outside
      .orderOf(claim.request.orderNo)
      .options.some((option) => claimed.includes(option.orderOptionNo) && option.reachedAt.DELIVERY_ING !== undefined);
    const to = nextClaimStatus(claimStatusOf(claim), event, by, hasLeft);
    if (to === null) throw commerceError('STATE_CONFLICT');
    return moves.step(claim, to, by);
  }

  function endGift(orderNo: OrderNo, event: GiftEndEvent): void {
    const order = outside.orderOf(orderNo);
    const lines = order.options.map((option) => ({
      orderOptionNo: option.orderOptionNo,
      orderCnt: option.priced.line.orderCnt,
      claimedCnt: claimedCntOf(order, option),
    }));
    const claim = giftEndClaim(event, { orderNo, lines, language: DEFAULT_LANGUAGE });
    request({ ...claim, refundAmtForVerification: plan(claim).estimate.refundPayAmt });
  }

  return {
    moveClaim: move,
    endGift,
    api: {
      claimable: async (orderNo) => {
        await backend.member();
        const order = outside.orderOf(orderNo);
        return {
          orderNo,
          lines: order.options.map((option) => claimableLine(backend, order, option, clock.now())),
          needsBankAccount: false,
          lastBankAccount: null,
          returnAddress: order.request.shippingAddress,
          waitingGiftId: order.awaitsAddress ? (outside.gifts.get(order.orderSheetNo)?.giftId ?? null) : null,
        };
      },
      estimate: async (question) => {
        await backend.member();
        return plan(question).estimate;
      },
      request: (claimRequest, key) =>
        requestOnce(key, claimRequest, async () => {
          await backend.member();
          return request(claimRequest);
        }),
      get: async (claimNo) => {
        await backend.member();
        return answer(claimOf(claimNo));
      },
      list: async ({ claimType, cursor = '0', pageSize, ...days }) => {
        await backend.member();
        const { from, until } = listPeriod(days, clock.now());
        const shown = [...claims.values()].toReversed().filter(({ request: claimRequest, steps }) => {
          const at = steps[0]?.at ?? clock.now();
          return (claimType === undefined || claimRequest.claimType === claimType) && at >= from && at < until;
        });
        const end = Number(cursor) + pageSize;
        return {
          items: shown.slice(Number(cursor), end).map(answer),
          totalCount: shown.length,
          nextCursor: end < shown.length ? String(end) : null,
        };
      },
      withdraw: (claimNo, key) =>
        withdrawOnce(key, claimNo, async () => {
          await backend.member();
          refuse(withdrawRefusal({ claimStatusType: claimStatusOf(claimOf(claimNo)), isOwn: true }));
          return answer(move(claimNo, 'withdraw', 'BUYER'));
        }),
      setRefundAccount: async (claimNo) => {
        await backend.member();
        // No bank refuses an account of a memory shop.
        refuse(refundAccountRefusal({ ...claimOf(claimNo).request, needsBankAccount: false }));
      },
    },
  };
}

function claimableLine(
  backend: MemoryBackend,
  order: MemoryOrder,
  option: MemoryOrderOption,
  now: ReturnType<MemoryBackend['clock']['now']>,
): ClaimableLine {
  const { line, adjustedAmt, deliveryIndex } = option.priced;
  const { choices, problem } = claimChoices(claimableOption(order, option), now);
  return {
    orderOptionNo: option.orderOptionNo,
    productNo: line.productNo,
    optionNo: line.optionNo,
    productName: line.productName,
    brandName: line.brandName,
    optionName: line.optionName,
    optionValue: line.optionValue,
    imageUrl: line.imageUrl,
    deliveryNo: deliveryIndex + 1,
    orderStatusType: option.status,
    orderCnt: line.orderCnt,
    claimableCnt: line.orderCnt - claimedCntOf(order, option),
    adjustedAmt,
    choices,
    problem,
    exchangeOptions: choices.some(({ claimType }) => claimType === 'EXCHANGE') ? exchangeOptions(backend, option) : [],
  };
}

/** The options that may be had instead of a bought one, as exchangeChoices says. */
function exchangeOptions(backend: MemoryBackend, { priced }: MemoryOrderOption): ClaimableLine['exchangeOptions'] {
  const options = productOf(backend, priced.line.productNo).options.map((option) => ({
    ...option,
    isAdditional: false,
  }));
  return exchangeChoices(options, { ...priced.line, isAdditional: false }).map(({ optionNo, label, value }) => ({
    optionNo,
    optionName: label,
    optionValue: value,
    soldOut: stockOf(backend, optionNo) <= 0,
  }));
}

function claimOption(
  backend: MemoryBackend,
  order: MemoryOrder,
  { orderOptionNo, productCnt }: ClaimEstimateRequest['claimedProductOptions'][number],
  { exchangeOptionNo }: ClaimEstimateRequest,
): ClaimOption {
  const option = order.options.find((one) => one.orderOptionNo === orderOptionNo);
  if (option === undefined) throw commerceError('NOT_FOUND');
  const { line } = option.priced;
  const wanted = exchangeOptions(backend, option).find(({ optionNo }) => optionNo === exchangeOptionNo);
  return {
    orderOptionNo,
    productNo: line.productNo,
    optionNo: line.optionNo,
    productName: line.productName,
    brandName: line.brandName,
    optionName: line.optionName,
    optionValue: line.optionValue,
    imageUrl: line.imageUrl,
    productCnt,
    exchangeOptionNo: wanted?.optionNo ?? null,
    exchangeOptionValue: wanted?.optionValue ?? null,
  };
}
