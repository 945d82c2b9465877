import type { CategoryNo, ProductNo } from '@dealstore/commerce-core/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import type { LoadServices } from '../../container/services.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import styles from '../../widgets/product-card/best-sellers.module.css';
import { cardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductRail } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { searchResultText } from './search-result.text.ts';

/** Goods in the row. Assumed. */
const CARDS = 10;

/** How long they count as fresh: 5 min. Assumed. */
const FRESH_MS = 5 * 60 * 1000;

/** What sells best in a category, in one row below the few goods a search found; nothing while it has not come. */
export function MoreGoods({
  category: { categoryNo, label },
  shown,
}: {
  readonly category: { readonly categoryNo: CategoryNo; readonly label: string };
  readonly shown: readonly ProductNo[];
}) {
  const t = useText(searchResultText);
  const { data = [] } = useQuery({ ...bestInQuery(useServices(), categoryNo), meta: { quiet: 'shown' } });
  const products = data.filter(({ productNo }) => !shown.includes(productNo)).slice(0, CARDS);
  if (products.length === 0) return null;
  return (
    <section className={styles['part']}>
      <div className={styles['head']}>
        <h2>{t.moreIn(label)}</h2>
        <Link
          href={paths.categoryList({ index: 0, id: categoryNo, name: label }, { order: 'SALE_CNT' })}
          aria-label={t.allOf(label)}
        >
          {t.all} <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <ProductRail products={products} part="best">
        {products.map((product) => (
          <li key={product.productNo}>
            <ProductSummaryCard product={product} />
          </li>
        ))}
      </ProductRail>
    </section>
  );
}

/** Twice as many as are shown: some may have been found. */
function bestInQuery(services: LoadServices, categoryNo: CategoryNo) {
  return queryOptions({
    queryKey: ['search', 'best', categoryNo],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { productApi } = await services();
      const request = { categoryNo, order: 'SALE_CNT', pageSize: 2 * CARDS } as const;
      return (await productApi.search(request, signal)).items.map(cardProduct);
    },
  });
}
