import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testSizes } from '../testing/test-sizes.ts';
import { epochMs } from '../value/time.ts';
import { type Intent, PENDING_TARGET_LIFE_MS, pendingTarget, readIntent, readPendingTarget } from './pending-target.ts';
import { safePath } from './safe-path.ts';

const now = epochMs(1_795_143_600_000);
const numRuns = testSizes.numRuns;

const number = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const intent = fc.oneof(
  number.map((couponNo): Intent => ({ kind: 'coupon', couponNo })),
  fc
    .tuple(fc.constantFrom('wish', 'cart', 'buy-now', 'gift'), number)
    .map(([kind, productNo]): Intent => ({ kind, productNo })),
  fc.constant<Intent>({ kind: 'order' }),
);

/** Ways out of the shop, dressed up in the ways that have fooled a shop. */
const hostile = fc
  .tuple(
    fc.constantFrom(
      '//',
      '/\\',
      '\\\\',
      'https://',
      'https:',
      'javascript:',
      '/%2f%2f',
      '/%5c',
      '/..//',
      '/%09/',
      '/redirect/',
      '/ /',
    ),
    fc.constantFrom('evil.test', 'evil.test/myPage', '@evil.test', 'evil.test%2fcart', 'alert(1)', '%00'),
    fc.constantFrom('', '?next=/cart', '#/cart', '/a', '//'),
  )
  .map((parts) => parts.join(''));

describe('pendingTarget', () => {
  it('is read back with its intent until ten minutes have passed [STATE-06, STATE-21]', () => {
    const saved = JSON.stringify(pendingTarget('/product/7?x=1', { kind: 'buy-now', productNo: 7 }, now));
    expect(readPendingTarget(saved, now)).toMatchObject({
      path: '/product/7?x=1',
      intent: { kind: 'buy-now', productNo: 7 },
    });
    expect(readPendingTarget(saved, epochMs(now + PENDING_TARGET_LIFE_MS))).not.toBe(null);
    expect(readPendingTarget(saved, epochMs(now + PENDING_TARGET_LIFE_MS + 1))).toBe(null);
  });

  it.prop([hostile, fc.option(intent)], { numRuns })(
    'rejects paths out of the shop when written and when read [STATE-06, STATE-21]',
    (path, wanted) => {
      expect(pendingTarget(path, wanted, now)).toBe(null);
      expect(readPendingTarget(JSON.stringify({ path, intent: wanted, savedAt: now }), now)).toBe(null);
    },
  );

  it.prop([fc.webPath(), fc.option(intent), fc.integer({ min: 0, max: 2 * PENDING_TARGET_LIFE_MS })], { numRuns })(
    'is read back unchanged until it expires [STATE-21]',
    (path, wanted, ageMs) => {
      fc.pre(safePath(path) !== null);
      const target = pendingTarget(path, wanted, now);
      const read = readPendingTarget(JSON.stringify(target), epochMs(now + ageMs));
      expect(read).toEqual(ageMs <= PENDING_TARGET_LIFE_MS ? target : null);
    },
  );

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"path":1}',
    '{"path":"//evil.test","savedAt":1795143600000}',
    '{"path":"/cart","savedAt":1895143600000}',
  ])('reads nothing from %j', (json) => expect(readPendingTarget(json, now)).toBe(null));
});

describe('readIntent', () => {
  it.prop([intent, fc.dictionary(fc.string(), fc.jsonValue())], { numRuns })(
    'reads every intent, and only its own fields [STATE-21]',
    (wanted, extra) => {
      expect(readIntent({ ...extra, ...wanted })).toEqual(wanted);
    },
  );

  it.each([
    null,
    1,
    'wish',
    {},
    { kind: 'pay', productNo: 1 },
    { kind: 'toString', productNo: 1 },
    { kind: '__proto__', productNo: 1 },
    { kind: 'wish', productNo: 0 },
    { kind: 'gift', productNo: '1' },
    { kind: 'coupon', productNo: 1 },
  ])('reads nothing from %j', (value) => expect(readIntent(value)).toBe(null));
});
