import { createCheckoutMachine } from './checkout/checkout.machine.ts';
import type { Ports } from './ports.ts';
import { createIdleMachine } from './session/idle.machine.ts';
import { createSessionMachine } from './session/session.machine.ts';

/** All the core gives: its flows, each bound to just the ports it needs. */
export function createCommerce(ports: Ports) {
  return {
    session: createSessionMachine(ports),
    idle: createIdleMachine(ports),
    checkout: createCheckoutMachine(ports),
  };
}

/** The flows of the core, ready to be started by a host. */
export type Commerce = ReturnType<typeof createCommerce>;
