import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../container/services.ts';
import { createQueryClient } from '../../page/query-client.ts';
import { exhibitionQuery } from './exhibition.queries.ts';

describe('an exhibition', () => {
  it('is kept in full: its words, its picture, and every section with its products in order [ENTITY-71]', async () => {
    const ports = createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) });
    const client = createQueryClient();
    const [{ eventNo } = { eventNo: 0 }] = await ports.displayApi.exhibitions();
    await client.fetchQuery(exhibitionQuery(() => Promise.resolve(ports as unknown as Services), eventNo));
    const cached = client.getQueryData(
      exhibitionQuery(() => Promise.reject(new Error('read again')), eventNo).queryKey,
    );
    const found = await ports.displayApi.exhibitionProducts(eventNo, { hasProductDetail: true });
    const { section: keptSections, ...ofItself } = cached ?? { section: [] };
    const { section, ...own } = found;
    expect(ofItself).toEqual(own);
    expect(keptSections.map(({ products: _cards, ...part }) => part)).toEqual(
      section.map(({ products: _cards, ...part }) => part),
    );
    const numbers = section.map(({ products }) => products.map(({ productNo }) => productNo));
    expect(keptSections.map(({ products }) => products.map(({ productNo }) => productNo))).toEqual(numbers);
    expect(numbers.flat()).not.toEqual([]);
  });
});
