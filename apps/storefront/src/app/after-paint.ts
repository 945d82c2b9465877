import { APP_OFFER_AFTER_MS, isCommerceError } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ChromeStore } from '../page/chrome-store.ts';
import { createServices } from '../container/create-container.ts';
import type { Services, SessionActor } from '../container/services.ts';
import { announceSession } from '../container/session-tabs.ts';
import { takeFlashMessage } from '../page/flash-message.ts';
import { firstInput } from '../page/first-input.ts';
import type { PageFacts } from '../page/page-state.ts';
import { yieldToMain } from '../page/yield-to-main.ts';
import { readPage } from './navigation/current-page.ts';
import { loadRouteTitles } from './page-title.ts';
import { recoverMissingChunks } from './recover-chunk.ts';
import type { SessionHost } from './session-link.ts';
import { isInShell } from './native/in-shell.ts';
import { followPages } from './follow-pages.ts';
import type { PersistingPage } from './offline/persisted-queries.ts';
import { saveForOfflineLater } from './offline/save-for-offline-later.ts';
import { syncCartAfterLogin } from './sync-cart-after-login.ts';
import { afterLogin } from './after-login.ts';
import { prefetchLinks } from './navigation/link-prefetch.ts';
import { watchLogin } from './watch-login.ts';
import { isAppOfferHidden } from '../page/app-offer-cookie.ts';
import { interruptOnce } from '../widgets/popup/interruption.ts';

/** What the code that loads after the first paint gets from the page. */
export interface AfterPaint extends SessionHost {
  readonly facts: PageFacts;
  readonly chrome: ChromeStore;
  readonly client: QueryClient;
  /** How the page persists queries. */
  readonly keeping: PersistingPage;
  /** Reacts to an error as the catalogue says. */
  readonly react: (thrown: unknown) => void;
}

/** Builds the services, starts a member's session, and catches up on what the first paint did not need. */
export async function loadServices(after: AfterPaint): Promise<Services> {
  // The file has just been evaluated: yields, so that no long task blocks a phone.
  await yieldToMain();
  const { facts, chrome, text, proceed, react } = after;
  const shell = isInShell(facts.platform) ? (await import('./native/shell.ts')).openShell(facts.platform) : null;
  let session: SessionActor | null = null;
  let hasEnded = false;
  const services = await createServices({
    facts,
    bridge: shell?.bridge ?? null,
    loadFlows: async (ports) => {
      const { startFlows } = await import('./start-flows.ts');
      const flows = startFlows(ports, { chrome, text, proceed }, facts);
      session = flows.session;
      // The end of the session navigates itself: reloading this page would interrupt that.
      session.on('ended', () => (hasEnded = true));
      return flows;
    },
  });
  // Before the screen gets the services: the page view is recorded before events on it.
  followPages(services);
  watchLogin(services.tokenStore, facts, () => hasEnded || (session?.getSnapshot().hasTag('leaving') ?? false));
  catchUp(after, services).catch(react);
  shell?.follow(services, { facts, chrome });
  return services;
}

/** Reports, refreshes and prefetches, one after the other. */
async function catchUp(
  { facts, chrome, client, keeping, text, proceed, react }: AfterPaint,
  services: Services,
): Promise<void> {
  const { loggedIn, language, redirectReason } = facts;
  const here = async () => services;
  if (loggedIn) services.flows().catch(react);
  await yieldToMain();
  announceSession();
  recoverMissingChunks();
  const word = takeFlashMessage() ?? (redirectReason === 'session-expired' ? text['session-expired'] : null);
  if (word !== null) chrome.toast(word);
  // The visitor did not request this, so failures while offline are not shown.
  const tell = (thrown: unknown): void => {
    if (navigator.onLine || !isCommerceError(thrown, 'NETWORK')) react(thrown);
  };
  const merged = syncCartAfterLogin(services, { loggedIn, client, chrome, text }).catch(tell);
  if (loggedIn) afterLogin(services, { client, chrome, text, merged }, tell).catch(tell);
  await yieldToMain();
  prefetchLinks({ client, services: here, language, loggedIn });
  loadRouteTitles().catch(react);
  if (facts.app !== undefined) offerApp(chrome);
  reportLater(facts).catch(() => undefined);
  // A device without storage persists nothing.
  saveForOfflineLater({ ...keeping, language, services: here, chrome, proceed }).catch(() => undefined);
}

/** Starts to measure the page at the first input; until then the browser buffers the figures of the first paint. */
async function reportLater({ notFound }: PageFacts): Promise<void> {
  // A page opened in a background tab has waited, not been slow.
  if (document.visibilityState === 'hidden') return;
  await firstInput();
  const [opened] = performance.getEntriesByType('navigation');
  const { route } = readPage(new URL(opened?.name ?? location.href).pathname, '');
  const { reportVitals } = await import('./report-vitals.ts');
  reportVitals(notFound ? 'wrongPage' : route);
}

/** Offers the shop's app two seconds into a visit, or later while the visitor is busy. Spec §4, §9. */
function offerApp(chrome: Pick<ChromeStore, 'offerApp'>): void {
  if (isAppOfferHidden(document.cookie)) return;
  interruptOnce('app-offer', APP_OFFER_AFTER_MS, () => chrome.offerApp(true));
}
