import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { testSizes } from '../testing/test-sizes.ts';
import {
  type Campaign,
  CAMPAIGN_VALUE_LENGTH,
  campaignHeaders,
  campaignOfHeaders,
  NO_CAMPAIGN,
  readCampaign,
} from './campaign.ts';

const numRuns = testSizes.numRuns;
const QUERY: Readonly<Record<string, string>> = {
  rid: 'r-1',
  cid: 'c-2',
  utm_source: 'kakao',
  utm_medium: 'message',
  utm_campaign: '겨울 특가',
  utm_content: 'banner',
  utm_term: '에어팟',
};
const REFERER = 'https://search.example/result';
const WHOLE: Campaign = {
  rid: 'r-1',
  cid: 'c-2',
  referer: REFERER,
  utmSource: 'kakao',
  utmMedium: 'message',
  utmCampaign: '겨울 특가',
  utmContent: 'banner',
  utmTerm: '에어팟',
};
const arrival = { query: (name: string) => QUERY[name] ?? null, referer: REFERER };
const campaigns = fc
  .record({
    query: fc.dictionary(fc.constantFrom(...Object.keys(QUERY)), fc.string({ unit: 'binary', maxLength: 150 })),
    referer: fc.option(fc.string({ unit: 'binary' })),
  })
  .map(({ query, referer }) => readCampaign({ query: (name) => query[name] ?? null, referer }));

describe('the campaign of a visit', () => {
  it('is read off an address [TRACK-20, ENTITY-77, ENTITY-78, ENTITY-79, ENTITY-80, ENTITY-81, ENTITY-82, ENTITY-83, ENTITY-84]', () => {
    expect(readCampaign(arrival)).toEqual(WHOLE);
    expect(Object.values(NO_CAMPAIGN).every((value) => value === null)).toBe(true);
  });

  it('goes out as eight headers that any server takes [CALL-07, CALL-08, CALL-09, CALL-10, CALL-11, CALL-12, CALL-13, CALL-14]', () => {
    expect(campaignHeaders(WHOLE)).toEqual({
      rid: 'r-1',
      cid: 'c-2',
      'x-referer': 'https%3A%2F%2Fsearch.example%2Fresult',
      'utm-source': 'kakao',
      'utm-medium': 'message',
      'utm-campaign': '%EA%B2%A8%EC%9A%B8%20%ED%8A%B9%EA%B0%80',
      'utm-content': 'banner',
      'utm-term': '%EC%97%90%EC%96%B4%ED%8C%9F',
    });
    expect(campaignHeaders(NO_CAMPAIGN)).toEqual({});
  });

  it.prop([campaigns], { numRuns })(
    'comes back from its headers as it was, whatever is in it [TRACK-21]',
    (campaign) => {
      const headers = new Map(Object.entries(campaignHeaders(campaign)));
      for (const value of headers.values()) expect(value).toMatch(/^[\x21-\x7e]{1,900}$/);
      expect(campaignOfHeaders((name) => headers.get(name) ?? null)).toEqual(campaign);
      for (const value of Object.values(campaign)) {
        expect([...(value ?? '')].length).toBeLessThanOrEqual(CAMPAIGN_VALUE_LENGTH);
      }
    },
  );

  it('misses a value whose header is no percent-encoded text', () => {
    expect(campaignOfHeaders(() => '%E0%A4%A')).toEqual(NO_CAMPAIGN);
  });
});
