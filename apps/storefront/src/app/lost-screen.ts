import type { Language } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ChromeStore } from '../page/chrome-store.ts';
import { firstAct } from '../page/first-act.ts';
import { isJustBack } from '../page/use-back-online.ts';
import { findCard } from '../widgets/product-card/known-card.ts';
import { matchRoute } from '../routes/paths.ts';
import { isAnswered } from './is-answered.ts';
import { lostScreenText } from './lost-screen.text.ts';
import { routeTitle } from './page-title.ts';

/** How long the words stand once the visitor has gone on, the first wait before the shop is asked again, and the longest, in ms. Assumed. */
const LEFT_MS = 10_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** Longest words of a link that name what it leads to: those of a card tell more. Assumed. */
const NAME_LIMIT = 30;

/** What the words need of the page. */
interface LostScreenPage {
  readonly chrome: ChromeStore;
  readonly client: QueryClient;
  readonly language: Language;
  readonly proceed: (to: string) => void;
}

/**
 * Says by its name which screen did not come, where that is still being said, with another try, until the shop answers: then
 * it opens by itself, unless the visitor has done something else meanwhile.
 */
export async function sayLostScreen({ chrome, client, language, proceed }: LostScreenPage, to: string): Promise<void> {
  const t = lostScreenText[language];
  if (chrome.state.toast?.text !== t.lost) return;
  const here = location.href;
  const name = nameOf(client, language, to);
  chrome.toast(name === null ? t.lost : t.lostNamed(name), { label: t.retry, href: to, isOnlyWay: true, waits: true });
  const id = chrome.state.toast?.id ?? 0;
  const isSaid = (): boolean => chrome.state.toast?.id === id;
  let hasGoneOn = false;
  const followActs = async (): Promise<void> => {
    await firstAct();
    hasGoneOn = true;
    setTimeout(() => chrome.hideToast(id), LEFT_MS);
  };
  void followActs();
  let waitMs = FIRST_WAIT_MS;
  do {
    await untilNetwork(waitMs);
    waitMs = isJustBack() ? FIRST_WAIT_MS : Math.min(waitMs * 2, LONGEST_WAIT_MS);
  } while (isSaid() && !(await isAnswered(to)));
  if (!isSaid()) return;
  if (hasGoneOn || location.href !== here) chrome.hideToast(id);
  else proceed(to);
}

/** Resolves once a network is back, or after a time where the browser believes that it has one. */
function untilNetwork(waitMs: number): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('online', resolve, { once: true });
    if (navigator.onLine) setTimeout(resolve, waitMs);
  });
}

/** What a screen is called on this page: the product a list knows, the words of the link that was tapped, or its route. */
function nameOf(client: QueryClient, language: Language, to: string): string | null {
  const { href, pathname } = new URL(to, location.href);
  const route = matchRoute(pathname);
  const card = route?.name === 'product' ? findCard(client, Number(route.params['productNo'])) : null;
  if (card !== null) return card.productName;
  const links = [...document.links].filter((link) => link.href === href);
  const tapped = links.find((link) => link === document.activeElement) ?? links[0];
  const words = (tapped?.getAttribute('aria-label') ?? tapped?.textContent ?? '').trim();
  if (words !== '' && words.length <= NAME_LIMIT) return words;
  return route === null ? null : routeTitle(route.name, language);
}
