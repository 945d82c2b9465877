import { BRIDGE_VERSION, type BridgeErrorCode } from './bridge-envelope.ts';
import {
  type BridgeEvent,
  type BridgeMethod,
  METHODS,
  type ParamsOf,
  type PayloadOf,
  type ResultOf,
} from './bridge-messages.ts';

/** One call of a recorded session. */
export interface VectorCall {
  readonly method: string;
  readonly params: object;
  /** What a shell that can do it answers: an example of a result, or the code of a refusal. */
  readonly answer: { readonly result: object } | { readonly code: BridgeErrorCode };
  /** Whether the result is to be this one and not only one of the same kind. */
  readonly exact?: true;
}

/** A recorded session between a page and a shell; the handshake comes before its calls. */
export interface BridgeVector {
  readonly name: string;
  readonly calls: readonly VectorCall[];
  /** Whether it takes the person away from the page. */
  readonly leaves?: true;
}

const call = <M extends BridgeMethod>(method: M, params: ParamsOf<M>, result: ResultOf<M>): VectorCall => ({
  method,
  params,
  answer: { result },
});
const exactly = (one: VectorCall): VectorCall => ({ ...one, exact: true });
const refused = (method: string, params: object, code: BridgeErrorCode): VectorCall => ({
  method,
  params,
  answer: { code },
});

const STATE = {
  permission: { push: 'granted', contacts: 'prompt' },
  pushToken: 'push-token-1',
  appVersion: '5.2.0',
} as const;

/** Every method of the protocol, and what a shell has to refuse, as talks that a native team can replay. */
export const BRIDGE_VECTORS: readonly BridgeVector[] = [
  { name: 'handshake', calls: [] },
  {
    name: 'permission',
    calls: [
      call('permission.status', { name: 'push' }, { status: 'granted' }),
      call('permission.request', { name: 'contacts' }, { status: 'granted' }),
    ],
  },
  { name: 'push-token', calls: [call('push.getToken', {}, { token: 'push-token-1' })] },
  { name: 'app-version', calls: [call('app.version', {}, { appVersion: '5.2.0' })] },
  {
    name: 'user-id',
    calls: [call('user.setId', { userId: '1001' }, {}), call('user.setId', { userId: null }, {})],
  },
  {
    name: 'menu',
    calls: [call('menu.setVisible', { visible: true }, {}), call('menu.setVisible', { visible: false }, {})],
  },
  {
    name: 'log-event',
    calls: [call('analytics.logEvent', { name: 'view_item', parameters: { currency: 'KRW', value: 12_900 } }, {})],
  },
  {
    name: 'share',
    calls: [call('share.open', { link: 'https://shop.example/product/3', title: '감귤 3kg' }, { shared: true })],
  },
  { name: 'contacts', calls: [call('contacts.pick', {}, { name: '김하늘', phone: '010-0000-1234' })] },
  { name: 'payment', calls: [call('payment.open', { url: 'supertoss://pay?token=1' }, { opened: 'app' })] },
  {
    name: 'secure-storage',
    calls: [
      call('storage.secureSet', { key: 'hint', value: '가나' }, {}),
      exactly(call('storage.secureGet', { key: 'hint' }, { value: '가나' })),
      call('storage.secureSet', { key: 'hint', value: null }, {}),
      exactly(call('storage.secureGet', { key: 'hint' }, { value: null })),
    ],
  },
  { name: 'sync', calls: [call('app.sync', {}, { state: STATE })] },
  {
    name: 'refused-parameters',
    calls: [
      refused('user.setId', { userId: 7 }, 'INVALID_PARAMS'),
      refused('storage.secureGet', { key: 'session' }, 'INVALID_PARAMS'),
      refused('nav.openExternal', { url: 'javascript:alert(1)' }, 'INVALID_PARAMS'),
    ],
  },
  {
    name: 'unknown-method',
    calls: [refused('app.unheardOf', {}, 'UNSUPPORTED'), refused('__proto__', {}, 'UNSUPPORTED')],
  },
  { name: 'cancel', calls: [call('bridge.cancel', { id: 'of-no-call' }, {})] },
  {
    name: 'open-external',
    calls: [call('nav.openExternal', { url: 'https://shop.example/notice/1' }, {})],
    leaves: true,
  },
  { name: 'close', calls: [call('nav.close', {}, {})], leaves: true },
];

