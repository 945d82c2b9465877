import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { bestListProducts, BEST_LIST_REQUEST, TEMPORARY_EVENT } from '@dealstore/commerce-core/domain';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import type { Services } from '../../container/services.ts';
import { shownListQuery, temporaryEventQuery } from './home.queries.ts';

/** A shop whose tab of the code leads somewhere. */
async function read(code: 'LIMITED' | 'BEST', landingUrl: string | null) {
  const ports = createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) });
  const gnb = landingUrl === null ? [] : [{ code, label: code, landingUrl }];
  const services = { ...ports, displayApi: { ...ports.displayApi, gnb: () => Promise.resolve(gnb) } };
  const list = await createQueryClient().fetchQuery(
    shownListQuery(() => Promise.resolve(services as unknown as Services), code),
  );
  return { ports, list };
}

describe('the limited and the best list of the home', () => {
  it('are a section with its products where the tab leads to one [ENTITY-67]', async () => {
    const { ports, list } = await read('LIMITED', '/section/1');
    const section = await ports.displayApi.section(1, { pageNumber: 1, pageSize: 10 });
    expect(list?.sectionInfo).toEqual({ sectionNo: 1, label: section.label, explain: section.sectionExplain });
    expect(list?.prdtList.map(({ productNo }) => productNo)).toEqual(section.products.map((card) => card.productNo));
  });

  it('are the first section of an exhibition where it leads to that [ENTITY-68, CALL-76]', async () => {
    const [exhibition] = await (await read('BEST', null)).ports.displayApi.exhibitions();
    const { ports, list } = await read('BEST', `/exhibition/${exhibition?.eventNo}`);
    const found = await ports.displayApi.exhibitionProducts(exhibition?.eventNo ?? 0, BEST_LIST_REQUEST);
    expect(list?.prdtList.map(({ productNo }) => productNo)).toEqual(
      bestListProducts(found).map((card) => card.productNo),
    );
    expect(list?.prdtList).not.toEqual([]);
  });

  it('are absent where the tab is, or leads elsewhere', async () => {
    expect((await read('LIMITED', null)).list).toBeNull();
    expect((await read('LIMITED', '/cart')).list).toBeNull();
  });
});

describe('the temporary event', () => {
  it.each([
    [1, null],
    [0, '봄 이벤트'],
  ])('is led to while it runs, and not %i ms before its first', async (early, name) => {
    const startAt = TEMPORARY_EVENT.startAt ?? 0;
    const clock = { now: () => startAt - early };
    const displayApi = { bannersByCode: async () => [{ name: '봄 이벤트' }] };
    const services = async () => ({ displayApi, clock }) as unknown as Services;
    const banner = await createQueryClient().fetchQuery(temporaryEventQuery(services));
    expect(banner?.name ?? null).toBe(name);
  });
});
