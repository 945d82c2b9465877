import { after, type EpochMs, kst } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '../testing/http/catalogue-call.ts';
import { insertCatalogue } from '../testing/rows/product-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

const endsAt = kst('2026-11-20 12:00:00');
const open = after(endsAt, -1);

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await insertCatalogue(test.database, [
    { productNo: 1, brandNo: 1 },
    { productNo: 2, brandNo: 2 },
  ]);
  const columns = { labelEn: '', promotionText: '', promotionTextEn: '', mobileImageUrl: '/assets/art/m.svg' };
  await test.database
    .insertInto('exhibition')
    .values([
      { ...columns, exhibitionNo: 201, kind: 'BRAND_HALL', label: '하나', brandNo: 1, endsAt: new Date(endsAt) },
      { ...columns, exhibitionNo: 202, kind: 'BRAND_HALL', label: '여럿' },
      { ...columns, exhibitionNo: 203, kind: 'EXHIBITION', label: '기획전', brandNo: 2 },
    ])
    .execute();
});
afterAll(() => test.drop());

async function look(path: string, at: EpochMs) {
  // A query builder of its own has nothing cached for it.
  const answer = await catalogueOf(test.database.withTables(), simulatedClock(at))(`/client/v1/display/${path}`);
  return answer.body;
}

describe('brand halls', () => {
  it('are those that are open, with their brand where they are of one [ROUTE-07]', async () => {
    const several = { eventNo: 202, brandNo: null, label: '여럿', imageUrl: '/assets/art/m.svg' };
    expect(await look('brand-halls', open)).toEqual([
      { eventNo: 201, brandNo: 1, label: '하나', imageUrl: '/assets/art/m.svg' },
      several,
    ]);
    expect(await look('brand-halls', endsAt)).toEqual([several]);
  });

  it('are led to from the goods of their brand while they are open', async () => {
    expect((await look('products/1', open)).brand.hallNo).toBe(201);
    expect((await look('products/1', endsAt)).brand.hallNo).toBeNull();
    expect((await look('products/2', open)).brand.hallNo).toBeNull();
  });
});
