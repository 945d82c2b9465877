import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { homeTabItems } from '@dealstore/commerce-core/domain';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import type { Services } from '../container/services.ts';
import { createQueryClient } from '../page/query-client.ts';
import { hintDrawQuery, homeTabsQuery, searchHintsQuery } from './chrome.queries.ts';

const ports = createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) });
const shopWith = (over: Partial<Services>) => () => Promise.resolve({ ...ports, ...over } as unknown as Services);

describe('the tabs of the home', () => {
  it('are what the banners 000 say [ENTITY-43, CONST-33]', async () => {
    const tabs = await createQueryClient().fetchQuery(homeTabsQuery(shopWith({})));
    expect(tabs).toEqual(homeTabItems(await ports.displayApi.bannersByCode('000')));
    expect(tabs).not.toEqual([]);
  });
});

describe('the name in the search box', () => {
  it('is one of the exhibitions, drawn by the page once [CHROME-05]', async () => {
    const exhibitions = async () => [{ label: '가' }, { label: '나' }];
    let draws = 0;
    const random = { next: () => (draws = (draws + 0.25) % 1) };
    const displayApi = { ...ports.displayApi, exhibitions };
    const shop = shopWith({ displayApi, random } as unknown as Partial<Services>);
    const client = createQueryClient();
    expect(await client.fetchQuery(searchHintsQuery(shop))).toEqual(['가', '나']);
    const draw = await client.fetchQuery(hintDrawQuery(shop));
    expect(await client.fetchQuery(hintDrawQuery(shop))).toBe(draw);
  });
});
