import type { Schema, ValueOf } from './json-schema.ts';

const NOTHING = { type: 'object', properties: {}, required: [] } as const satisfies Schema;
const URL_TEXT = { type: 'string', maxLength: 4096 } as const satisfies Schema;
const STATUS = { enum: ['granted', 'denied', 'prompt'] } as const satisfies Schema;
const PERMISSION = { enum: ['push', 'contacts', 'camera', 'tracking'] } as const satisfies Schema;
const PUSH_TOKEN = {
  anyOf: [{ type: 'string', maxLength: 4096 }, { type: 'null' }],
} as const satisfies Schema;
const VERSION = { type: 'string', maxLength: 32 } as const satisfies Schema;
const NAME = { type: 'string', maxLength: 64 } as const satisfies Schema;
/** `session` is where `secureTokenVault` of a native program keeps its tokens: it stays out of a page's reach. */
const KEY = { type: 'string', maxLength: 64, pattern: '^(?!session$)[a-z][a-zA-Z0-9.-]*$' } as const satisfies Schema;
const SECRET = { type: 'string', maxLength: 8192 } as const satisfies Schema;

/** What a shell knows of itself: permissions, the push token, its version. */
const STATE = {
  type: 'object',
  properties: {
    permission: {
      type: 'object',
      properties: { push: STATUS, contacts: STATUS, camera: STATUS, tracking: STATUS },
      required: [],
    },
    pushToken: PUSH_TOKEN,
    appVersion: VERSION,
  },
  required: ['permission', 'pushToken', 'appVersion'],
} as const satisfies Schema;

interface Method {
  readonly params: Schema;
  readonly result: Schema;
  /** How long an answer is waited for, in ms; null where a person is asked. */
  readonly timeoutMs: number | null;
  readonly summary: { readonly ko: string; readonly en: string };
}

/** How long a shell has to answer, where no person is asked. Spec: Assumed. */
export const CALL_TIMEOUT_MS = 2_000;
/** How long the handshake is waited for. Assumed. */
export const HELLO_TIMEOUT_MS = 1_500;

const timeoutMs = CALL_TIMEOUT_MS;

/**
 * What a page may ask of a shell. Spec §7 Other (permission, push token, app version, user id, menu, event logging).
 */
export const METHODS = {
  'bridge.hello': {
    params: {
      type: 'object',
      properties: {
        versions: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 99 }, maxItems: 9 },
        sdk: VERSION,
        wants: { type: 'array', items: NAME, maxItems: 64 },
        events: { type: 'array', items: NAME, maxItems: 64 },
      },
      required: ['versions', 'sdk', 'wants', 'events'],
    },
    result: {
      type: 'object',
      properties: {
        version: { type: 'integer', minimum: 1, maximum: 99 },
        session: NAME,
        capabilities: {
          type: 'object',
          additionalProperties: { type: 'integer', minimum: 1, maximum: 99 },
          maxProperties: 128,
        },
        state: STATE,
      },
      required: ['version', 'session', 'capabilities', 'state'],
    },
    timeoutMs: HELLO_TIMEOUT_MS,
    summary: { ko: '연결을 시작해요', en: 'opens the session' },
  },
  'bridge.cancel': {
    params: { type: 'object', properties: { id: NAME }, required: ['id'] },
    result: NOTHING,
    timeoutMs,
    summary: { ko: '기다리던 호출을 취소해요', en: 'cancels a call that waits' },
  },
  'app.sync': {
    params: NOTHING,
    result: { type: 'object', properties: { state: STATE }, required: ['state'] },
    timeoutMs,
    summary: { ko: '앱 상태를 다시 읽어요', en: 'reads the state of the app again' },
  },
  'app.version': {
    params: NOTHING,
    result: { type: 'object', properties: { appVersion: VERSION }, required: ['appVersion'] },
    timeoutMs,
    summary: { ko: '앱 버전을 읽어요', en: 'reads the version of the app' },
  },
  'permission.status': {
    params: { type: 'object', properties: { name: PERMISSION }, required: ['name'] },
    result: { type: 'object', properties: { status: STATUS }, required: ['status'] },
    timeoutMs,
    summary: { ko: '권한 상태를 읽어요', en: 'reads a permission' },
  },
  'permission.request': {
    params: { type: 'object', properties: { name: PERMISSION }, required: ['name'] },
    result: { type: 'object', properties: { status: STATUS }, required: ['status'] },
    timeoutMs: null,
    summary: { ko: '권한을 요청해요', en: 'asks the person for a permission' },
  },
  'push.getToken': {
    params: NOTHING,
    result: { type: 'object', properties: { token: PUSH_TOKEN }, required: ['token'] },
    timeoutMs,
    summary: { ko: '푸시 토큰을 읽어요', en: 'reads the push token' },
  },
  'user.setId': {
    params: {
      type: 'object',
      properties: { userId: { anyOf: [{ type: 'string', maxLength: 64 }, { type: 'null' }] } },
      required: ['userId'],
    },
    result: NOTHING,
    timeoutMs,
    summary: { ko: '로그인한 회원 번호를 알려요 (로그아웃은 null)', en: 'tells who is logged in (null after log-out)' },
  },
  'menu.setVisible': {
    params: { type: 'object', properties: { visible: { type: 'boolean' } }, required: ['visible'] },
    result: NOTHING,
    timeoutMs,
    summary: { ko: '화면을 덮는 메뉴가 열리고 닫힘을 알려요', en: 'tells that an overlay opened or closed' },
  },
  'analytics.logEvent': {
    params: {
      type: 'object',
      properties: {
        name: NAME,
        parameters: {
          type: 'object',
          additionalProperties: {
            anyOf: [{ type: 'string', maxLength: 32_768 }, { type: 'number' }, { type: 'boolean' }],
          },
          maxProperties: 64,
        },
      },
      required: ['name', 'parameters'],
    },
    result: NOTHING,
    timeoutMs,
    summary: { ko: '분석 이벤트를 앱에 남겨요', en: 'logs an event with the analytics of the app' },
  },
  'share.open': {
    params: {
      type: 'object',
      properties: { link: URL_TEXT, title: { type: 'string', maxLength: 200 } },
      required: ['link', 'title'],
    },
    result: { type: 'object', properties: { shared: { type: 'boolean' } }, required: ['shared'] },
    timeoutMs: null,
    summary: { ko: '앱의 공유 창을 열어요', en: 'opens the share sheet of the app' },
  },
  'contacts.pick': {
    params: NOTHING,
    result: {
      type: 'object',
      properties: { name: { type: 'string', maxLength: 100 }, phone: { type: 'string', maxLength: 32 } },
      required: ['name', 'phone'],
    },
    timeoutMs: null,
    summary: { ko: '연락처에서 한 사람을 골라요', en: 'lets the person pick one contact' },
  },
  'payment.open': {
    params: { type: 'object', properties: { url: URL_TEXT }, required: ['url'] },
    result: { type: 'object', properties: { opened: { enum: ['app', 'store'] } }, required: ['opened'] },
    timeoutMs: null,
    summary: { ko: '결제 앱을 열어요', en: 'opens a payment app' },
  },
  'nav.openExternal': {
    params: {
      type: 'object',
      properties: { url: { type: 'string', maxLength: 4096, pattern: '^https://' } },
      required: ['url'],
    },
    result: NOTHING,
    timeoutMs,
    summary: { ko: '바깥 브라우저에서 열어요', en: 'opens an address in the browser of the phone' },
  },
  'nav.close': {
    params: NOTHING,
    result: NOTHING,
    timeoutMs,
    summary: { ko: '앱 화면을 닫아요', en: 'closes the view of the app' },
  },
  'storage.secureGet': {
    params: { type: 'object', properties: { key: KEY }, required: ['key'] },
    result: { type: 'object', properties: { value: { anyOf: [SECRET, { type: 'null' }] } }, required: ['value'] },
    timeoutMs,
    summary: { ko: '보안 저장소에서 읽어요', en: 'reads from secure storage' },
  },
  'storage.secureSet': {
    params: {
      type: 'object',
      properties: { key: KEY, value: { anyOf: [SECRET, { type: 'null' }] } },
      required: ['key', 'value'],
    },
    result: NOTHING,
    timeoutMs,
    summary: { ko: '보안 저장소에 저장해요 (null은 삭제)', en: 'keeps in secure storage (null removes)' },
  },
} as const satisfies Readonly<Record<string, Method>>;