/** What a shell says by itself. */
export type ShellWord =
  | { readonly event: BridgeEvent; readonly payload: object }
  | { readonly method: 'nav.back'; readonly handled: boolean };

/** A recorded session in which the shell speaks; the handshake comes before its words. */
export interface ShellVector {
  readonly name: string;
  readonly words: readonly ShellWord[];
  /** Whether the handshake comes after its words: the page had given the shell up. */
  readonly isLate?: true;
}

const event = <E extends BridgeEvent>(name: E, payload: PayloadOf<E>): ShellWord => ({ event: name, payload });

/** Every event of the protocol, and the back button that a page takes and leaves, as a page has to understand them. */
export const SHELL_VECTORS: readonly ShellVector[] = [
  {
    name: 'events',
    words: [
      event('app.resumed', {}),
      event('app.stateChanged', { state: STATE }),
      event('push.opened', { url: 'https://shop.example/event/1' }),
      event('deeplink.opened', { url: 'https://shop.example/product/3' }),
    ],
  },
  { name: 'late', words: [event('bridge.ready', {})], isLate: true },
  {
    name: 'back',
    words: [
      { method: 'nav.back', handled: true },
      { method: 'nav.back', handled: false },
    ],
  },
];

/** Whether a person has to answer for a talk to go on. */
export function asksPerson({ calls }: BridgeVector): boolean {
  return calls.some(({ method }) => Object.hasOwn(METHODS, method) && Reflect.get(METHODS, method).timeoutMs === null);
}

/**
 * A talk as it is published: messages in order, `$1`, `$2`… for ids of one's own and
 * `$session` for what the shell named.
 */
export function vectorDocument({ name, calls, leaves }: BridgeVector): object {
  const steps = calls.flatMap((one, at) => stepsOf(one, `$${at + 2}`));
  return { name, ...(leaves && { leaves }), steps: [...GREETING, ...steps] };
}

/** The same of a session in which the shell speaks; `$shell1`, `$shell2`… are the ids that it names. */
export function shellVectorDocument({ name, words, isLate }: ShellVector): object {
  const meta = isLate ? {} : IN_SESSION;
  const steps = words.flatMap((word, at): readonly object[] => {
    if ('event' in word) return [{ shell: { v: BRIDGE_VERSION, kind: 'evt', seq: at + 1, ...word, meta } }];
    const { method, handled } = word;
    const head = { v: BRIDGE_VERSION, id: `$shell${at + 1}`, meta };
    return [
      { shell: { ...head, kind: 'req', method, params: {} } },
      { page: { ...head, kind: 'res', ok: true, result: { handled } } },
    ];
  });
  return { name, steps: isLate ? [...steps, ...GREETING] : [...GREETING, ...steps] };
}

const IN_SESSION = { session: '$session' };

function stepsOf({ method, params, answer, exact }: VectorCall, id: string, asked: object = IN_SESSION) {
  const v = BRIDGE_VERSION;
  const outcome =
    'code' in answer
      ? { ok: false, error: { code: answer.code, message: answer.code, retryable: false } }
      : { ok: true, result: answer.result };
  return [
    { page: { v, kind: 'req', id, method, params, meta: asked } },
    { shell: { v, kind: 'res', id, ...outcome, meta: IN_SESSION }, ...(exact && { exact }) },
  ];
}

const GREETING = stepsOf(
  {
    method: 'bridge.hello',
    params: { versions: [BRIDGE_VERSION], sdk: '1.0.0', wants: [], events: [] },
    answer: {
      result: {
        version: BRIDGE_VERSION,
        session: '$session',
        capabilities: { 'app.sync': 1, 'share.open': 1 },
        state: STATE,
      },
    },
  },
  '$1',
  {},
);
