import { hrefOf, safePath } from '@dealstore/commerce-core/domain';
import { matchRoute } from './paths.ts';
import { hasScreen } from './screens.ts';

/**
 * Where an address that came with data leads, if it is a path of this shop and the shop has a screen for it. Spec §4.
 */
export function landingHref(landingUrl: string): string | null {
  const path = safePath(landingUrl);
  const route = path === null ? null : matchRoute(path.pathname);
  if (path === null || route === null || !hasScreen(route.name)) return null;
  return hrefOf(path);
}
