import { hrefOf, safePath } from '@dealstore/commerce-core/domain';

/** The path of this shop that an external URL opens, checked like every target; null for any other URL. */
export function openTarget(url: string, origin: string): string | null {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const safe = safePath(path);
  return safe === null ? null : hrefOf(safe);
}
