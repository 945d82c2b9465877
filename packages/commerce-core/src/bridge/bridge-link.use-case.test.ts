import { describe, expect, it } from 'vitest';
import { MEMORY_APP_STATE, memoryShell, memoryTransport } from '../adapters/memory/memory-shell.ts';
import { settled } from '../testing/port-suites/bridge.suite.ts';
import { seededRandom } from '../testing/seeded-random.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { createBridgeLink } from './bridge-link.use-case.ts';
import type { BridgeTransport } from './bridge-transport.port.ts';
import { createShellBridge } from './shell-bridge.use-case.ts';

function open(shell = memoryShell(), transport: BridgeTransport = memoryTransport(shell)) {
  const clock = simulatedClock();
  const heard: string[] = [];
  const link = createBridgeLink(
    { transport, clock, random: seededRandom(3), sdk: '0.1.0' },
    {
      ready: () => heard.push('ready'),
      absent: () => heard.push('absent'),
      event: (event) => heard.push(event),
      missed: () => heard.push('missed'),
      back: () => false,
    },
  );
  const sent = () => shell.received.flatMap((message) => (message.kind === 'req' ? [message.method] : []));
  return { link, shell, clock, heard, sent };
}

function bridgeOver(shell = memoryShell()) {
  const clock = simulatedClock();
  return {
    shell,
    clock,
    bridge: createShellBridge({ transport: memoryTransport(shell), clock, random: seededRandom(3), sdk: '0.1.0' }),
  };
}

function muteShell() {
  const shell = memoryShell();
  shell.setMute(true);
  return shell;
}

describe('the handshake', () => {
  it('keeps calls until it is answered, in their order', async () => {
    const { link, sent } = open();
    const answers = [link.call('app.version', {}).answer, link.call('push.getToken', {}).answer];
    expect([link.status(), link.waiting()]).toEqual(['connecting', 2]);
    await settled();
    expect(sent()).toEqual(['bridge.hello', 'app.version', 'push.getToken']);
    expect(await Promise.all(answers)).toEqual([
      { ok: true, result: { appVersion: '5.2.0' } },
      { ok: true, result: { token: 'push-token-1' } },
    ]);
    expect(link.waiting()).toBe(0);
  });

  it('is waited for 1.5 s, then the bridge is absent and every call is refused [BRIDGE-09]', async () => {
    const { link, clock, heard } = open(muteShell());
    const queued = link.call('app.version', {}).answer;
    clock.advance(1_499);
    expect(link.status()).toBe('connecting');
    clock.advance(1);
    expect([link.status(), heard, link.waiting(), clock.pendingTimers()]).toEqual(['absent', ['absent'], 0, 0]);
    expect(await queued).toEqual({ ok: false, code: 'UNAVAILABLE' });
    expect(await link.call('app.version', {}).answer).toEqual({ ok: false, code: 'UNAVAILABLE' });
  });

  it('is made again when a late shell says it is ready, which then learns who is logged in', async () => {
    const { bridge, shell, clock } = bridgeOver(muteShell());
    await settled();
    clock.advance(1_500);
    bridge.setUserId('M-1');
    bridge.setMenuOpen(true);
    expect(bridge.status()).toBe('absent');
    shell.setMute(false);
    shell.emit('bridge.ready', {});
    await settled();
    expect([bridge.status(), bridge.appState()]).toEqual(['ready', MEMORY_APP_STATE]);
    const params = shell.received.flatMap((message) => (message.kind === 'req' ? [message.params] : [])).slice(2);
    expect(params).toEqual([{ userId: 'M-1' }, { visible: true }]);
  });

  it('takes the late answer of a shell that was only slow', async () => {
    const { link, shell, clock } = open(muteShell());
    await settled();
    clock.advance(1_500);
    shell.setMute(false);
    shell.receive(JSON.stringify(shell.received[0]));
    expect(link.status()).toBe('ready');
  });

  it('ends with a version that the page does not know: the app is outdated', async () => {
    const { link, heard } = open(memoryShell(2));
    const queued = link.call('app.version', {}).answer;
    await settled();
    expect([link.status(), heard]).toEqual(['outdated', ['absent']]);
    expect([await queued, await link.call('app.version', {}).answer]).toEqual([
      { ok: false, code: 'VERSION' },
      { ok: false, code: 'VERSION' },
    ]);
  });
});

