import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { bestSellersQuery } from './best-sellers.queries.ts';
import { bestSellersText } from './best-sellers.text.ts';
import { ProductGrid } from './product-card.tsx';
import { ProductSummaryCard } from './product-summary-card.tsx';
import styles from './best-sellers.module.css';

/** What sells best, where there is nothing else to show; nothing while it has not come. */
export function BestSellers() {
  const t = useText(bestSellersText);
  const { data: products = [] } = useQuery({ ...bestSellersQuery(useServices()), meta: { quiet: 'shown' } });
  if (products.length === 0) return null;
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t.title}</h2>
        <Link href={paths.recommend('popular')} aria-label={t.moreOf}>
          {t.more} <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
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
