import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../adapters/bare/memory-storage.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { simulatedClock } from '../testing/simulated-clock.ts';
import { type Arrival, NO_CAMPAIGN } from './campaign.ts';
import { ANALYTICS_CONSENT } from './member-event.ts';
import { createVisitCampaign, attachCampaign } from './visit-campaign.use-case.ts';

const SEARCH = 'https://search.example/result';
const KAKAO = { utm_source: 'kakao', utm_campaign: '겨울', rid: 'r-1' };
const NAVER = { utm_source: 'naver', cid: 'c-2' };

const address = (query: Readonly<Record<string, string>>, referer: string | null = null): Arrival => ({
  query: (name) => query[name] ?? null,
  referer,
});
const store = () => memoryStorage(simulatedClock());
const campaignOf = (values: object) => ({ ...NO_CAMPAIGN, ...values });
const AFTER_KAKAO = campaignOf({ utmSource: 'kakao', utmCampaign: '겨울', rid: 'r-1', referer: SEARCH });
const AFTER_NAVER = campaignOf({ utmSource: 'naver', cid: 'c-2', referer: SEARCH });

const consents = (agreed: boolean) => ({
  accountApi: {
    ...fakePorts().accountApi,
    services: async () => [
      { type: ANALYTICS_CONSENT, agreed, title: '', contents: '', required: false, version: 1, changedAt: null },
    ],
  },
});

describe('the campaign of a visit', () => {
  it('is the one of the last link that has any, as a whole; the referrer stays the first page’s [TRACK-19, TRACK-20]', () => {
    const campaign = createVisitCampaign(store(), false);
    campaign.open(address(KAKAO, SEARCH), 'link');
    expect(campaign.current()).toEqual(AFTER_KAKAO);
    campaign.open(address({}), 'link');
    expect(campaign.current()).toEqual(AFTER_KAKAO);
    campaign.open(address(NAVER, 'https://other.example/'), 'link');
    expect(campaign.current()).toEqual(AFTER_NAVER);
    campaign.open(address({ keyword: '이어폰' }), 'link');
    expect(campaign.current()).toEqual(AFTER_NAVER);
  });

  it('is not taken from an address that one returns to [TRACK-19]', () => {
    const campaign = createVisitCampaign(store(), false);
    campaign.open(address(KAKAO, SEARCH), 'link');
    campaign.open(address(NAVER), 'link');
    campaign.open(address(KAKAO, SEARCH), 'return');
    expect(campaign.current()).toEqual(AFTER_NAVER);
  });

  it('comes from its own address when a reloaded page remembers nothing', () => {
    const campaign = createVisitCampaign(store(), false);
    campaign.open(address(KAKAO, SEARCH), 'return');
    expect(campaign.current()).toEqual(AFTER_KAKAO);
  });

  it('of a visit that began without one is that of a later link [TRACK-19]', () => {
    const campaign = createVisitCampaign(store(), false);
    campaign.open(address({}, SEARCH), 'link');
    campaign.open(address(NAVER), 'link');
    expect(campaign.current()).toEqual(AFTER_NAVER);
  });

  it('lives in the memory of the page until a member agrees, then in the tab [TRACK-19]', async () => {
    const tab = store();
    const guest = createVisitCampaign(tab, false);
    guest.open(address(KAKAO, SEARCH), 'link');
    expect(tab.get('campaign')).toBe(null);
    const member = createVisitCampaign(tab, true);
    member.open(address({}), 'link');
    expect(member.current()).toEqual(NO_CAMPAIGN);
    member.open(address(KAKAO), 'link');
    await attachCampaign(consents(false), member);
    expect(tab.get('campaign')).toBe(null);
    await attachCampaign(consents(true), member);
    const next = createVisitCampaign(tab, true);
    next.open(address({}, SEARCH), 'link');
    expect(next.current()).toEqual({ ...AFTER_KAKAO, referer: null });
    next.open(address(NAVER), 'link');
    // A page that comes back from the browser's cache has what the later one kept.
    expect(member.current()).toEqual({ ...AFTER_NAVER, referer: null });
    await attachCampaign(consents(false), next);
    expect([tab.get('campaign'), next.current()]).toEqual([null, { ...AFTER_NAVER, referer: null }]);
  });

  it('that a member let be kept is not kept for the guest after them', () => {
    const tab = store();
    const member = createVisitCampaign(tab, true);
    member.open(address(KAKAO), 'link');
    member.consent(true);
    const guest = createVisitCampaign(tab, false);
    guest.open(address({}), 'link');
    expect([guest.current(), tab.get('campaign')]).toEqual([NO_CAMPAIGN, null]);
  });

  it('asks for no consent where there is nothing to keep', async () => {
    const campaign = createVisitCampaign(store(), true);
    campaign.open(address({}), 'link');
    const accountApi = { ...fakePorts().accountApi, services: () => Promise.reject(new Error('asked')) };
    await expect(attachCampaign({ accountApi }, campaign)).resolves.toBeUndefined();
  });
});
