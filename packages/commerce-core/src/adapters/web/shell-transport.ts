import type { BridgeTransport } from '../../bridge/bridge-transport.port.ts';

/** The name of the object that a shell puts on the page: a listener on Android, a message handler on iOS. */
const NAME = 'commerceBridge';
/** The function of the page that a shell calls where it has no channel back. */
const RECEIVE = 'commerceBridgeReceive';
/** The event by which a shell that was late says on the page that its object is there now. */
export const SHELL_READY_EVENT = 'commercebridgeready';

/** What of a window the transports use. */
export interface ShellWindow {
  /** The window itself where the page is in no frame of another. */
  readonly top: unknown;
  readonly isSecureContext: boolean;
}

/**
 * The transport of the shell around this page, the safest first; null in a browser, in a frame and on a page without
 * https. Messages from other windows are never listened to: a shell speaks by its own object, or calls a function of
 * this window. Sources: developer.android.com (WebViewCompat.addWebMessageListener, addJavascriptInterface),
 * developer.apple.com (WKScriptMessageHandlerWithReply), github.com/react-native-webview.
 */
export function shellTransport(page: ShellWindow): BridgeTransport | null {
  if (page.top !== page || !page.isSecureContext) return null;
  return webMessage(page) ?? messageHandler(page) ?? reactNative(page) ?? javascriptInterface(page);
}

/** The transport of a shell that may put its object on the page later, and says so by `SHELL_READY_EVENT`. */
export function lateShellTransport(page: ShellWindow & Pick<EventTarget, 'addEventListener'>): BridgeTransport {
  let found: BridgeTransport | null = null;
  return {
    kind: 'late',
    send: async (text) => {
      if (found === null) throw new Error('no shell is around this page yet');
      await found.send(text);
    },
    listen: (take) =>
      page.addEventListener(SHELL_READY_EVENT, () => {
        found ??= shellTransport(page);
        found?.listen(take);
      }),
  };
}

/** Android, `WebViewCompat.addWebMessageListener`: the system checks the origin of the page. */
function webMessage(page: ShellWindow): BridgeTransport | null {
  const port = field(page, NAME);
  const post = methodOf(port, 'postMessage');
  if (post === null || typeof port !== 'object' || port === null) return null;
  return {
    kind: 'webmessage',
    send: async (text) => void post(text),
    listen: (take) => {
      Reflect.set(port, 'onmessage', (event: unknown) => {
        // A shell has no origin; a message that has one comes from another page.
        const origin = field(event, 'origin');
        if (origin === undefined || origin === '') take(field(event, 'data'));
      });
    },
  };
}

/** iOS, `WKScriptMessageHandlerWithReply`: the answer comes as the promise's value, everything else by a call. */
function messageHandler(page: ShellWindow): BridgeTransport | null {
  const post = methodOf(field(field(field(page, 'webkit'), 'messageHandlers'), NAME), 'postMessage');
  if (post === null) return null;
  let taken: (text: unknown) => void = () => undefined;
  return {
    kind: 'wk',
    send: async (text) => {
      const reply = await post(text);
      if (typeof reply === 'string') taken(reply);
    },
    listen: (take) => {
      taken = take;
      receive(page, take);
    },
  };
}

/** React Native: text only, both ways. */
function reactNative(page: ShellWindow): BridgeTransport | null {
  const post = methodOf(field(page, 'ReactNativeWebView'), 'postMessage');
  if (post === null) return null;
  return { kind: 'rn', send: async (text) => void post(text), listen: (take) => receive(page, take) };
}

/**
 * Android, `addJavascriptInterface`: for web views too old for a listener; every frame sees
 * it, so the shell has to check.
 */
function javascriptInterface(page: ShellWindow): BridgeTransport | null {
  const post = methodOf(field(page, 'CommerceAndroid'), 'post');
  if (post === null) return null;
  return { kind: 'jsi', send: async (text) => void post(text), listen: (take) => receive(page, take) };
}

function receive(page: ShellWindow, take: (text: unknown) => void): void {
  Object.defineProperty(page, RECEIVE, { value: (text: unknown) => take(text), writable: false, configurable: true });
}

function methodOf(owner: unknown, name: string): ((text: string) => unknown) | null {
  const method = field(owner, name);
  // Called on its owner: the objects of shells refuse any other.
  return typeof method === 'function' ? (text) => Reflect.apply(method, owner, [text]) : null;
}

function field(owner: unknown, name: string): unknown {
  const isOwner = (typeof owner === 'object' && owner !== null) || typeof owner === 'function';
  return isOwner ? Reflect.get(owner, name) : undefined;
}
