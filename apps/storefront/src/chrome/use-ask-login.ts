import { type Intent, promptToAct, type Withheld } from '@dealstore/commerce-core/domain';
import { useCallback } from 'react';
import { useChrome } from './chrome.view.ts';
import { usePageFacts } from '../page/page-state.ts';
import { savePending } from '../page/pending-target.ts';

/** What a visitor is about to do. */
export interface Attempt {
  /** Done once after the log-in, when asked for one. */
  readonly intent?: Intent;
  /** Why the goods it is about are withheld; left out when it is about none. */
  readonly withheld?: Withheld | null;
  /** Whether a guest may do it; not unless told. */
  readonly openToGuests?: boolean;
}

/**
 * Asks for what stands in the way of something, keeping this page and the intent meanwhile; answers whether it asked.
 * @example if (askLogin({ intent: { kind: 'wish', productNo } })) return;
 * Source: Spec §4 (saved target), §6; intents assumed.
 */
export function useAskLogin(): (attempt?: Attempt) => boolean {
  const { loggedIn } = usePageFacts();
  const chrome = useChrome();
  return useCallback(
    ({ intent, withheld = null, openToGuests = false } = {}) => {
      const prompt = promptToAct({ loggedIn }, { withheld, needsLogin: !openToGuests });
      if (prompt === null) return false;
      const here = window.location.pathname + window.location.search;
      if (prompt.leadsTo === null) chrome.ask(prompt.kind);
      else {
        savePending(here, intent ?? null);
        // Who declines does not want it done by a later log-in; the page is still where they were.
        chrome.ask(prompt.kind, intent === undefined ? {} : { declined: () => savePending(here) });
      }
      return true;
    },
    [chrome, loggedIn],
  );
}
