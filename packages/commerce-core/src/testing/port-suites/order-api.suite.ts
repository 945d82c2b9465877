import { describe, expect, it } from 'vitest';
import { NO_COUPONS } from '../../coupon/coupon-request.ts';
import { cartOptions } from '../../cart/cart.ts';
import type { OrderStatusType } from '../../order/record/order-status.ts';
import { NO_CHOICE, type ReserveRequest } from '../../order/sheet/order-sheet.ts';
import type { OptionNo, ProductNo } from '../../value/identifiers.ts';
import { won, sumWonOf } from '../../value/won.ts';
import { reservationOf } from './suite-order.ts';
import type { BackendPorts } from '../../ports.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** Opens a sheet for 40,000 won of goods out of the cart. */
async function sheetFromCart({ cartApi, orderApi }: BackendPorts, goods: { productNo: ProductNo; optionNo: OptionNo }) {
  await cartApi.add([{ ...goods, orderCnt: 4 }]);
  const cartNos = cartOptions(await cartApi.get()).map((option) => option.cartNo);
  return orderApi.sheet(await orderApi.createSheet({ type: 'cart', cartNos }));
}

/** What every OrderApi does. */
export function orderApiSuite(open: OpenSuiteShop): void {
  describe('OrderApi', () => {
    const shop = withShop(open);

    it('buys with a coupon and points: bill, stock, cart, points and coupon agree to the won [CALL-57, GAP-20]', async () => {
      const { member, goods, couponNo, decidePayment } = shop();
      const { orderApi, couponApi, pointApi, cartApi, productApi } = member;
      const { couponIssueNo } = await couponApi.download(couponNo, 'PC');
      const sheet = await sheetFromCart(member, goods.plain);
      expect(sheet.appliedCoupons.cartCouponIssueNo).toBe(couponIssueNo);
      const choice = { ...NO_CHOICE, receiverZipCd: '06236', coupons: sheet.appliedCoupons, points: won(1_000) };
      const price = await orderApi.calculate(sheet.orderSheetNo, choice);
      expect(price.paymentInfo).toMatchObject({ productAmt: 40_000, cartCouponAmt: 3_000, paymentAmt: 36_000 });
      expect(sumWonOf(price.lines, (line) => line.amount)).toBe(36_000);

      const request = reservationOf(sheet, won(36_000), { coupons: choice.coupons, subPayAmt: choice.points });
      const held = await orderApi.reserve(sheet.orderSheetNo, request, 'reserve-key-000001');
      expect(await orderApi.reserve(sheet.orderSheetNo, request, 'reserve-key-000001')).toEqual(held);
      expect(await orderApi.approve(held.orderNo, held.key, 'approve-key-000001')).toMatchObject({ result: 'PENDING' });
      await decidePayment(held.key, 'APPROVE');
      const result = await orderApi.approve(held.orderNo, held.key, 'approve-key-000001');
      expect(result).toMatchObject({ result: 'SUCCESS', failCode: null });
      expect(result.order?.lastOrderAmount).toMatchObject({ payAmt: 37_000, subPayAmt: 1_000, chargeAmt: 36_000 });

      expect((await productApi.options(goods.plain.productNo)).flatOptions[0]?.stockCnt).toBe(6);
      expect((await pointApi.get()).totalAvailableAmt).toBe(4_000);
      expect((await couponApi.list({ pageNumber: 1, pageSize: 10 })).items[0]?.used).toBe(true);
      expect(await cartApi.count()).toBe(0);
    });

    it('answers the choice a sheet is priced for, and the best coupons beside the chosen ones', async () => {
      const { member, goods, couponNo } = shop();
      const { couponIssueNo } = await member.couponApi.download(couponNo, 'PC');
      const { orderSheetNo, bestCoupons } = await sheetFromCart(member, goods.plain);
      expect(bestCoupons.cartCouponIssueNo).toBe(couponIssueNo);
      await member.orderApi.calculate(orderSheetNo, { ...NO_CHOICE, receiverZipCd: '63000', points: won(500) });
      const again = await member.orderApi.sheet(orderSheetNo);
      expect(again).toMatchObject({ receiverZipCd: '63000', appliedCoupons: NO_COUPONS, bestCoupons });
      expect(again.paymentInfo.subPayAmt).toBe(500);
    });

    it('removes bought lines from the cart: a line raised meanwhile keeps the rest', async () => {
      const { member, goods, decidePayment } = shop();
      const { orderApi, cartApi } = member;
      const sheet = await sheetFromCart(member, goods.plain);
      const [line] = cartOptions(await cartApi.get());
      const other = await orderApi.sheet(await orderApi.createSheet({ type: 'cart', cartNos: [line?.cartNo ?? 0] }));
      const held = await orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, won(40_000)), 'reserve-key-raised1');
      await cartApi.change([{ cartNo: line?.cartNo ?? 0, orderCnt: 6 }]);
      await decidePayment(held.key, 'APPROVE');
      await orderApi.approve(held.orderNo, held.key, 'approve-key-raised1');
      expect(cartOptions(await cartApi.get()).map(({ optionNo, orderCnt }) => [optionNo, orderCnt])).toEqual([
        [goods.plain.optionNo, 2],
      ]);
      // What the other sheet was made of has been bought.
      const again = orderApi.reserve(other.orderSheetNo, reservationOf(other, won(40_000)), 'reserve-key-raised2');
      expect(await refusalOf(again)).toMatchObject({ code: 'NOT_FOUND', details: { reason: 'CART' } });
    });

    it('makes one order of two sheets of one cart, whichever is paid', async () => {
      const { member, goods, decidePayment } = shop();
      const { orderApi, cartApi } = member;
      const first = await sheetFromCart(member, goods.plain);
      const [line] = cartOptions(await cartApi.get());
      const second = await orderApi.sheet(await orderApi.createSheet({ type: 'cart', cartNos: [line?.cartNo ?? 0] }));
      const held = await orderApi.reserve(first.orderSheetNo, reservationOf(first, won(40_000)), 'reserve-key-two-1');
      const other = await orderApi.reserve(
        second.orderSheetNo,
        reservationOf(second, won(40_000)),
        'reserve-key-two-2',
      );
      expect(await orderApi.approve(held.orderNo, held.key, 'approve-key-two-1')).toMatchObject({
        result: 'FAIL',
        failCode: 'CANCELED',
      });
      await decidePayment(other.key, 'APPROVE');
      expect(await orderApi.approve(other.orderNo, other.key, 'approve-key-two-2')).toMatchObject({
        result: 'SUCCESS',
      });
      expect((await orderApi.list({ pageSize: 10 })).totalCount).toBe(1);
      expect(await cartApi.count()).toBe(0);
    });

    it('takes no address that a parcel cannot go to, or that costs less by its code than by its words [GAP-20]', async () => {
      const { member, goods } = shop();
      const sheet = await sheetFromCart(member, goods.plain);
      for (const [index, over] of [{ receiverName: ' ' }, { receiverAddress: '제주 제주시 첨단로 1' }].entries()) {
        const request = reservationOf(sheet, won(40_000));
        const shippingAddress = request.shippingAddress && { ...request.shippingAddress, ...over };
        const tried = member.orderApi.reserve(
          sheet.orderSheetNo,
          { ...request, shippingAddress },
          `reserve-key-door-${index}`,
        );
        expect(await refusalOf(tried)).toMatchObject({ code: 'INVALID_REQUEST' });
      }
    });

    it('gives coupon and points of an abandoned payment to the next attempt', async () => {
      const { member, goods, couponNo, clock, decidePayment } = shop();
      const { orderApi, couponApi, pointApi } = member;
      const { couponIssueNo } = await couponApi.download(couponNo, 'PC');
      const first = await sheetFromCart(member, goods.plain);
      const spent = { coupons: first.appliedCoupons, subPayAmt: won(5_000) };
      const abandoned = reservationOf(first, won(32_000), spent);
      const held = await orderApi.reserve(first.orderSheetNo, abandoned, 'reserve-key-left-01');
      clock.advance(1_000);
      const products = [{ ...goods.plain, orderCnt: 4 }];
      const second = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
      expect(second.appliedCoupons.cartCouponIssueNo).toBe(couponIssueNo);
      const again = reservationOf(second, won(32_000), spent);
      const other = await orderApi.reserve(second.orderSheetNo, again, 'reserve-key-left-02');
      expect(await orderApi.approve(held.orderNo, held.key, 'approve-key-left-01')).toMatchObject({ result: 'FAIL' });
      await decidePayment(other.key, 'APPROVE');
      expect(await orderApi.approve(other.orderNo, other.key, 'approve-key-left-02')).toMatchObject({
        result: 'SUCCESS',
      });
      expect((await pointApi.get()).totalAvailableAmt).toBe(0);
    });

    it('gives everything back when the payment is declined', async () => {
      const { member, goods, decidePayment } = shop();
      const { orderApi, pointApi, cartApi, productApi } = member;
      const sheet = await sheetFromCart(member, goods.plain);
      const request = reservationOf(sheet, won(39_000), { subPayAmt: won(1_000) });
      const held = await orderApi.reserve(sheet.orderSheetNo, request, 'reserve-key-000002');
      expect((await pointApi.get()).totalAvailableAmt).toBe(4_000);
      await decidePayment(held.key, 'DECLINE');
      expect(await orderApi.approve(held.orderNo, held.key, 'approve-key-000002')).toMatchObject({
        result: 'FAIL',
        failCode: 'DECLINED',
        order: null,
      });
      expect((await pointApi.get()).totalAvailableAmt).toBe(5_000);
      expect((await productApi.options(goods.plain.productNo)).flatOptions[0]?.stockCnt).toBe(10);
      expect(await cartApi.count()).toBe(1);
      expect((await orderApi.list({ pageSize: 10 })).items).toEqual([]);
    });

    it('waits for a deposit on a virtual account, and is paid when it comes', async () => {
      const { member, goods, decidePayment } = shop();
      const { orderApi, cartApi } = member;
      const sheet = await sheetFromCart(member, goods.plain);
      expect(sheet.availablePayTypes).toContain('VIRTUAL_ACCOUNT');
      const cashReceipt = {
        cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION',
        cashReceiptKey: '01000001001',
      } as const;
      const request = reservationOf(sheet, won(40_000), { payType: 'VIRTUAL_ACCOUNT', cashReceipt });
      const held = await orderApi.reserve(sheet.orderSheetNo, request, 'reserve-key-000011');
      expect((await orderApi.list({ pageSize: 10 })).items[0]?.defaultOrderStatusType).toBe('PAY_WAIT');
      expect((await orderApi.statusCounts()).payWaitCnt).toBe(1);
      await decidePayment(held.key, 'ISSUE_ACCOUNT');
      const { result, order } = await orderApi.approve(held.orderNo, held.key, 'approve-key-000011');
      expect([result, order?.defaultOrderStatusType]).toEqual(['SUCCESS', 'DEPOSIT_WAIT']);
      expect(order?.payInfo.bankInfo?.account).toMatch(/^901-/);
      expect(order?.paymentExpirationYmdt).toMatch(/ 23:59:59$/);
      expect(order?.payInfo.cashReceipt).toEqual({
        cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION',
        maskedKey: '010-****-1001',
        statusType: 'WAITING',
        receiptAmt: 0,
      });
      expect(await cartApi.count()).toBe(0);
      const [listed] = (await orderApi.list({ pageSize: 10, statuses: ['DEPOSIT_WAIT'] })).items;
      expect(listed?.bankInfo).toEqual(order?.payInfo.bankInfo);
      expect(listed?.paymentExpirationYmdt).toBe(order?.paymentExpirationYmdt);
      await decidePayment(held.key, 'DEPOSIT');
      await orderApi.approve(held.orderNo, held.key, 'approve-key-000012');
      const paid = await orderApi.get(held.orderNo);
      expect([paid.defaultOrderStatusType, paid.paymentExpirationYmdt]).toEqual(['PAY_DONE', null]);
    });

    it('gives a cash receipt only for cash payments, and only to a valid number', async () => {
      const { member, goods } = shop();
      const { orderApi } = member;
      const sheet = await sheetFromCart(member, goods.plain);
      const reserve = (over: Partial<ReserveRequest>, key: string) =>
        orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, won(40_000), over), key);
      const business = { cashReceiptIssuePurposeType: 'PROOF_EXPENDITURE', cashReceiptKey: '1208147522' } as const;
      const person = { cashReceiptIssuePurposeType: 'INCOME_TAX_DEDUCTION', cashReceiptKey: '01000001001' } as const;
      expect(
        await refusalOf(reserve({ payType: 'VIRTUAL_ACCOUNT', cashReceipt: business }, 'reserve-key-000013')),
      ).toMatchObject({ code: 'INVALID_REQUEST' });
      expect(
        await refusalOf(reserve({ payType: 'CREDIT_CARD', cashReceipt: person }, 'reserve-key-000014')),
      ).toMatchObject({ code: 'INVALID_REQUEST' });
    });

    it('takes nothing when the amount has changed, points are short, or the key is missing or reused', async () => {
      const { member, goods } = shop();
      const { orderApi, pointApi } = member;
      const sheet = await sheetFromCart(member, goods.plain);
      const reserve = (paymentAmt: number, over: Partial<ReserveRequest>, key: string) =>
        orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, won(paymentAmt), over), key);
      const changed = await refusalOf(reserve(39_999, {}, 'reserve-key-000003'));
      expect(changed).toMatchObject({ code: 'PRICE_CHANGED', status: 409 });
      expect(changed).toHaveProperty('details.paymentInfo.paymentAmt', 40_000);
      expect(await refusalOf(reserve(30_000, { subPayAmt: won(10_000) }, 'reserve-key-000004'))).toMatchObject({
        code: 'MB04',
      });
      const place = expect.stringContaining('Idempotency-Key');
      for (const noKey of ['seven-7', 'with a space', 'k'.repeat(256)])
        expect(await refusalOf(reserve(40_000, {}, noKey))).toMatchObject({
          code: 'INVALID_REQUEST',
          details: { place },
        });
      await reserve(40_000, {}, 'reserve-key-000005');
      expect(await refusalOf(reserve(39_000, { subPayAmt: won(1_000) }, 'reserve-key-000005'))).toMatchObject({
        code: 'IDEMPOTENCY_MISMATCH',
      });
      expect((await pointApi.get()).totalAvailableAmt).toBe(5_000);
    });

    it('opens no sheet for goods that cannot be ordered', async () => {
      const { orderApi } = shop().member;
      const { plain, soldOut } = shop().goods;
      const sheet = (goods: typeof plain, orderCnt: number) =>
        orderApi.createSheet({ type: 'direct', products: [{ ...goods, orderCnt }] });
      expect(await refusalOf(sheet(soldOut, 1))).toMatchObject({ code: 'SOLD_OUT' });
      expect(await refusalOf(sheet(plain, 11))).toMatchObject({ code: 'STOCK_SHORT' });
      expect(await refusalOf(orderApi.createSheet({ type: 'cart', cartNos: [999_999_999] }))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await refusalOf(shop().guest.orderApi.list({ pageSize: 10 }))).toMatchObject({ code: 'AU99' });
    });

    it('lets the first caller send a paid purchase to analytics, once [TRACK-05]', async () => {
      const { member, goods, decidePayment } = shop();
      const { orderApi } = member;
      const products = [{ ...goods.other, orderCnt: 1 }];
      const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
      const held = await orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, won(13_000)), 'reserve-key-000007');
      const ask = (key: string) => orderApi.acquirePurchaseEvent(held.orderNo, `purchase-event-key-${key}`);
      expect(await refusalOf(ask('early'))).toMatchObject({ code: 'STATE_CONFLICT' });
      await decidePayment(held.key, 'APPROVE');
      await orderApi.approve(held.orderNo, held.key, 'approve-key-000007');
      const browsers = ['0', '1', '2', '3'];
      const first = await Promise.all(browsers.map(ask));
      expect(first.filter((isFirst) => isFirst)).toHaveLength(1);
      expect(await Promise.all(browsers.map(ask))).toEqual(first);
      expect(await ask('later')).toBe(false);
    });

    it('walks an order from payment to confirmation, and its points come at the end [GAP-16, GAP-18]', async () => {
      const { member, goods, decidePayment, fulfill } = shop();
      const { orderApi, pointApi } = member;
      const products = [{ ...goods.other, orderCnt: 1 }];
      const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
      const held = await orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, won(13_000)), 'reserve-key-000006');
      await decidePayment(held.key, 'APPROVE');
      await orderApi.approve(held.orderNo, held.key, 'approve-key-000006');
      const optionNow = async () => (await orderApi.list({ pageSize: 10 })).items[0]?.orderOptions[0];
      const paid = await optionNow();
      const orderOptionNo = paid?.orderOptionNo ?? 0;
      expect(paid?.orderStatusType).toBe('PAY_DONE');
      expect(paid?.orderStatusDate.arrivalYmd).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(await refusalOf(orderApi.confirmPurchase(orderOptionNo, 'confirm-key-000001'))).toMatchObject({
        code: 'STATE_CONFLICT',
      });
      for (const step of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING'] as const)
        await fulfill(orderOptionNo, step);
      await orderApi.markDelivered(orderOptionNo, 'deliver-key-000001');
      expect((await optionNow())?.nextActions.map((next) => next.nextActionType)).toContain('CONFIRM_ORDER');
      expect((await optionNow())?.orderStatusDate.arrivalYmd).toBe(null);
      expect(JSON.stringify(await orderApi.get(held.orderNo))).not.toContain('#1234*');
      await orderApi.confirmPurchase(orderOptionNo, 'confirm-key-000002');
      await orderApi.confirmPurchase(orderOptionNo, 'confirm-key-000002');
      expect(await orderApi.statusCounts()).toMatchObject({ payDoneCnt: 0, buyConfirmCnt: 1 });
      const countIn = async (...statuses: readonly OrderStatusType[]) =>
        (await orderApi.list({ pageSize: 10, statuses })).totalCount;
      expect(await countIn('BUY_CONFIRM', 'DELIVERY_DONE')).toBe(1);
      expect(await countIn('PAY_DONE')).toBe(0);
      expect((await pointApi.get()).totalAvailableAmt).toBe(5_000 + (paid?.accumulationAmt ?? 0));
      const order = await orderApi.get(held.orderNo);
      expect(sumWonOf(order.lines, (line) => line.amount)).toBe(13_000);
      expect(await refusalOf(orderApi.get('2026010100000000'))).toMatchObject({ code: 'NOT_FOUND' });
    });
  });
}
