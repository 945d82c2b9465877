import { DAY_MS, HOUR_MS } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type CatalogueCall } from '../../testing/http/catalogue-call.ts';
import type { TestMember } from '../../testing/rows/member-rows.ts';
import { insertCompleteProduct } from '../../testing/rows/complete-product.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { raiseCatalogueVersion } from '../../catalogue/catalogue-version.ts';

const clock = simulatedClock();
const now = clock.now();

let test: TestDatabase;
let look: CatalogueCall;
let writer: TestMember;

beforeAll(async () => {
  test = await freshDatabase();
  ({ writer } = await insertCompleteProduct(test.database));
  look = catalogueOf(test.database, clock);
});
afterAll(() => test.drop());

const product = (productNo: number | string, who = {}) => look(`/client/v1/display/products/${productNo}`, who);

const STEP = { aboveOrEqual: 30_000, below: null, deliveryAmt: 0 };

describe('a product page', () => {
  it('shows the goods and their price [GAP-01, ENTITY-51]', async () => {
    const { body } = await product(1);
    expect(body.baseInfo).toMatchObject({
      productName: '한라봉 3kg',
      imageUrls: ['/assets/1', '/assets/2'],
      minorPurchaseYn: 'Y',
    });
    expect(body.baseInfo.dutyInfo).toEqual([{ label: '원산지', value: '제주' }]);
    expect(body.price).toMatchObject({
      salePrice: 20_000,
      immediateDiscountAmt: 4_000,
      discountedPrice: 15_500,
      discountRate: 22,
      // The coupon of 1,000 won is for the app alone: it is listed and promises nothing.
      couponDiscountAmt: 700,
      couponPrice: 14_800,
      accumulationAmtWhenBuyConfirm: 155,
    });
    expect(body.categories.map((category: { label: string }) => category.label)).toEqual(['식품', '과일']);
    expect(body).toMatchObject({ stock: { stockCnt: 6 }, reviewRate: 4.4, totalReviewCount: 30, inquiryCount: 3 });
    expect(body.deliveryFee).toMatchObject({
      deliveryConditionType: 'CONDITIONAL',
      jejuDeliveryAmt: 3_000,
      remoteDeliveryAmt: 5_000,
    });
    expect(body.partner).toMatchObject({ companyName: '(주)별빛전자', businessRegistrationNo: '000-00-00000' });
  });

  it.each([
    [{ deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE', perOrderCnt: 2 }, { perOrderCnt: 2 }],
    [
      { deliveryConditionType: 'PRICE_FEE', conditionDetails: JSON.stringify([STEP]) },
      { deliveryConditionDetails: [STEP] },
    ],
    [{ deliveryConditionType: 'CONDITIONAL', perOrderCnt: 2, conditionDetails: JSON.stringify([STEP]) }, {}],
  ] as const)('shows the condition of its delivery fee: %o', async (columns, expected) => {
    const update = test.database.updateTable('deliveryTemplate');
    await update.set(columns).execute();
    await raiseCatalogueVersion(test.database, now);
    const { perOrderCnt, deliveryConditionDetails } = (await product(1)).body.deliveryFee;
    expect({ perOrderCnt, deliveryConditionDetails }).toEqual({
      perOrderCnt: undefined,
      deliveryConditionDetails: undefined,
      ...expected,
    });
    await update.set({ deliveryConditionType: 'CONDITIONAL', perOrderCnt: 1, conditionDetails: '[]' }).execute();
    await raiseCatalogueVersion(test.database, now);
  });

  it('tells whether it may be given', async () => {
    const readGiftUsable = async () => (await product(1)).body.giftUsable;
    expect(await readGiftUsable()).toBe(true);
    const change = (refundable: boolean) =>
      test.database.updateTable('product').set({ refundable }).where('productNo', '=', 1).execute();
    await change(false);
    expect(await readGiftUsable()).toBe(false);
    await change(true);
  });

  it('shows rich text that neither runs nor loads from elsewhere', async () => {
    const { content } = (await product(1)).body.baseInfo;
    expect(content).toContain('<h2>맛있어요</h2>');
    expect(content).toContain('<img src="/assets/art/a.svg" alt="귤"');
    expect(content).toContain('text-align:center');
    expect(content).not.toMatch(/script|onerror|evil|javascript|position|id=/);
  });

  it('shows the coupons that reach the product, and which of them a member has [CALL-38]', async () => {
    const couponsOf = async (who: object) =>
      (await product(1, who)).body.coupons.map(({ couponNo, issued, downloadable }: Record<string, unknown>) => [
        couponNo,
        issued,
        downloadable,
      ]);
    expect(await couponsOf({})).toEqual([
      [1, false, true],
      [2, false, true],
      [5, false, true],
    ]);
    expect(await couponsOf({ bearer: writer.bearer })).toEqual([
      [1, false, true],
      [2, true, false],
      [5, false, true],
    ]);
  });

  it('speaks English where it can [I18N-16]', async () => {
    const { body } = await product(1, { language: 'en' });
    expect(body.baseInfo).toMatchObject({ productName: 'Hallabong 3 kg', content: '<p>Sweet</p>' });
    expect(body.partner.partnerName).toBe('Starlight');
    expect(body.coupons[0].couponName).toBe('10% off');
    const inputs = JSON.stringify([{ inputNo: 1, inputLabel: '각인', inputLabelEn: 'Engraving', required: true }]);
    await test.database.updateTable('product').set({ optionInputs: inputs }).where('productNo', '=', 1).execute();
    const labels = await Promise.all(
      ['ko', 'en'].map(async (language) => (await product('1/options', { language })).body.inputs[0].inputLabel),
    );
    expect(labels).toEqual(['각인', 'Engraving']);
  });

  it('follows the clock: a discount ends, a sale begins and ends', async () => {
    const later = catalogueOf(test.database, simulatedClock(now));
    expect((await later('/client/v1/display/products/2')).body.status.saleStatusType).toBe('READY');
    const dayLater = simulatedClock(now);
    dayLater.advance(DAY_MS + HOUR_MS);
    const then = catalogueOf(test.database, dayLater);
    expect((await then('/client/v1/display/products/2')).body.status.saleStatusType).toBe('ONSALE');
    expect((await then('/client/v1/display/products/1')).body.price).toMatchObject({
      discountedPrice: 19_500,
      immediateDiscountAmt: 0,
    });
    expect((await product(3)).body.status.saleStatusType).toBe('FINISHED');
  });

  it.each(['4', '999', '0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '%00', "1'--"])(
    'is not there for %s',
    async (id) => {
      for (const part of ['', '/options', '/reviews', '/inquiries', '/similar']) {
        const { status, body } = await product(`${id}${part}`);
        expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
      }
    },
  );

  it('is shown for goods without a brand', async () => {
    expect((await product(5)).body.brand.brandName).toBe('');
  });
});

describe('similar products', () => {
  it('are others that are shown, each once [GAP-15, ENTITY-57]', async () => {
    const numbers = (await product('1/similar')).body.map((card: { productNo: number }) => card.productNo);
    expect(numbers.toSorted()).toEqual([2, 3, 5]);
  });
});

describe('stock that moves without raising the version', () => {
  it('is seen in lists within seconds, and on the page at once', async () => {
    const moved = simulatedClock(now);
    const lookThen = catalogueOf(test.database, moved);
    const list = async (query: string) =>
      (await lookThen(`/client/v1/display/products/search?${query}`)).body.items.map(
        (card: { productNo: number; isSoldOut: boolean }) => [card.productNo, card.isSoldOut],
      );
    const keyword = `keyword=${encodeURIComponent('상품')}&soldout=false`;
    expect(await list('brandNo=1&pageSize=100')).toContainEqual([2, false]);
    expect(await list(keyword)).toContainEqual([2, false]);
    await sql`update product_option set stock_cnt = 0 where product_no = 2`.execute(test.database);
    await sql`update product set sold_out = true where product_no = 2`.execute(test.database);
    await sql`update product_listing set sold_out = true where product_no = 2`.execute(test.database);
    expect((await lookThen('/client/v1/display/products/2')).body.status.soldout).toBe(true);
    moved.advance(5_000);
    expect(await list('brandNo=1&pageSize=100')).toContainEqual([2, true]);
    moved.advance(25_000);
    expect(await list(keyword)).not.toContainEqual([2, true]);
  });
});

describe('what is kept per version', () => {
  it('is read again once the catalogue is raised', async () => {
    const names = async () =>
      (await look('/client/v1/display/categories')).body.flatCategories.map(
        (category: { label: string }) => category.label,
      );
    expect(await names()).toContain('과일');
    await sql`update category set label = '제철과일' where category_no = 11`.execute(test.database);
    await raiseCatalogueVersion(test.database, now);
    expect(await names()).toContain('제철과일');
  });
});
