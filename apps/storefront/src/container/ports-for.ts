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
  /** How a guest's reads reach a backend in the same process; absent for members, whose answers are theirs alone. */
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
      // A screen being rendered does nothing that is recorded, and has no browser whose id it could give.
      clientId: () => '',
      // What a guest has in the cart is on their device: nothing here.
      guest: scope.loggedIn ? null : { keyValueStore, clock },
    }),
    // Logging in belongs to the web host's own endpoints; a screen being rendered cannot do it.
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
    // Flows move in the browser only; a screen that names one while being rendered gets it at rest.
    flows: async () => createFlows(ports),
  };
}

function refuse(): Promise<never> {
  return Promise.reject(commerceError('METHOD_NOT_ALLOWED'));
}
