import type { CouponNo } from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { useServices } from '../../container/use-service.ts';
import { Awaited } from '../no-answer/awaited.tsx';
import { NoAnswer } from '../no-answer/no-answer.tsx';
import { benefitCouponsQuery } from './coupon.queries.ts';
import { couponText } from './coupon.text.ts';
import { CouponTicket } from './coupon-ticket.tsx';
import styles from './coupon-ticket.module.css';
import { COUPONS_KEY } from '../../page/query-keys.ts';

/** The membership coupons: one may be chosen in a Korean month; a second one is refused by an alert. Spec §3, §5, §8. */
export function MembershipCoupons({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const t = useText(couponText);
  return (
    <Sheet open={open} onClose={onClose} title={t.membership}>
      <p className={styles['note']}>{t.membershipBody}</p>
      <Choices />
    </Sheet>
  );
}

function Choices() {
  const t = useText(couponText);
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const { data, error: readError, refetch } = useQuery(benefitCouponsQuery(services));
  const {
    mutate: issue,
    isPending,
    error,
  } = useMutation({
    meta: { ...SHOWS_OWN_ERROR, quiet: 'coupon' },
    mutationFn: async (couponNo: CouponNo) => (await services()).couponApi.issueMembership(couponNo),
    onSuccess: () => chrome.toast(t.membershipIssued),
    onSettled: () => client.invalidateQueries({ queryKey: COUPONS_KEY }),
  });
  if (data === undefined) return <Awaited error={readError} refetch={refetch} height={200} />;
  const { items, issuedCouponNo, issueMonth } = data;
  if (items.length === 0) return <p className={styles['note']}>{t.membershipNone}</p>;
  const month = Number(issueMonth.slice(5));
  return (
    <>
      {issuedCouponNo !== null && <p className={styles['note']}>{t.membershipGot(month)}</p>}
      <NoAnswer error={error} waits={isPending} />
      <ul className={styles['list']}>
        {items.map((coupon) => (
          <CouponTicket key={coupon.couponNo} coupon={coupon}>
            <Button
              variant="outline"
              size="small"
              busy={isPending}
              disabled={!coupon.downloadable}
              aria-label={`${coupon.couponName} ${coupon.issued ? t.got : t.get}`}
              onClick={() => issue(coupon.couponNo)}
            >
              {coupon.issued ? t.got : t.get}
            </Button>
          </CouponTicket>
        ))}
      </ul>
    </>
  );
}
