import { simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Transaction } from '../database/database.ts';
import { ANSWER_KEPT_MS, runIdempotent } from './idempotency.ts';
import { insertGrades, insertMember } from '../testing/rows/member-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

let test: TestDatabase;
let memberNo = 0;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await insertGrades(test.database);
  memberNo = await insertMember(test.database);
});
afterAll(() => test.drop());

let lastKey = 0;

function callWith(body: unknown, over: { readonly key?: string; readonly memberNo?: number } = {}) {
  return {
    path: {},
    query: {},
    body,
    caller: { memberNo: over.memberNo ?? memberNo, loginSessionNo: 1, client: 'WEB' as const },
    idempotencyKey: over.key ?? `key-${(lastKey += 1)}`,
  };
}

/** An effect that leaves a row, so that a test sees how often it took place. */
function mark(name: string, answer: number) {
  return async (transaction: Transaction) => {
    await transaction
      .insertInto('listCount')
      .values({ listKey: `${name}:${answer}`, totalCnt: 1 })
      .execute();
    return { count: answer };
  };
}

async function marks(name: string): Promise<number> {
  const rows = await test.database
    .selectFrom('listCount')
    .select('listKey')
    .where('listKey', 'like', `${name}:%`)
    .execute();
  return rows.length;
}

describe('runIdempotent', () => {
  it('runs an effect once and gives its answer again to the same request', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = callWith({ b: [1, { d: null, c: 'x' }], a: 1 });
    const again = { ...call, body: { a: 1, b: [1, { c: 'x', d: null }] } };
    expect(await runIdempotent(parts, 'countCart', call, mark('again', 1))).toEqual({ count: 1 });
    expect(await runIdempotent(parts, 'countCart', again, mark('again', 2))).toEqual({ count: 1 });
    expect(await marks('again')).toBe(1);
  });

  it('refuses another request under the same key, and keeps keys of members and operations apart', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = callWith({ a: 1 });
    await runIdempotent(parts, 'countCart', call, mark('apart', 1));
    await expect(
      runIdempotent(parts, 'countCart', { ...call, body: { a: 2 } }, mark('apart', 2)),
    ).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    const other = await insertMember(test.database);
    await runIdempotent(
      parts,
      'countCart',
      { ...call, caller: { memberNo: other, loginSessionNo: 2, client: 'WEB' } },
      mark('apart', 3),
    );
    await runIdempotent(parts, 'deleteFromCart', call, mark('apart', 4));
    expect(await marks('apart')).toBe(3);
  });

  it.each([
    ['path', { path: { orderNo: '2' } }],
    ['query', { query: { cartNo: '2' } }],
    ['body', { body: { a: 2 } }],
  ])('refuses the same key with another %s', async (part, over) => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = { ...callWith({ a: 1 }), path: { orderNo: '1' }, query: { cartNo: '1' } };
    await runIdempotent(parts, 'countCart', call, mark(part, 1));
    await expect(runIdempotent(parts, 'countCart', { ...call, ...over }, mark(part, 2))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
    expect(await marks(part)).toBe(1);
  });

  it('runs one effect for any number of equal requests at once', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = callWith({ a: 1 });
    const requests = Array.from({ length: testSizes.raceCallers }, (_, index) =>
      runIdempotent(parts, 'countCart', call, mark('race', index)),
    );
    const answers = await Promise.allSettled(requests);
    const counts = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.count] : []));
    expect(new Set(counts).size).toBe(1);
    expect(await marks('race')).toBe(1);
  });

  it('rejects with IDEMPOTENCY_IN_PROGRESS after a bounded wait for the first request', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = callWith({ a: 1 });
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const first = runIdempotent(parts, 'countCart', call, async () => {
      entered.resolve();
      await gate.promise;
      return { count: 1 };
    });
    await entered.promise;
    await expect(runIdempotent(parts, 'countCart', call, mark('wait', 2))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_IN_PROGRESS',
    });
    gate.resolve();
    expect(await first).toEqual({ count: 1 });
  });

  it('rolls back an effect that failed, so that the key may be tried again', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = callWith({ a: 1 });
    const failing = async (transaction: Transaction) => {
      await mark('failing', 1)(transaction);
      throw new Error('after the effect');
    };
    await expect(runIdempotent(parts, 'countCart', call, failing)).rejects.toThrow('after the effect');
    expect(await marks('failing')).toBe(0);
    expect(await runIdempotent(parts, 'countCart', call, mark('failing', 2))).toEqual({ count: 2 });
  });

  it('keeps an answer for 24 hours and no longer', async () => {
    const clock = simulatedClock();
    const parts = { database: test.database, clock };
    const call = callWith({ a: 1 });
    await runIdempotent(parts, 'countCart', call, mark('kept', 1));
    clock.advance(ANSWER_KEPT_MS - 1);
    expect(await runIdempotent(parts, 'countCart', call, mark('kept', 2))).toEqual({ count: 1 });
    clock.advance(1);
    expect(await runIdempotent(parts, 'countCart', call, mark('kept', 3))).toEqual({ count: 3 });
  });

  it('requires a member and a key', async () => {
    const parts = { database: test.database, clock: simulatedClock() };
    const call = callWith({});
    await expect(runIdempotent(parts, 'countCart', { ...call, caller: null }, mark('none', 1))).rejects.toMatchObject({
      code: 'AU99',
    });
    await expect(
      runIdempotent(parts, 'countCart', { ...call, idempotencyKey: null }, mark('none', 1)),
    ).rejects.toMatchObject({
      code: 'IDEMPOTENCY_KEY_REQUIRED',
    });
  });
});
