import { describe, expect, it } from 'vitest';
import { memoryShell, memoryTransport } from '../adapters/memory/memory-shell.ts';
import { settled } from '../testing/port-suites/bridge.suite.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { METHODS } from './bridge-messages.ts';
import type { BridgeTransport } from './bridge-transport.port.ts';
import { asksPerson, BRIDGE_VECTORS, type BridgeVector } from './bridge-vectors.ts';
import { createReplay, type ReceivedMessage } from './replay-vectors.use-case.ts';

function vectorNamed(name: string): BridgeVector {
  const vector = BRIDGE_VECTORS.find((one) => one.name === name);
  if (vector === undefined) throw new Error(`there is no vector ${name}`);
  return vector;
}

function replayOn(transport: BridgeTransport) {
  const clock = simulatedClock();
  const heard: ReceivedMessage[] = [];
  const replay = createReplay({ transport, clock, random: seededRandom(7) }, (message) => heard.push(message));
  return { replay, clock, heard };
}

/** A transport to a shell whose answers are changed on their way. */
function changed(shell: ReturnType<typeof memoryShell>, change: (text: string) => readonly unknown[]): BridgeTransport {
  const { kind, send, listen } = memoryTransport(shell);
  return { kind, send, listen: (take) => listen((text) => change(String(text)).forEach(take)) };
}

async function problemsOf(name: string, change: (text: string) => readonly unknown[]) {
  const { replay } = replayOn(changed(memoryShell(), change));
  const { verdict, problems } = await replay.run(vectorNamed(name));
  return [verdict, ...problems.map(({ problem }) => problem)];
}

const isOf = (text: string, part: string) => text.includes(part);

describe('the vectors', () => {
  it('have every method of the protocol, and no name twice', () => {
    const methods = new Set(BRIDGE_VECTORS.flatMap(({ calls }) => calls.map(({ method }) => method)));
    expect(Object.keys(METHODS).filter((name) => name !== 'bridge.hello' && !methods.has(name))).toEqual([]);
    expect(new Set(BRIDGE_VECTORS.map(({ name }) => name)).size).toBe(BRIDGE_VECTORS.length);
  });

  it('tell which of them a person has to answer', () => {
    expect(BRIDGE_VECTORS.filter(asksPerson).map(({ name }) => name)).toEqual([
      'permission',
      'share',
      'contacts',
      'payment',
    ]);
  });
});

describe('replaying the vectors', () => {
  it.each(BRIDGE_VECTORS)('a shell that can do everything passes $name [CALL-79]', async (vector) => {
    const { replay } = replayOn(memoryTransport(memoryShell()));
    const { verdict, problems, exchanged } = await replay.run(vector);
    expect([verdict, problems]).toEqual(['passed', []]);
    // The handshake and every call, each with its answer.
    expect(exchanged.map(({ from }) => from)).toEqual(
      Array.from({ length: vector.calls.length + 1 }, () => ['page', 'shell']).flat(),
    );
  });

  it('tells a method that a shell does not offer from one it does wrong', async () => {
    const { replay } = replayOn(memoryTransport(memoryShell(1, ['contacts.pick'])));
    expect((await replay.run(vectorNamed('contacts'))).verdict).toBe('not-offered');
    expect(replay.hello()?.capabilities).not.toHaveProperty('contacts.pick');
  });

  it.each<readonly [string, string, (text: string) => readonly unknown[], string]>([
    [
      'a result of another shape',
      'push-token',
      (text) => [text.replace('"push-token-1"}', '7}')],
      'result-not-described',
    ],
    [
      'another session',
      'sync',
      (text) => [isOf(text, 'capabilities') ? text : text.replace('memory-session', 'other')],
      'wrong-session',
    ],
    ['another version', 'handshake', (text) => [text.replace('"version":1', '"version":2')], 'other-version'],
    [
      'text that is no message',
      'app-version',
      (text) => (isOf(text, 'capabilities') ? [text] : ['undefined', text]),
      'no-message',
    ],
    [
      'two answers to one request',
      'user-id',
      (text) => (isOf(text, 'capabilities') ? [text] : [text, text]),
      'two-answers',
    ],
    [
      'success where it has to refuse',
      'unknown-method',
      (text) => [text.replace(/"ok":false,"error":\{.*?\}/, '"ok":true,"result":{}')],
      'ok-but-should-refuse',
    ],
    ['another code', 'refused-parameters', (text) => [text.replaceAll('INVALID_PARAMS', 'INTERNAL')], 'other-code'],
    [
      'a refusal of what it offers',
      'menu',
      (text) => [
        isOf(text, 'capabilities')
          ? text
          : text.replace(
              '"ok":true,"result":{}',
              '"ok":false,"error":{"code":"INTERNAL","message":"","retryable":false}',
            ),
      ],
      'not-ok',
    ],
    ['another text than was kept', 'secure-storage', (text) => [text.replaceAll('가나', '다라')], 'other-result'],
  ])('notices %s', async (_case, name, change, problem) => {
    const [verdict, ...problems] = await problemsOf(name, change);
    expect(verdict).toBe('failed');
    expect(new Set(problems)).toEqual(new Set([problem]));
  });

  it('waits for a program two seconds, for a person a minute, and then goes on', async () => {
    const shell = memoryShell();
    const { replay, clock } = replayOn(memoryTransport(shell));
    shell.answer('app.version', () => null);
    shell.answer('contacts.pick', () => null);
    const version = replay.run(vectorNamed('app-version'));
    await settled();
    clock.advance(2_000);
    expect((await version).problems).toEqual([{ problem: 'no-answer', method: 'app.version' }]);
    const contacts = replay.run(vectorNamed('contacts'));
    await settled();
    clock.advance(59_000);
    await settled();
    clock.advance(1_000);
    expect((await contacts).problems).toEqual([{ problem: 'no-answer', method: 'contacts.pick' }]);
    expect(clock.pendingTimers()).toBe(0);
  });

  it('takes a person’s refusal for an answer', async () => {
    const refusal = '"ok":false,"error":{"code":"CANCELLED","message":"","retryable":false}';
    const refuse = (text: string) => [
      isOf(text, 'capabilities') ? text : text.replace(/"ok":true,"result":\{.*?\}/, refusal),
    ];
    expect(await problemsOf('contacts', refuse)).toEqual(['passed']);
    expect(await problemsOf('menu', refuse)).toContain('not-ok');
  });

  it('stops a talk whose handshake failed', async () => {
    const shell = memoryShell();
    shell.setMute(true);
    const { replay, clock } = replayOn(memoryTransport(shell));
    const run = replay.run(vectorNamed('menu'));
    await settled();
    clock.advance(1_500);
    expect((await run).problems).toEqual([{ problem: 'no-answer', method: 'bridge.hello' }]);
    expect(shell.received).toHaveLength(1);
  });

  it('hears events and the back button, and answers that it took it', async () => {
    const shell = memoryShell();
    const { replay, heard } = replayOn(memoryTransport(shell));
    await replay.run(vectorNamed('handshake'));
    shell.emit('app.resumed', {});
    shell.emit('push.opened', { url: '/event/1' });
    shell.pressBack();
    shell.sendRaw('{"v":1,"kind":"evt","event":"app.resumed","seq":9,"payload":{},"meta":{"session":"other"}}');
    await settled();
    expect(heard.map(({ name, isRight }) => [name, isRight])).toEqual([
      ['app.resumed', true],
      ['push.opened', true],
      ['nav.back', true],
      ['app.resumed', false],
    ]);
    expect(shell.received.at(-1)).toMatchObject({ kind: 'res', ok: true, result: { handled: true } });
  });
});
