import { commerceError, type IssuedCoupon } from '@dealstore/commerce-core/domain';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createCouponView } from './coupon.view.ts';
import { registerCodeMutation } from './register-code.ts';

const COUPON: IssuedCoupon = {
  couponNo: 1,
  couponIssueNo: 2,
  couponName: '첫 구매 쿠폰',
  useEndYmdt: '2026-12-31 23:59:59',
};

/** What the view says once a code has been registered, and the codes the shop was asked for. */
async function register(typed: string, answer: () => Promise<IssuedCoupon>) {
  const view = createCouponView();
  const codes: string[] = [];
  const mutation = registerCodeMutation(view, (code) => {
    codes.push(code);
    return answer();
  });
  expect(view.state.promotionSearchSuccess).toBeNull();
  await new MutationObserver(new QueryClient(), mutation).mutate(typed).catch(() => null);
  const { promotionSearchSuccess, refusal, downloaded } = view.state;
  return { codes, promotionSearchSuccess, refusal, downloaded: [...downloaded] };
}

describe('a promotion code', () => {
  it('that brings a coupon sets the flag, and the coupon is among those that were got [STATE-40, ENTITY-25]', async () => {
    expect(await register(' hello-2026 ', () => Promise.resolve(COUPON))).toEqual({
      codes: ['HELLO-2026'],
      promotionSearchSuccess: true,
      refusal: null,
      downloaded: [COUPON],
    });
  });

  it('that is refused clears the flag, and says why [STATE-41, ENTITY-25]', async () => {
    const refused = await register('HELLO-2026', () => Promise.reject(commerceError('COUPON_EXPIRED')));
    expect(refused).toMatchObject({ promotionSearchSuccess: false, refusal: 'COUPON_EXPIRED', downloaded: [] });
  });

  it('that is malformed is not sent, and clears the flag [STATE-41]', async () => {
    const refused = await register('???', () => Promise.resolve(COUPON));
    expect(refused).toMatchObject({ codes: [], promotionSearchSuccess: false, refusal: 'NOT_FOUND' });
  });
});
