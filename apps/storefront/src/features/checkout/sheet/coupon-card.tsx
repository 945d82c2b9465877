import {
  type CouponRequest,
  formatWon,
  NO_COUPONS,
  type OrderSheet,
  type SheetCoupon,
  sumWonOf,
} from '@dealstore/commerce-core/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../../locale/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Card } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import { CouponOffer } from './coupon-offer.tsx';
import cardStyles from './card.module.css';
import styles from './coupon-card.module.css';

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
  const { productCouponAmt, cartCouponAmt, deliveryCouponAmt } = sheet.paymentInfo;
  const total = sumWonOf([productCouponAmt, cartCouponAmt, deliveryCouponAmt], (amount) => amount);
  const isBest = JSON.stringify(coupons) === JSON.stringify(sheet.appliedCoupons);
  const note = total === 0 ? t.couponOff : isBest ? t.couponBest : t.couponUse(formatWon(total, language));
  const hasAny = sheet.coupons.length > 0;
  return (
    <Card
      title={t.coupon}
      aside={
        hasAny && (
          <Button look="outline" size="small" onClick={() => setDraft(coupons)}>
            {t.change}
          </Button>
        )
      }
    >
      <p className={styles['couponNote']}>
        {hasAny ? note : t.couponNone}
        {total > 0 && <strong className={cardStyles['minus']}> -{formatWon(total, language)}</strong>}
      </p>
      <CouponOffer sheet={sheet} onTaken={onTaken} />
      <Sheet
        open={draft !== null}
        onClose={() => setDraft(null)}
        title={t.couponChoose}
        footer={
          <Button
            size="cta"
            wide
            onClick={() => {
              onChange(draft ?? NO_COUPONS);
              setDraft(null);
            }}
          >
            {t.couponDone}
          </Button>
        }
      >
        {draft !== null && <Choices sheet={sheet} draft={draft} onDraft={setDraft} />}
      </Sheet>
    </Card>
  );
}

function Choices({
  sheet,
  draft,
  onDraft,
}: {
  readonly sheet: OrderSheet;
  readonly draft: CouponRequest;
  readonly onDraft: (draft: CouponRequest) => void;
}) {
  const t = useText(checkoutText);
  const of = (type: SheetCoupon['couponType']) => sheet.coupons.filter((coupon) => coupon.couponType === type);
  const productNos = [
    ...new Set(of('PRODUCT').flatMap((coupon) => (coupon.productNo === null ? [] : [coupon.productNo]))),
  ];
  const chosenFor = (productNo: number) =>
    draft.productCoupons.find((coupon) => coupon.productNo === productNo)?.couponIssueNo ?? null;
  const nameOf = (productNo: number) =>
    sheet.deliveryGroups.flatMap((group) => group.orderProducts).find((product) => product.productNo === productNo)
      ?.productName ?? '';
  return (
    <>
      {productNos.map((productNo) => (
        <CouponGroup
          key={productNo}
          title={`${t.couponProduct} · ${nameOf(productNo)}`}
          name={`product-${productNo}`}
          coupons={of('PRODUCT').filter((coupon) => coupon.productNo === productNo)}
          chosen={chosenFor(productNo)}
          onChoose={(couponIssueNo) => {
            // A coupon is used once: taking it for one product lets go of it at another.
            const others = draft.productCoupons.filter(
              (coupon) => coupon.productNo !== productNo && coupon.couponIssueNo !== couponIssueNo,
            );
            const own = couponIssueNo === null ? [] : [{ productNo, couponIssueNo }];
            onDraft({ ...draft, productCoupons: [...others, ...own] });
          }}
        />
      ))}
      <CouponGroup
        title={t.couponCart}
        name="cart"
        coupons={of('CART')}
        chosen={draft.cartCouponIssueNo}
        onChoose={(cartCouponIssueNo) => onDraft({ ...draft, cartCouponIssueNo })}
      />
      <CouponGroup
        title={t.couponDelivery}
        name="delivery"
        coupons={of('CART_DELIVERY')}
        chosen={draft.deliveryCouponIssueNo}
        onChoose={(deliveryCouponIssueNo) => onDraft({ ...draft, deliveryCouponIssueNo })}
      />
    </>
  );
}

function CouponGroup({
  title,
  name,
  coupons,
  chosen,
  onChoose,
}: {
  readonly title: string;
  readonly name: string;
  readonly coupons: readonly SheetCoupon[];
  readonly chosen: number | null;
  readonly onChoose: (couponIssueNo: number | null) => void;
}) {
  const t = useText(checkoutText);
  const language = useLanguage();
  if (coupons.length === 0) return null;
  const noteOf = (coupon: SheetCoupon) => {
    if (coupon.usable) return t.couponUse(formatWon(coupon.couponDiscountAmt, language));
    if (coupon.reason === 'MIN_PRICE') return t.MIN_PRICE(formatWon(coupon.minSalePrice, language));
    return coupon.reason === null ? '' : t[coupon.reason];
  };
  return (
    <fieldset className={styles['couponGroup']}>
      <legend>{title}</legend>
      <Checkbox kind="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)}>
        {t.couponSkip}
      </Checkbox>
      {coupons.map((coupon) => (
        <Checkbox
          key={coupon.couponIssueNo}
          kind="radio"
          name={name}
          disabled={!coupon.usable}
          checked={chosen === coupon.couponIssueNo}
          onChange={() => onChoose(coupon.couponIssueNo)}
        >
          <span className={styles['coupon']}>
            <span>{coupon.couponName}</span>
            <span className={coupon.usable ? cardStyles['minus'] : styles['reason']}>{noteOf(coupon)}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}
