import { type Coupon, type CouponStatus, formatDate, parseYmdt } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { couponText } from '../../widgets/coupon/coupon.text.ts';
import { CouponTicket } from '../../widgets/coupon/coupon-ticket.tsx';

const STATE = { USABLE: 'open', USED: 'used', EXPIRED: 'expired' } as const;

/** A coupon the member holds, with what has become of it. */
export function OwnCoupon({ coupon, status }: { readonly coupon: Coupon; readonly status: CouponStatus }) {
  const t = useText(couponText);
  const language = useLanguage();
  const usedAt = parseYmdt(coupon.useYmdt ?? '');
  const note = status === 'EXPIRED' ? t.expired : usedAt === null ? null : t.usedOn(formatDate(usedAt, language));
  return (
    <CouponTicket coupon={coupon} state={STATE[status]}>
      {note}
    </CouponTicket>
  );
}
