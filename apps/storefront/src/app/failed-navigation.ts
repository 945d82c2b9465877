import { subscribe } from 'valtio';
import type { ChromeStore } from '../page/chrome-store.ts';
import { firstInput } from '../page/first-input.ts';
import { isReachable } from '../page/connection/is-reachable.ts';
import { whenBackOnline } from '../page/connection/use-back-online.ts';

/** How long the message stays after the visitor has navigated on, in ms. Assumed. */
const LEFT_MS = 10_000;

/** Parts of the page that the message uses. */
export interface FailedNavigationPage {
  readonly chrome: ChromeStore;
  readonly proceed: (to: string) => void;
}

/** Watches for the message of a screen that failed to load. */
export function watchFailedNavigations(page: FailedNavigationPage): void {
  const { state } = page.chrome;
  const follow = (): void => {
    const action = state.toast?.action ?? null;
    if (action === null || !('href' in action) || action.isOnlyWay !== true || action.waits === true) return;
    watchFailedNavigation(page, action.href);
  };
  subscribe(state, follow);
  // Also for one that failed before this file was loaded.
  follow();
}

/**
 * Keeps that message, with its retry, until the shop answers: then the screen opens by itself, unless the visitor has
 * done something else meanwhile.
 */
function watchFailedNavigation({ chrome, proceed }: FailedNavigationPage, to: string): void {
  const here = location.href;
  const { text, action } = chrome.state.toast ?? { text: '', action: null };
  chrome.toast(text, { label: action?.label ?? '', href: to, isOnlyWay: true, waits: true });
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
  const stop = whenBackOnline(() => void openIfReachable());
  const openIfReachable = async (): Promise<void> => {
    if (isSaid() && !(await isReachable(to))) return;
    stop();
    // Another retry may have succeeded first.
    if (isOver || !isSaid()) return;
    isOver = true;
    if (hasGoneOn || location.href !== here) chrome.hideToast(id);
    else proceed(to);
  };
}
