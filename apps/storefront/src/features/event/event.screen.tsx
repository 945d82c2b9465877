import { formatNumber, type ShopEvent } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { BannerPicture } from '@dealstore/ui/picture/banner-picture.tsx';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { RichText } from '@dealstore/ui/rich-text/rich-text.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { paths } from '../../routes/links.ts';
import styles from './event.module.css';
import { eventQuery } from './event.queries.ts';
import { eventText } from './event.text.ts';
import { JoinPanel } from './join-panel.tsx';

/** One event: what it is about, and joining it. Spec §2. */
function EventScreen({ params }: ScreenProps) {
  const t = useText(eventText);
  const language = useLanguage();
  const { data, error } = useQuery(eventQuery(useServices(), Number(params['id'])));
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={640} />;
  return (
    <article className={styles['event']}>
      <BannerPicture imageUrl={data.imageUrl} headline={data.label} text={data.promotionText} urgent />
      <h2 className="visually-hidden">{data.label}</h2>
      <p className={styles['period']}>{t.period(dateOf(data.startYmdt, language), dateOf(data.endYmdt, language))}</p>
      <Conditions event={data} />
      <RichText html={data.content} />
      <JoinPanel event={data} />
      <p className={styles['note']}>{t.note}</p>
      <ButtonLink variant="outline" size="cta" wide href={paths.home('events')}>
        {t.more}
      </ButtonLink>
    </article>
  );
}

function Conditions({ event }: { readonly event: ShopEvent }) {
  const t = useText(eventText);
  const { shop } = usePageFacts();
  const { eventType, joinLimitCnt, pointAmt, telecomOnly } = event;
  const words = [
    telecomOnly && t.telecom(shop.telecom),
    joinLimitCnt !== null && t.limit(formatNumber(joinLimitCnt)),
    eventType === 'ATTENDANCE' && t.pointsADay(formatNumber(pointAmt)),
    event.couponName,
  ].filter((word) => typeof word === 'string');
  if (words.length === 0) return null;
  return (
    <p className={styles['conditions']}>
      {words.map((word) => (
        <Badge key={word} tone="brand">
          {word}
        </Badge>
      ))}
    </p>
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
