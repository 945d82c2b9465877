import { describe, expect, it } from 'vitest';
import { PERSON_NAME_LIMIT } from '../../account/person-name.ts';
import type { Order } from '../../order/record/order-record.ts';
import { UNPAID_LIMITS } from '../../order/sheet/unpaid-refusal.ts';
import { mostPieces } from '../../product/purchase-limit.ts';
import type { PayType } from '../../order/payment/pay-type.ts';
import type { OptionNo, OrderNo, OrderSheetNo, ProductNo } from '../../value/identifiers.ts';
import { won } from '../../value/won.ts';
import { claimed, claimEstimateRequest } from './suite-claim.ts';
import { reservationOf } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf, type SuiteShop } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** The lines of an order. */
function linesOf(order: Order | null) {
  const sellers = order?.orderOptionsGroupByPartner ?? [];
  return sellers.flatMap((seller) => seller.orderOptionsGroupByDelivery.flatMap(({ orderOptions }) => orderOptions));
}

/** Buys two pieces of `goods.plain`, 1,000 won of it with points. */
async function buy(
  { member: { orderApi }, goods, decidePayment }: SuiteShop,
  payType: PayType,
  decision: 'APPROVE' | 'ISSUE_ACCOUNT',
) {
  const sheetNo = await orderApi.createSheet({ type: 'direct', products: [{ ...goods.plain, orderCnt: 2 }] });
  const sheet = await orderApi.sheet(sheetNo);
  const request = reservationOf(sheet, won(19_000), { payType, subPayAmt: won(1_000) });
  const held = await orderApi.reserve(sheetNo, request, `reserve-${sheetNo}`);
  await decidePayment(held.key, decision);
  await orderApi.approve(held.orderNo, held.key, `approve-${sheetNo}`);
  return held;
}

