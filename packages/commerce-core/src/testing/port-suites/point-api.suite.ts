import { describe, expect, it } from 'vitest';
import { claimed, claimEstimateRequest, RETURN_ADDRESS } from './suite-claim.ts';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const COLLECTED = { returnWayType: 'SELLER_COLLECT' } as const;

/** What every PointApi does. */
export function pointApiSuite(open: OpenSuiteShop): void {
  describe('PointApi', () => {
    const shop = withShop(open);

    it('counts the points of the member [GAP-28]', async () => {
      expect(await shop().member.pointApi.get()).toEqual({
        totalAvailableAmt: 5_000,
        totalExpireAmt: 0,
        waitingAccumulation: 0,
        owedAmt: 0,
      });
    });

    it('answers earned and used points, newest first, with the balance after each [GAP-28]', async () => {
      const { pointApi } = shop().member;
      const first = await pointApi.history({ pageSize: 10 });
      expect(first.items).toMatchObject([{ accumulationReserveReason: 'ADD_EVENT', accumulationAmt: 5_000 }]);
      const { orderNo } = await confirmedOrder(shop(), { points: 1_000 });
      const all = await pointApi.history({ pageSize: 10 });
      const [newest, used] = all.items;
      expect(newest).toMatchObject({ accumulationReserveReason: 'ADD_AFTER_PAYMENT', orderNo });
      expect(used).toMatchObject({ accumulationReserveReason: 'SUB_PAYMENT_USED', accumulationAmt: -1_000, orderNo });
      expect(newest?.totalAvailableAmt).toBe((await pointApi.get()).totalAvailableAmt);
      expect(newest?.expireYmdt).not.toBeNull();
      expect(used?.expireYmdt).toBeNull();
      expect(all.totalCount).toBe(3);
      expect((await pointApi.history({ kind: 'USED', pageSize: 10 })).items).toEqual([used]);
      expect((await pointApi.history({ kind: 'EXPIRED', pageSize: 10 })).items).toEqual([]);
      const page = await pointApi.history({ pageSize: 2 });
      const rest = await pointApi.history({ pageSize: 2, cursor: page.nextCursor ?? '' });
      expect([...page.items, ...rest.items]).toEqual(all.items);
      expect(rest.nextCursor).toBeNull();
    });

    it('owes points that were spent before they are taken back, and settles them with the next ones [GAP-17, GAP-28]', async () => {
      const { member, moveClaim } = shop();
      const { pointApi } = member;
      const returned = await confirmedOrder(shop());
      const paidInPoints = await confirmedOrder(shop(), { upTo: 'PAY_DONE', points: 5_150 });
      const question = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', ...COLLECTED } as const;
      const { claimNo } = await claimed(shop(), claimEstimateRequest(returned, question), {
        returnAddress: RETURN_ADDRESS,
      });
      await moveClaim(claimNo, 'approve');
      await moveClaim(claimNo, 'receive');
      expect(await pointApi.get()).toMatchObject({ totalAvailableAmt: 0, owedAmt: 150 });
      const [owed] = (await pointApi.history({ pageSize: 1 })).items;
      expect(owed).toMatchObject({ accumulationReserveReason: 'SUB_RETURN', accumulationAmt: 0, owedAmt: 150 });
      await claimed(shop(), claimEstimateRequest(paidInPoints));
      expect(await pointApi.get()).toMatchObject({ totalAvailableAmt: 5_000, owedAmt: 0 });
      const [setOff, back] = (await pointApi.history({ pageSize: 2 })).items;
      expect(setOff).toMatchObject({
        accumulationReserveReason: 'SUB_SET_OFF',
        accumulationAmt: -150,
        owedAmt: -150,
        totalAvailableAmt: 5_000,
      });
      expect(back).toMatchObject({ accumulationReserveReason: 'ADD_CANCEL', accumulationAmt: 5_150, owedAmt: 0 });
      expect((await pointApi.history({ kind: 'USED', pageSize: 1 })).items).toEqual([setOff]);
    });

    it('answers the promised points of a purchase until it is confirmed', async () => {
      const { member } = shop();
      const { orderNo, accumulationAmt } = await confirmedOrder(shop(), { upTo: 'DELIVERY_DONE' });
      expect(await member.pointApi.waiting()).toMatchObject([{ orderNo, waitingAmt: accumulationAmt }]);
      expect((await member.pointApi.get()).waitingAccumulation).toBe(accumulationAmt);
      expect((await member.pointApi.history({ pageSize: 10 })).totalCount).toBe(1);
    });

    it("earns at the rates of the goods and of the member's grade, and tells the same everywhere", async () => {
      const { member, guest, goods } = shop();
      const { reserveRate } = (await member.gradeApi.get()).grade;
      expect(reserveRate).toBe(0.5);
      const product = { ...goods.other, orderCnt: 1 };
      const line = { ...product, cartNo: 1, optionInputs: [] };
      expect((await guest.cartPriceApi.price([line])).price.accumulationAmtWhenBuyConfirm).toBe(100);
      expect((await member.cartPriceApi.price([line])).price.accumulationAmtWhenBuyConfirm).toBe(150);
      const orderSheetNo = await member.orderApi.createSheet({ type: 'direct', products: [product] });
      expect((await member.orderApi.sheet(orderSheetNo)).paymentInfo.accumulationAmtWhenBuyConfirm).toBe(150);
      const { orderNo, orderOptionNo, accumulationAmt } = await confirmedOrder(shop(), { upTo: 'DELIVERY_DONE' });
      expect(accumulationAmt).toBe(150);
      expect((await member.orderApi.get(orderNo)).accumulationAmtWhenBuyConfirm).toBe(150);
      expect((await member.pointApi.get()).waitingAccumulation).toBe(150);
      await member.orderApi.confirmPurchase(orderOptionNo, 'confirm-key-grade-1');
      const { items } = await member.pointApi.history({ pageSize: 1 });
      expect(items).toMatchObject([{ accumulationReserveReason: 'ADD_AFTER_PAYMENT', accumulationAmt: 150, orderNo }]);
    });

    it('has nothing that expires before it is due [ROUTE-63]', async () => {
      expect(await shop().member.pointApi.expiring()).toEqual({ totalExpireAmt: 0, items: [], expired: [] });
    });

    it('knows no points of a guest', async () => {
      expect(await refusalOf(shop().guest.pointApi.get())).toMatchObject({ name: 'CommerceError', code: 'AU99' });
    });
  });
}
