import { describe, expect, it } from 'vitest';
import type { ProductNo } from '../../value/identifiers.ts';
import { after } from '../../value/time.ts';
import { type OpenSuiteShop } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every RecentProductApi does, a member's and a guest's. */
export function recentProductApiSuite(open: OpenSuiteShop): void {
  describe.each(['member', 'guest'] as const)('RecentProductApi of a %s', (who) => {
    const shop = withShop(open);
    const numbers = async () => (await shop()[who].recentProductApi.list()).map(({ productNo }) => productNo);

    it('is empty for a visitor who has viewed nothing', async () => {
      expect(await shop()[who].recentProductApi.list()).toEqual([]);
    });

    it('has each product once at its latest time, the newest first [GAP-13]', async () => {
      const { clock, goods } = shop();
      const { recentProductApi } = shop()[who];
      const view = async (productNo: ProductNo) => {
        clock.advance(60_000);
        await recentProductApi.add([{ productNo, seenAt: clock.now() }]);
      };
      await view(goods.plain.productNo);
      await view(goods.other.productNo);
      await view(goods.plain.productNo);
      expect(await recentProductApi.list()).toEqual([
        { productNo: goods.plain.productNo, seenAt: clock.now() },
        { productNo: goods.other.productNo, seenAt: after(clock.now(), -60_000) },
      ]);
      await recentProductApi.add([{ productNo: goods.plain.productNo, seenAt: after(clock.now(), -3_600_000) }]);
      expect(await numbers()).toEqual([goods.plain.productNo, goods.other.productNo]);
    });

    it('takes a time to come as now', async () => {
      const { clock, goods } = shop();
      const { recentProductApi } = shop()[who];
      await recentProductApi.add([{ productNo: goods.plain.productNo, seenAt: after(clock.now(), 3_600_000) }]);
      expect(await recentProductApi.list()).toEqual([{ productNo: goods.plain.productNo, seenAt: clock.now() }]);
    });

    it('forgets a removed product [GAP-13]', async () => {
      const { clock, goods } = shop();
      const { recentProductApi } = shop()[who];
      const seenAt = clock.now();
      await recentProductApi.add([
        { productNo: goods.plain.productNo, seenAt },
        { productNo: goods.other.productNo, seenAt },
      ]);
      await recentProductApi.remove([goods.plain.productNo, 999]);
      expect(await numbers()).toEqual([goods.other.productNo]);
    });
  });
}
