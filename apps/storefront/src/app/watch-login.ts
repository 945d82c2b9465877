import type { TokenStore } from '@dealstore/commerce-core';
import { sessionVersionFromCookies } from '@dealstore/commerce-core/adapters/web';
import { forgetDrafts } from '../container/forget-drafts.ts';
import type { PageFacts } from '../page/page-state.ts';

/**
 * The logged-in member is a fact of the document, so a change of it, here or in another tab, loads a new one. Spec §4.
 * What a member has typed in this tab goes before, for the tab of the log-out does not reach it.
 * @param isLeaving whether the session is ending here, whose end says where to go
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
