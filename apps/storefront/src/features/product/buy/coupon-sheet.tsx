import { type CouponNo, formatDate, formatWon, parseYmdt, type Product } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { SHOWS_OWN_ERROR } from '../../../page/query-client.ts';
import { useAskLogin } from '../../../page/use-ask-login.ts';
import { NoAnswer } from '../../../widgets/no-answer/no-answer.tsx';
import styles from './coupon-sheet.module.css';
import { couponSheetText } from './coupon-sheet.text.ts';
import { useGetCoupons } from './use-get-coupons.ts';

/** The coupons of a product, to get one by one or all at once; a guest is asked to log in first. Spec §4, §7. */
export function CouponSheet({
  product,
  open,
  onClose,
}: {
  readonly product: Product;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useText(couponSheetText);
  const askLogin = useAskLogin();
  const { mutate: get, isPending, error } = useGetCoupons(product.baseInfo.productNo, SHOWS_OWN_ERROR);
  const first = product.coupons.find((coupon) => coupon.downloadable && !coupon.issued);
  const ask = (couponNo: CouponNo | null) => {
    const intended = couponNo ?? first?.couponNo;
    if (intended === undefined || askLogin({ intent: { kind: 'coupon', couponNo: intended } })) return;
    get(couponNo);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t.title}
      footer={
        <>
          <NoAnswer error={error} waits={isPending} />
          <Button size="cta" wide busy={isPending} disabled={first === undefined} onClick={() => ask(null)}>
            {t.getAll}
          </Button>
        </>
      }
    >
      <ul className={styles['list']}>
        {product.coupons.map((coupon) => (
          <CouponRow key={coupon.couponNo} coupon={coupon} busy={isPending} onGet={() => ask(coupon.couponNo)} />
        ))}
      </ul>
    </Sheet>
  );
}

function CouponRow({
  coupon,
  busy,
  onGet,
}: {
  readonly coupon: Product['coupons'][number];
  readonly busy: boolean;
  readonly onGet: () => void;
}) {
  const t = useText(couponSheetText);
  const language = useLanguage();
  const endAt = parseYmdt(coupon.useEndYmdt);
  const conditions = [
    coupon.minSalePrice > 0 && t.from(formatWon(coupon.minSalePrice, language)),
    coupon.maxDiscountAmt !== null && t.upTo(formatWon(coupon.maxDiscountAmt, language)),
  ].filter((condition) => condition !== false);
  return (
    <li className={styles['coupon']} data-got={coupon.issued}>
      <div>
        <p className={styles['value']}>
          {coupon.fixedAmt ? formatWon(coupon.discountAmt, language) : `${coupon.discountRate}%`}
        </p>
        <p className={styles['name']}>{coupon.couponName}</p>
        {conditions.length > 0 && <p className={styles['terms']}>{conditions.join(' · ')}</p>}
        {endAt !== null && <p className={styles['terms']}>{t.until(formatDate(endAt, language))}</p>}
      </div>
      <Button
        variant="outline"
        size="small"
        disabled={coupon.issued || !coupon.downloadable}
        busy={busy}
        aria-label={`${coupon.couponName} ${coupon.issued ? t.got : t.get}`}
        onClick={onGet}
      >
        {coupon.issued ? t.got : t.get}
      </Button>
    </li>
  );
}
