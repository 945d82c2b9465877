import type { ListedProduct } from '@dealstore/commerce-core/domain';
import { Heart } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useWish } from './use-wish.ts';
import styles from './wish-button.module.css';
import { wishButtonText } from './wish-button.text.ts';

/** The heart of a product: pressed when it is wished for. Spec §2. */
export function WishButton({
  product,
  className,
}: {
  readonly product: ListedProduct;
  readonly className?: string | undefined;
}) {
  const t = useText(wishButtonText);
  const { isWished, toggle } = useWish(product);
  return (
    <button
      type="button"
      className={classNames(styles['heart'], className)}
      aria-pressed={isWished}
      aria-label={t.wish(product.productName)}
      onClick={toggle}
    >
      <Heart aria-hidden />
    </button>
  );
}