/** How much every OrderApi sells to one person. */
export function orderLimitSuite(open: OpenSuiteShop): void {
  describe('OrderApi, its limits', () => {
    const shop = withShop(open);

    it('holds goods for so many unpaid orders of a member and no more, until these have ended', async () => {
      const { goods } = shop();
      const { orderApi } = shop().member;
      const reserveOne = async (option: { productNo: ProductNo; optionNo: OptionNo }, key: string) => {
        const sheetNo = await orderApi.createSheet({ type: 'direct', products: [{ ...option, orderCnt: 1 }] });
        const sheet = await orderApi.sheet(sheetNo);
        return orderApi.reserve(sheet.orderSheetNo, reservationOf(sheet, sheet.paymentInfo.paymentAmt), key);
      };
      for (let made = 0; made < UNPAID_LIMITS.orderCnt; made += 1)
        await reserveOne(goods.plain, `reserve-key-unpaid-${made}`);
      expect(await refusalOf(reserveOne(goods.other, 'reserve-key-unpaid-more'))).toMatchObject({
        code: 'UNPAID_LIMIT',
        details: { reason: 'ORDERS', limit: UNPAID_LIMITS.orderCnt },
      });
      await shop().passDays(1);
      await reserveOne(goods.other, 'reserve-key-unpaid-again');
    });

    it('sells one person no more than they may buy, until they give it back or their days are over', async () => {
      const { member, goods, decidePayment, passDays } = shop();
      const { orderApi } = member;
      const left = async () => {
        const { limitations } = await member.productApi.get(goods.limited.productNo);
        return mostPieces(limitations, limitations.boughtCnt);
      };
      const open = (orderCnt: number) =>
        orderApi.createSheet({ type: 'direct', products: [{ ...goods.limited, orderCnt }] });
      const spent = { code: 'PURCHASE_LIMIT', details: { reason: 'MAX_BUY' } };
      expect(await left()).toBe(2);
      expect(await refusalOf(open(3))).toMatchObject(spent);
      const [early, late] = [await open(2), await open(1)];
      const buy = async (orderSheetNo: OrderSheetNo) => {
        const sheet = await orderApi.sheet(orderSheetNo);
        const request = reservationOf(sheet, sheet.paymentInfo.paymentAmt);
        const held = await orderApi.reserve(orderSheetNo, request, `reserve-${orderSheetNo}`);
        await decidePayment(held.key, 'APPROVE');
        const { order } = await orderApi.approve(held.orderNo, held.key, `approve-${orderSheetNo}`);
        return order;
      };
      const order = await buy(early);
      expect(await left()).toBe(0);
      expect(await refusalOf(open(1))).toMatchObject(spent);
      expect(await refusalOf(buy(late))).toMatchObject(spent);
      const [line] = linesOf(order);
      expect(line?.orderCnt).toBe(2);
      await claimed(
        shop(),
        claimEstimateRequest({ orderNo: order?.orderNo ?? '', orderOptionNo: line?.orderOptionNo ?? 0 }),
      );
      expect(await left()).toBe(1);
      const second = await buy(late);
      expect(await left()).toBe(0);
      await passDays(7);
      expect(await left()).toBe(2);
      await buy(await open(2));
      // what goes back of days that are over makes no room in those that run
      const [old] = linesOf(second);
      await claimed(
        shop(),
        claimEstimateRequest({ orderNo: second?.orderNo ?? '', orderOptionNo: old?.orderOptionNo ?? 0 }),
      );
      expect(await left()).toBe(0);
    });

    it('ends an unpaid order and confirms a kept one automatically', async () => {
      const { member, goods, fulfill, passDays } = shop();
      const { orderApi, pointApi } = member;
      const statusOf = async (orderNo: OrderNo) => (await orderApi.get(orderNo)).defaultOrderStatusType;
      const stockCnt = async () => (await member.productApi.options(goods.plain.productNo)).flatOptions[0]?.stockCnt;
      const { orderNo: unpaid } = await buy(shop(), 'VIRTUAL_ACCOUNT', 'ISSUE_ACCOUNT');
      const { orderNo: paid } = await buy(shop(), 'CREDIT_CARD', 'APPROVE');
      const [line] = linesOf(await orderApi.get(paid));
      for (const step of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'] as const)
        await fulfill(line?.orderOptionNo ?? 0, step);
      expect(await stockCnt()).toBe(6);
      await passDays(7);
      expect([await statusOf(unpaid), await statusOf(paid)]).toEqual(['PAY_CANCEL', 'DELIVERY_DONE']);
      expect(await stockCnt()).toBe(8);
      await passDays(1);
      expect(await statusOf(paid)).toBe('BUY_CONFIRM');
      expect((await pointApi.get()).totalAvailableAmt).toBe(4_000 + (line?.accumulationAmt ?? 0));
    });

    it('lets its buyer cancel an order that waits for a deposit: held goods come back, and no money moves [GAP-17]', async () => {
      const { member, goods } = shop();
      const { orderApi, pointApi } = member;
      const { orderNo, key } = await buy(shop(), 'VIRTUAL_ACCOUNT', 'ISSUE_ACCOUNT');
      const [line] = linesOf(await orderApi.get(orderNo));
      const orderOptionNo = line?.orderOptionNo ?? 0;
      const claimedProductOptions = [{ orderOptionNo, productCnt: 2 }];
      const claim = await claimed(shop(), claimEstimateRequest({ orderNo, orderOptionNo }, { claimedProductOptions }));
      expect(claim).toMatchObject({
        claimStatusType: 'CANCEL_DONE',
        refund: null,
        estimate: { refundMainPayAmt: 0, refundSubPayAmt: 1_000 },
      });
      expect((await orderApi.get(orderNo)).defaultOrderStatusType).toBe('PAY_CANCEL');
      expect((await pointApi.get()).totalAvailableAmt).toBe(5_000);
      expect((await member.productApi.options(goods.plain.productNo)).flatOptions[0]?.stockCnt).toBe(10);
      expect(await orderApi.approve(orderNo, key, 'approve-after-all')).toMatchObject({ result: 'FAIL' });
    });

    it('is paid only by a fitting method, with the buyer’s name and the required terms', async () => {
      const { orderApi } = shop().member;
      const products = [{ ...shop().goods.plain, orderCnt: 5 }];
      const sheetNo = await orderApi.createSheet({ type: 'direct', products });
      const sheet = await orderApi.sheet(sheetNo);
      const reservation = reservationOf(sheet, sheet.paymentInfo.paymentAmt);
      const reserve = (over: Partial<typeof reservation>, key: string) =>
        orderApi.reserve(sheetNo, { ...reservation, ...over }, key);
      const wrong = [
        ['installmentMonths', { installmentMonths: 13 }],
        ['installmentMonths', { installmentMonths: 3, payType: 'REALTIME_ACCOUNT_TRANSFER' }],
        ['payType', { payType: 'ZERO_PAY' }],
        ['ordererName', { orderer: { ...reservation.orderer, ordererName: '\u200B ' } }],
        ['ordererEmail', { orderer: { ...reservation.orderer, ordererEmail: 'nobody' } }],
        ['agreementTermsAgrees', { agreementTermsAgrees: [] }],
      ] as const;
      for (const [index, [field, over]] of wrong.entries()) {
        const refusal = await refusalOf(reserve(over, `reserve-wrong-${index}`));
        expect(refusal).toMatchObject({ code: 'INVALID_REQUEST', details: { place: expect.stringContaining(field) } });
      }
      // a member who was verified by a name can order by it
      const orderer = {
        ...reservation.orderer,
        ordererName: 'Maria’s '
          .repeat(9)
          .slice(0, PERSON_NAME_LIMIT - 1)
          .padEnd(PERSON_NAME_LIMIT, 'a'),
      };
      const right = { installmentMonths: 3, orderer };
      expect(await reserve(right, 'reserve-right')).toMatchObject({ orderSheetNo: sheetNo });
    });
  });
}
