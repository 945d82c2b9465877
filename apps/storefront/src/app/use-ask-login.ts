import type { Intent } from '@dealstore/commerce-core/domain';
import { useCallback } from 'react';
import { useChrome } from '../chrome/chrome.view.ts';
import { usePageFacts } from './page-state.ts';
import { savePending } from './session-calls.ts';

/**
 * Asks a guest to log in before something that needs it, keeping this page and the intent; answers whether it asked.
 * @example if (askLogin({ kind: 'wish', productNo })) return;
 * Source: Spec §4 (saved target); intents assumed.
 */
export function useAskLogin(): (intent?: Intent) => boolean {
  const { loggedIn } = usePageFacts();
  const chrome = useChrome();
  return useCallback(
    (intent) => {
      if (loggedIn) return false;
      savePending(window.location.pathname + window.location.search, intent ?? null);
      chrome.ask('login');
      return true;
    },
    [chrome, loggedIn],
  );
}
