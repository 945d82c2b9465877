import { describe, expect, it } from 'vitest';
import { type MemoryShell, memoryShell } from '../../adapters/memory/memory-shell.ts';
import type { BridgeTransport } from '../../bridge/bridge-transport.port.ts';
import type { Bridge } from '../../bridge/bridge.port.ts';
import { createShellBridge } from '../../bridge/shell-bridge.use-case.ts';
import { seededRandom } from '../seeded-random.ts';
import { type SimulatedClock, simulatedClock } from '../simulated-clock.ts';

/** Lets every promise that is due end. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function open(transport: BridgeTransport): { readonly bridge: Bridge; readonly clock: SimulatedClock } {
  const clock = simulatedClock();
  return { bridge: createShellBridge({ transport, clock, random: seededRandom(5), sdk: '0.1.0' }), clock };
}

/** What every transport does. @param connect the transport of a page around which this shell is */
export function bridgeSuite(name: string, connect: (shell: MemoryShell) => BridgeTransport): void {
  const start = async (shell = memoryShell()) => {
    const opened = open(connect(shell));
    await settled();
    const methods = () => shell.received.flatMap((message) => (message.kind === 'req' ? [message.method] : []));
    const sent = (method: string) =>
      shell.received.flatMap((message) =>
        message.kind === 'req' && message.method === method ? [message.params] : [],
      );
    return { ...opened, shell, methods, sent };
  };

  describe(`Bridge over ${name}`, () => {
    it('shakes hands first and then knows the app’s capabilities [ENTITY-74, ENTITY-75, ENTITY-76]', async () => {
      const { bridge, methods } = await start();
      expect(methods()).toEqual(['bridge.hello']);
      expect([bridge.status(), bridge.isPresent(), bridge.can('contacts.pick')]).toEqual(['ready', true, true]);
      expect(bridge.appState()).toEqual({
        permission: { push: 'granted', contacts: 'prompt' },
        pushToken: 'push-token-1',
        appVersion: '5.2.0',
      });
    });

    it('reads and asks for a permission and keeps it in the environment [BRIDGE-02, ENTITY-74, CALL-79]', async () => {
      const { bridge } = await start();
      expect(await bridge.permission('push')).toBe('granted');
      expect(await bridge.requestPermission('contacts')).toBe('granted');
      expect(bridge.appState()?.permission).toEqual({ push: 'granted', contacts: 'granted' });
    });

    it('reads the push token and the version of the app, and keeps both in the environment [BRIDGE-03, BRIDGE-04, ENTITY-75, ENTITY-76, CALL-79]', async () => {
      const { bridge, shell } = await start();
      shell.answer('push.getToken', () => ({ token: 'push-token-2' }));
      shell.answer('app.version', () => ({ appVersion: '5.4.0' }));
      expect([await bridge.pushToken(), await bridge.appVersion()]).toEqual(['push-token-2', '5.4.0']);
      expect(bridge.appState()).toMatchObject({ pushToken: 'push-token-2', appVersion: '5.4.0' });
    });

    it('tells who is logged in, and null at log-out [BRIDGE-05, CALL-79]', async () => {
      const { bridge, sent } = await start();
      bridge.setUserId('M-1');
      bridge.setUserId(null);
      await settled();
      expect(sent('user.setId')).toEqual([{ userId: 'M-1' }, { userId: null }]);
    });

    it('tells that a menu opened and closed [BRIDGE-06, BRIDGE-07, CALL-79]', async () => {
      const { bridge, sent } = await start();
      bridge.setMenuOpen(true);
      bridge.setMenuOpen(false);
      await settled();
      expect(sent('menu.setVisible')).toEqual([{ visible: true }, { visible: false }]);
    });

    it('logs an event with its parameters [BRIDGE-08, CALL-79]', async () => {
      const { bridge, sent } = await start();
      bridge.logEvent('view_item', { item_id: '7', value: 12_900 });
      await settled();
      expect(sent('analytics.logEvent')).toEqual([{ name: 'view_item', parameters: { item_id: '7', value: 12_900 } }]);
    });

    it('shares, picks a contact, opens a payment app, and keeps a text in secure storage', async () => {
      const { bridge, sent } = await start();
      expect(await bridge.openShare({ link: 'https://shop.test/p/1', title: '감귤' })).toBe('shared');
      expect(await bridge.pickContact()).toEqual({ name: '김하늘', phone: '010-0000-1234' });
      expect(await bridge.openPayment('intent://pay?a=1#Intent;scheme=supertoss;package=viva.republica.toss;end')).toBe(
        true,
      );
      expect(sent('payment.open')).toEqual([{ url: 'supertoss://pay?a=1' }]);
      expect(await bridge.openPayment('intent://x#Intent;scheme=file;end')).toBe(false);
      expect(await bridge.secureSet('pin.hint', '가나')).toBe(true);
      expect(await bridge.secureGet('pin.hint')).toBe('가나');
      expect(await bridge.secureSet('session', 'token')).toBe(false);
    });

    it('asks the page first when back is pressed', async () => {
      const { bridge, shell } = await start();
      shell.pressBack();
      bridge.onBack(() => true);
      shell.pressBack();
      await settled();
      const answers = shell.received.flatMap((message) =>
        message.kind === 'res' && message.ok ? [message.result] : [],
      );
      expect(answers).toEqual([{ handled: false }, { handled: true }]);
    });

    it('hears events, and asks for the state when one was lost or the app comes back', async () => {
      const { bridge, shell, methods } = await start();
      const opened: string[] = [];
      bridge.onOpened((url) => opened.push(url));
      shell.emit('push.opened', { url: 'https://shop.test/event/1' });
      shell.setState({ permission: {}, pushToken: null, appVersion: '5.3.0' });
      shell.emit('app.resumed', {});
      await settled();
      expect(opened).toEqual(['https://shop.test/event/1']);
      expect(bridge.appState()).toEqual({ permission: {}, pushToken: null, appVersion: '5.3.0' });
      expect(methods()).toEqual(['bridge.hello', 'app.sync']);
    });
  });
}

/** What a bridge does where no shell is. */
export function absentBridgeSuite(create: () => Bridge): void {
  describe('Bridge without a shell', () => {
    it('does nothing and never throws [BRIDGE-09]', async () => {
      const bridge = create();
      bridge.setUserId('M-1');
      bridge.setMenuOpen(true);
      bridge.logEvent('view_item', {});
      bridge.sync();
      bridge.onBack(() => true);
      bridge.leave();
      expect([bridge.status(), bridge.appState(), bridge.can('share.open')]).toEqual(['absent', null, false]);
      expect([await bridge.pushToken(), await bridge.appVersion(), await bridge.permission('push')]).toEqual([
        null,
        null,
        null,
      ]);
      expect([await bridge.requestPermission('push'), await bridge.pickContact(), await bridge.secureGet('a')]).toEqual(
        [null, null, null],
      );
      const page = { link: 'https://shop.test', title: '' };
      expect([
        await bridge.openShare(page),
        await bridge.openPayment('supertoss://a'),
        await bridge.secureSet('a', 'b'),
        await bridge.openExternal('https://a.test'),
      ]).toEqual(['none', false, false, false]);
    });
  });
}
