import { RECOMMENDATIONS, type Recommendation } from '@dealstore/commerce-core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import styles from './exhibition.module.css';
import { recommendQuery } from './exhibition.queries.ts';
import { exhibitionText } from './exhibition.text.ts';

/** The route admits no other type; letter case does not count. */
function typeOf(params: ScreenProps['params']): Recommendation {
  return RECOMMENDATIONS.find((type) => type === params['type']?.toLowerCase()) ?? 'daily';
}

/** Recommended products. Spec §2. */
function RecommendScreen({ params }: ScreenProps) {
  const t = useText(exhibitionText);
  const type = typeOf(params);
  const { data, error } = useQuery(recommendQuery(useServices(), type));
  if (error !== null && data === undefined) throw error;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h2>{t[type]}</h2>
      </header>
      {data === undefined ? (
        <Skeleton height={640} />
      ) : (
        <ProductGrid products={data}>
          {data.map((product) => (
            <li key={product.productNo}>
              <ProductSummaryCard product={product} />
            </li>
          ))}
        </ProductGrid>
      )}
    </div>
  );
}

/** `/recommend/{type}`. Spec §2. */
export const screen = defineScreen({
  Screen: RecommendScreen,
  // What a guest has seen is on their device.
  load: ({ prefetch, services, params, loggedIn }) => {
    const type = typeOf(params);
    if (loggedIn || type !== 'similar') prefetch(recommendQuery(services, type));
  },
  meta: ({ params, language }) => ({ title: exhibitionText[language][typeOf(params)] }),
});
