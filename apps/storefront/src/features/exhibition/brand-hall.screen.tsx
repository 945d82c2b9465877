import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { BannerPicture } from '@dealstore/ui/picture/banner-picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { paths } from '../../routes/links.ts';
import styles from './exhibition.module.css';
import { exhibitionQuery, exhibitionsQuery } from './exhibition.queries.ts';

/** The brand hall: a head exhibition with its goods, and the exhibitions beside it. Spec §2; what groups them is assumed. */
function BrandHallScreen({ params }: ScreenProps) {
  const services = useServices();
  const headNo = Number(params['headId']);
  const { data: head, error } = useQuery(exhibitionQuery(services, headNo));
  const { data: exhibitions } = useQuery(exhibitionsQuery(services));
  if (error !== null && head === undefined) throw error;
  if (head === undefined) return <Skeleton height={640} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h2>{head.label}</h2>
        <p>{head.promotionText}</p>
      </header>
      {head.section.map((part) => (
        <section key={part.label} className={styles['part']}>
          <h3>{part.label}</h3>
          <ProductGrid products={part.products} part={String(part.displayOrder)}>
            {part.products.map((product) => (
              <li key={product.productNo}>
                <ProductSummaryCard product={product} />
              </li>
            ))}
          </ProductGrid>
        </section>
      ))}
      <ul className={styles['posters']}>
        {exhibitions?.map((exhibition) => (
          <li key={exhibition.eventNo}>
            <Link href={paths.exhibition(exhibition.eventNo)} className={styles['rounded'] ?? ''}>
              <BannerPicture
                imageUrl={exhibition.imageUrl}
                headline={exhibition.label}
                text={exhibition.promotionText}
              />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `/exhibition/all/{headId}`. Spec §2. */
export const screen = defineScreen({
  Screen: BrandHallScreen,
  load: ({ prefetch, services, params }) => {
    prefetch(exhibitionQuery(services, Number(params['headId'])));
    prefetch(exhibitionsQuery(services));
  },
});
