import { BRIDGE_VERSION, type BridgeMessage, readMessage } from '../../bridge/bridge-envelope.ts';
import {
  type AppState,
  type BridgeEvent,
  type BridgeMethod,
  METHODS,
  type PayloadOf,
} from '../../bridge/bridge-messages.ts';
import type { BridgeTransport } from '../../bridge/bridge-transport.port.ts';
import { conforms } from '../../bridge/json-schema.ts';

/** How a shell answers one method; null for never. */
export type MemoryAnswer = (params: object) => object | null;

/** A shell in memory: the native half of the protocol, as tests, guides and the conformance page need it. */
export interface MemoryShell {
  /** Takes a message of the page. */
  receive(text: string): void;
  /** Where its own messages go. */
  onSend(deliver: (text: string) => void): void;
  /** Whether it answers at all. */
  setMute(mute: boolean): void;
  setState(state: AppState): void;
  answer(method: BridgeMethod, by: MemoryAnswer): void;
  emit<E extends BridgeEvent>(event: E, payload: PayloadOf<E>): void;
  /** Presses the phone's back button; the answer is among `received`. */
  pressBack(): void;
  /** Sends a text as it is. */
  sendRaw(text: string): void;
  /** Every message of the page that it could read, in order. */
  readonly received: readonly BridgeMessage[];
}

/** What it says of itself unless it is told otherwise. */
export const MEMORY_APP_STATE: AppState = {
  permission: { push: 'granted', contacts: 'prompt' },
  pushToken: 'push-token-1',
  appVersion: '5.2.0',
};

const SESSION = 'memory-session';

/** Creates a shell that can do everything of the table, except what is left out. */
export function memoryShell(version = BRIDGE_VERSION, lacks: readonly BridgeMethod[] = []): MemoryShell {
  const received: BridgeMessage[] = [];
  const storage = new Map<string, string>();
  let state = MEMORY_APP_STATE;
  let mute = false;
  let seq = 0;
  let requests = 0;
  let deliver: (text: string) => void = () => undefined;
  const answers = new Map<string, MemoryAnswer>([
    ['app.sync', () => ({ state })],
    ['app.version', () => ({ appVersion: state.appVersion })],
    ['permission.status', (params) => ({ status: Reflect.get(state.permission, textOf(params, 'name')) ?? 'prompt' })],
    ['permission.request', () => ({ status: 'granted' })],
    ['push.getToken', () => ({ token: state.pushToken })],
    ['share.open', () => ({ shared: true })],
    ['contacts.pick', () => ({ name: '김하늘', phone: '010-0000-1234' })],
    ['payment.open', () => ({ opened: 'app' })],
    ['storage.secureGet', (params) => ({ value: storage.get(textOf(params, 'key')) ?? null })],
    ['storage.secureSet', (params) => keep(textOf(params, 'key'), Reflect.get(params, 'value'))],
  ]);

  function keep(key: string, value: unknown): object {
    if (typeof value === 'string') storage.set(key, value);
    else storage.delete(key);
    return {};
  }
  const meta = { sentAt: 0, session: SESSION };
  const send = (message: BridgeMessage): void => deliver(JSON.stringify(message));
  const succeed = (id: string, result: object) =>
    send({ v: BRIDGE_VERSION, kind: 'res', id, ok: true, result: { ...result }, meta });
  const fail = (id: string, code: 'UNSUPPORTED' | 'INVALID_PARAMS') =>
    send({ v: BRIDGE_VERSION, kind: 'res', id, ok: false, error: { code, message: code, retryable: false }, meta });

  function greet(id: string): void {
    const supported = Object.keys(METHODS).filter((name) => !lacks.some((lacking) => lacking === name));
    const capabilities = Object.fromEntries(supported.map((name) => [name, 1]));
    succeed(id, { version, session: SESSION, capabilities, state });
  }

  return {
    received,
    receive: (text) => {
      const message = readMessage(text);
      if (message === null) return;
      received.push(message);
      if (mute || message.kind !== 'req') return;
      const { id, method, params } = message;
      if (!isMethod(method) || lacks.includes(method)) fail(id, 'UNSUPPORTED');
      else if (!conforms(METHODS[method].params, params)) fail(id, 'INVALID_PARAMS');
      else if (method === 'bridge.hello') greet(id);
      else {
        const result = (answers.get(method) ?? (() => ({})))(params);
        if (result !== null) succeed(id, result);
      }
    },
    onSend: (next) => void (deliver = next),
    setMute: (next) => void (mute = next),
    setState: (next) => void (state = next),
    answer: (method, by) => void answers.set(method, by),
    emit: (event, payload) => {
      seq += 1;
      send({ v: BRIDGE_VERSION, kind: 'evt', event, seq, payload: { ...payload }, meta });
    },
    pressBack: () => {
      requests += 1;
      send({ v: BRIDGE_VERSION, kind: 'req', id: `shell-${requests}`, method: 'nav.back', params: {}, meta });
    },
    sendRaw: (text) => deliver(text),
  };
}

/** The transport to a shell in memory. */
export function memoryTransport(shell: Pick<MemoryShell, 'receive' | 'onSend'>): BridgeTransport {
  return {
    kind: 'memory',
    send: async (text) => {
      // No shell answers before the call that asked it has returned.
      await Promise.resolve();
      shell.receive(text);
    },
    listen: (take) => shell.onSend(take),
  };
}

function isMethod(name: string): name is BridgeMethod {
  return Object.hasOwn(METHODS, name);
}

function textOf(params: object, key: string): string {
  return String(Reflect.get(params, key));
}
