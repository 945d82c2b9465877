import { Ajv2020 } from 'ajv/dist/2020.js';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { memoryShell, memoryTransport } from '../src/adapters/memory/memory-shell.ts';
import { createBridgeLink } from '../src/bridge/bridge-link.use-case.ts';
import { type BridgeMethod, HELLO_TIMEOUT_MS, METHODS, type ParamsOf } from '../src/bridge/bridge-messages.ts';
import { settled } from '../src/testing/port-suites/bridge.suite.ts';
import { seededRandom } from '../src/testing/seeded-random.ts';
import { simulatedClock } from '../src/testing/simulated-clock.ts';

interface Vector {
  readonly name: string;
  readonly steps: readonly { readonly page?: Message; readonly shell?: Message }[];
}
interface Message {
  readonly kind: 'req' | 'res' | 'evt';
  readonly id: string;
  readonly event?: string;
  readonly payload?: object;
  readonly meta?: object;
  readonly method?: string;
  readonly params?: object;
  readonly ok?: boolean;
  readonly result?: object;
  readonly error?: { readonly code: string };
}

const schemaFile = new URL('../../../docs/bridge/schema.json', import.meta.url);
const folder = new URL('../../../docs/bridge/vectors/', import.meta.url);
const recorded = readdirSync(folder).map(
  (file): Vector => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Vector,
);
/** Whether the shell speaks by itself. */
const isShells = ({ steps }: Vector) => steps.some(({ shell }) => shell !== undefined && shell.kind !== 'res');
const vectors = recorded.filter((vector) => !isShells(vector));
const fillIn = (message: object) => JSON.stringify(message).replaceAll('$session', 'memory-session');

describe('the golden vectors of the bridge', () => {
  it.each(vectors)('$name: a shell answers as they say, replayed as a native team would [CALL-79]', ({ steps }) => {
    const shell = memoryShell();
    const answers: object[] = [];
    shell.onSend((text) => answers.push(JSON.parse(text) as object));
    for (const { page } of steps) if (page !== undefined) shell.receive(fillIn(page));
    const expected = steps.flatMap((step) =>
      step.shell === undefined ? [] : [JSON.parse(fillIn(step.shell)) as object],
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

  it.each(recorded.filter(isShells))(
    '$name: the page hears what a shell says by itself, and answers it [CONF-06]',
    async ({ steps }) => {
      const shell = memoryShell();
      const isLate = steps[0]?.shell !== undefined;
      const words = isLate ? steps.slice(0, 1) : steps.slice(2);
      const clock = simulatedClock();
      shell.setMute(isLate);
      const handled = words.flatMap(({ page }) =>
        page === undefined ? [] : [Reflect.get(page.result ?? {}, 'handled')],
      );
      const heard: object[] = [];
      const link = createBridgeLink(
        { transport: memoryTransport(shell), clock, random: seededRandom(2), sdk: '1.0.0' },
        {
          ready: () => undefined,
          absent: () => undefined,
          event: (event, payload) => void heard.push({ event, payload }),
          missed: () => expect.unreachable('no event was lost'),
          back: () => handled.shift() === true,
        },
      );
      await settled();
      if (isLate) clock.advance(HELLO_TIMEOUT_MS);
      expect(link.status()).toBe(isLate ? 'absent' : 'ready');
      shell.setMute(false);
      for (const { shell: message } of words) {
        if (message !== undefined) shell.sendRaw(fillIn(message));
        await settled();
      }
      const answers = shell.received.filter(({ kind }) => kind === 'res');
      const expected = words.flatMap(({ page }) => (page === undefined ? [] : [JSON.parse(fillIn(page)) as object]));
      expect(answers).toMatchObject(expected);
      const events = words.flatMap(({ shell: message }) => (message?.event === undefined || isLate ? [] : [message]));
      expect(heard).toEqual(events.map(({ event, payload }) => ({ event, payload })));
      expect(link.status()).toBe('ready');
    },
  );

  it('keep to the schema, message by message, and hold every event and the back button [CONF-06]', () => {
    const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as { readonly $defs: object };
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(schema, 'bridge');
    const isDescribed = (name: string, message: object) =>
      Object.hasOwn(schema.$defs, name) && ajv.validate({ $ref: `bridge#/$defs/${name}` }, JSON.parse(fillIn(message)));
    const names: string[] = [];
    for (const { name: vector, steps } of recorded) {
      const methods = new Map(
        steps.flatMap(({ page, shell }) =>
          [page, shell].flatMap((message) =>
            message?.method === undefined ? [] : [[message.id, message.method] as const],
          ),
        ),
      );
      const refusals = new Map(
        steps.flatMap(({ shell }) => (shell?.error === undefined ? [] : [[shell.id, shell.error.code] as const])),
      );
      for (const message of steps.flatMap(({ page, shell }) => [page, shell].filter((one) => one !== undefined))) {
        const method = methods.get(message.id) ?? '';
        const name =
          message.kind === 'evt'
            ? `${message.event}.event`
            : message.kind === 'req'
              ? `${method}.request`
              : message.ok === true
                ? `${method}.result`
                : 'failure';
        names.push(name);
        // What a shell has to refuse as wrong or unknown is wrong or unknown by the schema.
        const isRefused = message.kind === 'req' && refusals.has(message.id);
        expect([vector, name, isDescribed(name, message)]).toEqual([vector, name, !isRefused]);
      }
    }
    expect(names).toEqual(expect.arrayContaining(Object.keys(schema.$defs)));
  });
});
