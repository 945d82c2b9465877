import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCartShop, type CartShop } from '../testing/shop/cart-shop.ts';
import { insertProduct, insertShop, type TestShop } from '../testing/rows/shop-rows.ts';
import type { TestCaller } from '../testing/http/test-call.ts';
import type { TestDatabase } from '../testing/database/test-database.ts';

let test: TestDatabase;
let shop: TestShop;
let call: TestCaller;
let goods: CartShop['goods'];
let member: CartShop['member'];
let linesOf: CartShop['linesOf'];

beforeAll(async () => {
  ({ test, shop, call, goods, member, linesOf } = await openCartShop());
});
afterAll(() => test.drop());

describe('a priced cart', () => {
  it('prices lines by seller and delivery, all, some or none of them [CALL-29, CALL-33]', async () => {
    const { bearer } = await member();
    const other = await insertShop(test.database, { deliveryConditionType: 'FREE', deliveryAmt: 0 });
    const one = await goods({ salePrice: 12_000, immediateDiscountAmt: 2_000 });
    const two = await insertProduct(test.database, other, { salePrice: 5_000 }, { addPrice: 500 });
    await call('addToCart', {
      bearer,
      body: [
        { ...one, orderCnt: 2 },
        { ...two, orderCnt: 1 },
      ],
    });
    const { body } = await call('getCart', { bearer });
    expect(body.price).toMatchObject({
      standardAmt: 29_500,
      discountAmt: 4_000,
      buyAmt: 25_500,
      totalDeliveryAmt: 3_000,
      totalAmt: 28_500,
    });
    expect(
      body.deliveryGroups.map(({ partnerNo, deliveryAmt, amountToFreeDelivery }) => [
        partnerNo,
        deliveryAmt,
        amountToFreeDelivery,
      ]),
    ).toEqual([
      [other.partnerNo, 0, expect.toBeOneOf([0, null])],
      [shop.partnerNo, 3_000, 10_000],
    ]);
    const cartNo = String(body.deliveryGroups[1]?.orderProducts[0]?.orderProductOptions[0]?.cartNo);
    const price = async (query: Record<string, string>) =>
      (await call('calculateCart', { bearer, query })).body.totalAmt;
    expect(await price({ cartNo })).toBe(23_000);
    expect(await price({})).toBe(28_500);
    expect(await price({ cartNo: '' })).toBe(0);
    expect(await price({ cartNo: '999999999' })).toBe(0);
  });

  it('tells which goods may be given', async () => {
    const { bearer } = await member();
    const kinds = [{}, { giftUsable: false }, { cancelable: false }, { refundable: false }];
    const made = await Promise.all(kinds.map((kind) => goods(kind)));
    await call('addToCart', { bearer, body: made.map((one) => ({ ...one, orderCnt: 1 })) });
    const { body } = await call('getCart', { bearer });
    const products = body.deliveryGroups.flatMap(({ orderProducts }) => orderProducts);
    const usableByProduct = new Map(products.map(({ productNo, giftUsable }) => [productNo, giftUsable]));
    expect(made.map(({ productNo }) => usableByProduct.get(productNo))).toEqual([true, false, false, false]);
  });

  it('takes an immediate discount off only while its window is open [CALL-29]', async () => {
    const { bearer } = await member();
    const before = new Date('2026-11-20T02:59:59Z');
    const now = new Date('2026-11-20T03:00:00Z');
    const windows = [
      { immediateDiscountStartAt: now },
      { immediateDiscountStartAt: new Date('2026-11-20T03:00:01Z') },
      { immediateDiscountStartAt: before, immediateDiscountEndAt: now },
    ];
    const body = [];
    for (const window of windows)
      body.push({ ...(await goods({ immediateDiscountAmt: 1_000, ...window })), orderCnt: 1 });
    await call('addToCart', { bearer, body });
    expect((await linesOf(bearer)).map(({ price }) => price.buyAmt)).toEqual([10_000, 10_000, 9_000]);
  });

  it('lists lines that cannot be ordered last, with the reason in the language of the request [CALL-29]', async () => {
    const { bearer } = await member();
    const gone = await goods();
    const out = await goods();
    const scarce = await goods({}, { stockCnt: 3 });
    const body = [gone, out, scarce].map((one) => ({ ...one, orderCnt: 5 }));
    await call('addToCart', { bearer, body });
    const { database } = test;
    await database
      .updateTable('product')
      .set({ saleStatusType: 'STOP' })
      .where('productNo', '=', gone.productNo)
      .execute();
    await database.updateTable('productOption').set({ stockCnt: 0 }).where('optionNo', '=', out.optionNo).execute();
    const cart = (await call('getCart', { bearer, headers: { 'accept-language': 'en' } })).body;
    const problems = cart.invalidProducts.flatMap((product) =>
      product.orderProductOptions.map(({ productNo, validInfo }) => [
        productNo,
        validInfo.errorCode,
        validInfo.message,
      ]),
    );
    expect(problems).toEqual([
      [out.productNo, 'SOLD_OUT', 'An item just sold out'],
      [gone.productNo, 'NOT_ON_SALE', 'This product isn’t on sale right now'],
    ]);
    const [short] = cart.deliveryGroups.flatMap((group) => group.orderProducts[0]?.orderProductOptions ?? []);
    expect(short?.validInfo).toMatchObject({ valid: false, errorCode: 'STOCK_SHORT', orderCntChangeable: true });
  });

  it('shows nothing of adult goods once the proof of age is over [ROLE-05]', async () => {
    const adultFrom = new Date('2026-01-01');
    const proof = { adultVerifiedAt: adultFrom, adultMethod: 'PHONE', adultExpiresAt: new Date('2027-01-01') };
    const { bearer, memberNo } = await member(proof);
    const wine = await goods({ adult: true, productName: '비밀 와인', productNameEn: 'Secret wine' });
    expect((await call('addToCart', { bearer, body: [{ ...wine, orderCnt: 1 }] })).status).toBe(200);
    expect(JSON.stringify((await call('getCart', { bearer })).body)).toContain('비밀 와인');
    await test.database
      .updateTable('member')
      .set({ adultExpiresAt: new Date('2026-11-01') })
      .where('memberNo', '=', memberNo)
      .execute();
    const hidden = (await call('getCart', { bearer })).body;
    expect(JSON.stringify(hidden)).not.toMatch(/와인|wine|art\/x|10000/);
    expect(hidden.invalidProducts[0]?.orderProductOptions[0]?.validInfo.errorCode).toBe('ADULT_ONLY');
  });

  it('asks a guest to log in, except for a price [CALL-29, CALL-35, ROLE-02]', async () => {
    expect((await call('getCart')).code).toBe('AU99');
    expect((await call('addToCart', { body: [{ ...(await goods()), orderCnt: 1 }] })).code).toBe('AU99');
    const one = await goods();
    const wine = await goods({ adult: true, productName: '비밀 와인' });
    const body = [
      { cartNo: 7, ...one, orderCnt: 2 },
      { cartNo: 8, ...wine, orderCnt: 1 },
    ];
    const priced = (await call('calculateGuestCart', { body })).body;
    expect(priced.price.totalAmt).toBe(23_000);
    expect(priced.deliveryGroups[0]?.orderProducts[0]?.orderProductOptions[0]?.cartNo).toBe(7);
    expect(JSON.stringify(priced)).not.toContain('와인');
    expect((await call('calculateGuestCart', { body: [] })).body.price.totalAmt).toBe(0);
  });
});
