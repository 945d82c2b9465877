import type { KeyValueStore } from '../platform/storage.port.ts';
import { type Arrival, type Campaign, campaignHeaders, campaignOfHeaders, readCampaign } from './campaign.ts';

const KEY = 'campaign';

/**
 * Where this visit came from: read off its first address and kept as long as the visit lasts. Spec §3; that the first
 * address counts is Assumed.
 * @param visitStore keeps for one visit, as the browser's session storage does
 */
export function visitCampaign(visitStore: KeyValueStore, arrival: Arrival): Campaign {
  const kept = visitStore.get(KEY);
  if (kept !== null) return readKept(kept);
  const campaign = readCampaign(arrival);
  visitStore.set(KEY, written(campaign));
  return campaign;
}

/** Its headers as a query is written: their values are percent-encoded already. */
function written(campaign: Campaign): string {
  return Object.entries(campaignHeaders(campaign))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

function readKept(text: string): Campaign {
  const headers = new Map(
    text.split('&').map((pair) => [pair.split('=', 1).join(), pair.slice(pair.indexOf('=') + 1)]),
  );
  return campaignOfHeaders((name) => headers.get(name) ?? null);
}
