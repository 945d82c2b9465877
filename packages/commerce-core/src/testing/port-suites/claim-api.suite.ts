import { describe, expect, it } from 'vitest';
import type { OptionNo, OrderNo, OrderOptionNo } from '../../value/identifiers.ts';
import { won } from '../../value/won.ts';
import type { ClaimRequest } from '../../claim/claim-record.ts';
import { claimed, claimEstimateRequest, RETURN_ADDRESS } from './suite-claim.ts';
import { confirmedOrder, reservationOf } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf, codeAndDetailsOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What a claim is told that says a field wrong, or nothing in it. */
const malformed = (field: keyof ClaimRequest, rule?: string) => ({
  code: 'INVALID_REQUEST',
  details: { place: `body/${field}`, ...(rule !== undefined && { rule }) },
});

const COLLECT = { returnWayType: 'SELLER_COLLECT', returnAddress: RETURN_ADDRESS } as const;

/** What every ClaimApi does. */
export function claimApiSuite(open: OpenSuiteShop): void {
  describe('ClaimApi', () => {
    const shop = withShop(open);

    async function optionOf({ orderNo, orderOptionNo }: { orderNo: OrderNo; orderOptionNo: OrderOptionNo }) {
      const order = await shop().member.orderApi.get(orderNo);
      const options = order.orderOptionsGroupByPartner.flatMap(({ orderOptionsGroupByDelivery }) =>
        orderOptionsGroupByDelivery.flatMap(({ orderOptions }) => orderOptions),
      );
      const option = options.find((one) => one.orderOptionNo === orderOptionNo);
      if (option === undefined) throw new Error('no such option');
      return { ...option, actions: option.nextActions.map(({ nextActionType }) => nextActionType) };
    }

    it('shows won by won what a cancel brings back, and brings back just that, points as points [GAP-17]', async () => {
      const { member, moveClaim } = shop();
      const bought = await confirmedOrder(shop(), { upTo: 'PAY_DONE', points: 1_000 });
      const question = claimEstimateRequest(bought);
      const estimate = await member.claimApi.estimate(question);
      expect(estimate).toMatchObject({
        refundPayAmt: 13_000,
        refundMainPayAmt: 12_000,
        refundSubPayAmt: 1_000,
        refundType: 'PG',
        refundsImmediately: true,
        responsibleObjectType: 'BUYER',
        additionalPayAmt: 0,
      });
      expect(estimate.entries.map(({ rule, amount }) => [rule, amount])).toEqual([
        ['GOODS', 10_000],
        ['DELIVERY', 3_000],
      ]);
      const claim = await claimed(shop(), question);
      expect(claim).toMatchObject({ claimStatusType: 'CANCEL_PROC_REQUEST_REFUND', estimate, withdrawable: false });
      expect(claim.refund).toMatchObject({ refundYmdt: null });
      expect((await member.pointApi.get()).totalAvailableAmt).toBe(5_000);
      const account = { bank: '88', bankAccount: '110123456789', bankDepositorName: '김주문' } as const;
      expect(await codeAndDetailsOf(member.claimApi.setRefundAccount(claim.claimNo, account, 'account-1'))).toEqual({
        code: 'STATE_CONFLICT',
        details: { orderNo: bought.orderNo },
      });
      await moveClaim(claim.claimNo, 'refund');
      const done = await member.claimApi.get(claim.claimNo);
      expect(done.claimStatusType).toBe('CANCEL_DONE');
      expect(done.refund?.refundYmdt).not.toBeNull();
      expect(done.timeline.map(({ claimStatusType }) => claimStatusType)).toEqual([
        'CANCEL_PROC_REQUEST_REFUND',
        'CANCEL_DONE',
      ]);
      const option = await optionOf(bought);
      expect(option).toMatchObject({ orderStatusType: 'CANCEL_DONE', claimedCnt: 1, claimNo: claim.claimNo });
      expect(option.claimStatusType).toBeNull();
      expect(option.actions).toEqual(['VIEW_CLAIM']);
      const order = await member.orderApi.get(bought.orderNo);
      expect(order.firstOrderAmount.payAmt).toBe(13_000);
      expect(order.lastOrderAmount).toMatchObject({ payAmt: 0, subPayAmt: 0, chargeAmt: 0 });
    });

    it('asks for nothing when another amount would come back than was shown [GAP-17]', async () => {
      const { member } = shop();
      const bought = await confirmedOrder(shop(), { upTo: 'PAY_DONE' });
      const estimate = await member.claimApi.estimate(claimEstimateRequest(bought));
      for (const shown of [{ refundAmtForVerification: won(1) }, { immediacyForVerification: false }]) {
        const refused = await codeAndDetailsOf(claimed(shop(), claimEstimateRequest(bought), shown));
        expect(refused).toEqual({ code: 'PRICE_CHANGED', details: { estimate } });
      }
      expect(await member.claimApi.list({ pageSize: 10 })).toMatchObject({ items: [], totalCount: 0 });
      expect((await optionOf(bought)).actions).toContain('CANCEL');
    });

    it('takes one claim for a repeated key, and refuses the same goods under another [GAP-17]', async () => {
      const { member } = shop();
      const bought = await confirmedOrder(shop(), { upTo: 'PAY_DONE' });
      const request = { ...claimEstimateRequest(bought), claimReasonDetail: '', refundAmtForVerification: won(13_000) };
      const first = await member.claimApi.request(request, 'claim-once');
      expect((await member.claimApi.request(request, 'claim-once')).claimNo).toBe(first.claimNo);
      const again = await refusalOf(member.claimApi.request(request, 'claim-twice'));
      expect(again).toMatchObject({ code: 'STATE_CONFLICT', details: { orderOptionNo: bought.orderOptionNo } });
      expect((await member.claimApi.list({ pageSize: 10 })).totalCount).toBe(1);
    });

    it('asks the seller once goods are being prepared, and lets the buyer take the question back [GAP-17]', async () => {
      const { member, fulfill } = shop();
      const bought = await confirmedOrder(shop(), { upTo: 'PRODUCT_PREPARE' });
      const claim = await claimed(shop(), claimEstimateRequest(bought));
      expect(claim).toMatchObject({ claimStatusType: 'CANCEL_REQUEST', refund: null, withdrawable: true });
      expect((await optionOf(bought)).actions).toEqual(['WITHDRAW_CANCEL', 'VIEW_CLAIM']);
      expect(await refusalOf(fulfill(bought.orderOptionNo, 'DELIVERY_PREPARE'))).toMatchObject({
        code: 'STATE_CONFLICT',
      });
      const back = await member.claimApi.withdraw(claim.claimNo, 'withdraw-1');
      expect(back).toMatchObject({ claimStatusType: 'WITHDRAWN', withdrawable: false });
      expect(await codeAndDetailsOf(member.claimApi.withdraw(claim.claimNo, 'withdraw-2'))).toEqual({
        code: 'STATE_CONFLICT',
        details: null,
      });
      await fulfill(bought.orderOptionNo, 'DELIVERY_PREPARE');
      expect((await optionOf(bought)).actions).toEqual(['CANCEL', 'EXCHANGE', 'VIEW_CLAIM']);
    });

    it('refunds a return once the goods are back, less what the way back costs [GAP-17]', async () => {
      const { member, moveClaim } = shop();
      const bought = await confirmedOrder(shop(), { upTo: 'DELIVERY_DONE' });
      const question = claimEstimateRequest(bought, { claimType: 'RETURN', returnWayType: 'SELLER_COLLECT' });
      const missing = await refusalOf(claimed(shop(), question));
      expect(missing).toMatchObject({ code: 'INVALID_REQUEST', details: { place: 'body/returnAddress' } });
      const claim = await claimed(shop(), question, COLLECT);
      expect(claim).toMatchObject({ claimStatusType: 'RETURN_REQUEST', returnAddress: RETURN_ADDRESS });
      expect(await refusalOf(moveClaim(claim.claimNo, 'receive'))).toMatchObject({ code: 'STATE_CONFLICT' });
      await moveClaim(claim.claimNo, 'approve');
      expect((await optionOf(bought)).actions).toEqual(['VIEW_CLAIM']);
      await moveClaim(claim.claimNo, 'receive');
      await moveClaim(claim.claimNo, 'refund');
      const done = await member.claimApi.get(claim.claimNo);
      expect(done.claimStatusType).toBe('RETURN_DONE');
      expect(done.estimate).toEqual(claim.estimate);
      expect(done.estimate.entries.map(({ rule }) => rule)).toEqual(['GOODS', 'RETURN_DELIVERY']);
      expect((await optionOf(bought)).orderStatusType).toBe('RETURN_DONE');
    });

    it('lets what is not as promised go back after confirmation, with the points it brought [GAP-17]', async () => {
      const { member, moveClaim } = shop();
      const bought = await confirmedOrder(shop());
      expect((await member.pointApi.get()).totalAvailableAmt).toBe(5_150);
      const late = claimEstimateRequest(bought, { claimType: 'RETURN', returnWayType: 'SELLER_COLLECT' });
      expect(await refusalOf(member.claimApi.estimate(late))).toMatchObject({ details: { reason: 'NOT_ALLOWED' } });
      const question = { ...late, claimReasonType: 'WRONG_PRODUCT_DETAIL' } as const;
      const claim = await claimed(shop(), question, COLLECT);
      expect(claim.estimate).toMatchObject({ refundPayAmt: 13_000, responsibleObjectType: 'SELLER' });
      await moveClaim(claim.claimNo, 'approve');
      await moveClaim(claim.claimNo, 'receive');
      await moveClaim(claim.claimNo, 'refund');
      expect((await member.pointApi.get()).totalAvailableAmt).toBe(5_000);
      const { items } = await member.pointApi.history({ pageSize: 1 });
      expect(items[0]).toMatchObject({ accumulationReserveReason: 'SUB_RETURN', accumulationAmt: -150 });
    });

    it('sends another option at the same price for one that came, and swaps one that has not left [GAP-17]', async () => {
      const { member, moveClaim, goods } = shop();
      const question = (bought: { orderNo: OrderNo; orderOptionNo: OrderOptionNo }) =>
        claimEstimateRequest(bought, {
          claimType: 'EXCHANGE',
          exchangeOptionNo: goods.otherOption.optionNo,
          returnWayType: 'SELLER_COLLECT',
        });
      const came = await confirmedOrder(shop(), { upTo: 'DELIVERY_DONE' });
      const claim = await claimed(shop(), question(came), COLLECT);
      expect(claim.options[0]).toMatchObject({ exchangeOptionNo: goods.otherOption.optionNo, productCnt: 1 });
      expect(claim.estimate).toMatchObject({ refundPayAmt: 0, refundType: 'ZERO_REFUND', entries: [] });
      expect(await refusalOf(moveClaim(claim.claimNo, 'swap'))).toMatchObject({ code: 'STATE_CONFLICT' });
      for (const event of ['approve', 'receive', 'send'] as const) await moveClaim(claim.claimNo, event);
      const sent = await optionOf(came);
      expect(sent).toMatchObject({ optionNo: goods.otherOption.optionNo, orderStatusType: 'DELIVERY_ING' });
      expect(sent?.orderStatusDate.deliveryCompleteYmdt).toBeNull();
      const unsent = await confirmedOrder(shop(), { upTo: 'PRODUCT_PREPARE' });
      const swap = await claimed(shop(), question(unsent));
      expect(await refusalOf(moveClaim(swap.claimNo, 'approve'))).toMatchObject({ code: 'STATE_CONFLICT' });
      await moveClaim(swap.claimNo, 'swap');
      expect(await optionOf(unsent)).toMatchObject({
        optionNo: goods.otherOption.optionNo,
        orderStatusType: 'PRODUCT_PREPARE',
      });
      expect((await member.claimApi.list({ claimType: 'EXCHANGE', pageSize: 10 })).totalCount).toBe(2);
      expect((await member.claimApi.list({ claimType: 'RETURN', pageSize: 10 })).items).toEqual([]);
      expect(await member.orderApi.statusCounts()).toMatchObject({ exchangeDoneCnt: 2, exchangeProcessingCnt: 0 });
    });

    it('answers the claims of each line, with reasons and deadlines [GAP-17]', async () => {
      const { member, moveClaim } = shop();
      const bought = await confirmedOrder(shop(), { upTo: 'DELIVERY_DONE' });
      const { lines, needsBankAccount } = await member.claimApi.claimable(bought.orderNo);
      expect(needsBankAccount).toBe(false);
      const [line] = lines;
      expect(line).toMatchObject({ orderOptionNo: bought.orderOptionNo, claimableCnt: 1, problem: null });
      expect(line?.choices.map(({ claimType, needsReturn }) => [claimType, needsReturn])).toEqual([
        ['RETURN', true],
        ['EXCHANGE', true],
      ]);
      const reasons = line?.choices[0]?.reasons ?? [];
      expect(reasons.find(({ claimReasonType }) => claimReasonType === 'DEFECTIVE_PRODUCT')).toMatchObject({
        responsibleObjectType: 'SELLER',
        needsPhoto: true,
      });
      expect(line?.exchangeOptions.length).toBe(2);
      const claim = await claimed(shop(), claimEstimateRequest(bought, { claimType: 'RETURN' }), COLLECT);
      await moveClaim(claim.claimNo, 'reject');
      expect((await member.claimApi.get(claim.claimNo)).rejectReason).not.toBeNull();
      expect((await member.claimApi.claimable(bought.orderNo)).lines[0]?.problem).toBeNull();
      await claimed(shop(), claimEstimateRequest(bought, { claimType: 'RETURN' }), COLLECT);
      const held = await member.claimApi.claimable(bought.orderNo);
      expect(held.lines[0]).toMatchObject({ choices: [], problem: 'OPEN_CLAIM' });
    });

    it('refuses to estimate a claim that is not allowed, with its first reason [GAP-17]', async () => {
      const { claimApi } = shop().member;
      const bought = await confirmedOrder(shop(), { upTo: 'PAY_DONE' });
      const { orderOptionNo } = bought;
      const exchangeOptionNo = shop().goods.otherOption.optionNo;
      const conflict = (reason: string) => ({ code: 'STATE_CONFLICT', details: { orderOptionNo, reason } });
      const unknown = { orderOptionNo: 999_999, productCnt: 1 };
      const tooMany = { orderOptionNo, productCnt: 2 };
      for (const [over, expected] of [
        [{ claimReasonType: 'DEFECTIVE_PRODUCT', exchangeOptionNo }, malformed('claimReasonType')],
        [{ exchangeOptionNo, claimedProductOptions: [tooMany] }, malformed('exchangeOptionNo')],
        [{ claimType: 'EXCHANGE' }, malformed('exchangeOptionNo')],
        [{ claimedProductOptions: [unknown, tooMany] }, { code: 'NOT_FOUND', details: null }],
        [{ claimedProductOptions: [tooMany, unknown] }, conflict('COUNT')],
        [{ claimType: 'RETURN', claimedProductOptions: [tooMany] }, conflict('WRONG_STATUS')],
      ] as const) {
        const question = claimEstimateRequest(bought, over);
        expect(await codeAndDetailsOf(claimApi.estimate(question))).toEqual(expected);
        const request = { ...question, claimReasonDetail: '', refundAmtForVerification: won(1) };
        expect(await codeAndDetailsOf(claimApi.request(request, 'refused-claim'))).toEqual(expected);
      }
    });

    it('refuses a claim without a field its kind needs, and names the first one [GAP-17]', async () => {
      const bought = await confirmedOrder(shop(), { upTo: 'DELIVERY_DONE' });
      const estimateRequest = claimEstimateRequest(bought, { claimType: 'RETURN' });
      const sent = { ...estimateRequest, returnWayType: 'BUYER_DIRECT_RETURN' } as const;
      const faulty = { ...estimateRequest, claimReasonType: 'DEFECTIVE_PRODUCT' } as const;
      const collected = { ...estimateRequest, returnWayType: 'SELLER_COLLECT' } as const;
      const nowhere = { ...RETURN_ADDRESS, receiverName: '\u200B ' };
      for (const [question, over, field] of [
        [{ ...estimateRequest, claimReasonType: 'OTHERS_BUYER' }, { claimReasonDetail: ' ' }, 'claimReasonDetail'],
        [faulty, {}, 'fileNames'],
        [estimateRequest, { refundAmtForVerification: won(1) }, 'returnWayType'],
        [collected, {}, 'returnAddress'],
        [collected, { returnAddress: nowhere }, 'returnAddress'],
        [sent, {}, 'deliveryCompanyType'],
        [sent, { deliveryCompanyType: 'CJ' }, 'invoiceNo'],
      ] as const)
        expect(await codeAndDetailsOf(claimed(shop(), question, over))).toEqual(malformed(field, 'required'));
      await shop().passDays(8);
      const late = { ...faulty, claimReasonType: 'WRONG_PRODUCT_DETAIL' } as const;
      expect(await codeAndDetailsOf(claimed(shop(), late))).toEqual(malformed('faultNoticedYmd', 'required'));
      const longAgo = { ...COLLECT, faultNoticedYmd: '2020-01-01' };
      expect(await codeAndDetailsOf(claimed(shop(), late, longAgo))).toEqual(malformed('faultNoticedYmd', 'range'));
    });

    it('exchanges for an option of the same product with enough stock [GAP-17]', async () => {
      const { member, goods } = shop();
      const bought = await confirmedOrder(shop(), { orderCnt: 2, upTo: 'PRODUCT_PREPARE' });
      const take = async (orderCnt: number) => {
        const products = [{ ...goods.otherOption, orderCnt }];
        const sheet = await member.orderApi.sheet(await member.orderApi.createSheet({ type: 'direct', products }));
        const request = reservationOf(sheet, sheet.paymentInfo.paymentAmt);
        await member.orderApi.reserve(sheet.orderSheetNo, request, `take-${sheet.orderSheetNo}`);
      };
      const exchange = ({ optionNo: exchangeOptionNo }: { readonly optionNo: OptionNo }) => {
        const claimedProductOptions = [{ orderOptionNo: bought.orderOptionNo, productCnt: 2 }];
        return claimed(
          shop(),
          claimEstimateRequest(bought, { claimType: 'EXCHANGE', exchangeOptionNo, claimedProductOptions }),
        );
      };
      expect(await codeAndDetailsOf(exchange(goods.plain))).toEqual(malformed('exchangeOptionNo'));
      const soldOut = { code: 'SOLD_OUT', details: { optionNos: [goods.otherOption.optionNo] } };
      for (const orderCnt of [9, 1]) {
        await take(orderCnt);
        expect(await codeAndDetailsOf(exchange(goods.otherOption))).toEqual(soldOut);
      }
      expect((await member.claimApi.list({ pageSize: 10 })).totalCount).toBe(0);
      expect(await exchange(goods.other)).toMatchObject({ claimStatusType: 'EXCHANGE_REQUEST' });
    });

    it('rejects a guest, and an unknown claim with NOT_FOUND', async () => {
      expect(await refusalOf(shop().guest.claimApi.list({ pageSize: 10 }))).toMatchObject({ code: 'AU99' });
      expect(await refusalOf(shop().member.claimApi.get(999_999))).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
