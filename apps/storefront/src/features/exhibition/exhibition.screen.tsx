import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { BannerPicture } from '@dealstore/ui/picture/banner-picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { ProductGrid } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import styles from './exhibition.module.css';
import { exhibitionQuery } from './exhibition.queries.ts';
import { exhibitionText } from './exhibition.text.ts';

/** One exhibition: its poster, and its parts with their products. Spec §2, §3 (exhibition detail). */
function ExhibitionScreen({ params }: ScreenProps) {
  const t = useText(exhibitionText);
  const language = useLanguage();
  const { data, error } = useQuery(exhibitionQuery(useServices(), Number(params['id'])));
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={640} />;
  return (
    <div className={styles['page']}>
      <header className={styles['poster']}>
        <BannerPicture imageUrl={data.mobileimageUrl} headline={data.label} text={data.promotionText} urgent />
      </header>
      <p className={styles['period']}>{t.period(dateOf(data.startYmdt, language), dateOf(data.endYmdt, language))}</p>
      {data.section.length > 1 && <Parts labels={data.section.map(({ label }) => label)} />}
      {data.section.map((part, index) => (
        <section key={part.label} id={`part-${index + 1}`} className={styles['part']}>
          <h2>{part.label}</h2>
          <ProductGrid products={part.products} part={String(index + 1)}>
            {part.products.map((product) => (
              <li key={product.productNo}>
                <ProductSummaryCard product={product} />
              </li>
            ))}
          </ProductGrid>
        </section>
      ))}
    </div>
  );
}

function Parts({ labels }: { readonly labels: readonly string[] }) {
  const t = useText(exhibitionText);
  return (
    <nav className={styles['parts']} aria-label={t.parts}>
      {labels.map((label, index) => (
        <a key={label} href={`#part-${index + 1}`}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** `/exhibition/{id}`. Spec §2. */
export const screen = defineScreen({
  Screen: ExhibitionScreen,
  load: ({ prefetch, services, params }) => prefetch(exhibitionQuery(services, Number(params['id']))),
  meta: ({ client, services, params }) => {
    const exhibition = client.getQueryData(exhibitionQuery(services, Number(params['id'])).queryKey);
    if (exhibition === undefined) return {};
    const { label, promotionText, pcImageUrl } = exhibition;
    return { title: label, description: promotionText, imageUrl: pcImageUrl };
  },
});
