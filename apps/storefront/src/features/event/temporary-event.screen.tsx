import {
  TEMPORARY_EVENT,
  TEMPORARY_EVENT_FIRST_PHASE,
  formatYmdt,
  lastSecondBefore,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { BannerPicture } from '@dealstore/ui/picture/banner-picture.tsx';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen } from '../../routes/screen.ts';
import { landingHref } from '../../routes/landing-href.ts';
import styles from './event.module.css';
import { temporaryEventQuery } from './event.queries.ts';
import { eventText } from './event.text.ts';

/** The temporary event while it runs; otherwise the wrong page. Spec §2, §4. */
function TemporaryEventScreen() {
  const t = useText(eventText);
  const language = useLanguage();
  const { data } = useQuery(temporaryEventQuery(useServices()));
  if (data === undefined) return <Skeleton height={640} />;
  const { banner, isFirstPhase } = data;
  const startAt = isFirstPhase ? TEMPORARY_EVENT.startAt : TEMPORARY_EVENT_FIRST_PHASE.endAt;
  const endAt = isFirstPhase ? TEMPORARY_EVENT_FIRST_PHASE.endAt : TEMPORARY_EVENT.endAt;
  return (
    <article className={styles['event']}>
      <BannerPicture imageUrl={banner.imageUrl} headline={banner.name} text={banner.description} urgent />
      <h2 className="visually-hidden">{banner.name}</h2>
      {startAt !== null && endAt !== null && (
        <p className={styles['period']}>
          {t.period(dateOf(formatYmdt(startAt), language), dateOf(formatYmdt(lastSecondBefore(endAt)), language))}
        </p>
      )}
      <p>{banner.description}</p>
      <p className={styles['note']}>{t.note}</p>
      <ButtonLink size="cta" wide href={landingHref(banner.landingUrl) ?? paths.home('exhibitions')}>
        {t.goods}
      </ButtonLink>
    </article>
  );
}

/** `/etc/temp_event`. Spec §2. */
export const screen = defineScreen({
  Screen: TemporaryEventScreen,
  load: ({ prefetch, services }) => prefetch(temporaryEventQuery(services)),
});
