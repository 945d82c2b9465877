import { type CouponNo, couponPlatformOf, type ProductNo } from '@dealstore/commerce-core/domain';
import { type MutationMeta, useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { useServices } from '../../../container/use-service.ts';
import { productQuery } from '../product.queries.ts';
import { couponSheetText } from './coupon-sheet.text.ts';

/**
 * Gets one coupon, or with null all of a product. Spec §7 (download).
 * @param meta the notes of the call: who shows its button says beside it that no answer came
 */
export function useGetCoupons(productNo: ProductNo, meta: MutationMeta = {}) {
  const t = useText(couponSheetText);
  const chrome = useChrome();
  const client = useQueryClient();
  const services = useServices();
  const { platform } = usePageFacts();
  return useMutation({
    meta,
    mutationFn: async (couponNo: CouponNo | null) => {
      const { couponApi } = await services();
      if (couponNo === null) await couponApi.downloadFor(productNo, couponPlatformOf(platform));
      else await couponApi.download(couponNo, couponPlatformOf(platform));
    },
    onSuccess: (_none, couponNo) => {
      chrome.toast(couponNo === null ? t.gotAll : t.gotOne);
      return client.invalidateQueries({ ...productQuery(services, productNo), exact: true });
    },
  });
}
