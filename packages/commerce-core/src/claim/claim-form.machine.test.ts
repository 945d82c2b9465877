import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { commerceError } from '../error/commerce-error.ts';
import { isIdempotencyKey } from '../platform/idempotency-key.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { won } from '../value/won.ts';
import type { ClaimFormEmittedEvent, ClaimFormInput } from './claim-form-context.ts';
import { createClaimFormMachine } from './claim-form.machine.ts';
import type { ClaimApi } from './claim.port.ts';
import type {
  Claim,
  Claimable,
  ClaimableLine,
  ClaimChoice,
  ClaimEstimate,
  ClaimEstimateRequest,
} from './claim-record.ts';

const reason = (claimReasonType: ClaimChoice['reasons'][number]['claimReasonType'], needsPhoto = false) => ({
  claimReasonType,
  responsibleObjectType: needsPhoto ? ('SELLER' as const) : ('BUYER' as const),
  needsPhoto,
  refundsImmediately: false,
  untilYmdt: null,
  noticedDays: null,
});

const line = (orderOptionNo: number, choices: readonly ClaimChoice[]): ClaimableLine => ({
  orderOptionNo,
  productNo: 1,
  optionNo: 10,
  productName: '컵',
  brandName: '',
  optionName: '색상',
  optionValue: '빨강',
  imageUrl: '',
  deliveryNo: 1,
  orderStatusType: 'DELIVERY_DONE',
  orderCnt: 2,
  claimableCnt: 2,
  adjustedAmt: won(20_000),
  choices,
  problem: null,
  exchangeOptions: [{ optionNo: 11, optionName: '색상', optionValue: '파랑', soldOut: false }],
});

const RETURN: ClaimChoice = {
  claimType: 'RETURN',
  needsReturn: true,
  reasons: [reason('CHANGE_MIND'), reason('DEFECTIVE_PRODUCT', true)],
};
const EXCHANGE: ClaimChoice = { ...RETURN, claimType: 'EXCHANGE' };
const SELLER_ONLY: ClaimChoice = { ...RETURN, reasons: [reason('DEFECTIVE_PRODUCT', true)] };

const CLAIMABLE: Claimable = {
  orderNo: '2026112000000001',
  lines: [line(1, [RETURN, EXCHANGE]), line(2, [SELLER_ONLY]), line(3, [])],
  needsBankAccount: false,
  waitingGiftId: null,
  lastBankAccount: null,
  returnAddress: {
    addressNo: 1,
    addressName: '집',
    receiverName: '김받음',
    receiverZipCd: '06236',
    receiverAddress: '서울특별시 강남구 테헤란로 1',
    receiverJibunAddress: '',
    receiverDetailAddress: '101호',
    receiverContact1: '01000000001',
  },
};

const estimateOf = (amount: number): ClaimEstimate => ({
  refundPayAmt: won(amount),
  refundMainPayAmt: won(amount),
  refundSubPayAmt: won(0),
  refundType: 'PG',
  entries: [],
  restoredCoupons: [],
  additionalPayAmt: won(0),
  responsibleObjectType: 'BUYER',
  refundsImmediately: false,
});

/** A claim form with a port that gives prepared answers, and everything it was asked and emitted. */
function shelf(api: Partial<ClaimApi> = {}, own: Partial<ClaimFormInput> = {}, claimable = CLAIMABLE) {
  const estimateRequests: ClaimEstimateRequest[] = [];
  const requests: (readonly [key: string, amount: number])[] = [];
  const emitted: ClaimFormEmittedEvent[] = [];
  const unused = async () => Promise.reject(new Error('not asked for here'));
  const claimApi: ClaimApi = {
    claimable: unused,
    estimate: async () => estimateOf(17_000),
    request: async () => ({ claimNo: 7 }) as Claim,
    get: unused,
    list: unused,
    withdraw: unused,
    setRefundAccount: unused,
    ...api,
  };
  const machine = createClaimFormMachine({
    random: seededRandom(7),
    claimApi: {
      ...claimApi,
      estimate: async (question, signal) => {
        estimateRequests.push(question);
        return claimApi.estimate(question, signal);
      },
      request: async (request, key) => {
        requests.push([key, request.refundAmtForVerification]);
        return claimApi.request(request, key);
      },
    },
  });
  const input: ClaimFormInput = { claimable, claimType: 'RETURN', orderOptionNo: 1, ...own };
  const actor = createActor(machine, { clock: simulatedClock(), input });
  actor.on('*', (emission) => emitted.push(emission));
  actor.start();
  const change = async (
    form: Parameters<typeof actor.send>[0] extends infer E ? Extract<E, { form: unknown }>['form'] : never,
  ) => {
    actor.send({ type: 'change', form });
    await flushPromises();
  };
  const submit = async () => {
    actor.send({ type: 'submit' });
    await flushPromises();
  };
  return { actor, estimateRequests, requests, emitted, change, submit, context: () => actor.getSnapshot().context };
}

