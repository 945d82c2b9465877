import type { QueryClient } from '@tanstack/react-query';
import type { ChromeView } from '../chrome/chrome.view.ts';
import { loadOverlays } from '../chrome/lazy-overlays.tsx';
import { createServices } from '../container/create-container.ts';
import type { Services } from '../container/services.ts';
import { takeWord } from './left-word.ts';
import type { PageFacts } from './page-state.ts';
import { loadRouteTitles } from './page-title.ts';
import { watchIdleness } from './session-idle.ts';
import { linkSession, type SessionScene } from './session-link.ts';
import { settleCart } from './settle-cart.ts';
import { tellMember } from './tell-member.ts';
import { warmLinks } from './warm-links.ts';

/** What the page hands to the part of it that arrives after the first paint. */
export interface AfterPaint extends Omit<SessionScene, 'facts'> {
  readonly facts: PageFacts;
  readonly chrome: ChromeView;
  readonly client: QueryClient;
  /** Tells of what went wrong, by the reactions of the catalogue. */
  readonly react: (thrown: unknown) => void;
}

/** Builds the services, starts the session, and catches up on what the first paint did not need. */
export function bringServices({ facts, chrome, client, text, proceed, react }: AfterPaint): Services {
  void loadRouteTitles().catch(react);
  void loadOverlays().catch(react);
  const services = createServices({ facts, bridge: null });
  const { loggedIn } = facts;
  linkSession(services, { chrome, text, proceed, facts });
  watchIdleness(services, facts);
  const word = takeWord() ?? (facts.arrival === 'session-expired' ? text['session-expired'] : null);
  if (word !== null) chrome.toast(word);
  settleCart({ services: async () => services, loggedIn, client, chrome }, text.cartMerged).catch(react);
  if (loggedIn) tellMember(services).catch(react);
  warmLinks({ client, services: async () => services, language: facts.language, loggedIn });
  return services;
}
