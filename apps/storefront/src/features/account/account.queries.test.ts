import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { seededRandom, simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import type { Services } from '../../container/services.ts';
import { createQueryClient } from '../../page/query-client.ts';
import { usableCouponCountQuery } from './account.queries.ts';

type List = Services['couponApi']['list'];

describe('the count of coupons that can be used', () => {
  it('is read off page 1 of the coupons [CONST-34]', async () => {
    const requests: Parameters<List>[0][] = [];
    const list: List = (request) => {
      requests.push(request);
      return Promise.resolve({ items: [], totalCount: 7 });
    };
    const ports = createMemoryPorts({ clock: simulatedClock(), random: seededRandom(1) });
    const services = { ...ports, couponApi: { ...ports.couponApi, list } } as unknown as Services;
    const count = await createQueryClient().fetchQuery(usableCouponCountQuery(() => Promise.resolve(services)));
    expect(count).toBe(7);
    expect(requests).toEqual([{ pageNumber: 1, pageSize: 1, usable: true }]);
  });
});
