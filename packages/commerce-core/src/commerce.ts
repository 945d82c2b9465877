import { createCheckoutMachine } from './checkout/checkout.machine.ts';
import { createPaymentMachine } from './checkout/payment.machine.ts';
import type { Ports } from './ports.ts';
import { createIdleMachine } from './session/idle.machine.ts';
import { createSessionMachine } from './session/session.machine.ts';

/** The ports these machines call; each machine's own factory asks only for the ones it calls itself. */
export type CommercePorts = Pick<
  Ports,
  'sessionApi' | 'tokenStore' | 'orderApi' | 'clock' | 'random' | 'keyValueStore'
>;

/**
 * The flows of a whole page, each bound to just the ports it calls. Flows of one screen, and importers of
 * one flow, call its own factory.
 */
export function createCommerce(ports: CommercePorts) {
  return {
    session: createSessionMachine(ports),
    idle: createIdleMachine(ports),
    checkout: createCheckoutMachine(ports),
    payment: createPaymentMachine(ports),
  };
}

/** The flows of a whole page, ready to be started by a host. */
export type Commerce = ReturnType<typeof createCommerce>;
