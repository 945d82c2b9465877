import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProductGrid } from '../../ui/product-card.tsx';
import { ProductSummaryCard } from '../../chrome/product-summary-card.tsx';
import { Heading } from './heading.tsx';
import { shownListQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';

/** The limited list as a tab of its own. Spec §3. */
export function LimitedTab() {
  const t = useText(homeText);
  const { data } = useQuery(shownListQuery(useServices(), 'LIMITED', true));
  if (data === undefined) return null;
  if (data === null || data.prdtList.length === 0) {
    return <EmptyState icon={<PackageOpen size={40} strokeWidth={1.5} />} title={t.none} />;
  }
  return (
    <section className={styles['section']}>
      <Heading title={data.sectionInfo.label} text={data.sectionInfo.explain} />
      <ProductGrid>
        {data.prdtList.map((product) => (
          <li key={product.productNo}>
            <ProductSummaryCard product={product} />
          </li>
        ))}
      </ProductGrid>
    </section>
  );
}
