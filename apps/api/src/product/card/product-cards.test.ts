import { kst, kstDate, promisedArrival, shipsFree } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf, type CatalogueCall } from '../../testing/http/catalogue-call.ts';
import { insertCatalogue, type ProductSeed } from '../../testing/rows/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';

const seeds: readonly ProductSeed[] = [1, 2, 3, 4, 5].map((productNo) => ({
  productNo,
  displayable: productNo !== 4,
  adult: productNo === 3,
  deliveryTemplateNo: productNo === 5 ? 2 : 1,
}));

let test: TestDatabase;
let look: CatalogueCall;

beforeAll(async () => {
  test = await freshDatabase();
  await insertCatalogue(test.database, seeds);
  look = catalogueOf(test.database);
});
afterAll(() => test.drop());

const cards = (productNos: string) => look(`/client/v1/display/products?productNos=${encodeURIComponent(productNos)}`);

describe('products by their numbers', () => {
  it('come once each in the requested order, without hidden ones [GAP-13]', async () => {
    const { status, body } = await cards('2,4,1,2,999');
    expect(status).toBe(200);
    expect(body.map((card: { readonly productNo: number }) => card.productNo)).toEqual([2, 1]);
  });

  it('tell a guest nothing of goods for adults but that they are', async () => {
    const { body } = await cards('3');
    expect(body).toMatchObject([{ productNo: 3, withheld: 'ADULT', productName: '', imageUrls: [] }]);
  });

  it.each([
    ['2026-11-20 13:59:59', true],
    ['2026-11-20 14:00:00', false],
    ['2026-11-21 09:00:00', false],
    ['2026-12-25 09:00:00', false],
  ])('ordered at %s leave today: %s', async (now, leavesToday) => {
    const lookNow = catalogueOf(test.database, simulatedClock(kst(now)));
    const { body } = await lookNow('/client/v1/display/products?productNos=1,2');
    const marks = body.map((card: { readonly todayDeparture: boolean }) => card.todayDeparture);
    expect(marks).toEqual([leavesToday, leavesToday]);
  });

  it('are sent free and leave today exactly where their own pages say so', async () => {
    const now = kst('2026-11-20 13:00:00');
    const lookNow = catalogueOf(test.database, simulatedClock(now));
    const change = (values: { readonly salePrice?: number; readonly minBuyCnt?: number; readonly soldOut?: boolean }) =>
      test.database.updateTable('product').set(values).where('productNo', '=', 5).execute();
    const said: unknown[] = [];
    for (const values of [
      { salePrice: 10_000 },
      { salePrice: 30_000 },
      { salePrice: 15_000, minBuyCnt: 2 },
      { soldOut: true },
    ]) {
      await change(values);
      const { body: page } = await lookNow('/client/v1/display/products/5');
      const fresh = catalogueOf(test.database.withTables(), simulatedClock(now));
      const { body: cards } = await fresh('/client/v1/display/products?productNos=5');
      expect(cards[0].freeDelivery).toBe(shipsFree(page));
      said.push([cards[0].freeDelivery, cards[0].todayDeparture]);
    }
    await change({ salePrice: 10_000, minBuyCnt: 1, soldOut: false });
    expect(said).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  it('carry the day of arrival that the product page promises, unless they cannot be bought [GAP-03]', async () => {
    const lookNow = catalogueOf(test.database, simulatedClock(kst('2026-11-20 13:00:00')));
    const { body } = await lookNow('/client/v1/display/products?productNos=1');
    const { body: page } = await lookNow('/client/v1/display/products/1');
    const promised = kstDate(promisedArrival(page.deliveryFee, kst('2026-11-20 13:00:00')));
    expect(body[0].arrivalYmd).toBe(promised);
    expect(promised).toBe('2026-11-23');
    await test.database.updateTable('product').set({ soldOut: true }).where('productNo', '=', 1).execute();
    const { body: gone } = await catalogueOf(
      test.database.withTables(),
      simulatedClock(kst('2026-11-20 13:00:00')),
    )('/client/v1/display/products?productNos=1');
    await test.database.updateTable('product').set({ soldOut: false }).where('productNo', '=', 1).execute();
    expect(gone[0].arrivalYmd).toBe(null);
  });

  it('carry no day of arrival when they are not sent', async () => {
    const days = (deliveryDays: number) =>
      test.database.updateTable('deliveryTemplate').set({ deliveryDays }).execute();
    await days(0);
    const { body } = await catalogueOf(test.database.withTables())('/client/v1/display/products?productNos=1');
    await days(2);
    expect(body[0].arrivalYmd).toBe(null);
  });

  it.each(['', '0', 'a', '1,', '1;2', Array.from({ length: 51 }, (_, index) => index + 1).join(',')])(
    'reject the list of numbers "%s"',
    async (productNos) => {
      expect(await cards(productNos)).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } });
    },
  );
});