describe('a call', () => {
  it('ends after 2 s without an answer, and the late answer changes nothing [BRIDGE-09]', async () => {
    const { link, shell, clock } = open();
    await settled();
    shell.answer('app.version', () => null);
    const { answer } = link.call('app.version', {});
    clock.advance(1_999);
    expect(link.waiting()).toBe(1);
    clock.advance(1);
    expect([await answer, link.waiting(), clock.pendingTimers()]).toEqual([{ ok: false, code: 'TIMEOUT' }, 0, 0]);
    shell.answer('app.version', () => ({ appVersion: '9' }));
    shell.receive(JSON.stringify(shell.received.at(-1)));
    expect(await answer).toEqual({ ok: false, code: 'TIMEOUT' });
  });

  it('that waits for a person has no time limit, and its cancel reaches the shell', async () => {
    const { link, shell, clock, sent } = open();
    await settled();
    shell.answer('contacts.pick', () => null);
    const { answer, cancel } = link.call('contacts.pick', {});
    clock.advance(3_600_000);
    expect(link.waiting()).toBe(1);
    cancel();
    cancel();
    await settled();
    expect([await answer, sent().slice(1), link.waiting()]).toEqual([
      { ok: false, code: 'CANCELLED' },
      ['contacts.pick', 'bridge.cancel'],
      0,
    ]);
  });

  it('is not sent to an app without its capability', async () => {
    const { link, sent } = open(memoryShell(1, ['contacts.pick']));
    const queued = link.call('contacts.pick', {}).answer;
    await settled();
    expect([await queued, await link.call('contacts.pick', {}).answer]).toEqual([
      { ok: false, code: 'UNSUPPORTED' },
      { ok: false, code: 'UNSUPPORTED' },
    ]);
    expect([sent(), link.can('contacts.pick'), link.can('share.open')]).toEqual([['bridge.hello'], false, true]);
  });

  it('with parameters that break its schema, or too long, is not sent', async () => {
    const { link, sent } = open();
    await settled();
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${at}`, 'x'.repeat(20_000)]));
    const answers = [
      link.call('nav.openExternal', { url: 'javascript:alert(1)' }).answer,
      link.call('storage.secureSet', { key: 'session', value: 'token' }).answer,
      link.call('analytics.logEvent', { name: 'x'.repeat(65), parameters: {} }).answer,
    ];
    for (const answer of answers) expect(await answer).toEqual({ ok: false, code: 'INVALID_PARAMS' });
    expect(await link.call('analytics.logEvent', { name: 'big', parameters: many }).answer).toEqual({
      ok: false,
      code: 'UNAVAILABLE',
    });
    expect(sent()).toEqual(['bridge.hello']);
  });

  it.each([{ appVersion: 5 }, {}, { appVersion: 'x'.repeat(33) }])(
    'refuses the answer %j, which breaks its schema [BRIDGE-16]',
    async (wrong) => {
      const { link, shell } = open();
      await settled();
      shell.answer('app.version', () => wrong);
      expect(await link.call('app.version', {}).answer).toEqual({ ok: false, code: 'INTERNAL' });
    },
  );

  it('fails where the transport does', async () => {
    const shell = memoryShell();
    const memory = memoryTransport(shell);
    const { link } = open(shell, {
      ...memory,
      send: (text) => (text.includes('"method":"app.version"') ? Promise.reject(new Error('gone')) : memory.send(text)),
    });
    await settled();
    expect(await link.call('app.version', {}).answer).toEqual({ ok: false, code: 'UNAVAILABLE' });
  });

  it('waits with 63 others at the most', async () => {
    const { link } = open(muteShell());
    for (let at = 0; at < 64; at += 1) link.call('app.version', {});
    expect(await link.call('app.version', {}).answer).toEqual({ ok: false, code: 'UNAVAILABLE' });
    expect(link.waiting()).toBe(64);
  });

  it('is canceled when the page is left', async () => {
    const { bridge, shell } = bridgeOver();
    await settled();
    shell.answer('contacts.pick', () => null);
    const picked = bridge.pickContact();
    bridge.leave();
    expect(await picked).toBe(null);
  });
});

describe('what a shell sends', () => {
  it('is heard once and in order; a gap is reported', async () => {
    const { shell, heard } = open();
    await settled();
    const session = 'memory-session';
    const event = (seq: number, name = 'app.resumed') =>
      shell.sendRaw(JSON.stringify({ v: 1, kind: 'evt', event: name, seq, payload: {}, meta: { session } }));
    event(1);
    event(1);
    event(2, 'app.unheardOf');
    event(4);
    expect(heard).toEqual(['ready', 'app.resumed', 'app.resumed', 'missed']);
  });

  it('counts only with the session of this page [BRIDGE-16]', async () => {
    const { shell, heard, link } = open();
    await settled();
    for (const meta of [{}, { session: '' }, { session: 'other' }]) {
      shell.sendRaw(JSON.stringify({ v: 1, kind: 'evt', event: 'app.resumed', seq: 9, payload: {}, meta }));
    }
    expect([heard, link.status()]).toEqual([['ready'], 'ready']);
  });

  it('of an unknown method is answered so, and a repeated request once [BRIDGE-16]', async () => {
    const { shell } = open();
    await settled();
    const request = (id: string, method: string) =>
      shell.sendRaw(JSON.stringify({ v: 1, kind: 'req', id, method, params: {}, meta: { session: 'memory-session' } }));
    request('a', 'app.deleteEverything');
    request('b', 'nav.back');
    request('b', 'nav.back');
    await settled();
    const answers = shell.received.flatMap((message) => (message.kind === 'res' ? [[message.id, message.ok]] : []));
    expect(answers).toEqual([
      ['a', false],
      ['b', true],
    ]);
  });
});
