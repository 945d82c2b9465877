import type { IssuableCoupon } from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { couponText } from './coupon.text.ts';

/** Gets a coupon, or says that it has been got or is gone. */
export function TakeButton({
  coupon,
  busy,
  onTake,
}: {
  readonly coupon: Pick<IssuableCoupon, 'couponName' | 'downloadable' | 'issued'>;
  readonly busy: boolean;
  readonly onTake: () => void;
}) {
  const t = useText(couponText);
  const word = coupon.downloadable ? t.get : coupon.issued ? t.got : t.gone;
  return (
    <Button
      variant="outline"
      size="small"
      busy={busy}
      disabled={!coupon.downloadable}
      aria-label={`${coupon.couponName} ${word}`}
      onClick={onTake}
    >
      {word}
    </Button>
  );
}
