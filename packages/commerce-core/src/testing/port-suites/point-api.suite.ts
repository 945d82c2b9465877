import { describe, expect, it } from 'vitest';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every PointApi does. */
export function pointApiSuite(open: OpenSuiteShop): void {
  describe('PointApi', () => {
    const shop = withShop(open);

    it('counts the points of the member [GAP-28]', async () => {
      expect(await shop().member.pointApi.get()).toEqual({
        totalAvailableAmt: 5_000,
        totalExpireAmt: 0,
        waitingAccumulation: 0,
      });
    });

    it('knows no points of a guest', async () => {
      expect(await refusalOf(shop().guest.pointApi.get())).toMatchObject({ name: 'CommerceError', code: 'AU99' });
    });
  });
}
