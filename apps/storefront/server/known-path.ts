import { safePath, type SafePath } from '@dealstore/commerce-core/domain';
import { matchRoute } from '../src/routes/paths.ts';

/** A target from outside that is safe and a route of this shop, else null. Spec §2 (`/redirect/{path*}`). */
export function knownPath(target: string): SafePath | null {
  const safe = safePath(target);
  return safe !== null && matchRoute(safe.pathname) !== null ? safe : null;
}

/** Where `/redirect/{path*}` leads, or null for the wrong-page screen; the path is never decoded twice. */
export function redirectTarget(pathname: string, search: string): string | null {
  const rest = /^\/redirect(\/.*)$/i.exec(pathname)?.[1];
  const target = rest === undefined ? null : knownPath(rest + search);
  return target === null ? null : target.pathname + target.search;
}
