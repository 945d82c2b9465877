import { describe, expect, it } from 'vitest';
import { cartOptions } from '../../cart/cart.ts';
import type { CartApi } from '../../cart/cart.port.ts';
import { reservationOf } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every CartApi does, a member's and a guest's alike. */
export function cartApiSuite(open: OpenSuiteShop): void {
  describe.each(['member', 'guest'] as const)('CartApi of a %s', (who) => {
    const shop = withShop(open, 'EMPTY_CART');

    it.runIf(who === 'member')('adds once under one key, and refuses another body under it', async () => {
      const { cartApi } = shop().member;
      const additions = [{ ...shop().goods.plain, orderCnt: 2 }];
      const key = `merge-${shop().name}`;
      expect(await Promise.all([cartApi.add(additions, key), cartApi.add(additions, key)])).toEqual([1, 1]);
      expect(await cartApi.add(additions, key)).toBe(1);
      expect(cartOptions(await cartApi.get())).toMatchObject([{ orderCnt: 2 }]);
      const other = [{ ...shop().goods.other, orderCnt: 1 }];
      expect(await refusalOf(cartApi.add(other, key))).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
      expect(await cartApi.count()).toBe(1);
    });

    it('adds options up, groups them by seller and prices them [CALL-29, CALL-30, CALL-34, ENTITY-16]', async () => {
      const { cartApi } = shop()[who];
      const { plain, other } = shop().goods;
      const { salePrice } = shop().plainOffer;
      expect(await cartApi.add([{ ...plain, orderCnt: 1 }])).toBe(1);
      expect(
        await cartApi.add([
          { ...plain, orderCnt: 1 },
          { ...other, orderCnt: 1 },
        ]),
      ).toBe(2);
      const cart = await cartApi.get();
      // What the day of arrival follows from, as on the order sheet.
      for (const { dispatch } of cart.deliveryGroups) expect(dispatch?.departureCutoff).toMatch(/^\d{2}:\d{2}$/);
      expect(cart.deliveryGroups.map((group) => [group.buyAmt, group.deliveryAmt])).toEqual(
        expect.arrayContaining([
          [2 * salePrice, 0],
          [10_000, 3_000],
        ]),
      );
      expect(cart.price).toMatchObject({
        buyAmt: 2 * salePrice + 10_000,
        totalDeliveryAmt: 3_000,
        totalAmt: 2 * salePrice + 13_000,
      });
      expect(await cartApi.count()).toBe(2);
    });

    it('prices the chosen lines: all for null, none for an empty choice [CALL-33]', async () => {
      const { cartApi } = shop()[who];
      await cartApi.add([{ ...shop().goods.plain, orderCnt: 3 }]);
      expect((await cartApi.calculate(null)).buyAmt).toBe(3 * shop().plainOffer.salePrice);
      expect((await cartApi.calculate([])).totalAmt).toBe(0);
    });

    it.runIf(who === 'member')('says what the best coupons take off, as the order sheet opens with them', async () => {
      const { cartApi, couponApi, orderApi } = shop().member;
      await cartApi.add([{ ...shop().goods.plain, orderCnt: 4 }]);
      expect(await cartApi.calculate(null)).toMatchObject({ bestCouponAmt: 0 });
      await couponApi.download(shop().couponNo, 'PC');
      const { price, ...cart } = await cartApi.get();
      expect(price.bestCouponAmt).toBeGreaterThan(0);
      expect(await cartApi.calculate(null)).toEqual(price);
      expect(await cartApi.calculate([])).toMatchObject({ bestCouponAmt: 0 });
      const cartNos = cartOptions(cart).map(({ cartNo }) => cartNo);
      const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'cart', cartNos }));
      const { paymentAmt, remoteDeliveryAmt } = sheet.paymentInfo;
      expect(price.totalAmt - (price.bestCouponAmt ?? 0)).toBe(paymentAmt - remoteDeliveryAmt);
      // A payment that was left holds the coupon, and the next order ends it.
      const left = reservationOf(sheet, paymentAmt, { coupons: sheet.appliedCoupons });
      await orderApi.reserve(sheet.orderSheetNo, left, 'reserve-key-cart-01');
      expect(await cartApi.calculate(null)).toEqual(price);
    });

    it.runIf(who === 'guest')('says nothing of coupons', async () => {
      const { cartApi } = shop().guest;
      await cartApi.add([{ ...shop().goods.plain, orderCnt: 1 }]);
      expect((await cartApi.calculate(null)).bestCouponAmt).toBeUndefined();
    });

    it('changes counts and takes lines out, those of the cart alone [CALL-31, CALL-32]', async () => {
      const { cartApi } = shop()[who];
      await cartApi.add([{ ...shop().goods.plain, orderCnt: 1 }]);
      const cartNo = cartOptions(await cartApi.get())[0]?.cartNo ?? 0;
      await cartApi.change([{ cartNo, orderCnt: 4 }]);
      expect((await cartApi.calculate([cartNo])).buyAmt).toBe(4 * shop().plainOffer.salePrice);
      expect(await refusalOf(cartApi.change([{ cartNo: 999_999_999, orderCnt: 1 }]))).toMatchObject({
        code: 'NOT_FOUND',
      });
      expect(await cartApi.remove([cartNo])).toBe(0);
      expect(await refusalOf(cartApi.remove([cartNo]))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('gives a line another option in its place, and makes one line of two that are the same [CALL-31]', async () => {
      const { cartApi } = shop()[who];
      const { plain, other, otherOption, soldOut } = shop().goods;
      for (const [goods, orderCnt] of [
        [otherOption, 2],
        [plain, 1],
        [other, 1],
      ] as const) {
        await cartApi.add([{ ...goods, orderCnt }]);
      }
      const lines = async () =>
        cartOptions(await cartApi.get()).map((line) => [line.cartNo, line.optionNo, line.orderCnt] as const);
      const before = await lines();
      const [cartNo = 0] = before.find(([, optionNo]) => optionNo === other.optionNo) ?? [];
      for (const { optionNo } of [plain, soldOut, { optionNo: 999_999_999 }]) {
        expect(await refusalOf(cartApi.change([{ cartNo, orderCnt: 1, optionNo }]))).toMatchObject({
          code: 'NOT_FOUND',
        });
      }
      expect(await lines()).toEqual(before);
      await cartApi.change([{ cartNo, orderCnt: 3, optionNo: otherOption.optionNo }]);
      expect(await lines()).toEqual(
        before
          .filter(([, optionNo]) => optionNo !== otherOption.optionNo)
          .map((line) => (line[0] === cartNo ? [cartNo, otherOption.optionNo, 5] : line)),
      );
      await cartApi.change([{ cartNo, orderCnt: 1, optionNo: otherOption.optionNo }]);
      expect(await cartApi.count()).toBe(2);
    });

    it.runIf(who === 'member')(
      'is its member’s alone: another one sees none of it, and changes nothing in it',
      async () => {
        const { member, stranger, goods } = shop();
        await member.cartApi.add([{ ...goods.plain, orderCnt: 1 }]);
        const cartNo = cartOptions(await member.cartApi.get())[0]?.cartNo ?? 0;
        expect(await stranger.cartApi.count()).toBe(0);
        for (const call of [
          () => stranger.cartApi.change([{ cartNo, orderCnt: 2 }]),
          () => stranger.cartApi.remove([cartNo]),
          () => stranger.orderApi.createSheet({ type: 'cart', cartNos: [cartNo] }),
        ]) {
          expect(await refusalOf(call())).toMatchObject({ code: 'NOT_FOUND' });
        }
        expect(cartOptions(await member.cartApi.get())).toMatchObject([{ cartNo, orderCnt: 1 }]);
      },
    );

    it('marks a line that asks for more than there is, and keeps it changeable', async () => {
      const { cartApi } = shop()[who];
      await cartApi.add([{ ...shop().goods.plain, orderCnt: shop().plainOffer.stockCnt + 1 }]);
      const [option] = cartOptions(await cartApi.get());
      expect(option?.validInfo).toMatchObject({ valid: false, errorCode: 'STOCK_SHORT', orderCntChangeable: true });
    });

    it('refuses lines that cannot be ordered now', async () => {
      const { cartApi } = shop()[who];
      const { soldOut } = shop().goods;
      expect(await refusalOf(cartApi.add([{ ...soldOut, orderCnt: 1 }]))).toMatchObject({ code: 'SOLD_OUT' });
      const nothing = { productNo: 999_999_999, optionNo: 999_999_999, orderCnt: 1 };
      expect(await refusalOf(cartApi.add([nothing]))).toMatchObject({ code: 'NOT_FOUND' });
      expect(await cartApi.count()).toBe(0);
    });

    it('refuses goods for adults to who is none', async () => {
      const { cartApi } = shop()[who];
      const addition = { ...shop().goods.adult, orderCnt: 1 };
      expect(await refusalOf(cartApi.add([addition]))).toMatchObject({ code: 'ADULT_ONLY' });
      expect(await cartApi.count()).toBe(0);
    });
  });

  describe('CartPriceApi', () => {
    const shop = withShop(open, 'EMPTY_CART');

    it('prices the cart of a guest, telling nothing of goods for adults [CALL-35, ROLE-02, ROLE-04]', async () => {
      const { plain, adult } = shop().goods;
      const cart = await shop().guest.cartPriceApi.price([
        { cartNo: 1, ...plain, orderCnt: 2, optionInputs: [] },
        { cartNo: 2, ...adult, orderCnt: 1, optionInputs: [] },
      ]);
      expect(cart.price.totalAmt).toBe(2 * shop().plainOffer.salePrice);
      expect(cart.invalidProducts.map((product) => [product.productNo, product.productName])).toEqual([
        [adult.productNo, ''],
      ]);
    });

    it('answers removed goods only as removed, and takes their number for no category', async () => {
      const gone = { cartNo: 1, productNo: 999_999_999, optionNo: 999_999_999, orderCnt: 1, optionInputs: [] };
      const { invalidProducts } = await shop().guest.cartPriceApi.price([gone]);
      expect(invalidProducts).toMatchObject([{ productNo: 999_999_999, productName: '', categoryNo: 1 }]);
    });
  });
}

/**
 * What the cart a backend keeps for its members answers without a session.
 * @param open a member's cart without a session
 */
export function memberCartWithoutSessionSuite(open: () => Promise<CartApi>): void {
  describe('the CartApi of a member without a session', () => {
    it('knows no cart of a guest', async () => {
      const cartApi = await open();
      expect(await refusalOf(cartApi.get())).toMatchObject({ name: 'CommerceError', code: 'AU99' });
      expect(await refusalOf(cartApi.count())).toMatchObject({ code: 'AU99' });
    });
  });
}
