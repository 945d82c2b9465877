import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { useNearViewport } from '@dealstore/ui/in-view/use-near-viewport.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { CategoryIcons } from './category-icons.tsx';
import { bannersQuery, sectionsQuery, timedDealQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import { LowerSections } from './lower-sections.tsx';
import { MainBanners } from './main-banners.tsx';
import { MembershipStrip } from './membership-strip.tsx';
import { ProductSections } from './product-section.tsx';
import { TimedDeal } from './timed-deal.tsx';
import styles from './home.module.css';

/** The first tab: its first sections come with the document, the rest when the reader comes near. Spec §3. */
export function HomeTabContent() {
  const t = useText(homeText);
  const services = useServices();
  const { data: banners } = useQuery(bannersQuery(services, 'MAIN'));
  const { data: deal } = useQuery(timedDealQuery(services, false));
  const { data: sections } = useQuery(sectionsQuery(services, 'first'));
  const later = useQueryClient().getQueryData(sectionsQuery(services, 'later').queryKey);
  const { ref, isNear } = useNearViewport<HTMLDivElement>(later !== undefined);
  return (
    <>
      <MainBanners banners={banners ?? []} />
      <CategoryIcons />
      <MembershipStrip />
      {deal !== undefined && <TimedDeal deal={deal} href={paths.home('deal')} />}
      <ProductSections sections={sections ?? []} />
      <div ref={ref} className={styles['later']}>
        {isNear ? (
          <LowerSections />
        ) : (
          <ButtonLink variant="outline" wide href={paths.home('best')}>
            {t.next}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
