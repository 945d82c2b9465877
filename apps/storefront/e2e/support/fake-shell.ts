import type { Page } from '@playwright/test';

/** The ways by which shells speak to a page. */
export const TRANSPORTS = ['webmessage', 'wk', 'rn', 'jsi'] as const;
export type TransportName = (typeof TRANSPORTS)[number];

/** One call of the page, as the shell got it. */
export interface ShellCall {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Puts a shell around every document of a page, as an app would: its objects are there before the first script. */
export async function injectShell(page: Page, transport: TransportName): Promise<readonly ShellCall[]> {
  const calls: ShellCall[] = [];
  await page.exposeFunction('recordShellCall', (call: ShellCall) => calls.push(call));
  await page.addInitScript(shellOnPage, transport);
  return calls;
}

/** The user agent of a shell. */
export function shellAgent(transport: TransportName): string {
  return transport === 'wk'
    ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 DealstoreApp/5.2.0 (IOS; bridge/1)'
    : 'Mozilla/5.0 (Linux; Android 16; SM-S938N; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/141.0.0.0 Mobile Safari/537.36 DealstoreApp/5.2.0 (AOS; bridge/1)';
}

/** Runs in the page: the native half of the protocol in a few lines, and `pressBack` for the phone's button. */
export function shellOnPage(transport: TransportName): void {
  if (window.top !== window) return;
  const session = `s-${Math.random()}`;
  const meta = { sentAt: 0, session };
  const state = { permission: { push: 'granted' }, pushToken: 'push-1', appVersion: '5.2.0' };
  const secureItems = new Map<string, unknown>();
  const nothing = () => ({});
  const methods: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => object>> = {
    'bridge.cancel': nothing,
    'app.sync': () => ({ state }),
    'app.version': () => ({ appVersion: state.appVersion }),
    'permission.status': () => ({ status: 'granted' }),
    'permission.request': () => ({ status: 'granted' }),
    'push.getToken': () => ({ token: state.pushToken }),
    'user.setId': nothing,
    'menu.setVisible': nothing,
    'analytics.logEvent': nothing,
    'share.open': () => ({ shared: Reflect.get(window, 'closesShare') !== true }),
    'contacts.pick': () => ({ name: '이하나', phone: '+82 10-0000-4321' }),
    'payment.open': () => ({ opened: 'app' }),
    'nav.openExternal': nothing,
    'nav.close': nothing,
    'storage.secureGet': ({ key }) => ({ value: secureItems.get(String(key)) ?? null }),
    'storage.secureSet': ({ key, value }) => (secureItems.set(String(key), value), {}),
  };
  const hello = {
    version: 1,
    session,
    capabilities: Object.fromEntries(Object.keys(methods).map((name) => [name, 1])),
    state,
  };
  const isRefused = (method: string, params: Readonly<Record<string, unknown>>): boolean =>
    (method === 'user.setId' && typeof params['userId'] === 'number') ||
    params['key'] === 'session' ||
    (method === 'nav.openExternal' && !String(params['url']).startsWith('https://'));
  const contentOf = (method: string, params: Readonly<Record<string, unknown>>): object => {
    const fail = (code: string) => ({ ok: false, error: { code, message: code, retryable: false } });
    if (method === 'bridge.hello') return { ok: true, result: hello };
    if (!Object.hasOwn(methods, method)) return fail('UNSUPPORTED');
    // A journey names here what its shell cannot do at the moment.
    if (Reflect.get(window, 'unavailableMethod') === method) return fail('UNAVAILABLE');
    return isRefused(method, params) ? fail('INVALID_PARAMS') : { ok: true, result: methods[method]?.(params) };
  };
  const record = (call: object) => Reflect.get(window, 'recordShellCall')(call);
  const port: { onmessage?: (event: object) => void; postMessage: (text: string) => void } = {
    postMessage: (text) => void answer(text, (reply) => port.onmessage?.({ data: reply, origin: '' })),
  };
  const receive = (text: string) => Reflect.get(window, 'commerceBridgeReceive')(text);
  const answer = (text: string, reply: (text: string) => void): void => {
    const { kind, id, method, params, ok, result } = JSON.parse(text);
    record(kind === 'req' ? { method, params } : { method: 'answer', params: { ok, ...result } });
    if (kind !== 'req') return;
    setTimeout(() => reply(JSON.stringify({ v: 1, kind: 'res', id, ...contentOf(method, params), meta })), 1);
  };
  const withReply = (text: string) =>
    new Promise<string | null>((resolve) => {
      answer(text, resolve);
      if (JSON.parse(text).kind !== 'req') resolve(null);
    });
  if (transport === 'webmessage') Reflect.set(window, 'commerceBridge', port);
  if (transport === 'wk')
    Object.defineProperty(window, 'webkit', {
      value: { messageHandlers: { commerceBridge: { postMessage: withReply } } },
      configurable: true,
    });
  if (transport === 'rn')
    Reflect.set(window, 'ReactNativeWebView', { postMessage: (text: string) => answer(text, receive) });
  if (transport === 'jsi') Reflect.set(window, 'CommerceAndroid', { post: (text: string) => answer(text, receive) });
  const send = transport === 'webmessage' ? (text: string) => port.onmessage?.({ data: text, origin: '' }) : receive;
  let pressed = 0;
  Reflect.set(window, 'pressBack', () => {
    pressed += 1;
    send(JSON.stringify({ v: 1, kind: 'req', id: `back-${pressed}`, method: 'nav.back', params: {}, meta }));
  });
  let seq = 0;
  Reflect.set(window, 'sendShellEvent', (event: string, payload: object) => {
    seq += 1;
    send(JSON.stringify({ v: 1, kind: 'evt', event, seq, payload, meta }));
  });
  // What the delegate of a web view does with addresses that are no web pages: they are apps.
  const delegate = (event: Event): void => {
    const href = event.target instanceof Element ? (event.target.closest('a')?.href ?? '') : '';
    if (href === '' || /^https?:/.test(href)) return;
    event.preventDefault();
    record({ method: 'navigation', params: { href } });
  };
  window.addEventListener('click', delegate, true);
}
