import { Heart } from 'lucide-react';
import { useText } from '../../locale/use-text.ts';
import { classNames } from '../../ui/class-names.ts';
import { useWish } from './use-wish.ts';
import styles from './wish-button.module.css';
import { wishButtonText } from './wish-button.text.ts';

/** The heart of a product: pressed when it is wished for. Spec §2. */
export function WishButton({
  productNo,
  productName,
  className,
}: {
  readonly productNo: number;
  readonly productName: string;
  readonly className?: string | undefined;
}) {
  const t = useText(wishButtonText);
  const { isWished, toggle } = useWish(productNo);
  return (
    <button
      type="button"
      className={classNames(styles['heart'], className)}
      aria-pressed={isWished}
      aria-label={t.wish(productName)}
      onClick={toggle}
    >
      <Heart aria-hidden />
    </button>
  );
}
