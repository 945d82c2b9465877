import { createCommerce, type Ports } from '@dealstore/commerce-core';
import { createActor } from 'xstate';
import type { Flows } from './services.ts';

/** Builds the flows over a page's ports, the session's actor not yet started. */
export function createFlows(ports: Ports): Flows {
  const commerce = createCommerce(ports);
  return { commerce, session: createActor(commerce.session, { clock: ports.clock }) };
}