/** What a shell tells a page. */
export const EVENTS = {
  'bridge.ready': {
    payload: NOTHING,
    summary: { ko: '늦게 준비된 앱이 연결을 청해요', en: 'a shell that was late asks for the handshake' },
  },
  'app.resumed': { payload: NOTHING, summary: { ko: '앱이 다시 앞으로 왔어요', en: 'the app came back to the front' } },
  'app.stateChanged': {
    payload: { type: 'object', properties: { state: STATE }, required: ['state'] },
    summary: { ko: '권한이나 푸시 토큰이 바뀌었어요', en: 'a permission or the push token changed' },
  },
  'push.opened': {
    payload: { type: 'object', properties: { url: URL_TEXT }, required: ['url'] },
    summary: { ko: '푸시를 눌렀어요', en: 'a push message was opened' },
  },
  'deeplink.opened': {
    payload: { type: 'object', properties: { url: URL_TEXT }, required: ['url'] },
    summary: { ko: '딥링크로 들어왔어요', en: 'a deep link was opened' },
  },
} as const satisfies Readonly<Record<string, Pick<Method, 'summary'> & { readonly payload: Schema }>>;

/** What a shell may ask of a page. */
export const SHELL_METHODS = {
  'nav.back': {
    params: NOTHING,
    result: { type: 'object', properties: { handled: { type: 'boolean' } }, required: ['handled'] },
    timeoutMs,
    summary: { ko: '뒤로 버튼을 눌렀어요', en: 'the back button was pressed' },
  },
} as const satisfies Readonly<Record<string, Method>>;

/** Name of what a page may ask of a shell. */
export type BridgeMethod = keyof typeof METHODS;
/** Name of what a shell tells a page. */
export type BridgeEvent = keyof typeof EVENTS;
/** What a method is called with. */
export type ParamsOf<M extends BridgeMethod> = ValueOf<(typeof METHODS)[M]['params']>;
/** What a method answers. */
export type ResultOf<M extends BridgeMethod> = ValueOf<(typeof METHODS)[M]['result']>;
/** What an event carries. */
export type PayloadOf<E extends BridgeEvent> = ValueOf<(typeof EVENTS)[E]['payload']>;
/** What the app may be allowed on the phone. */
export type PermissionName = ValueOf<typeof PERMISSION>;
/** Whether a permission is given. */
export type PermissionStatus = ValueOf<typeof STATUS>;

/** What the environment holds of the app. Spec §3 (Env). */
export type AppState = ValueOf<typeof STATE>;
