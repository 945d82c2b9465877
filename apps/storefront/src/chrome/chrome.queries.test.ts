import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { homeTabItems } from '@dealstore/commerce-core/domain';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import type { Services } from '../container/services.ts';
import { createQueryClient } from '../page/query-client.ts';
import { homeTabsQuery, searchHintQuery } from './chrome.queries.ts';

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
  it('is that of the exhibition that is drawn, and none where there is none [CHROME-05]', async () => {
    const exhibitions = [{ label: '가' }, { label: '나' }, { label: '다' }, { label: '라' }];
    const hint = (draw: number, shown: readonly object[] = exhibitions) => {
      const displayApi = { ...ports.displayApi, exhibitions: async () => shown };
      const over = { displayApi, random: { next: () => draw } } as unknown as Partial<Services>;
      return createQueryClient().fetchQuery(searchHintQuery(shopWith(over)));
    };
    expect(await Promise.all([0, 0.3, 0.5, 0.999].map((draw) => hint(draw)))).toEqual(['가', '나', '다', '라']);
    expect(await hint(0.5, [])).toBe('');
  });
});
