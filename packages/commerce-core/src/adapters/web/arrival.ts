import type { Arrival } from '../../behavior/campaign.ts';

/** Reads an address that is shown: its query, and the page of another site that led to its document. Spec §3. */
export function arrivalOf(location: { readonly search: string; readonly origin: string }, referrer: string): Arrival {
  const query = new URLSearchParams(location.search);
  return { query: (name) => query.get(name), referer: otherSite(referrer, location.origin) };
}

/** Without its query: what a visitor searched for elsewhere is not the shop's. */
function otherSite(referrer: string, ownOrigin: string): string | null {
  if (!URL.canParse(referrer)) return null;
  const { origin, pathname, protocol } = new URL(referrer);
  return origin === ownOrigin || !/^https?:$/.test(protocol) ? null : origin + pathname;
}
