import type { QueryClient } from '@tanstack/react-query';
import type { ChromeView } from '../chrome/chrome.view.ts';
import { loadOverlays } from '../chrome/lazy-overlays.tsx';
import { createServices } from '../container/create-container.ts';
import type { Services, SessionActor } from '../container/services.ts';
import { announceSession } from '../container/session-tabs.ts';
import { takeWord } from './left-word.ts';
import type { PageFacts } from './page-state.ts';
import { loadRouteTitles } from './page-title.ts';
import type { SessionScene } from './session-link.ts';
import { settleCart } from './settle-cart.ts';
import { tellMember } from './tell-member.ts';
import { warmLinks } from './warm-links.ts';
import { watchLogin } from './watch-login.ts';

/** What the page hands to the part of it that arrives after the first paint. */
export interface AfterPaint extends SessionScene {
  readonly facts: PageFacts;
  readonly chrome: ChromeView;
  readonly client: QueryClient;
  /** Tells of what went wrong, by the reactions of the catalogue. */
  readonly react: (thrown: unknown) => void;
}

/** Builds the services, starts a member's session, and catches up on what the first paint did not need. */
export function bringServices({ facts, chrome, client, text, proceed, react }: AfterPaint): Services {
  void loadRouteTitles().catch(react);
  void loadOverlays().catch(react);
  let session: SessionActor | null = null;
  const services = createServices({
    facts,
    bridge: null,
    bringFlows: async (ports) => {
      const { startFlows } = await import('./start-flows.ts');
      const flows = startFlows(ports, { chrome, text, proceed }, facts);
      session = flows.session;
      return flows;
    },
  });
  const { loggedIn } = facts;
  watchLogin(services.tokenStore, facts, () => session?.getSnapshot().hasTag('leaving') ?? false);
  announceSession();
  if (loggedIn) services.flows().catch(react);
  const word = takeWord() ?? (facts.arrival === 'session-expired' ? text['session-expired'] : null);
  if (word !== null) chrome.toast(word);
  settleCart({ services: async () => services, loggedIn, client, chrome }, text.cartMerged).catch(react);
  if (loggedIn) tellMember(services).catch(react);
  warmLinks({ client, services: async () => services, language: facts.language, loggedIn });
  return services;
}
