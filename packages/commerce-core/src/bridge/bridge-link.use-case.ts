import { clientId } from '../platform/client-id.ts';
import type { Clock } from '../platform/clock.port.ts';
import type { Random } from '../platform/random.port.ts';
import {
  BRIDGE_VERSION,
  type BridgeErrorCode,
  type BridgeMessage,
  readMessage,
  writeMessage,
} from './bridge-envelope.ts';
import {
  type BridgeEvent,
  type BridgeMethod,
  EVENTS,
  HELLO_TIMEOUT_MS,
  METHODS,
  type ParamsOf,
  type PayloadOf,
  type ResultOf,
  SHELL_METHODS,
} from './bridge-messages.ts';
import type { BridgeTransport } from './bridge-transport.port.ts';
import type { BridgeStatus } from './bridge.port.ts';
import { conforms } from './json-schema.ts';

/** How a call ended; it never rejects. */
export type BridgeAnswer<T> =
  { readonly ok: true; readonly result: T } | { readonly ok: false; readonly code: BridgeErrorCode };

/** A call that was made. */
export interface BridgeCall<T> {
  readonly answer: Promise<BridgeAnswer<T>>;
  /** Stops waiting, and tells the shell so. */
  cancel(): void;
}

/** The protocol `commerce.bridge/1` as the page speaks it. */
export interface BridgeLink {
  status(): BridgeStatus;
  can(method: BridgeMethod): boolean;
  call<M extends BridgeMethod>(method: M, params: ParamsOf<M>): BridgeCall<ResultOf<M>>;
  /** How many calls wait for the handshake or for an answer. */
  waiting(): number;
}

/** What happens to a page through its link. */
export interface BridgeListener {
  /** The handshake succeeded. */
  ready(hello: ResultOf<'bridge.hello'>): void;
  /** The shell will not answer, or not in a version we know; a later handshake may still succeed. */
  absent(): void;
  event<E extends BridgeEvent>(event: E, payload: PayloadOf<E>): void;
  /** Events were lost on the way. */
  missed(): void;
  /** The back button was pressed: whether the page took it. */
  back(): boolean;
}

/** What a link needs of the page it is opened in. */
export interface BridgeLinkHost {
  readonly transport: BridgeTransport;
  readonly clock: Clock;
  readonly random: Random;
  /** The version of this page's code, for the shell's own records. */
  readonly sdk: string;
}

/** The most calls that wait at once, and the most ids of the shell that are remembered. Assumed. */
const WAITING_LIMIT = 64;

interface WaitingCall {
  readonly settle: (message: BridgeMessage | BridgeErrorCode) => void;
  readonly send: () => void;
}

