import type { AppState, BridgeMethod, ParamsOf, ResultOf } from './bridge-messages.ts';
import { type BridgeCall, type BridgeLinkHost, createBridgeLink } from './bridge-link.use-case.ts';
import type { Bridge } from './bridge.port.ts';
import { readPaymentLink } from './payment-link.ts';

/** The bridge over the transport of a shell. Spec §7 Other; the protocol is Assumed. */
export function createShellBridge(host: BridgeLinkHost): Bridge {
  const listeners = new Set<() => void>();
  const pending = new Set<BridgeCall<unknown>>();
  let state: AppState | null = null;
  // What a shell that answers late has to know all the same.
  let userId: string | null | undefined;
  let menuOpen = false;
  let takeBack: () => boolean = () => false;
  let open: (url: string) => void = () => undefined;

  const changed = () => listeners.forEach((listener) => listener());
  const learn = (next: AppState): void => {
    state = next;
    changed();
  };
  const readState = async (): Promise<void> => {
    const result = await ask('app.sync', {});
    if (result !== null) learn(result.state);
  };
  const sync = () => void readState();

  const link = createBridgeLink(host, {
    ready: (hello) => {
      learn(hello.state);
      if (userId !== undefined) void link.call('user.setId', { userId });
      if (menuOpen) void link.call('menu.setVisible', { visible: true });
    },
    absent: changed,
    event: (event, payload) => {
      if (event === 'app.resumed') sync();
      if ('state' in payload) learn(payload.state);
      if ('url' in payload) open(payload.url);
    },
    missed: sync,
    back: () => takeBack(),
  });

  /** The result of a call, null when it failed. */
  async function ask<M extends BridgeMethod>(method: M, params: ParamsOf<M>): Promise<ResultOf<M> | null> {
    const call = link.call(method, params);
    pending.add(call);
    const answer = await call.answer;
    pending.delete(call);
    return answer.ok ? answer.result : null;
  }
  const isReady = () => link.status() === 'ready';

  return {
    isPresent: () => true,
    status: link.status,
    can: link.can,
    appState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    sync,
    permission: async (name) => (await ask('permission.status', { name }))?.status ?? null,
    requestPermission: async (name) => {
      const status = (await ask('permission.request', { name }))?.status ?? null;
      if (status !== null && state !== null) learn({ ...state, permission: { ...state.permission, [name]: status } });
      return status;
    },
    pushToken: async () => {
      const token = (await ask('push.getToken', {}))?.token ?? null;
      if (token !== null && state !== null) learn({ ...state, pushToken: token });
      return token;
    },
    appVersion: async () => {
      const appVersion = (await ask('app.version', {}))?.appVersion ?? null;
      if (appVersion !== null && state !== null) learn({ ...state, appVersion });
      return appVersion;
    },
    setUserId: (next) => {
      userId = next;
      if (isReady()) void link.call('user.setId', { userId });
    },
    setMenuOpen: (isOpen) => {
      menuOpen = isOpen;
      if (isReady()) void link.call('menu.setVisible', { visible: isOpen });
    },
    openShare: async ({ link: address, title }) => {
      const result = await ask('share.open', { link: address, title: [...title].slice(0, 200).join('') });
      if (result === null) return 'none';
      return result.shared ? 'shared' : 'closed';
    },
    logEvent: (name, parameters) => void link.call('analytics.logEvent', { name, parameters }),
    pickContact: () => ask('contacts.pick', {}),
    openPayment: async (url) => {
      const target = readPaymentLink(url);
      return target !== null && (await ask('payment.open', { url: target.url })) !== null;
    },
    openExternal: async (url) => (await ask('nav.openExternal', { url })) !== null,
    secureGet: async (key) => (await ask('storage.secureGet', { key }))?.value ?? null,
    secureSet: async (key, value) => (await ask('storage.secureSet', { key, value })) !== null,
    onBack: (take) => void (takeBack = take),
    onOpened: (next) => void (open = next),
    leave: () => pending.forEach((call) => call.cancel()),
  };
}
