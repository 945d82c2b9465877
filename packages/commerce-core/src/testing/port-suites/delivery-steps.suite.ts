import { describe, expect, it } from 'vitest';
import { GIFT_ADDRESS, provePhone, sendGift } from './suite-gift.ts';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every OrderApi passes on of a courier's records. */
export function deliveryStepsSuite(open: OpenSuiteShop): void {
  describe('OrderApi, the steps of a parcel', () => {
    const shop = withShop(open);

    it('answers the courier’s steps, the last first, and none before it has the parcel [HAND-10]', async () => {
      const { member, fulfill } = shop();
      const { orderOptionNo } = await confirmedOrder(shop(), { upTo: 'DELIVERY_PREPARE' });
      const steps = async () =>
        (await member.orderApi.deliverySteps(orderOptionNo)).map((step) => step.deliveryStepType);
      expect(await steps()).toEqual([]);
      await fulfill(orderOptionNo, 'DELIVERY_ING');
      expect(await steps()).toEqual(['PICKED_UP']);
      await fulfill(orderOptionNo, 'DELIVERY_DONE');
      expect(await steps()).toEqual(['DELIVERED', 'PICKED_UP']);
      expect(await refusalOf(member.orderApi.deliverySteps(orderOptionNo + 900_000))).toMatchObject({
        code: 'NOT_FOUND',
      });
    });

    it('tells the sender of a gift no place its parcel passes [HAND-10]', async () => {
      const { member, fulfill } = shop();
      const { giftId, orderOptionNo } = await sendGift(shop());
      const token = await member.giftApi.link(giftId);
      const verificationId = await provePhone(shop(), token);
      await member.giftApi.confirm(giftId, { ...GIFT_ADDRESS, verificationId }, token);
      for (const step of ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING'] as const)
        await fulfill(orderOptionNo ?? 0, step);
      const [pickedUp] = await member.orderApi.deliverySteps(orderOptionNo ?? 0);
      expect(pickedUp).toMatchObject({ deliveryStepType: 'PICKED_UP', place: null });
    });
  });
}
