import { askToLogIn } from '@dealstore/commerce-core';
import type { Intent, Prompt, Withheld } from '@dealstore/commerce-core/domain';
import { useCallback } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { type ChromeStore, type Intended, useChrome } from './chrome-store.ts';
import { noAnswerText } from './no-answer.text.ts';
import { currentHref } from './page-location.ts';
import { usePageFacts } from './page-state.ts';
import { pendingTargetStore } from './pending-target.ts';

/** What a visitor is about to do. */
export interface ScreenAttempt {
  /** Done once after the log-in, when asked for one. */
  readonly intent?: Intent | null;
  /** Whether it is to order what was chosen. */
  readonly toOrder?: boolean;
  /** Why the goods it is about are withheld; left out when it is about none. */
  readonly withheld?: Withheld | null;
  /** Whether a guest may do it; false by default. */
  readonly openToGuests?: boolean;
}

/**
 * Asks for what something needs first, keeping this page and the intent meanwhile; answers whether it asked. Without a
 * connection it says so instead, for the way to the log-in is closed, and nothing is kept.
 * @example if (askLogin({ intent: { kind: 'wish', productNo } })) return;
 * Source: Spec §4 (saved target), §6; intents assumed.
 */
export function useAskLogin(): (attempt?: ScreenAttempt) => boolean {
  const { loggedIn } = usePageFacts();
  const chrome = useChrome();
  const { AWAY: away } = useText(noAnswerText);
  return useCallback(
    ({ intent = null, toOrder = false, withheld = null, openToGuests = false } = {}) => {
      const path = currentHref();
      const prompt = askToLogIn({ pendingTargetStore }, { loggedIn, withheld, openToGuests, path, intent });
      if (prompt === null) return false;
      if (navigator.onLine) showPrompt(chrome, prompt, path, toOrder ? 'order' : intent?.kind);
      else {
        pendingTargetStore.save(path, null);
        chrome.toast(away);
      }
      return true;
    },
    [away, chrome, loggedIn],
  );
}

/**
 * Opens the drawer of a prompt. Who declines does not want a later log-in to do it; the page is still where they were.
 */
export function showPrompt(chrome: ChromeStore, prompt: Prompt, path: string, intent: Intended | null = null): void {
  const declined = (): void => pendingTargetStore.save(path, null);
  chrome.ask(prompt.kind, prompt.leadsTo === null ? {} : { declined, intent });
}
