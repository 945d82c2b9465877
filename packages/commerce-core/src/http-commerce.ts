import { absentBridge } from './adapters/bare/absent-bridge.ts';
import { memoryStorage } from './adapters/bare/memory-storage.ts';
import { memoryTokenVault } from './adapters/bare/memory-token-vault.ts';
import { silentTracking } from './adapters/bare/silent-tracking.ts';
import { createHttpClient } from './adapters/http/client.ts';
import { createHttpPorts } from './adapters/http/http-ports.ts';
import { createHttpSessionApi } from './adapters/http/session.http.ts';
import { cryptoRandom } from './adapters/web/crypto-random.ts';
import { systemClock } from './adapters/web/system-clock.ts';
import { createSessionCartApi } from './cart/session-cart-api.use-case.ts';
import { type Commerce, createCommerce } from './commerce.ts';
import { CLIENT_ID_MAX_AGE_SECONDS, clientId } from './platform/client-id.ts';
import type { KeyValueStore } from './platform/storage.port.ts';
import type { Ports } from './ports.ts';
import { createSessionRecentProductApi } from './product/session-recent-products.use-case.ts';
import type { TokenVault } from './session/session.port.ts';
import { createStoredPendingTarget } from './session/stored-pending-target.use-case.ts';
import type { Language } from './value/language.ts';

/** What a shop over HTTP needs to know; all else has a default. */
export interface HttpCommerceOptions {
  /** Address of the backend without a trailing slash, for example `https://shop.example/api`. */
  readonly baseUrl: string;
  /** `Basic …`: the public identifier of this client. It proves nothing, so it may be read by anyone. */
  readonly auth: string;
  /** Where the log-in provider comes back to; `/auth/redirect` of the backend's origin when absent. */
  readonly redirectUri?: string;
  /** Of messages, names and texts; Korean when absent. */
  readonly language?: Language;
  /** Headers of every call beside the language, such as a campaign's. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The platform's own when absent. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Where a guest's cart and small texts are kept; in memory when absent. */
  readonly keyValueStore?: KeyValueStore;
  /** Where tokens are kept; in memory when absent. */
  readonly tokenVault?: TokenVault;
  /** Ports of your own in the place of those over HTTP, or of the clock, chance, bridge or tracking. */
  readonly ports?: Partial<Ports>;
}

/** All flows and use cases over HTTP, and the ports they call. */
export interface HttpCommerce extends Commerce {
  readonly ports: Ports;
}

const CLIENT_ID_KEY = 'client-id';

/**
 * A whole shop over HTTP for a host that keeps its own tokens: a browser page, a Worker, Node, a native shell. Calls end
 * within 30 s; reads and calls with an idempotency key are sent again while the network or the shop fails them; an
 * expired token is renewed once for all calls that met it; every call rejects with a CommerceError and with nothing else.
 * The cart is the device's until somebody logs in, then the member's.
 * @example const { ports } = createHttpCommerce({ baseUrl, auth }); (await ports.productApi.search({})).items
 */
export function createHttpCommerce(options: HttpCommerceOptions): HttpCommerce {
  const { baseUrl, auth, language = 'ko', headers = {}, ports: own = {} } = options;
  const { fetch = (request: Request) => globalThis.fetch(request) } = options;
  const { clock = systemClock(), random = cryptoRandom() } = own;
  const keyValueStore = own.keyValueStore ?? options.keyValueStore ?? memoryStorage(clock);
  const vault = options.tokenVault ?? memoryTokenVault(clock);
  const { tokenStore = vault } = own;
  const host = { clock, random, keyValueStore };

  const http = createHttpClient({
    baseUrl,
    fetch,
    clock,
    headers: () => ({ ...headers, 'accept-language': language }),
    bearer: async () => (await vault.read()).serverToken?.value ?? null,
    session: () => ({ sessionApi, tokenStore }),
    retry: { random },
  });
  const redirectUri = options.redirectUri ?? new URL('/auth/redirect', baseUrl).href;
  const sessionApi = own.sessionApi ?? createHttpSessionApi(http, { ...host, auth, vault, sha256, redirectUri });

  const shopper = { clientId: () => deviceClientId(host) };
  const member = createHttpPorts(http, { ...shopper, guest: null });
  const guest = createHttpPorts(http, { ...shopper, guest: host });
  const ports: Ports = {
    ...member,
    cartApi: createSessionCartApi({ tokenStore, memberCartApi: member.cartApi, guestCartApi: guest.cartApi }),
    recentProductApi: createSessionRecentProductApi({
      tokenStore,
      memberRecentProductApi: member.recentProductApi,
      guestRecentProductApi: guest.recentProductApi,
    }),
    sessionApi,
    tokenStore,
    pendingTargetStore: createStoredPendingTarget(host),
    ...host,
    bridge: absentBridge(),
    tracking: silentTracking(),
    ...own,
  };
  return { ...createCommerce(ports), ports };
}

function deviceClientId({ keyValueStore, random }: Pick<Ports, 'keyValueStore' | 'random'>): string {
  const id = keyValueStore.get(CLIENT_ID_KEY) ?? clientId(random);
  keyValueStore.set(CLIENT_ID_KEY, id, CLIENT_ID_MAX_AGE_SECONDS);
  return id;
}

/** As base64url without padding (RFC 7636), by the Web Crypto of browsers, Workers and Node. */
async function sha256(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