/** Opens the link: sends the handshake, queues calls until it is answered, and checks every message that arrives. */
export function createBridgeLink(
  { transport, clock, random, sdk }: BridgeLinkHost,
  listener: BridgeListener,
): BridgeLink {
  const page = clientId(random);
  const waiting = new Map<string, WaitingCall>();
  const answered = new Set<string>();
  let status: BridgeStatus = 'connecting';
  let session = '';
  let capabilities: ReadonlySet<string> = new Set();
  let lastId = 0;
  let lastSeq = 0;
  let helloId = '';
  let helloTimer: unknown = null;

  const post = (message: BridgeMessage, failed: () => void = () => undefined): void => {
    const text = writeMessage(message);
    if (text === null) failed();
    else transport.send(text).catch(failed);
  };
  const meta = () => ({ sentAt: clock.now(), ...(session !== '' && { session }) });
  const nextId = (): string => {
    lastId += 1;
    return `${page}-${lastId}`;
  };

  function hello(): void {
    status = 'connecting';
    helloId = nextId();
    const params: ParamsOf<'bridge.hello'> = {
      versions: [BRIDGE_VERSION],
      sdk,
      wants: Object.keys(METHODS),
      events: Object.keys(EVENTS),
    };
    helloTimer = clock.setTimeout(() => beAbsent('absent'), HELLO_TIMEOUT_MS);
    post({ v: BRIDGE_VERSION, kind: 'req', id: helloId, method: 'bridge.hello', params, meta: meta() });
  }

  function beAbsent(as: 'absent' | 'outdated'): void {
    clock.clearTimeout(helloTimer);
    status = as;
    for (const call of waiting.values()) call.settle(as === 'outdated' ? 'VERSION' : 'UNAVAILABLE');
    listener.absent();
  }

  function greeted(message: BridgeMessage): void {
    if (message.kind !== 'res' || status === 'ready') return;
    if (!message.ok) {
      beAbsent(message.error.code === 'VERSION' ? 'outdated' : 'absent');
      return;
    }
    const { result } = message;
    if (!conforms(METHODS['bridge.hello'].result, result) || result.session === '') return;
    if (result.version !== BRIDGE_VERSION) {
      beAbsent('outdated');
      return;
    }
    clock.clearTimeout(helloTimer);
    status = 'ready';
    lastSeq = 0;
    session = result.session;
    capabilities = new Set(Object.keys(result.capabilities));
    listener.ready(result);
    for (const call of waiting.values()) call.send();
  }

  function call<M extends BridgeMethod>(method: M, params: ParamsOf<M>): BridgeCall<ResultOf<M>> {
    const { promise, resolve } = withResolvers<BridgeAnswer<ResultOf<M>>>();
    const refuse = (code: BridgeErrorCode) => resolve({ ok: false, code });
    const none = { answer: promise, cancel: () => undefined };
    const { timeoutMs } = METHODS[method];
    if (!conforms(METHODS[method].params, params)) refuse('INVALID_PARAMS');
    else if (status === 'absent' || waiting.size >= WAITING_LIMIT) refuse('UNAVAILABLE');
    else if (status === 'outdated') refuse('VERSION');
    else if (status === 'ready' && !capabilities.has(method)) refuse('UNSUPPORTED');
    else return wait();
    return none;

    function wait(): BridgeCall<ResultOf<M>> {
      const id = nextId();
      let timer: unknown = null;
      let sent = false;
      const settle = (answer: BridgeMessage | BridgeErrorCode): void => {
        waiting.delete(id);
        clock.clearTimeout(timer);
        if (typeof answer === 'string') refuse(answer);
        else if (answer.kind !== 'res') refuse('INTERNAL');
        else if (!answer.ok) refuse(answer.error.code);
        else if (conforms<(typeof METHODS)[M]['result']>(METHODS[method].result, answer.result))
          resolve({ ok: true, result: answer.result });
        else refuse('INTERNAL');
      };
      const send = (): void => {
        if (sent) return;
        sent = true;
        if (!capabilities.has(method)) {
          settle('UNSUPPORTED');
          return;
        }
        if (timeoutMs !== null) timer = clock.setTimeout(() => settle('TIMEOUT'), timeoutMs);
        post({ v: BRIDGE_VERSION, kind: 'req', id, method, params: { ...params }, meta: meta() }, () =>
          settle('UNAVAILABLE'),
        );
      };
      waiting.set(id, { settle, send });
      if (status === 'ready') send();
      const cancel = (): void => {
        if (!waiting.has(id)) return;
        settle('CANCELLED');
        if (sent) call('bridge.cancel', { id });
      };
      return { answer: promise, cancel };
    }
  }

  function answerShell({ id, method, params }: Extract<BridgeMessage, { readonly kind: 'req' }>): void {
    if (answered.has(id)) return;
    answered.add(id);
    if (answered.size > WAITING_LIMIT) for (const oldest of [...answered].slice(0, 1)) answered.delete(oldest);
    const fail = (code: BridgeErrorCode) =>
      post({
        v: BRIDGE_VERSION,
        kind: 'res',
        id,
        ok: false,
        error: { code, message: code, retryable: false },
        meta: meta(),
      });
    if (method !== 'nav.back') fail('UNSUPPORTED');
    else if (!conforms(SHELL_METHODS['nav.back'].params, params)) fail('INVALID_PARAMS');
    else {
      const handled = listener.back();
      post({ v: BRIDGE_VERSION, kind: 'res', id, ok: true, result: { handled }, meta: meta() });
    }
  }

  function hear({ event, seq, payload }: Extract<BridgeMessage, { readonly kind: 'evt' }>): void {
    if (seq <= lastSeq) return;
    const missed = seq > lastSeq + 1;
    lastSeq = seq;
    if (isEvent(event) && conforms(EVENTS[event].payload, payload)) listener.event(event, payload);
    if (missed) listener.missed();
  }

  transport.listen((text) => {
    const message = readMessage(text);
    if (message === null) return;
    if (message.kind === 'res' && message.id === helloId) greeted(message);
    else if (message.kind === 'evt' && message.event === 'bridge.ready') {
      if (status === 'absent') hello();
    } else if (status !== 'ready' || message.meta.session !== session) return;
    else if (message.kind === 'res') waiting.get(message.id)?.settle(message);
    else if (message.kind === 'req') answerShell(message);
    else hear(message);
  });
  hello();

  return { status: () => status, can: (method) => capabilities.has(method), call, waiting: () => waiting.size };
}

function isEvent(name: string): name is BridgeEvent {
  return Object.hasOwn(EVENTS, name);
}

/** A promise and its end. Source: MDN (Promise.withResolvers), which Node 20 has not. */
function withResolvers<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
