import type { BackendPorts, HostPorts } from '@dealstore/commerce-core';
import type { ServiceIdentifier } from 'inversify';
import type { Services } from './services.ts';

/** What the container is asked for: the ports the backend answers, all at once, and what this page can do itself. */
export interface Bound extends HostPorts, Pick<Services, 'visitCampaign' | 'flows'> {
  readonly backend: BackendPorts;
}

type Tokens = { readonly [K in keyof Bound]: ServiceIdentifier<Bound[K]> };

// NOTE: keep the record. A lone `const TOKEN: ServiceIdentifier<X> = Symbol()` is narrowed to `symbol`
// and a wrong binding compiles.
/** One token per thing that is bound; a new one is a compile error until it has one. */
export const TOKEN: Tokens = {
  backend: Symbol('backend'),
  sessionApi: Symbol('sessionApi'),
  tokenStore: Symbol('tokenStore'),
  pendingTargetStore: Symbol('pendingTargetStore'),
  clock: Symbol('clock'),
  random: Symbol('random'),
  keyValueStore: Symbol('keyValueStore'),
  bridge: Symbol('bridge'),
  tracking: Symbol('tracking'),
  visitCampaign: Symbol('visitCampaign'),
  flows: Symbol('flows'),
};
