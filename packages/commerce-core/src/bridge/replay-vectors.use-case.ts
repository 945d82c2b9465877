import { clientId } from '../platform/client-id.ts';
import type { Clock } from '../platform/clock.port.ts';
import type { Random } from '../platform/random.port.ts';
import { BRIDGE_VERSION, type BridgeMessage, readMessage } from './bridge-envelope.ts';
import { EVENTS, METHODS, type ResultOf } from './bridge-messages.ts';
import type { BridgeTransport } from './bridge-transport.port.ts';
import type { BridgeVector, VectorCall } from './bridge-vectors.ts';
import { conforms } from './json-schema.ts';

/** One message of a talk, as it went over the transport. */
export interface Exchanged {
  readonly from: 'page' | 'shell';
  readonly text: string;
}

/** What was wrong with an answer; the message it was about is the last of the talk. */
export type ReplayProblem =
  | 'no-answer'
  | 'no-message'
  | 'two-answers'
  | 'wrong-session'
  | 'other-version'
  | 'not-ok'
  | 'ok-but-should-refuse'
  | 'other-code'
  | 'result-not-described'
  | 'other-result';

/** How one vector went: `not-offered` when the shell lacks a method and says so properly. */
export interface VectorReport {
  readonly name: string;
  readonly verdict: 'passed' | 'failed' | 'not-offered';
  readonly problems: readonly { readonly problem: ReplayProblem; readonly method: string }[];
  readonly exchanged: readonly Exchanged[];
}

/** What a shell sent by itself. */
export interface ReceivedMessage {
  /** An event of the table, or `nav.back`. */
  readonly name: string;
  readonly isRight: boolean;
  readonly text: string;
}

/** What a replay needs of the page it runs in. */
export interface ReplayHost {
  readonly transport: BridgeTransport;
  readonly clock: Clock;
  readonly random: Random;
  /** How long a person has to answer, in ms. */
  readonly personMs?: number;
}

/** Replays vectors against a shell. */
export interface Replay {
  run(vector: BridgeVector): Promise<VectorReport>;
  /** The last answer to a handshake; null before. */
  hello(): ResultOf<'bridge.hello'> | null;
}

const PERSON_MS = 60_000;
/** How long an unknown method has, in ms. */
const UNKNOWN_MS = 2_000;
/** What a person may say instead of the example. */
const DECLINED: readonly string[] = ['CANCELLED', 'DENIED', 'UNAVAILABLE'];

