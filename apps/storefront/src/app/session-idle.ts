import { type Clock, watchesIdleness } from '@dealstore/commerce-core/domain';
import { createActor } from 'xstate';
import type { Flows } from '../container/flows.ts';
import type { PageFacts } from '../page/page-state.ts';

/** Events that count as an action. Spec §4 says action; which ones is Assumed. */
const ACTIONS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'popstate', 'pushState'] as const;

/** Events after a page was suspended. */
const WAKES = ['focus', 'pageshow'] as const;

/** Watches a member on PC web for 2 h without an action in any tab, and then ends the session. Spec §4, §9. */
export function watchIdleness({ commerce, session }: Flows, clock: Clock, facts: PageFacts): void {
  if (facts.login === undefined || !watchesIdleness(facts.platform, facts.loggedIn)) return;
  const idle = createActor(commerce.idle, { clock, input: { login: facts.login } });
  idle.on('idle', () => session.send({ type: 'idle' }));
  idle.start();
  const act = (): void => idle.send({ type: 'action' });
  const wake = (): void => idle.send({ type: 'wake' });
  for (const action of ACTIONS) window.addEventListener(action, act, { passive: true, capture: true });
  for (const event of WAKES) window.addEventListener(event, wake);
  document.addEventListener('visibilitychange', wake);
  // The document itself is an action: the visitor came here.
  act();
}
