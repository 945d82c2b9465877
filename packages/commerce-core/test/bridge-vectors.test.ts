import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { memoryShell, memoryTransport } from '../src/adapters/memory/memory-shell.ts';
import { createBridgeLink } from '../src/bridge/bridge-link.use-case.ts';
import { type BridgeMethod, METHODS, type ParamsOf } from '../src/bridge/bridge-messages.ts';
import { settled } from '../src/testing/port-suites/bridge.suite.ts';
import { seededRandom } from '../src/testing/seeded-random.ts';
import { simulatedClock } from '../src/testing/simulated-clock.ts';

interface Vector {
  readonly name: string;
  readonly steps: readonly { readonly page?: Message; readonly shell?: Message }[];
}
interface Message {
  readonly id: string;
  readonly method?: string;
  readonly params?: object;
  readonly ok?: boolean;
  readonly result?: object;
  readonly error?: { readonly code: string };
}

const folder = new URL('../../../docs/bridge/vectors/', import.meta.url);
const vectors = readdirSync(folder).map(
  (file): Vector => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vector,
);

describe('the golden vectors of the bridge', () => {
  it.each(vectors)('$name: a shell answers as they say, replayed as a native team would [CALL-79]', ({ steps }) => {
    const shell = memoryShell();
    const answers: object[] = [];
    shell.onSend((text) => answers.push(JSON.parse(text) as object));
    const fill = (message: object) => JSON.stringify(message).replaceAll('$session', 'memory-session');
    for (const { page } of steps) if (page !== undefined) shell.receive(fill(page));
    const expected = steps.flatMap((step) =>
      step.shell === undefined ? [] : [JSON.parse(fill(step.shell)) as object],
    );
    expect(answers).toMatchObject(expected);
  });

  it.each(vectors)(
    '$name: the page sends and understands the recorded messages [CALL-79, BRIDGE-16]',
    async ({ steps }) => {
      const shell = memoryShell();
      const link = createBridgeLink(
        { transport: memoryTransport(shell), clock: simulatedClock(), random: seededRandom(2), sdk: '1.0.0' },
        {
          ready: () => undefined,
          absent: () => undefined,
          event: () => undefined,
          missed: () => undefined,
          back: () => false,
        },
      );
      await settled();
      expect(link.status()).toBe('ready');
      for (const [at, { page }] of steps.slice(2).entries()) {
        const method = page?.method;
        if (method === undefined || page === undefined || !Object.hasOwn(METHODS, method)) continue;
        const bridgeMethod = method as BridgeMethod;
        const answer = await link.call(bridgeMethod, page.params as ParamsOf<typeof bridgeMethod>).answer;
        const reply = steps[at + 3]?.shell;
        expect(answer).toEqual(
          reply?.ok === true ? { ok: true, result: reply.result } : { ok: false, code: reply?.error?.code },
        );
      }
    },
  );
});
