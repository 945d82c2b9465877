import {
  type CouponNo,
  couponPlatformOf,
  couponsToTake,
  type OrderSheet,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useServices } from '../../../container/use-service.ts';
import { SHOWS_OWN_ERROR } from '../../../page/query-client.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { NoAnswer } from '../../../widgets/no-answer/no-answer.tsx';
import { issuableForQuery } from '../../../widgets/coupon/coupon.queries.ts';
import styles from './coupon-card.module.css';
import { couponOfferText } from './coupon-offer.text.ts';
import { COUPONS_KEY } from '../../../page/query-keys.ts';

/** The products of a sheet, each once; of none before there is one. */
export function productNosOf(sheet: Pick<OrderSheet, 'deliveryGroups'> | null): readonly ProductNo[] {
  const groups = sheet?.deliveryGroups ?? [];
  return [...new Set(groups.flatMap(({ orderProducts }) => orderProducts).map(({ productNo }) => productNo))];
}

/**
 * The coupons that the goods of a sheet promise, the member has not got and this order can use: one press gets all of
 * them, and the sheet then picks the best ones. Spec §7; Assumed: none is got unasked, for some are few.
 */
export function CouponOffer({ sheet, onTaken }: { readonly sheet: OrderSheet; readonly onTaken: () => void }) {
  const t = useText(couponOfferText);
  const services = useServices();
  const client = useQueryClient();
  const platform = couponPlatformOf(usePageFacts().platform);
  const { data: coupons = [] } = useQuery(issuableForQuery(services, productNosOf(sheet)));
  const {
    mutate: take,
    isPending,
    error,
  } = useMutation({
    meta: { ...SHOWS_OWN_ERROR, quiet: 'coupon' },
    mutationFn: async (couponNos: readonly CouponNo[]) => (await services()).couponApi.downloadAll(couponNos, platform),
    onSuccess: onTaken,
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS_KEY }),
  });
  const offered = couponsToTake(coupons, sheet, platform);
  if (offered.length === 0) return null;
  return (
    <div className={styles['offer']}>
      <p className={styles['couponNote']}>{t.toGet(offered.map(({ couponName }) => couponName).join(' · '))}</p>
      {/* Of a connection that is away the pay bar tells: only a press is answered here. */}
      {(error !== null || isPending) && <NoAnswer error={error} waits={isPending} />}
      <Button variant="outline" wide busy={isPending} onClick={() => take(offered.map(({ couponNo }) => couponNo))}>
        {t.take(offered.length)}
      </Button>
    </div>
  );
}
