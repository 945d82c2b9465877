import { setImmediate as flushPromises } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { commerceError } from '../../error/commerce-error.ts';
import { seededRandom } from '../../testing/seeded-random.ts';
import { simulatedClock } from '../../testing/simulated-clock.ts';
import { refusalOf } from '../../testing/port-suites/suite-shop.ts';
import { API_TIMEOUT_MS, createHttpClient, dataOf } from './client.ts';
import { createHttpCartApi } from './cart.http.ts';
import { MOST_RETRIES, withRetries } from './retry.ts';

const LIMIT_MS = 30_000;

/** A call that fails with these errors, one after another, and answers then. */
function failing(...errors: readonly unknown[]) {
  const clock = simulatedClock();
  const sentAt: number[] = [];
  const limits: number[] = [];
  const startedAt = clock.now();
  const abort = new AbortController();
  const send = async (limitMs: number): Promise<string> => {
    const error = errors[sentAt.length];
    sentAt.push(clock.now() - startedAt);
    limits.push(limitMs);
    if (error !== undefined) throw error;
    return 'answer';
  };
  const done = withRetries(send, { clock, random: seededRandom(1) }, LIMIT_MS, abort.signal);
  return { clock, sentAt, limits, abort, done };
}

async function pass(clock: ReturnType<typeof simulatedClock>, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    await flushPromises();
    clock.advance(100);
  }
  await flushPromises();
}

const network = commerceError('NETWORK');
const busy = commerceError('BUSY');
const limited = (retryAfter: number) => commerceError('TOO_MANY_REQUESTS', { details: { retryAfter } });

describe('withRetries', () => {
  it('waits longer before each retry and tells each what is left of the time limit', async () => {
    const { clock, sentAt, limits, done } = failing(network, busy, network);
    await pass(clock, 5_000);
    expect(await done).toBe('answer');
    const [first = 0, second = 0, third = 0, fourth = 0] = sentAt;
    expect(first).toBe(0);
    expect(second).toBeGreaterThanOrEqual(250);
    expect(third - second).toBeGreaterThan(second - 100);
    expect(fourth).toBeLessThanOrEqual(3_600);
    expect(limits).toEqual(sentAt.map((at) => LIMIT_MS - at));
  });

  it('waits as long as the shop says', async () => {
    const { clock, sentAt, done } = failing(limited(7));
    await pass(clock, 8_000);
    expect(await done).toBe('answer');
    expect(sentAt).toEqual([0, 7_000]);
  });

  it('gives up after the last retry, and at once where the shop asks for more time than is left', async () => {
    const many = failing(...Array<unknown>(10).fill(busy));
    const refusal = refusalOf(many.done);
    await pass(many.clock, 10_000);
    expect(await refusal).toBe(busy);
    expect(many.sentAt).toHaveLength(1 + MOST_RETRIES);

    const late = failing(limited(30));
    expect(await refusalOf(late.done)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(late.sentAt).toEqual([0]);
  });

  it.each(['SOLD_OUT', 'A401', 'TIMEOUT', 'INTERNAL', 'ABORTED'])('never repeats %s', async (code) => {
    const { sentAt, done } = failing(commerceError(code as 'BUSY'));
    expect(await refusalOf(done)).toMatchObject({ code });
    expect(sentAt).toEqual([0]);
  });

  it('stops waiting when its caller aborts', async () => {
    const { clock, sentAt, abort, done } = failing(network);
    const refusal = refusalOf(done);
    await flushPromises();
    abort.abort();
    expect(await refusal).toMatchObject({ code: 'ABORTED' });
    expect([sentAt.length, clock.pendingTimers()]).toEqual([1, 0]);
  });
});

describe('a client with retries', () => {
  function clientOf(retry: boolean) {
    const clock = simulatedClock();
    const methods: string[] = [];
    const http = createHttpClient({
      baseUrl: 'https://shop.example/api',
      fetch: async ({ method }) => {
        methods.push(method);
        return methods.length === 1
          ? Response.json({ code: 'BUSY', message: '' }, { status: 503 })
          : Response.json({ count: 2 });
      },
      clock,
      headers: () => ({}),
      bearer: async () => null,
      ...(retry && { retry: { random: seededRandom(1) } }),
    });
    return { clock, methods, http, cart: createHttpCartApi(http) };
  }

  it('repeats a read and a write with an idempotency key', async () => {
    const read = clientOf(true);
    const count = read.cart.count();
    await pass(read.clock, 1_000);
    expect(await count).toBe(2);

    const write = clientOf(true);
    const added = write.cart.add([{ productNo: 1, optionNo: 10, orderCnt: 1 }], 'key-1');
    await pass(write.clock, 1_000);
    await added;
    expect([read.methods, write.methods]).toEqual([
      ['GET', 'GET'],
      ['POST', 'POST'],
    ]);
  });

  it('repeats no write without a key, and nothing where the host retries by itself', async () => {
    const write = clientOf(true);
    const body = { additions: [] };
    const call = write.http.POST('/guest/cart' as never, { body } as never);
    expect(await refusalOf(dataOf(call as Promise<never>))).toMatchObject({ code: 'BUSY' });
    const plain = clientOf(false);
    expect(await refusalOf(plain.cart.count())).toMatchObject({ code: 'BUSY' });
    expect([write.methods, plain.methods]).toEqual([['POST'], ['GET']]);
    expect(API_TIMEOUT_MS).toBe(LIMIT_MS);
  });
});
