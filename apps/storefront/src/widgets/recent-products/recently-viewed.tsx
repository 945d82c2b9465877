import { useQuery } from '@tanstack/react-query';
import { classNames } from '@dealstore/ui/class-names.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { cardProduct } from '../product-card/card-product.ts';
import { ProductSummaryCard } from '../product-card/product-summary-card.tsx';
import { useServices } from '../../container/use-service.ts';
import { ProductRail } from '../product-card/product-card.tsx';
import { recentCardsQuery } from './recent-products.ts';
import { recentlyViewedText } from './recently-viewed.text.ts';
import styles from './recently-viewed.module.css';

/** Cards at most. Assumed: 10. */
const CARDS = 10;

/** What was looked at last, by a guest on this device; nothing where nothing was. */
export function RecentlyViewed({ className = '' }: { readonly className?: string | undefined }) {
  const t = useText(recentlyViewedText);
  const { data = [] } = useQuery({ ...recentCardsQuery(useServices(), CARDS), meta: { quiet: 'shown' } });
  if (data.length === 0) return null;
  const products = data.map(cardProduct);
  return (
    <section className={classNames(styles['seen'], className)} aria-labelledby="seen">
      <h2 id="seen">{t.title}</h2>
      <ProductRail products={products} part="recent">
        {products.map((product) => (
          <li key={product.productNo}>
            <ProductSummaryCard product={product} />
          </li>
        ))}
      </ProductRail>
    </section>
  );
}
