import type { Language } from '@dealstore/commerce-core/domain';
import type { QueryClient } from '@tanstack/react-query';
import { subscribe } from 'valtio';
import type { ChromeStore } from '../page/chrome-store.ts';
import { firstInput } from '../page/first-input.ts';
import { findCard } from '../widgets/product-card/known-card.ts';
import { matchRoute } from '../routes/paths.ts';
import { isAnswered } from '../page/is-answered.ts';
import { whenBackOnline } from '../page/use-back-online.ts';
import { lostScreenText } from './lost-screen.text.ts';

/** How long the words stand once the visitor has gone on, in ms. Assumed. */
const LEFT_MS = 10_000;

/** Longest words of a link that name what it leads to: those of a card tell more. Assumed. */
const NAME_LIMIT = 30;

/** What the words need of the page. */
export interface LostScreenPage {
  readonly chrome: ChromeStore;
  readonly client: QueryClient;
  readonly language: Language;
  readonly proceed: (to: string) => void;
}

/** Says more of each screen that does not come: of all messages only theirs has a link as its only way on. */
export function followLostScreens(page: LostScreenPage): void {
  const { state } = page.chrome;
  subscribe(state, () => {
    const action = state.toast?.action ?? null;
    if (action === null || !('href' in action) || action.isOnlyWay !== true || action.waits === true) return;
    sayLostScreen(page, action.href);
  });
}

/**
 * Says by its name which screen did not come, with another try, until the shop answers: then it opens by itself, unless the
 * visitor has done something else meanwhile.
 */
function sayLostScreen({ chrome, client, language, proceed }: LostScreenPage, to: string): void {
  const here = location.href;
  const { text, action } = chrome.state.toast ?? { text: '', action: null };
  const name = nameOf(client, to);
  const label = action?.label ?? '';
  const words = name === null ? text : lostScreenText[language].lost(name);
  chrome.toast(words, { label, href: to, isOnlyWay: true, waits: true });
  const id = chrome.state.toast?.id ?? 0;
  const isSaid = (): boolean => chrome.state.toast?.id === id;
  let hasGoneOn = false;
  const followActs = async (): Promise<void> => {
    await firstInput();
    hasGoneOn = true;
    setTimeout(() => chrome.hideToast(id), LEFT_MS);
  };
  void followActs();
  let isOver = false;
  const stop = whenBackOnline(() => void openIfAnswered());
  const openIfAnswered = async (): Promise<void> => {
    if (isSaid() && !(await isAnswered(to))) return;
    stop();
    // Another try may have been answered first.
    if (isOver || !isSaid()) return;
    isOver = true;
    if (hasGoneOn || location.href !== here) chrome.hideToast(id);
    else proceed(to);
  };
}

/** What a screen is called on this page: the product a list knows or the words of the link that was tapped. */
function nameOf(client: QueryClient, to: string): string | null {
  const { href, pathname } = new URL(to, location.href);
  const route = matchRoute(pathname);
  const card = route?.name === 'product' ? findCard(client, Number(route.params['productNo'])) : null;
  if (card !== null) return card.productName;
  const links = [...document.links].filter((link) => link.href === href);
  const tapped = links.find((link) => link === document.activeElement) ?? links[0];
  const words = (tapped?.getAttribute('aria-label') ?? tapped?.textContent ?? '').trim();
  return words !== '' && words.length <= NAME_LIMIT ? words : null;
}
