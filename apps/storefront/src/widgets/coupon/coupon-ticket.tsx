import {
  type Coupon,
  COUPON_ENDS_SOON_DAYS,
  dDay,
  formatDate,
  formatWon,
  type IssuableCoupon,
  MINUTE_MS,
  parseYmdt,
} from '@dealstore/commerce-core/domain';
import type { ReactNode } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { useNow } from '../../container/use-now.ts';
import { couponText } from './coupon.text.ts';
import styles from './coupon-ticket.module.css';

/**
 * A coupon as a ticket: what it takes off, from which amount, for what, until when.
 * @param state what has become of it; an open one counts its last days
 * @param note what is said of its button, below
 */
export function CouponTicket({
  coupon,
  state = 'open',
  note = null,
  children = null,
}: {
  readonly coupon: Coupon | IssuableCoupon;
  readonly state?: 'open' | 'used' | 'expired';
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}) {
  const t = useText(couponText);
  const language = useLanguage();
  const conditions = [
    coupon.minSalePrice > 0 ? t.from(formatWon(coupon.minSalePrice, language)) : t.anyAmount,
    coupon.maxDiscountAmt !== null && t.upTo(formatWon(coupon.maxDiscountAmt, language)),
  ].filter((condition) => condition !== false);
  const endAt = parseYmdt(coupon.useEndYmdt);
  return (
    <li className={styles['ticket']} data-state={state}>
      <div className={styles['words']}>
        <p className={styles['value']}>{useValue(coupon)}</p>
        <p className={styles['name']}>{coupon.couponName}</p>
        <p className={styles['terms']}>{conditions.join(' · ')}</p>
        <p className={styles['terms']}>{useScope(coupon)}</p>
        <p className={styles['meta']}>
          {endAt !== null && <span>{t.until(formatDate(endAt, language))}</span>}
          {state === 'open' && endAt !== null && <Countdown endAt={endAt} />}
          {isAppOnly(coupon) && <Badge tone="brand">{t.appOnly}</Badge>}
          {coupon.firstPurchaseOnly && <Badge tone="brand">{t.firstPurchaseOnly}</Badge>}
        </p>
      </div>
      {children !== null && <div className={styles['action']}>{children}</div>}
      {note}
    </li>
  );
}

/** The last days of a coupon, once the page knows the time. */
function Countdown({ endAt }: { readonly endAt: NonNullable<ReturnType<typeof parseYmdt>> }) {
  const t = useText(couponText);
  const now = useNow(MINUTE_MS);
  if (now === null) return null;
  const left = dDay(endAt, now);
  if (left.state === 'today') return <Badge tone="warn">{t.endsToday}</Badge>;
  return left.state === 'days' && left.days <= COUPON_ENDS_SOON_DAYS ? (
    <Badge tone="deal">{t.daysLeft(left.days)}</Badge>
  ) : null;
}

function useValue(coupon: Coupon | IssuableCoupon): string {
  const t = useText(couponText);
  const language = useLanguage();
  if (coupon.freeDelivery) return t.freeDelivery;
  return coupon.fixedAmt ? formatWon(coupon.discountAmt, language) : `${coupon.discountRate}%`;
}

function useScope({ couponType, couponTargetType, targetNames = [], targetCnt = 0 }: Coupon | IssuableCoupon): string {
  const t = useText(couponText);
  const kind = couponType === 'PRODUCT' ? t.PRODUCT_COUPON : t[couponType];
  const others = couponTargetType === 'PRODUCT' ? targetCnt : Math.max(0, targetCnt - targetNames.length);
  return `${kind} · ${t[couponTargetType](targetNames.join(', '), others)}`;
}

function isAppOnly({ usablePlatforms }: Coupon | IssuableCoupon): boolean {
  return usablePlatforms.length === 1 && usablePlatforms[0] === 'MOBILE_APP';
}