describe('the claim form machine', () => {
  it('selects the line it was opened from with all its pieces, or every line without one', () => {
    const [one, all] = [shelf(), shelf({}, { orderOptionNo: null })];
    expect(one.context().form.claimedProductOptions).toEqual([{ orderOptionNo: 1, productCnt: 2 }]);
    expect(all.context().form.claimedProductOptions.map(({ orderOptionNo }) => orderOptionNo)).toEqual([1, 2]);
    expect(one.estimateRequests).toEqual([]);
  });

  it('estimates again for every claimed line, not for a typed reason', async () => {
    const { change, estimateRequests, context } = shelf();
    await change({ claimReasonType: 'CHANGE_MIND' });
    await change({ claimReasonDetail: '안 맞아요' });
    expect(estimateRequests).toHaveLength(1);
    await change({ claimedProductOptions: [{ orderOptionNo: 1, productCnt: 1 }] });
    await change({ returnWayType: 'BUYER_DIRECT_RETURN' });
    expect(
      estimateRequests.map(({ returnWayType, claimedProductOptions }) => [
        returnWayType,
        claimedProductOptions[0]?.productCnt,
      ]),
    ).toEqual([
      ['SELLER_COLLECT', 2],
      ['SELLER_COLLECT', 1],
      ['BUYER_DIRECT_RETURN', 1],
    ]);
    expect(context().estimated?.estimate?.refundPayAmt).toBe(17_000);
  });

  it('asks again for an estimate that was typed over', async () => {
    const { actor, change, estimateRequests, context } = shelf();
    actor.send({ type: 'change', form: { claimReasonType: 'CHANGE_MIND' } });
    await change({ claimReasonDetail: '가' });
    expect(estimateRequests.length).toBeGreaterThan(0);
    expect(context().estimated?.estimate).toEqual(estimateOf(17_000));
  });

  it('shows no estimate of nothing, and takes back a reason that not all lines share', async () => {
    const { change, context } = shelf();
    await change({ claimReasonType: 'CHANGE_MIND' });
    await change({
      claimedProductOptions: [
        { orderOptionNo: 1, productCnt: 2 },
        { orderOptionNo: 2, productCnt: 1 },
      ],
    });
    expect([context().form.claimReasonType, context().estimated]).toEqual([null, null]);
  });

  it('names the first problem instead of asking, a photo where the reason needs one', async () => {
    const { change, submit, emitted, requests } = shelf();
    await submit();
    await change({ claimReasonType: 'DEFECTIVE_PRODUCT' });
    await submit();
    await change({ isSendingPhotos: true });
    await submit();
    expect(emitted).toEqual([
      { type: 'incomplete', problem: 'reason' },
      { type: 'incomplete', problem: 'photos' },
      { type: 'incomplete', problem: 'photos-sending' },
    ]);
    expect(requests).toEqual([]);
  });

  it('asks for another option, an invoice or an account only where they are needed', async () => {
    const exchange = shelf({}, { claimType: 'EXCHANGE' });
    const toAccount = async () => ({ ...estimateOf(17_000), refundType: 'ACCOUNT' as const });
    const account = shelf({ estimate: toAccount }, {}, { ...CLAIMABLE, needsBankAccount: true });
    await exchange.submit();
    await exchange.change({
      exchangeOptionNo: 11,
      claimReasonType: 'CHANGE_MIND',
      returnWayType: 'BUYER_DIRECT_RETURN',
    });
    await exchange.submit();
    await account.change({ claimReasonType: 'CHANGE_MIND' });
    await account.submit();
    expect(exchange.emitted.map((emission) => 'problem' in emission && emission.problem)).toEqual([
      'exchange-option',
      'delivery-company',
    ]);
    expect(account.emitted).toEqual([{ type: 'incomplete', problem: 'bank' }]);
  });

  it('asks for no account when an exchange moves no money', async () => {
    const { change, submit, emitted, requests } = shelf(
      {},
      { claimType: 'EXCHANGE' },
      { ...CLAIMABLE, needsBankAccount: true },
    );
    await change({ exchangeOptionNo: 11, claimReasonType: 'CHANGE_MIND' });
    await submit();
    expect(emitted).toEqual([{ type: 'completed', claim: { claimNo: 7 } }]);
    expect(requests[0]?.[0]).not.toHaveProperty('bankAccountInfo');
  });

  it('offers the account that was named last', () => {
    const lastBankAccount = { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' } as const;
    const { context } = shelf({}, {}, { ...CLAIMABLE, needsBankAccount: true, lastBankAccount });
    expect(context().form.bankAccountInfo).toEqual(lastBankAccount);
  });

  it('makes one claim of ten taps, with the amount that was shown', async () => {
    const { actor, change, requests, emitted } = shelf();
    await change({ claimReasonType: 'CHANGE_MIND' });
    for (let tap = 0; tap < 10; tap += 1) actor.send({ type: 'submit' });
    await flushPromises();
    expect(requests.map(([, amount]) => amount)).toEqual([17_000]);
    expect(emitted).toEqual([{ type: 'completed', claim: { claimNo: 7 } }]);
  });

  it('shows the new estimate when another amount would come back, and asks with it next', async () => {
    let isChanged = true;
    const { change, submit, requests, emitted, context } = shelf({
      request: async () => {
        if (!isChanged) return { claimNo: 7 } as Claim;
        isChanged = false;
        throw commerceError('PRICE_CHANGED', { details: { estimate: estimateOf(14_000) } });
      },
    });
    await change({ claimReasonType: 'CHANGE_MIND' });
    await submit();
    expect([context().notice, context().estimated?.estimate?.refundPayAmt]).toEqual(['amount-changed', 14_000]);
    await submit();
    expect(requests.map(([, amount]) => amount)).toEqual([17_000, 14_000]);
    expect(requests[0]?.[0]).not.toBe(requests[1]?.[0]);
    expect(emitted.map(({ type }) => type)).toEqual(['stopped', 'completed']);
  });

  it.each([
    ['over a cut wire', commerceError('NETWORK')],
    ['while the first press is being answered', commerceError('IDEMPOTENCY_IN_PROGRESS', { status: 409 })],
  ])('keeps the key of an intent %s and draws a new one after a change', async (_, failure) => {
    const { change, submit, requests, context } = shelf({ request: async () => Promise.reject(failure) });
    expect(isIdempotencyKey(context().claimKey)).toBe(true);
    await change({ claimReasonType: 'CHANGE_MIND' });
    await submit();
    await submit();
    await change({ claimReasonDetail: '가' });
    await submit();
    expect(requests[1]?.[0]).toBe(requests[0]?.[0]);
    expect(requests[2]?.[0]).not.toBe(requests[0]?.[0]);
    expect(context().notice).toBe('failed');
  });

  it('shows why the shop refuses it, and does not ask again by itself', async () => {
    const conflict = commerceError('STATE_CONFLICT', { details: { orderOptionNo: 1, reason: 'TOO_LATE' } });
    const { actor, change, estimateRequests, context } = shelf({ estimate: async () => Promise.reject(conflict) });
    await change({ claimReasonType: 'CHANGE_MIND' });
    expect([context().notice, context().claimProblem, estimateRequests.length]).toEqual([
      'not-claimable',
      'TOO_LATE',
      1,
    ]);
    actor.send({ type: 'retry' });
    await flushPromises();
    expect(estimateRequests).toHaveLength(2);
  });
});
