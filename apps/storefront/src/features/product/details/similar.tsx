import { isCommerceError, type ProductNo } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { useServices } from '../../../container/use-service.ts';
import { Awaited } from '../../../widgets/no-answer/awaited.tsx';
import { ProductRail } from '../../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../../widgets/product-card/product-summary-card.tsx';
import { paths } from '../../../routes/links.ts';
import { similarQuery } from '../product.queries.ts';
import { productText } from '../product.text.ts';
import { BELOW_TABS } from './section-tabs.tsx';
import styles from './details.module.css';

/** Height of a row of cards, in CSS pixels. */
const RAIL_HEIGHT_PX = 300;

/** What else may please; asked for when the reader comes near. Spec §3 (similar-product result). */
export function Similar({ productNo }: { readonly productNo: ProductNo }) {
  const t = useText(productText);
  const { ref, isNear } = useNearViewport();
  const { data, error, refetch } = useQuery({ ...similarQuery(useServices(), productNo), enabled: isNear });
  const isUnanswered = isCommerceError(error, 'NETWORK', 'TIMEOUT');
  return (
    <section
      ref={ref}
      id={BELOW_TABS}
      className={styles['part']}
      hidden={data === undefined ? error !== null && !isUnanswered : data.length === 0}
    >
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t.similar}</h2>
        <Link href={paths.recommend('similar')} aria-label={t.moreSimilar}>
          {t.seeMore} <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      {isNear && data === undefined ? (
        <Awaited error={error} refetch={refetch} height={RAIL_HEIGHT_PX} />
      ) : (
        <div className={styles['similar']}>
          <ProductRail products={data ?? []} part="similar">
            {data?.map((product) => (
              <li key={product.productNo}>
                <ProductSummaryCard product={product} />
              </li>
            ))}
          </ProductRail>
        </div>
      )}
    </section>
  );
}
