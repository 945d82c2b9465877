import { hrefOf, safePath } from '@dealstore/commerce-core/domain';

/** The page of this shop that an address from outside leads to, checked as every other target; null for any other. */
export function openTarget(url: string, origin: string): string | null {
  const path = url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
  const safe = safePath(path);
  return safe === null ? null : hrefOf(safe);
}
