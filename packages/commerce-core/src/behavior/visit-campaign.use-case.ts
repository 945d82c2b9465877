import type { Ports } from '../ports.ts';
import type { KeyValueStore } from '../platform/storage.port.ts';
import {
  type Arrival,
  type Campaign,
  campaignHeaders,
  campaignOfHeaders,
  hasTouched,
  NO_CAMPAIGN,
  readCampaign,
} from './campaign.ts';
import { mayDescribeMember } from './member-event.ts';

const KEY = 'campaign';

/** How an address came to be shown: a link was followed, or the visitor went back, forth, or loaded it again. */
export type Opening = 'link' | 'return';

/** Where a visit came from, by the last link that said so. */
export interface VisitCampaign {
  /** What every call carries now. */
  current(): Campaign;
  /**
   * An address is shown. The values of a link replace those before as a whole; a link without values keeps them, and so
   * does a visitor who returns to an address. The referrer stays that of the first page.
   */
  open(arrival: Arrival, opening: Opening): void;
  /** Keeps the values for the tab, or removes what was kept, by the answer to the optional consent. */
  consent(isAgreed: boolean): void;
}

/**
 * Follows where a visit comes from: in the memory of the page, and in the tab's store once the member has agreed. Spec
 * §3; that the last link counts is Assumed.
 * @param visitStore keeps for one visit, as the browser's session storage does
 * @param isMember whether a member is logged in, so that what was kept may be kept; a guest has agreed to nothing
 */
export function createVisitCampaign(visitStore: KeyValueStore, isMember: boolean): VisitCampaign {
  const stored = visitStore.get(KEY);
  if (!isMember && stored !== null) visitStore.remove(KEY);
  let isStored = isMember && stored !== null;
  let memory = isStored ? readKept(stored ?? '') : NO_CAMPAIGN;
  let isFirst = !isStored;
  // A page that comes back from the browser's cache finds what later pages of the tab have kept.
  const current = (): Campaign => {
    const text = isStored ? visitStore.get(KEY) : null;
    return text === null ? memory : readKept(text);
  };
  const change = (campaign: Campaign): void => {
    memory = campaign;
    if (isStored) visitStore.set(KEY, written(campaign));
  };
  return {
    current,
    open: (arrival, opening) => {
      const opened = readCampaign(arrival);
      if (isFirst) change(opened);
      else if (opening === 'link' && hasTouched(opened)) change({ ...opened, referer: current().referer });
      isFirst = false;
    },
    consent: (isAgreed) => {
      memory = current();
      isStored = isAgreed;
      if (isAgreed) visitStore.set(KEY, written(memory));
      else visitStore.remove(KEY);
    },
  };
}

/** Asks a member's consent where there is a campaign to keep, and keeps it or forgets what was kept. Spec §6. */
export async function attachCampaign(
  { accountApi }: Pick<Ports, 'accountApi'>,
  campaign: VisitCampaign,
): Promise<void> {
  if (Object.values(campaign.current()).every((value) => value === null)) return;
  campaign.consent(mayDescribeMember(await accountApi.services()));
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
