import type { BackendPorts, HostPorts } from '@dealstore/commerce-core';
import type { ServiceIdentifier } from 'inversify';

/** What the container binds: all ports of the backend as one, and each port of the host. */
export interface Bound extends HostPorts {
  readonly backend: BackendPorts;
}

type Tokens = { readonly [K in keyof Bound]: ServiceIdentifier<Bound[K]> };

// NOTE: keep the record. A lone `const TOKEN: ServiceIdentifier<X> = Symbol()` is narrowed to `symbol`
// and a wrong binding compiles.
/** One token per binding; a new binding without one does not compile. */
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
};
