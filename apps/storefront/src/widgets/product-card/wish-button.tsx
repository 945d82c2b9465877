import type { ListedProduct } from '@dealstore/commerce-core/domain';
import { Heart } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { classNames } from '@dealstore/ui/class-names.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { useAskLogin } from '../../page/use-ask-login.ts';
import { useWish } from './use-wish.ts';
import styles from './wish-button.module.css';
import { wishButtonText } from './wish-button.text.ts';

interface WishButtonProps {
  readonly product: ListedProduct;
  readonly className?: string | undefined;
}

/**
 * The heart of a product: pressed when it is wished for. A guest is asked to log in, and the wish is made after it; their
 * hearts watch nothing, for a list has a thousand. Spec §2, §4 (intent).
 */
export function WishButton(props: WishButtonProps) {
  return usePageFacts().loggedIn ? <MemberHeart {...props} /> : <GuestHeart {...props} />;
}

function MemberHeart({ product, className }: WishButtonProps) {
  const { isWished, toggle } = useWish(product);
  return <HeartButton product={product} className={className} isWished={isWished} onToggle={toggle} />;
}

function GuestHeart({ product, className }: WishButtonProps) {
  const askLogin = useAskLogin();
  const ask = () => void askLogin({ intent: { kind: 'wish', productNo: product.productNo } });
  return <HeartButton product={product} className={className} isWished={false} onToggle={ask} />;
}

function HeartButton({
  product,
  className,
  isWished,
  onToggle,
}: WishButtonProps & { readonly isWished: boolean; readonly onToggle: () => void }) {
  const t = useText(wishButtonText);
  return (
    <button
      type="button"
      className={classNames(styles['heart'], className)}
      aria-pressed={isWished}
      aria-label={t.wish(product.productName)}
      onClick={onToggle}
    >
      <Heart aria-hidden />
    </button>
  );
}
