import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { addRecent, readRecent, RECENT_PRODUCT_LIMIT, removeRecent, type RecentProduct } from './recent-products.ts';

const runs = { numRuns: testSizes.numRuns };
const productNo = fc.integer({ min: 1, max: 80 });
const visits = fc.array(fc.record({ productNo, seenAt: instant() }), { maxLength: 120 });
const seen = (list: readonly RecentProduct[]) =>
  list.reduce<readonly RecentProduct[]>((recent, visit) => addRecent(recent, [visit]), []);
const numbers = (list: readonly RecentProduct[]) => list.map((entry) => entry.productNo);

describe('recently viewed products', () => {
  it.prop([visits], runs)('hold each product once, newest first, up to the limit [GAP-13]', (list) => {
    const recent = seen(list);
    expect(new Set(numbers(recent)).size).toBe(recent.length);
    expect(recent.length).toBeLessThanOrEqual(RECENT_PRODUCT_LIMIT);
    const times = recent.map((entry) => entry.seenAt);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
  });

  it.prop([visits, productNo], runs)('put the last viewed first and drop at most the oldest', (list, latest) => {
    const before = seen(list);
    const now = Math.max(0, ...before.map((entry) => entry.seenAt)) + 1;
    const after = addRecent(before, [{ productNo: latest, seenAt: now as RecentProduct['seenAt'] }]);
    expect(after[0]).toEqual({ productNo: latest, seenAt: now });
    const others = numbers(before).filter((no) => no !== latest);
    expect(numbers(after).slice(1)).toEqual(others.slice(0, RECENT_PRODUCT_LIMIT - 1));
  });

  it.prop([visits, fc.array(productNo)], runs)('lose only the removed product', (list, gone) => {
    const recent = seen(list);
    expect(numbers(removeRecent(recent, gone))).toEqual(numbers(recent).filter((no) => !gone.includes(no)));
  });

  it.prop([visits], runs)('come back from the device as they went', (list) => {
    const recent = seen(list);
    expect(readRecent(JSON.stringify(recent))).toEqual(recent);
  });

  it.prop([fc.jsonValue()], runs)('survive whatever else a device may hold', (value) => {
    expect(readRecent(JSON.stringify(value)).length).toBeLessThanOrEqual(RECENT_PRODUCT_LIMIT);
  });

  it.each([null, '', '{', '[{"productNo":0,"seenAt":1}]', '[{"productNo":1}]', '[null]'])(
    'read %s as an empty list',
    (json) => {
      expect(readRecent(json)).toEqual([]);
    },
  );
});
