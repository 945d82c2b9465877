import type { CouponStatus } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronRight, TicketPercent } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { benefitCouponsQuery } from '../../widgets/coupon/coupon.queries.ts';
import { couponText } from '../../widgets/coupon/coupon.text.ts';
import { CouponTicket } from '../../widgets/coupon/coupon-ticket.tsx';
import { MembershipCoupons } from '../../widgets/coupon/membership-coupons.tsx';
import { NoAnswer } from '../../widgets/no-answer/no-answer.tsx';
import { TakeButton } from '../../widgets/coupon/take-button.tsx';
import { useMembershipMonth } from '../../widgets/coupon/use-membership-month.ts';
import { MyPageFrame } from '../../widgets/my-page/my-page-frame.tsx';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './coupon.module.css';
import { couponSummaryQuery, issuableCouponsQuery, myCouponQuery } from './coupon.queries.ts';
import { OwnCoupon } from './own-coupon.tsx';
import { useCouponView } from './use-coupon-view.ts';
import { useTakeCoupons } from './use-take-coupons.ts';
import { walletText } from './wallet.text.ts';

const TABS = ['usable', 'get', 'used', 'expired'] as const;
type Tab = (typeof TABS)[number];

const STATUS = { usable: 'USABLE', used: 'USED', expired: 'EXPIRED' } as const;
const EMPTY = { USABLE: 'emptyUsable', USED: 'emptyUsed', EXPIRED: 'emptyExpired' } as const;

/**
 * The member's coupons: to use, to get, used and over; a place for promotion codes, and the
 * month's coupon. Spec §2, §3.
 */
function CouponsScreen({ search }: ScreenProps) {
  const t = useText(walletText);
  const words = useText(couponText);
  const month = useMembershipMonth(true);
  const tab = tabOf(search);
  const { view, shown } = useCouponView();
  const { data: summary } = useQuery(couponSummaryQuery(useServices()));
  const counts = {
    usable: summary?.usableCouponCnt,
    get: undefined,
    used: summary?.usedCouponCnt,
    expired: summary?.expiredCouponCnt,
  };
  const soon = summary?.expiringCouponCnt ?? 0;
  return (
    <MyPageFrame route="coupons">
      <CodeForm />
      <button type="button" className={styles['membership']} onClick={() => view.showMembership(true)}>
        <span>
          <strong>{month === null ? t.membership : words.membershipHad(month)}</strong>
          {month === null ? t.membershipBody : words.membershipNext}
        </span>
        <ChevronRight size={18} aria-hidden />
      </button>
      <MembershipCoupons open={shown.isMembershipOpen} onClose={() => view.showMembership(false)} />
      <nav aria-label={t.tabs} className={styles['tabs']}>
        {TABS.map((one) => (
          <ChipLink key={one} href={paths.coupons(one === 'usable' ? undefined : one)} current={one === tab}>
            {t[one]} {counts[one] !== undefined && t.count(counts[one])}
          </ChipLink>
        ))}
      </nav>
      {tab === 'usable' && soon > 0 && <p className={styles['soon']}>{t.endingSoon(soon)}</p>}
      {tab === 'get' ? <CouponsToGet /> : <MyCoupon key={tab} status={STATUS[tab]} />}
    </MyPageFrame>
  );
}

function MyCoupon({ status }: { readonly status: CouponStatus }) {
  const t = useText(walletText);
  const list = useInfiniteQuery(myCouponQuery(useServices(), status));
  const { data } = list;
  if (data === undefined) return <Skeleton height={240} radius={12} />;
  const coupons = data.pages.flatMap(({ items }) => items);
  if (coupons.length === 0) {
    const isUsable = status === 'USABLE';
    return (
      <EmptyState
        icon={<TicketPercent size={40} strokeWidth={1.5} />}
        title={t[EMPTY[status]]}
        action={
          <ButtonLink href={isUsable ? paths.coupons('get') : paths.home()}>{isUsable ? t.toGet : t.toShop}</ButtonLink>
        }
      >
        {isUsable ? t.emptyUsableBody : null}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles['list']}>
        {coupons.map((coupon) => (
          <OwnCoupon key={coupon.couponIssueNo} coupon={coupon} status={status} />
        ))}
      </ul>
      <MoreButton list={list}>{t.more}</MoreButton>
    </>
  );
}

function CouponsToGet() {
  const t = useText(walletText);
  const { data: coupons } = useQuery(issuableCouponsQuery(useServices()));
  const { mutate: take, isPending, error, variables = [] } = useTakeCoupons();
  if (coupons === undefined) return <Skeleton height={240} radius={12} />;
  if (coupons.length === 0) {
    return (
      <EmptyState
        icon={<TicketPercent size={40} strokeWidth={1.5} />}
        title={t.emptyGet}
        action={<ButtonLink href={paths.home()}>{t.toShop}</ButtonLink>}
      />
    );
  }
  // Beside the button that was pressed: one of a long list, or the one below it.
  const pressed = error !== null && variables.length === 1 ? variables[0] : null;
  const open = coupons.filter(({ downloadable }) => downloadable).map(({ couponNo }) => couponNo);
  return (
    <>
      <ul className={styles['list']}>
        {coupons.map((coupon) => (
          <CouponTicket
            key={coupon.couponNo}
            coupon={coupon}
            note={coupon.couponNo === pressed && <NoAnswer error={error} />}
          >
            <TakeButton coupon={coupon} busy={isPending} onTake={() => take([coupon.couponNo])} />
          </CouponTicket>
        ))}
      </ul>
      {pressed === null && <NoAnswer error={error} waits={isPending} />}
      <Button size="cta" wide busy={isPending} disabled={open.length === 0} onClick={() => take(open)}>
        {t.takeAll}
      </Button>
    </>
  );
}

function tabOf(search: URLSearchParams): Tab {
  return TABS.find((tab) => tab === search.get('tab')) ?? 'usable';
}

/** `/myPage/coupon`. Spec §2. */
export const screen = defineScreen({
  Screen: CouponsScreen,
  load: ({ prefetch, prefetchInfinite, services, search }) => {
    const tab = tabOf(search);
    prefetch(couponSummaryQuery(services));
    prefetch(benefitCouponsQuery(services));
    if (tab === 'get') prefetch(issuableCouponsQuery(services));
    else prefetchInfinite(myCouponQuery(services, STATUS[tab]));
  },
});
