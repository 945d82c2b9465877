import { type IssuedCoupon, readPromotionCode, toCommerceError } from '@dealstore/commerce-core/domain';
import type { CouponView } from './coupon.view.ts';

/** Registers the promotion code that is typed, and notes in the view whether it brought a coupon. Spec §4, §7. */
export function registerCodeMutation(
  view: Pick<CouponView, 'found' | 'missed'>,
  register: (code: string) => Promise<IssuedCoupon>,
) {
  return {
    mutationFn: async (typed: string): Promise<IssuedCoupon | null> => {
      const code = readPromotionCode(typed);
      return code === null ? null : register(code);
    },
    onSuccess: (coupon: IssuedCoupon | null) => {
      if (coupon === null) view.missed({ code: 'NOT_FOUND' });
      else view.found(coupon);
    },
    onError: (error: unknown) => view.missed(toCommerceError(error)),
  };
}
