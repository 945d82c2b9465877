import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useServices } from '../../container/use-service.ts';
import { bestSellersQuery } from './best-sellers.queries.ts';
import { bestSellersText } from './best-sellers.text.ts';
import { ProductGrid } from './product-card.tsx';
import { ProductSummaryCard } from './product-summary-card.tsx';
import styles from './best-sellers.module.css';

/** What sells best, where there is nothing else to show; nothing while it has not come. */
export function BestSellers() {
  const t = useText(bestSellersText);
  const { data: products = [] } = useQuery({ ...bestSellersQuery(useServices()), meta: { quiet: 'said' } });
  if (products.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2 className={styles['title']}>{t.title}</h2>
      <ProductGrid products={products} part="best">
        {products.map((product) => (
          <li key={product.productNo}>
            <ProductSummaryCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
