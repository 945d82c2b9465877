import {
  type CouponRequest,
  formatWon,
  isSameCoupons,
  NO_COUPONS,
  type OrderSheet,
  sumWonOf,
} from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { Card } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { CouponOffer } from './coupon-offer.tsx';
import cardStyles from './card.module.css';
import styles from './coupon-card.module.css';

const CouponChoices = lazyComponent(
  async () => (await import('./coupon-choices.tsx')).CouponChoices,
  <Skeleton height={240} />,
);

interface CouponCardProps {
  readonly sheet: OrderSheet;
  readonly coupons: CouponRequest;
  readonly onChange: (coupons: CouponRequest) => void;
  /** Coupons were got: the sheet has to be read again. */
  readonly onTaken: () => void;
}

/** Which coupons are used: the best ones when the sheet opens, others by hand, each unusable one with its reason. */
export function CouponCard({ sheet, coupons, onChange, onTaken }: CouponCardProps) {
  const t = useText(checkoutText);
  const language = useLanguage();
  const [draft, setDraft] = useState<CouponRequest | null>(null);
  const [hasChoices, setHasChoices] = useState(false);
  const { productCouponAmt, cartCouponAmt, deliveryCouponAmt } = sheet.paymentInfo;
  const total = sumWonOf([productCouponAmt, cartCouponAmt, deliveryCouponAmt], (amount) => amount);
  const isBest = isSameCoupons(coupons, sheet.bestCoupons);
  const unused = sheet.coupons.some(({ usable }) => usable) ? t.couponOff : t.couponUnusable;
  const used = isBest ? t.couponBest : t.couponUse(formatWon(total, language));
  const [applied, ...others] = appliedOf(sheet, coupons);
  const hasAny = sheet.coupons.length > 0;
  return (
    <Card
      title={t.coupon}
      aside={
        hasAny && (
          <Button variant="outline" size="small" onClick={() => setDraft(coupons)}>
            {t.change}
          </Button>
        )
      }
    >
      <p className={styles['couponNote']}>
        {hasAny ? (total === 0 ? unused : used) : t.couponNone}
        {total > 0 && <strong className={cardStyles['minus']}> −{formatWon(total, language)}</strong>}
      </p>
      {applied !== undefined && (
        <p className={styles['couponNote']}>{t.couponNames(applied.couponName, others.length)}</p>
      )}
      <CouponOffer sheet={sheet} onTaken={onTaken} />
      <Sheet
        open={draft !== null}
        onClose={() => setDraft(null)}
        title={t.couponChoose}
        footer={
          <Button
            size="cta"
            wide
            disabled={!hasChoices}
            onClick={() => {
              onChange(draft ?? NO_COUPONS);
              setDraft(null);
            }}
          >
            {t.couponDone}
          </Button>
        }
      >
        {draft !== null && (
          <CouponChoices sheet={sheet} draft={draft} onDraft={setDraft} onShown={() => setHasChoices(true)} />
        )}
      </Sheet>
    </Card>
  );
}

function appliedOf(sheet: OrderSheet, { cartCouponIssueNo, deliveryCouponIssueNo, productCoupons }: CouponRequest) {
  const issueNos = [cartCouponIssueNo, ...productCoupons.map((one) => one.couponIssueNo), deliveryCouponIssueNo];
  return issueNos.flatMap((issueNo) => sheet.coupons.find(({ couponIssueNo }) => couponIssueNo === issueNo) ?? []);
}
