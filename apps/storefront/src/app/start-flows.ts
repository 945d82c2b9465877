import type { Ports } from '@dealstore/commerce-core';
import { createFlows, type Flows } from '../container/flows.ts';
import type { PageFacts } from '../page/page-state.ts';
import { watchIdleness } from './session-idle.ts';
import { linkSession, type SessionHost } from './session-link.ts';
import { forgetDrafts } from '../container/forget-drafts.ts';

/** Creates the flows of a page and starts its session; a chunk of its own. */
export function startFlows(ports: Ports, host: SessionHost, facts: PageFacts): Flows {
  const flows = createFlows(ports);
  linkSession(flows, host);
  flows.session.subscribe((session) => {
    // A device without storage persists nothing.
    if (session.matches('loggingOut')) forgetMember().catch(() => undefined);
  });
  watchIdleness(flows, ports.clock, facts);
  return flows;
}

/** Deletes a member's data from this device at a log-out: no later page may come to do it. */
async function forgetMember(): Promise<void> {
  forgetDrafts();
  const [{ dropQueries }, { dropMutations }] = await Promise.all([
    import('./offline/persisted-queries.ts'),
    import('./offline/persisted-mutations.ts'),
  ]);
  await Promise.all([dropQueries(), dropMutations()]);
}
