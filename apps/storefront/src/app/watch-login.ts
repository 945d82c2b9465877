import type { TokenStore } from '@dealstore/commerce-core';
import { sessionVersionFromCookies } from '@dealstore/commerce-core/adapters/web';
import { forgetDrafts } from '../container/forget-drafts.ts';
import type { PageFacts } from '../page/page-state.ts';

/**
 * The logged-in member is a fact of the document, so a change of it, here or in another tab, loads a new one. Spec §4.
 * Deletes the drafts of this tab first, because the tab of the log-out cannot.
 * @param isLeaving whether the session is ending in this tab, which navigates itself
 */
export function watchLogin(
  tokenStore: Pick<TokenStore, 'subscribe'>,
  { login }: Pick<PageFacts, 'login'>,
  isLeaving: () => boolean,
): void {
  tokenStore.subscribe(() => {
    if (isLeaving() || sessionVersionFromCookies(document.cookie)?.login === login) return;
    if (login !== undefined) forgetDrafts();
    window.location.reload();
  });
}
