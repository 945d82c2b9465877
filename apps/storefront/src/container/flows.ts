import {
  createCheckoutMachine,
  createIdleMachine,
  createPaymentMachine,
  createSessionMachine,
  type Ports,
} from '@dealstore/commerce-core';
import { createActor } from 'xstate';

/** Creates the flows over a page's ports; the session's actor is not started yet. Screens create the other actors. */
export function createFlows(ports: Ports) {
  const commerce = {
    session: createSessionMachine(ports),
    idle: createIdleMachine(ports),
    checkout: createCheckoutMachine(ports),
    payment: createPaymentMachine(ports),
  };
  return { commerce, session: createActor(commerce.session, { clock: ports.clock }) };
}

/** The flows of the core over the services of a page, and the session among them: one actor, started with them. */
export type Flows = ReturnType<typeof createFlows>;
