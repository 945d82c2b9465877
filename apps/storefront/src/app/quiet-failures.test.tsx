import { commerceError } from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { Services } from '../container/services.ts';
import { screen as giftBox } from '../features/gift/box/gift-box.screen.tsx';
import { giftsQuery } from '../features/gift/gift.queries.ts';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { benefitCouponsQuery } from '../widgets/coupon/coupon.queries.ts';
import { MembershipCoupons } from '../widgets/coupon/membership-coupons.tsx';
import { OpenTerms } from '../widgets/terms/open-terms.tsx';
import { termsQuery } from '../widgets/terms/terms.queries.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { createQueryClient } from '../page/query-client.ts';

const away = (): Promise<Services> => Promise.reject(commerceError('INTERNAL'));
const [SKELETON = '?'] = /class="[^"]+"/.exec(renderOnServer(<Skeleton height={1} />)) ?? [];

/** A page before and after its calls have failed. */
async function shown(part: ReactNode, path: string): Promise<readonly [string, string]> {
  const client = createQueryClient();
  // What has failed is shown as it is, and not asked for anew.
  client.setDefaultOptions({ queries: { retry: false, retryOnMount: false } });
  const render = () => renderOnServer(part, { client, path, facts: { loggedIn: true } });
  const loading = render();
  await Promise.all([
    client.prefetchQuery(termsQuery(away, 'USE')),
    client.prefetchQuery(benefitCouponsQuery(away)),
    client.prefetchInfiniteQuery(giftsQuery(away, 'receive-usable')),
  ]);
  return [loading, render()];
}

describe('a call that fails without a word', () => {
  it.each([
    ['terms', 'ERR-20', <OpenTerms key="terms" terms={{ type: 'USE', title: '이용약관' }} />, '/cart'],
    ['coupons', 'ERR-21', <MembershipCoupons key="coupons" open onClose={() => undefined} />, '/cart'],
    ['gifts', 'ERR-22', <giftBox.Screen key="gifts" params={{}} search={new URLSearchParams()} />, '/myPage/giftBox'],
  ])('stops what stood for loading, and offers to ask again: %s [%s]', async (_name, _id, part, path) => {
    const [loading, failed] = await shown(part, path);
    expect(loading).toContain(SKELETON);
    expect(failed).not.toContain(SKELETON);
    expect(failed).toContain('다시 시도');
  });
});
