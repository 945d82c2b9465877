import { tokenPresenceFromCookies } from '@dealstore/commerce-core/adapters/web';
import { guardNavigation } from '@dealstore/commerce-core/domain';
import { stepOnItsWay } from '@dealstore/ui/overlay/use-close-on-back.ts';
import { useLayoutEffect, useRef } from 'react';
import type { AroundNavHandler } from 'wouter';
import { matchRoute } from '../../routes/paths.ts';
import { hasScreen, loadScreen } from '../../routes/screens.ts';
import { type ChromeStore, useChrome } from '../../page/chrome-store.ts';
import { loadRouteTitles } from '../page-title.ts';
import { usePagePath, usePageSearch } from '../../page/page-location.ts';
import { restoreScroll } from './scroll-memory.ts';

/** Longest wait for a frame, in milliseconds: a hidden page renders none. Assumed. */
const FRAME_LIMIT_MS = 100;

/** Time after which a screen that is being loaded says so: 1 s. Design of the shop. */
const SAY_LOADING_MS = 1_000;

/** Wraps a navigation made in the page. */
export type Navigate = AroundNavHandler;

/** Parts of the page that the guard uses. */
export interface NavigationContext {
  readonly chrome: ChromeStore;
  /** Lets the session's machine do what needs a call: obtaining a token, deleting an orphan. Spec §4. */
  readonly askSession: (from: string, to: string) => void;
  /** Stores a guest's target until the log-in. Spec §4. */
  readonly savePending: (path: string) => void;
  /** Shows the loading-failed message with a retry. Spec §8. */
  readonly chunkFailed: (to: string) => void;
}

/**
 * Carries out the guard of Spec §4 for links in the page: a guest who opens my page keeps the screen and meets the prompt;
 * everybody else waits only for a frame, the next screen's chunk and the step of an overlay that the same touch has closed.
 * Presence of the tokens is read off the cookies, never their values.
 */
export function createNavigation(context: NavigationContext): Navigate {
  let latest = 0;
  return (navigate, to, options) => {
    const from = window.location.pathname;
    const answer = guardNavigation({ from, to, tokens: tokenPresenceFromCookies(document.cookie) });
    if (answer === 'ask-login') {
      context.savePending(to);
      context.chrome.ask('login');
      return;
    }
    if (answer === 'obtain' || answer === 'delete-orphan') return context.askSession(from, to);
    if (answer === 'go-home') return navigate('/', { replace: true });
    latest += 1;
    const ours = latest;
    const match = matchRoute(to.split(/[?#]/, 1)[0] ?? '');
    const name = match !== null && hasScreen(match.name) ? match.name : 'wrongPage';
    const proceed = (): void => {
      if (ours === latest) navigate(to, options);
    };
    context.chrome.showNext(name);
    const late = setTimeout(() => context.chrome.showLoading(ours === latest), SAY_LOADING_MS);
    Promise.all([loadScreen(name), loadRouteTitles(), nextFrame()])
      .then(stepOnItsWay)
      .finally(() => {
        clearTimeout(late);
        if (ours !== latest) return;
        context.chrome.showNext(null);
        context.chrome.showLoading(false);
      })
      .then(proceed)
      .catch(() => {
        // A later click may have replaced this one.
        if (ours === latest) context.chunkFailed(to);
      });
  };
}

/** Lets the browser respond to the touch first: unmounting a long list blocks it. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, FRAME_LIMIT_MS);
  });
}

/** Stores the scroll position of every page, moves the focus, and closes overlays of the page left. */
export function NavigationGuard() {
  const path = usePagePath();
  const search = usePageSearch();
  const chrome = useChrome();
  const first = useRef(true);
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    chrome.closePrompt();
    chrome.closeTerms();
    chrome.offerApp(false);
    restoreScroll(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [chrome, path]);
  useLayoutEffect(() => restoreScroll(false), [search]);
  return null;
}