/** Opens a replay; takes the transport over, so that nothing else on the page may use it. */
export function createReplay(
  { transport, clock, random, personMs = PERSON_MS }: ReplayHost,
  heard: (message: ReceivedMessage) => void = () => undefined,
): Replay {
  const page = clientId(random);
  const waiting = new Map<string, (text: string, message: BridgeMessage) => void>();
  let hello: ResultOf<'bridge.hello'> | null = null;
  let lastId = 0;
  let lastSeq = 0;
  /** What arrives without a call. */
  let stray: (text: string, problem: ReplayProblem) => void = () => undefined;

  const meta = () => ({ sentAt: clock.now(), ...(hello !== null && { session: hello.session }) });
  const send = (message: object): string => {
    const text = JSON.stringify(message);
    transport.send(text).catch(() => undefined);
    return text;
  };

  function hearEvent(text: string, { event, seq, payload, meta }: Extract<BridgeMessage, { kind: 'evt' }>): void {
    const isReady = event === 'bridge.ready';
    const isRight =
      isEvent(event) &&
      conforms(EVENTS[event].payload, payload) &&
      (isReady || (meta.session === hello?.session && seq === lastSeq + 1));
    if (!isReady) lastSeq = seq;
    heard({ name: event, isRight, text });
  }

  function answerBack(text: string, { id, method, meta: requestMeta }: Extract<BridgeMessage, { kind: 'req' }>): void {
    const isBack = method === 'nav.back';
    heard({ name: method, isRight: isBack && requestMeta.session === hello?.session, text });
    const content = isBack
      ? { ok: true, result: { handled: true } }
      : { ok: false, error: { code: 'UNSUPPORTED', message: method, retryable: false } };
    send({ v: BRIDGE_VERSION, kind: 'res', id, ...content, meta: meta() });
  }

  transport.listen((text) => {
    const message = readMessage(text);
    if (message === null) stray(String(text), 'no-message');
    else if (message.kind === 'evt') hearEvent(String(text), message);
    else if (message.kind === 'req') answerBack(String(text), message);
    else if (waiting.has(message.id)) waiting.get(message.id)?.(String(text), message);
    else if (message.id.startsWith(page)) stray(String(text), 'two-answers');
  });

  async function ask(one: VectorCall, exchanged: Exchanged[]): Promise<BridgeMessage | null> {
    const { method, params } = one;
    lastId += 1;
    const id = `${page}-${lastId}`;
    const limit = isMethod(method) ? (METHODS[method].timeoutMs ?? personMs) : UNKNOWN_MS;
    let timer: unknown = null;
    const answer = new Promise<BridgeMessage | null>((resolve) => {
      timer = clock.setTimeout(() => resolve(null), limit);
      waiting.set(id, (text, message) => {
        exchanged.push({ from: 'shell', text });
        waiting.delete(id);
        resolve(message);
      });
    });
    exchanged.push({ from: 'page', text: send({ v: BRIDGE_VERSION, kind: 'req', id, method, params, meta: meta() }) });
    const message = await answer;
    clock.clearTimeout(timer);
    waiting.delete(id);
    return message;
  }

  async function shakeHands(exchanged: Exchanged[]): Promise<ReplayProblem | null> {
    hello = null;
    lastSeq = 0;
    const params = {
      versions: [BRIDGE_VERSION],
      sdk: 'replay',
      wants: Object.keys(METHODS),
      events: Object.keys(EVENTS),
    };
    const message = await ask({ method: 'bridge.hello', params, answer: { result: {} } }, exchanged);
    if (message === null) return 'no-answer';
    if (message.kind !== 'res' || !message.ok) return 'not-ok';
    const { result } = message;
    if (!conforms(METHODS['bridge.hello'].result, result) || result.session === '') return 'result-not-described';
    if (result.version !== BRIDGE_VERSION) return 'other-version';
    hello = result;
    return message.meta.session === result.session ? null : 'wrong-session';
  }

  return {
    hello: () => hello,
    run: async (vector) => {
      const exchanged: Exchanged[] = [];
      const problems: { readonly problem: ReplayProblem; readonly method: string }[] = [];
      let method = 'bridge.hello';
      let isLacking = false;
      stray = (text, problem) => {
        exchanged.push({ from: 'shell', text });
        problems.push({ problem, method });
      };
      const greeted = await shakeHands(exchanged);
      if (greeted !== null) problems.push({ problem: greeted, method });
      for (const one of hello === null ? [] : vector.calls) {
        ({ method } = one);
        const answer = await ask(one, exchanged);
        const outcome = judge(one, answer, hello);
        if (outcome === 'not-offered') isLacking = true;
        else if (outcome !== null) problems.push({ problem: outcome, method });
      }
      const passed = isLacking ? 'not-offered' : 'passed';
      return { name: vector.name, verdict: problems.length > 0 ? 'failed' : passed, problems, exchanged };
    },
  };
}

/** What is wrong with an answer; null for nothing. */
function judge(
  { method, answer, exact }: VectorCall,
  message: BridgeMessage | null,
  hello: ResultOf<'bridge.hello'> | null,
): ReplayProblem | 'not-offered' | null {
  if (message === null || message.kind !== 'res') return 'no-answer';
  if (message.meta.session !== hello?.session) return 'wrong-session';
  const isOffered = Object.hasOwn(hello?.capabilities ?? {}, method);
  if (isMethod(method) && !isOffered) {
    if (message.ok) return 'ok-but-should-refuse';
    return message.error.code === 'UNSUPPORTED' ? 'not-offered' : 'other-code';
  }
  if ('code' in answer) {
    if (message.ok) return 'ok-but-should-refuse';
    return message.error.code === answer.code ? null : 'other-code';
  }
  if (!isMethod(method)) return null;
  const { timeoutMs, result } = METHODS[method];
  if (!message.ok) return timeoutMs === null && DECLINED.includes(message.error.code) ? null : 'not-ok';
  if (!conforms(result, message.result)) return 'result-not-described';
  const isEqual = Object.entries(answer.result).every(([key, value]) => Reflect.get(message.result, key) === value);
  return exact === true && !isEqual ? 'other-result' : null;
}

function isMethod(name: string): name is keyof typeof METHODS {
  return Object.hasOwn(METHODS, name);
}

function isEvent(name: string): name is keyof typeof EVENTS {
  return Object.hasOwn(EVENTS, name);
}
