import { useQuery } from '@tanstack/react-query';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { dateOf } from '../../locale/date-time.ts';
import { useText } from '../../locale/use-text.ts';
import { paths } from '../../routes/links.ts';
import { BannerPicture } from '../../ui/banner-picture.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './exhibition.module.css';
import { eventQuery } from './exhibition.queries.ts';
import { exhibitionText } from './exhibition.text.ts';

/** One running event. Spec §2. */
function EventScreen({ params }: ScreenProps) {
  const t = useText(exhibitionText);
  const { data, error } = useQuery(eventQuery(useServices(), Number(params['id'])));
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={640} />;
  return (
    <article className={styles['event']}>
      <BannerPicture imageUrl={data.imageUrl} headline={data.label} text={data.promotionText} urgent />
      <h2>{data.label}</h2>
      <p className={styles['period']}>{t.period(dateOf(data.startYmdt), dateOf(data.endYmdt))}</p>
      <p>{data.promotionText}</p>
      <p className={styles['note']}>{t.eventNote}</p>
      <ButtonLink size="cta" wide href={paths.home('exhibitions')}>
        {t.more}
      </ButtonLink>
    </article>
  );
}

/** `/event/{id}`. Spec §2. */
export const screen = defineScreen({
  Screen: EventScreen,
  load: ({ prefetch, services, params }) => prefetch(eventQuery(services, Number(params['id']))),
  meta: ({ client, services, params }) => {
    const event = client.getQueryData(eventQuery(services, Number(params['id'])).queryKey);
    return event === undefined
      ? {}
      : { title: event.label, description: event.promotionText, imageUrl: event.imageUrl };
  },
});
