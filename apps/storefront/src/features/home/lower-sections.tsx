import { useQuery } from '@tanstack/react-query';
import { RECOMMENDATIONS } from '@dealstore/commerce-core';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { ProductRail } from '../../widgets/product-card/product-card.tsx';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { BestTeaser } from './best-list.tsx';
import { Heading, LIST_HEIGHT } from './heading.tsx';
import { bannersQuery, eventsQuery, exhibitionsQuery, sectionsQuery, shownListQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import { StripBanners } from './main-banners.tsx';
import { SectionChips } from './section-chips.tsx';
import { ProductSections } from './product-section.tsx';
import { Events, Exhibitions } from './teasers.tsx';
import styles from './home.module.css';

/** What lies below the first sections: banners, limited and best list, exhibitions, events. Spec §3. */
export function LowerSections() {
  const t = useText(homeText);
  const services = useServices();
  const { data: sections, isLoading: awaitsSections } = useQuery(sectionsQuery(services, 'later'));
  const { data: middle, isLoading: awaitsMiddle } = useQuery(bannersQuery(services, 'MIDDLE'));
  const { data: limited, isLoading: awaitsLimited } = useQuery(shownListQuery(services, 'LIMITED'));
  const { data: exhibitions } = useQuery(exhibitionsQuery(services, 'few'));
  const { data: events } = useQuery(eventsQuery(services, false));
  const { data: bottom } = useQuery(bannersQuery(services, 'BOTTOM'));
  // What comes late would push down what is read already.
  if (awaitsSections || awaitsMiddle || awaitsLimited) return <Skeleton height={LIST_HEIGHT} />;
  return (
    <>
      <SectionChips sections={sections ?? []} />
      <ProductSections sections={sections ?? []} />
      <RecommendationLinks />
      <StripBanners banners={middle ?? []} />
      {limited != null && (
        <section className={styles['section']}>
          <Heading title={limited.sectionInfo.label} text={limited.sectionInfo.explain} href={paths.home('limited')} />
          <ProductRail products={limited.prdtList} part="limited">
            {limited.prdtList.map((product) => (
              <li key={product.productNo}>
                <ProductSummaryCard product={product} />
              </li>
            ))}
          </ProductRail>
        </section>
      )}
      <BestTeaser />
      <section className={styles['section']}>
        <Heading title={t.exhibitions} href={paths.home('exhibitions')} />
        <Exhibitions exhibitions={exhibitions ?? []} />
      </section>
      <section className={styles['section']}>
        <Heading title={t.events} href={paths.home('events')} />
        <Events events={events ?? []} />
      </section>
      <StripBanners banners={bottom ?? []} />
    </>
  );
}

/** The ways to the three recommendations. */
function RecommendationLinks() {
  const t = useText(homeText);
  return (
    <section className={styles['section']}>
      <Heading title={t.recommendations} />
      <nav className={styles['chips']} aria-label={t.recommendations}>
        {RECOMMENDATIONS.map((kind) => (
          <ChipLink key={kind} href={paths.recommend(kind)}>
            {t[kind]}
          </ChipLink>
        ))}
      </nav>
    </section>
  );
}
