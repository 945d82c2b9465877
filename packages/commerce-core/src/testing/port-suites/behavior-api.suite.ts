import { describe, expect, it } from 'vitest';
import { BEHAVIOR_TYPES } from '../../behavior/behavior.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every BehaviorApi does. */
export function behaviorApiSuite(open: OpenSuiteShop): void {
  describe('BehaviorApi', () => {
    const shop = withShop(open, 'ANY');

    it.each(BEHAVIOR_TYPES)('takes %s from a guest and from a member', async (behaviorType) => {
      for (const { behaviorApi } of [shop().guest, shop().member]) {
        expect(await behaviorApi.record({ behaviorType, pageCode: 'PRODUCT' })).toBeUndefined();
      }
    });

    it('takes a share with link, channel and product, or without a product', async () => {
      const share = { sharedLink: 'https://shop.test/product/1', sharedChannel: 'KAKAO', productId: 1 } as const;
      const { behaviorApi } = shop().guest;
      const none = { ...share, productId: null };
      expect(await behaviorApi.record({ behaviorType: 'SHARE', pageCode: 'PRODUCT', share })).toBeUndefined();
      expect(await behaviorApi.record({ behaviorType: 'SHARE', pageCode: 'EVENT', share: none })).toBeUndefined();
    });

    it.each(['', 'home', 'HOME/1', `H${'A'.repeat(40)}`])('refuses %j as a page code', async (pageCode) => {
      const recorded = shop().guest.behaviorApi.record({ behaviorType: 'CLICK', pageCode });
      expect(await refusalOf(recorded)).toMatchObject({ code: 'INVALID_REQUEST' });
    });
  });
}
