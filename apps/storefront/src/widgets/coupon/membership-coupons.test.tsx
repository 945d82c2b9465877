import { describe, expect, it } from 'vitest';
import { renderFailed } from '../../testing/render-failed.tsx';
import { benefitCouponsQuery } from './coupon.queries.ts';
import { MembershipCoupons } from './membership-coupons.tsx';

describe('the coupons of the membership', () => {
  it('that do not come stop loading, and can be asked for again [ERR-21]', async () => {
    const { loads, failed } = await renderFailed(<MembershipCoupons open onClose={() => undefined} />, (client, away) =>
      client.prefetchQuery(benefitCouponsQuery(away)),
    );
    expect(loads).toEqual([true, false]);
    expect(failed).toContain('다시 시도');
  });
});
