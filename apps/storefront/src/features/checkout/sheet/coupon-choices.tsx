import {
  type CouponIssueNo,
  couponReason,
  type CouponReason,
  type CouponRequest,
  formatDate,
  formatWon,
  isCouponChoosable,
  type OrderSheet,
  parseYmdt,
  type ProductNo,
  type SheetCoupon,
} from '@dealstore/commerce-core/domain';
import { useEffect, useEffectEvent, useId } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { couponText } from '../../../widgets/coupon/coupon.text.ts';
import cardStyles from './card.module.css';
import styles from './coupon-card.module.css';
import { couponChoicesText } from './coupon-choices.text.ts';

interface ChoicesProps {
  readonly sheet: OrderSheet;
  readonly draft: CouponRequest;
  readonly onDraft: (draft: CouponRequest) => void;
  readonly onShown: () => void;
}

/** Every coupon of the member with what it takes off, and why it is used, is not, or cannot be. */
export function CouponChoices({ sheet, draft, onDraft, onShown }: ChoicesProps) {
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(), []);
  const t = useText(couponChoicesText);
  const of = (type: SheetCoupon['couponType']) => sheet.coupons.filter((coupon) => coupon.couponType === type);
  const productNos = [
    ...new Set(of('PRODUCT').flatMap((coupon) => (coupon.productNo === null ? [] : [coupon.productNo]))),
  ];
  const chosenFor = (productNo: ProductNo) =>
    draft.productCoupons.find((coupon) => coupon.productNo === productNo)?.couponIssueNo ?? null;
  const nameOf = (productNo: ProductNo) =>
    sheet.deliveryGroups.flatMap((group) => group.orderProducts).find((product) => product.productNo === productNo)
      ?.productName ?? '';
  const group = { all: sheet.coupons, draft };
  return (
    <>
      {productNos.map((productNo) => (
        <CouponGroup
          {...group}
          key={productNo}
          title={`${t.product} · ${nameOf(productNo)}`}
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
        {...group}
        title={t.cart}
        name="cart"
        coupons={of('CART')}
        chosen={draft.cartCouponIssueNo}
        onChoose={(cartCouponIssueNo) => onDraft({ ...draft, cartCouponIssueNo })}
      />
      <CouponGroup
        {...group}
        title={t.delivery}
        name="delivery"
        coupons={of('CART_DELIVERY')}
        chosen={draft.deliveryCouponIssueNo}
        onChoose={(deliveryCouponIssueNo) => onDraft({ ...draft, deliveryCouponIssueNo })}
      />
      <OtherCoupons {...group} coupons={of('PRODUCT').filter((coupon) => coupon.productNo === null)} />
    </>
  );
}

interface GroupProps {
  readonly all: readonly SheetCoupon[];
  readonly draft: CouponRequest;
  readonly coupons: readonly SheetCoupon[];
}

function CouponGroup({
  all,
  draft,
  coupons,
  title,
  name,
  chosen,
  onChoose,
}: GroupProps & {
  readonly title: string;
  readonly name: string;
  readonly chosen: number | null;
  readonly onChoose: (couponIssueNo: CouponIssueNo | null) => void;
}) {
  const t = useText(couponChoicesText);
  const id = useId();
  if (coupons.length === 0) return null;
  return (
    <fieldset className={styles['couponGroup']}>
      <legend>{title}</legend>
      <Checkbox kind="radio" name={name} checked={chosen === null} onChange={() => onChoose(null)}>
        {t.skip}
      </Checkbox>
      {coupons.map((coupon) => (
        <Checkbox
          key={coupon.couponIssueNo}
          kind="radio"
          aria-labelledby={`${id}-name-${coupon.couponIssueNo}`}
          aria-describedby={`${id}-why-${coupon.couponIssueNo}`}
          name={name}
          disabled={!isCouponChoosable(coupon, all, draft)}
          checked={chosen === coupon.couponIssueNo}
          onChange={() => onChoose(coupon.couponIssueNo)}
        >
          <CouponWords id={id} coupon={coupon} all={all} draft={draft} />
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Coupons that lower nothing of this order, each with its reason. */
function OtherCoupons({ all, draft, coupons }: GroupProps) {
  const t = useText(couponChoicesText);
  const id = useId();
  if (coupons.length === 0) return null;
  return (
    <section className={styles['couponGroup']}>
      <h3 className={styles['otherTitle']}>{t.others}</h3>
      <ul className={styles['others']}>
        {coupons.map((coupon) => (
          <li key={coupon.couponIssueNo}>
            <CouponWords id={id} coupon={coupon} all={all} draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CouponWords({
  id,
  coupon,
  all,
  draft,
}: Omit<GroupProps, 'coupons'> & { readonly id: string; readonly coupon: SheetCoupon }) {
  const value = useValue(coupon);
  return (
    <span className={styles['coupon']}>
      <span id={`${id}-name-${coupon.couponIssueNo}`}>{coupon.couponName}</span>
      <span id={`${id}-why-${coupon.couponIssueNo}`} className={styles['coupon']}>
        {value !== null && <span className={coupon.usable ? cardStyles['minus'] : styles['terms']}>{value}</span>}
        <span className={styles['reason']}>{useReason(couponReason(coupon, all, draft))}</span>
        <span className={styles['terms']}>{useTerms(coupon)}</span>
      </span>
    </span>
  );
}

/** What a coupon takes off this order; of one that cannot be used what it says, null where it says no amount. */
function useValue({ usable, couponDiscountAmt, fixedAmt, discountAmt, discountRate }: SheetCoupon): string | null {
  const t = useText(couponChoicesText);
  const language = useLanguage();
  if (usable) return t.off(formatWon(couponDiscountAmt, language));
  if (discountAmt === 0 && discountRate === 0) return null;
  return t.off(fixedAmt ? formatWon(discountAmt, language) : `${discountRate}%`);
}

/** From which amount a coupon can be used, and until when. */
function useTerms({ minSalePrice, useEndYmdt }: SheetCoupon): string {
  const t = useText(couponText);
  const language = useLanguage();
  const endAt = parseYmdt(useEndYmdt);
  const from = minSalePrice > 0 ? t.from(formatWon(minSalePrice, language)) : t.anyAmount;
  return endAt === null ? from : `${from} · ${t.until(formatDate(endAt, language))}`;
}

function useReason(reason: CouponReason): string {
  const t = useText(couponChoicesText);
  const language = useLanguage();
  switch (reason.code) {
    case 'MIN_PRICE':
      return t.MIN_PRICE(formatWon(reason.missingAmt, language));
    case 'LESS':
    case 'MORE':
      return t[reason.code](formatWon(reason.differenceAmt, language));
    default:
      return t[reason.code];
  }
}
