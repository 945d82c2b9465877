import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { memoryShell, memoryTransport } from '../adapters/memory/memory-shell.ts';
import { settled } from '../testing/port-suites/bridge.suite.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { BRIDGE_MESSAGE_LIMIT } from './bridge-envelope.ts';
import { createBridgeLink } from './bridge-link.use-case.ts';
import { METHODS } from './bridge-messages.ts';

const PUSH_TOKEN = 'push-token-1';
const name = fc.oneof(
  fc.constantFrom('nav.back', 'app.resumed', 'bridge.ready', 'bridge.hello', 'storage.secureGet', 'push.getToken'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', ''),
  fc.string(),
);
const id = fc.oneof(fc.constantFrom('same', '__proto__', 'constructor', 'x'.repeat(65)), fc.string({ maxLength: 70 }));
const anything = fc.oneof(
  fc.jsonValue(),
  fc.constant(JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')),
);
const meta = fc.oneof(
  fc.constant({ sentAt: 1, session: 'memory-session' }),
  fc.constant({ session: 'other' }),
  anything,
);
const FIELDS = {
  v: fc.oneof(fc.constant(1), anything),
  kind: fc.oneof(fc.constantFrom('req', 'res', 'evt'), anything),
  id,
  method: name,
  event: name,
  seq: fc.oneof(fc.nat(), anything),
  params: anything,
  payload: anything,
  ok: fc.oneof(fc.boolean(), anything),
  result: anything,
  error: anything,
  meta,
};
const shaped = fc.record(FIELDS, { requiredKeys: [] });
const hostile = fc.oneof(
  { weight: 8, arbitrary: shaped.map((message) => JSON.stringify(message)) },
  { weight: 2, arbitrary: fc.string() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('null', '[]', '{', '"x"', '1e999', '[['.repeat(5_000), '{"a":'.repeat(10_000)),
  },
);
const noText = fc.constantFrom(null, undefined, 7, {}, [], () => 'x', Symbol('x'), new Date(0));

/** Sends messages to a page that waits for its push token, and fails unless nothing came of them. */
async function attack(messages: readonly unknown[]): Promise<void> {
  const shell = memoryShell();
  const transport = memoryTransport(shell);
  let take: (text: unknown) => void = () => undefined;
  const clock = simulatedClock();
  const link = createBridgeLink(
    {
      transport: { ...transport, listen: (taken) => transport.listen((take = taken)) },
      clock,
      random: seededRandom(11),
      sdk: '0.1.0',
    },
    {
      ready: () => undefined,
      absent: () => undefined,
      event: () => undefined,
      missed: () => undefined,
      back: () => true,
    },
  );
  await settled();
  const call = link.call('push.getToken', {});
  for (const message of messages) take(message);
  await settled();
  expect(await call.answer).toEqual({ ok: true, result: { token: PUSH_TOKEN } });
  const sent = shell.received.flatMap((message) => (message.kind === 'req' ? [message.method] : []));
  expect(sent.filter((method) => !Object.hasOwn(METHODS, method))).toEqual([]);
  expect(JSON.stringify(shell.received)).not.toContain(PUSH_TOKEN);
  expect(shell.received.length).toBeLessThanOrEqual(messages.length + 3);
  clock.advance(3_600_000);
  expect([link.waiting(), clock.pendingTimers()]).toEqual([0, 0]);
  expect(Reflect.get({}, 'polluted')).toBe(undefined);
}

/** How many messages the flood has, and in how many sessions. Goal: a hundred thousand within seconds. */
const FLOOD = 100_000;
const SESSIONS = 100;
/** The same messages every time, so that a failure comes back. */
const FLOOD_SEED = 17;
/** How often each field is in a message, and how many values of it there are to choose from. */
const FIELD_RATIO = 0.8;
const VALUES = 200;

/** Messages filled with values that were drawn before, which is a hundred times as fast as drawing each. */
function floodOf(seed: number, count: number): readonly string[] {
  const random = seededRandom(seed);
  const pools = Object.entries(FIELDS).map(
    ([key, values]) => [key, fc.sample<unknown>(values, { seed, numRuns: VALUES })] as const,
  );
  return Array.from({ length: count }, () => {
    const fields = pools.filter(() => random.next() < FIELD_RATIO);
    return JSON.stringify(
      Object.fromEntries(fields.map(([key, values]) => [key, values[Math.floor(random.next() * VALUES)]])),
    );
  });
}

describe('hostile messages', () => {
  it.prop(
    [
      fc.array(fc.oneof({ weight: 9, arbitrary: hostile }, { weight: 1, arbitrary: noText }), {
        minLength: 10,
        maxLength: 10,
      }),
    ],
    { numRuns: Math.ceil(testSizes.fuzzRuns / 10) },
  )('throw nothing, call nothing that is not listed, get no token and leave nothing behind [BRIDGE-16]', attack);

  it('do so a hundred thousand times over [BRIDGE-16]', async () => {
    const messages = floodOf(FLOOD_SEED, FLOOD);
    expect(new Set(messages).size).toBeGreaterThan(FLOOD * 0.99);
    for (let from = 0; from < FLOOD; from += FLOOD / SESSIONS)
      await attack(messages.slice(from, from + FLOOD / SESSIONS));
  });

  it('longer than the limit are not even parsed [BRIDGE-16]', async () => {
    const shell = memoryShell();
    const { link, heard } = openQuietly(shell);
    await settled();
    const event = (seq: number, text: string) =>
      JSON.stringify({
        v: 1,
        kind: 'evt',
        event: 'push.opened',
        seq,
        payload: { url: 'a', text },
        meta: { session: 'memory-session' },
      });
    shell.sendRaw(event(1, 'x'.repeat(1_048_576)));
    shell.sendRaw(event(1, 'x'.repeat(BRIDGE_MESSAGE_LIMIT)));
    expect([heard, link.waiting()]).toEqual([[], 0]);
    shell.sendRaw(event(1, 'x'));
    expect(heard).toEqual(['push.opened']);
  });

  it('forge no answer to a call that waits: its id is not to be guessed [BRIDGE-16]', async () => {
    const shell = memoryShell();
    const { link } = openQuietly(shell);
    await settled();
    shell.answer('push.getToken', () => null);
    const call = link.call('push.getToken', {});
    await settled();
    for (const guess of ['1', '2', 'same', '-2']) {
      shell.sendRaw(
        JSON.stringify({
          v: 1,
          kind: 'res',
          id: guess,
          ok: true,
          result: { token: 'forged' },
          meta: { session: 'memory-session' },
        }),
      );
    }
    expect(link.waiting()).toBe(1);
    call.cancel();
    expect(await call.answer).toEqual({ ok: false, code: 'CANCELLED' });
  });
});

function openQuietly(shell: ReturnType<typeof memoryShell>) {
  const heard: string[] = [];
  const link = createBridgeLink(
    { transport: memoryTransport(shell), clock: simulatedClock(), random: seededRandom(11), sdk: '0.1.0' },
    {
      ready: () => undefined,
      absent: () => undefined,
      event: (event) => heard.push(event),
      missed: () => undefined,
      back: () => true,
    },
  );
  return { link, heard };
}
