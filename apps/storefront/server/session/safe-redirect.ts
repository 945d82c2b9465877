import { safePath, type SafePath } from '@dealstore/commerce-core/domain';
import { matchRoute } from '../../src/routes/paths.ts';

/**
 * A path given from outside, if it stays in this shop and is one of its routes; else null.
 * Spec §2 (`/redirect/{path*}`).
 */
export function safeRedirectPath(target: string): SafePath | null {
  const safe = safePath(target);
  return safe !== null && matchRoute(safe.pathname) !== null ? safe : null;
}

/** Where `/redirect/{path*}` leads, or null for the wrong-page screen; the path is never decoded twice. */
export function redirectTarget(pathname: string, search: string): string | null {
  const rest = /^\/redirect(\/.*)$/i.exec(pathname)?.[1];
  const target = rest === undefined ? null : safeRedirectPath(rest + search);
  return target === null ? null : target.pathname + target.search;
}
