import { createCheckoutMachine } from './checkout/checkout.machine.ts';
import type { Ports } from './ports.ts';
import { createIdleMachine } from './session/idle.machine.ts';
import { createSessionMachine } from './session/session.machine.ts';

/** The ports the three machines call; each machine's own factory asks only for the ones it calls itself. */
export type CommercePorts = Pick<
  Ports,
  'sessionApi' | 'tokenStore' | 'orderApi' | 'clock' | 'random' | 'keyValueStore'
>;

/** All flows of the core, each bound to just the ports it calls. Importers of one flow call its own factory. */
export function createCommerce(ports: CommercePorts) {
  return {
    session: createSessionMachine(ports),
    idle: createIdleMachine(ports),
    checkout: createCheckoutMachine(ports),
  };
}

/** The flows of the core, ready to be started by a host. */
export type Commerce = ReturnType<typeof createCommerce>;
