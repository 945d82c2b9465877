import { describe, expect, it } from 'vitest';
import { absentBridgeSuite, bridgeSuite } from '../../testing/port-suites/bridge.suite.ts';
import { type MemoryShell, memoryShell, memoryTransport } from '../memory/memory-shell.ts';
import { absentBridge } from '../bare/absent-bridge.ts';
import { lateShellTransport, SHELL_READY_EVENT, shellTransport } from './shell-transport.ts';

/** A window into which a shell puts what it has. */
function page(objects: object) {
  const window = { top: null as unknown, isSecureContext: true, ...objects };
  window.top = window;
  return window;
}

function transportOf(objects: object, shell: MemoryShell) {
  const window = page(objects);
  const transport = shellTransport(window);
  if (transport === null) throw new Error('a shell is around this page');
  return {
    window,
    transport,
    receive: (text: string) => void Reflect.get(window, 'commerceBridgeReceive')?.(text),
    shell,
  };
}

/** What each kind of shell puts on a page, and how it speaks back. */
const SHELLS = {
  webmessage: (shell: MemoryShell) => {
    const commerceBridge = {
      onmessage: (_event: object) => undefined,
      postMessage: (text: string) => shell.receive(text),
    };
    shell.onSend((data) => commerceBridge.onmessage({ data, origin: '' }));
    return transportOf({ commerceBridge }, shell);
  },
  wk: (shell: MemoryShell) => {
    let reply: string | null = null;
    const commerceBridge = {
      postMessage: async (text: string) => {
        const request: { id?: string } = JSON.parse(text);
        reply = null;
        shell.onSend((sent) => {
          const answer: { id?: string; kind?: string } = JSON.parse(sent);
          if (answer.kind === 'res' && answer.id === request.id) reply = sent;
          else made.receive(sent);
        });
        shell.receive(text);
        shell.onSend((sent) => made.receive(sent));
        return reply;
      },
    };
    const made = transportOf({ webkit: { messageHandlers: { commerceBridge } } }, shell);
    shell.onSend((sent) => made.receive(sent));
    return made;
  },
  rn: (shell: MemoryShell) => {
    const made = transportOf({ ReactNativeWebView: { postMessage: (text: string) => shell.receive(text) } }, shell);
    shell.onSend(made.receive);
    return made;
  },
  jsi: (shell: MemoryShell) => {
    const made = transportOf({ CommerceAndroid: { post: (text: string) => shell.receive(text) } }, shell);
    shell.onSend(made.receive);
    return made;
  },
};

for (const [kind, around] of Object.entries(SHELLS)) {
  bridgeSuite(kind, (shell) => around(shell).transport);
  describe(`shellTransport over ${kind}`, () => {
    it('names itself', () => expect(around(memoryShell()).transport.kind).toBe(kind));
  });
}
bridgeSuite('memory', (shell) => memoryTransport(shell));
absentBridgeSuite(absentBridge);

describe('shellTransport', () => {
  it('does not exist in a browser, in a frame of another page and without https [BRIDGE-09]', () => {
    const objects = { ReactNativeWebView: { postMessage: () => undefined } };
    expect(shellTransport(page(objects))?.kind).toBe('rn');
    expect(shellTransport(page({}))).toBe(null);
    expect(shellTransport({ ...page(objects), top: {} })).toBe(null);
    expect(shellTransport({ ...page(objects), isSecureContext: false })).toBe(null);
    expect(shellTransport(page({ commerceBridge: 1, webkit: null, CommerceAndroid: { post: 'x' } }))).toBe(null);
  });

  it('takes no message that has the origin of another page [BRIDGE-16]', () => {
    const commerceBridge = { onmessage: (_event: object) => undefined, postMessage: () => undefined };
    const taken: unknown[] = [];
    shellTransport(page({ commerceBridge }))?.listen((text) => taken.push(text));
    commerceBridge.onmessage({ data: 'a', origin: 'https://evil.test' });
    commerceBridge.onmessage({ data: 'b', origin: '' });
    expect(taken).toEqual(['b']);
  });

  it('waits for a shell that puts its object on the page later', async () => {
    const window = Object.assign(new EventTarget(), { top: null as unknown, isSecureContext: true });
    window.top = window;
    const transport = lateShellTransport(window);
    const taken: unknown[] = [];
    transport.listen((text) => taken.push(text));
    await expect(transport.send('a')).rejects.toThrow('yet');
    const posted: string[] = [];
    Reflect.set(window, 'CommerceAndroid', { post: (text: string) => posted.push(text) });
    window.dispatchEvent(new Event(SHELL_READY_EVENT));
    await transport.send('b');
    Reflect.get(window, 'commerceBridgeReceive')('c');
    expect([posted, taken]).toEqual([['b'], ['c']]);
  });

  it('reports a shell that refuses', async () => {
    const refuse = async () => {
      throw new Error('refused');
    };
    const webkit = { messageHandlers: { commerceBridge: { postMessage: refuse } } };
    await expect(shellTransport(page({ webkit }))?.send('a')).rejects.toThrow('refused');
  });
});
