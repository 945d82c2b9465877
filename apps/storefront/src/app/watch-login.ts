import type { TokenStore } from '@dealstore/commerce-core';
import { sessionVersionFromCookies } from '@dealstore/commerce-core/adapters/web';
import type { PageFacts } from '../page/page-state.ts';

/**
 * Whoever is logged in is a fact of the document, so a change of it, here or in another tab, loads a new one. Spec §4.
 * @param isLeaving whether the session is ending here, whose end says where to go
 */
export function watchLogin(
  tokenStore: TokenStore,
  { login }: Pick<PageFacts, 'login'>,
  isLeaving: () => boolean,
): void {
  tokenStore.subscribe(() => {
    if (!isLeaving() && sessionVersionFromCookies(document.cookie)?.login !== login) window.location.reload();
  });
}
