import { useQuery } from '@tanstack/react-query';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { useText } from '../../locale/use-text.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './exhibition.module.css';
import { recommendQuery, type RecommendType } from './exhibition.queries.ts';
import { exhibitionText } from './exhibition.text.ts';

const TYPES: readonly RecommendType[] = ['daily', 'similar', 'popular'];

/** The route admits no other type; letter case does not count. */
function typeOf(params: ScreenProps['params']): RecommendType {
  return TYPES.find((type) => type === params['type']?.toLowerCase()) ?? 'daily';
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
  load: ({ prefetch, services, params }) => prefetch(recommendQuery(services, typeOf(params))),
  meta: ({ params, language }) => ({ title: exhibitionText[language][typeOf(params)] }),
});
