import { type EventSummary, type ExhibitionSummary } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { classNames } from '@dealstore/ui/class-names.ts';
import { ChipLink } from '@dealstore/ui/form/chip.tsx';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { BannerPicture } from '@dealstore/ui/picture/banner-picture.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import type { CardProduct } from '../../widgets/product-card/card-product.ts';
import { ProductSummaryCard } from '../../widgets/product-card/product-summary-card.tsx';
import { Heading } from './heading.tsx';
import { brandHallsQuery, temporaryEventQuery } from './home.queries.ts';
import { homeText } from './home.text.ts';
import styles from './home.module.css';

type ShownExhibition = Omit<ExhibitionSummary, 'products'> & { readonly products: readonly CardProduct[] };

/** Exhibitions, each with its picture and three products. Spec §3. */
export function Exhibitions({ exhibitions }: { readonly exhibitions: readonly ShownExhibition[] }) {
  return (
    <ul className={styles['exhibitions']}>
      {exhibitions.map((exhibition) => (
        <li key={exhibition.eventNo}>
          <Link href={paths.exhibition(exhibition.eventNo)} className={styles['poster'] ?? ''}>
            <BannerPicture imageUrl={exhibition.imageUrl} headline={exhibition.label} text={exhibition.promotionText} />
          </Link>
          <ul className={styles['three']}>
            {exhibition.products.slice(0, 3).map((product) => (
              <li key={product.productNo}>
                <ProductSummaryCard product={product} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Events with their period. Spec §3. */
export function Events({ events }: { readonly events: readonly EventSummary[] }) {
  const t = useText(homeText);
  const language = useLanguage();
  return (
    <ul className={styles['events']}>
      {events.map((event) => (
        <li key={event.eventNo}>
          <Link href={paths.event(event.eventNo)}>
            <span className={styles['poster']}>
              <BannerPicture imageUrl={event.imageUrl} headline={event.label} text={event.promotionText} />
            </span>
            <span className={styles['period']}>
              {t.period(dateOf(event.startYmdt, language), dateOf(event.endYmdt, language))}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The open brand halls side by side; nothing while no hall is open. Spec §2 (`/exhibition/all/{headId}`). */
export function BrandHalls() {
  const t = useText(homeText);
  const { data: halls = [] } = useQuery(brandHallsQuery(useServices()));
  if (halls.length === 0) return null;
  return (
    <>
      <Heading title={t.brandHalls} />
      <ul className={classNames(styles['chips'], styles['halls'])} aria-label={t.brandHalls}>
        {halls.map(({ eventNo, label }) => (
          <li key={eventNo}>
            <ChipLink href={paths.brandHall(eventNo)}>{label}</ChipLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The way to the temporary event while it runs. Spec §2. */
export function TemporaryEvent() {
  const { data: banner } = useQuery(temporaryEventQuery(useServices()));
  if (banner == null) return null;
  return (
    <Link href={paths.temporaryEvent()} className={classNames(styles['poster'], styles['temporary'])}>
      <BannerPicture imageUrl={banner.imageUrl} headline={banner.name} text={banner.description} />
    </Link>
  );
}
