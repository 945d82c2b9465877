import { type CouponNo, couponPlatformOf } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { walletText } from './wallet.text.ts';
import { registerCodeMutation } from './register-code.ts';
import { useCouponView } from './use-coupon-view.ts';
import { COUPONS_KEY } from '../../page/query-keys.ts';

/** Gets coupons by their numbers; those that cannot be taken stay as they are. Spec §7, §8. */
export function useTakeCoupons() {
  const t = useText(walletText);
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const platform = couponPlatformOf(usePageFacts().platform);
  const { view } = useCouponView();
  return useMutation({
    meta: { ...SHOWS_OWN_ERROR, quiet: 'coupon' },
    mutationFn: async (couponNos: readonly CouponNo[]) => {
      const { couponApi } = await services();
      const [only] = couponNos;
      if (only !== undefined && couponNos.length === 1) return [await couponApi.download(only, platform)];
      return (await couponApi.downloadAll(couponNos, platform)).issuedCoupons;
    },
    onSuccess: (coupons) => {
      view.got(coupons);
      if (coupons.length > 0) chrome.toast(t.taken(coupons.length));
    },
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS_KEY }),
  });
}

/** Gets the coupon of the promotion code that is typed, and notes whether it brought one. Spec §4, §7. */
export function useRegisterCode() {
  const services = useServices();
  const client = useQueryClient();
  const platform = couponPlatformOf(usePageFacts().platform);
  const { view } = useCouponView();
  return useMutation({
    ...registerCodeMutation(view, async (code) => (await services()).couponApi.registerCode(code, platform)),
    meta: { quiet: 'coupon' },
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS_KEY }),
  });
}
