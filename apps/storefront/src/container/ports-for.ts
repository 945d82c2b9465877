import { type Clock, createVisitCampaign, type Ports } from '@dealstore/commerce-core';
import { createHttpClient, createHttpPorts, type ReadDirectly } from '@dealstore/commerce-core/adapters/http';
import { absentBridge, memoryStorage, silentTracking } from '@dealstore/commerce-core/adapters/bare';
import { cryptoRandom } from '@dealstore/commerce-core/adapters/web';
import { commerceError } from '@dealstore/commerce-core/domain';
import { createFlows } from './flows.ts';
import type { Services } from './services.ts';

/** What differs from one server request to the next. */
export interface RequestScope {
  readonly baseUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Language, request id and bearer of this request. */
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: Clock;
  readonly loggedIn: boolean;
  /** Reads of a guest from a backend in the same process; absent for members, whose answers are private. */
  readonly readDirectly?: ReadDirectly;
}

/** The services of one server request: plain closures, no container. */
export function portsFor(scope: RequestScope): Services {
  const http = createHttpClient({
    baseUrl: scope.baseUrl,
    fetch: scope.fetch,
    clock: scope.clock,
    headers: () => scope.headers,
    bearer: async () => null,
    ...(scope.readDirectly === undefined ? {} : { readDirectly: scope.readDirectly }),
  });
  const keyValueStore = memoryStorage(scope.clock);
  const { clock } = scope;
  const ports: Ports = {
    ...createHttpPorts(http, {
      // Nothing is recorded while a screen is rendered, and there is no browser with an id.
      clientId: () => '',
      // A guest's cart is stored on their device: here it is empty.
      guest: scope.loggedIn ? null : { keyValueStore, clock },
    }),
    // Log-ins go through endpoints of the web host, never through a render.
    sessionApi: { start: refuse, logIn: refuse, obtain: refuse, refresh: refuse, logOut: refuse },
    tokenStore: {
      presence: async () => ({ user: scope.loggedIn, server: scope.loggedIn }),
      version: async () => null,
      clear: async () => undefined,
      subscribe: () => () => undefined,
    },
    pendingTargetStore: { save: () => undefined, take: () => null },
    clock,
    random: cryptoRandom(),
    keyValueStore,
    bridge: absentBridge(),
    tracking: silentTracking(),
  };
  return {
    ...ports,
    visitCampaign: createVisitCampaign(keyValueStore, false),
    // Flows run only in the browser; a render gets them in their initial state.
    flows: async () => createFlows(ports),
  };
}

function refuse(): Promise<never> {
  return Promise.reject(commerceError('METHOD_NOT_ALLOWED'));
}
