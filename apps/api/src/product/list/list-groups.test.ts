import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { insertCatalogue } from '../../testing/rows/product-rows.ts';
import { countGroups } from './list-groups.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 12 });
  await insertCatalogue(test.database, [{ productNo: 1, salePrice: 5_000 }]);
});
afterAll(() => test.drop());

/** Counts of as many lists, each of another least price. */
function countsFrom(least: number, length: number): Promise<PromiseSettledResult<unknown>[]> {
  const moment = { database: test.database, version: 1, now: simulatedClock().now() };
  const filters = { freeDelivery: false, coupon: false, telecomOnly: false, hidesSoldOut: false, hidesAdult: false };
  const counts = Array.from({ length }, (_, index) =>
    countGroups(moment, { filters: { ...filters, minPrice: least + index } }),
  );
  return Promise.allSettled(counts);
}

describe('list counts under changing price filters', () => {
  it('leave most connections to others', async () => {
    let most = 0;
    const look = (): void => void (most = Math.max(most, test.pool.totalCount - test.pool.idleCount));
    test.pool.on('acquire', look);
    const counted = await countsFrom(1, 60);
    test.pool.off('acquire', look);
    expect(counted.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(most).toBeLessThanOrEqual(3);
  });

  it('are refused with BUSY while too many wait', async () => {
    const counted = await countsFrom(1_000, 300);
    const refused = counted.filter((count) => count.status === 'rejected');
    expect(refused.length).toBeGreaterThan(150);
    expect(refused[0]?.reason).toMatchObject({ code: 'BUSY' });
    expect((await countsFrom(1_000, 60)).every(({ status }) => status === 'fulfilled')).toBe(true);
  });
});
