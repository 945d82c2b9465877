import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { useServices } from '../../container/use-service.ts';
import { recentCardsQuery } from '../../widgets/recent-products/recent-products.ts';
import { ProductRail } from '../../widgets/product-card/product-card.tsx';
import { cartText } from './cart.text.ts';
import styles from './cart.module.css';

/** Cards under an empty cart at most. Assumed: 10. */
const CARDS = 10;

/** What was looked at last on this device, under an empty cart; nothing where nothing was. */
export function RecentlyViewed() {
  const t = useText(cartText);
  const { data = [] } = useQuery(recentCardsQuery(useServices(), CARDS));
  if (data.length === 0) return null;
  const products = data.map(cardProduct);
  return (
    <section className={`container ${styles['seen']}`} aria-labelledby="seen">
      <h2 id="seen">{t.seen}</h2>
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
