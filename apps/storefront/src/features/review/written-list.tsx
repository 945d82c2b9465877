import { foldPages, formatCount, formatNumber, hidesContent, type MyReview } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { MoreButton } from '../../widgets/no-answer/more-button.tsx';
import { BlockedWriters } from './blocked-writers.tsx';
import { BoughtCard } from './bought-card.tsx';
import { writtenReviewsQuery } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import { Stars } from './stars.tsx';
import { useRemoveReview } from './use-remove-review.ts';
import styles from './review.module.css';

/** One's own reviews, newest first, and blocked writers. */
export function WrittenList() {
  const t = useText(reviewText);
  const list = useInfiniteQuery(writtenReviewsQuery(useServices()));
  const { data } = list;
  if (data === undefined) return <Skeleton height={320} radius={12} />;
  const { items } = foldPages(data.pages, (review) => review.reviewNo);
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          icon={<MessageSquareText size={40} strokeWidth={1.5} />}
          title={t.writtenEmpty}
          action={<ButtonLink href={paths.myReviews('writable')}>{t.toWritable}</ButtonLink>}
        >
          {t.writtenEmptyBody}
        </EmptyState>
      ) : (
        <ul className={styles['list']}>
          {items.map((review) => (
            <WrittenItem key={review.reviewNo} review={review} />
          ))}
        </ul>
      )}
      <MoreButton list={list}>{t.more}</MoreButton>
      <BlockedWriters />
    </>
  );
}

function WrittenItem({ review }: { readonly review: MyReview }) {
  const t = useText(reviewText);
  const language = useLanguage();
  const { bought, rate, content, fileUrls, recommendCnt, givenAccumulationAmt, sellerReply } = review;
  return (
    <li className={styles['card']}>
      <BoughtCard bought={bought} />
      <p className={styles['head']}>
        <Stars rate={rate} />
        <span className={styles['detail']}>{dateOf(review.registerYmdt, language)}</span>
        {givenAccumulationAmt > 0 && <Badge tone="brand">{t.given(formatNumber(givenAccumulationAmt))}</Badge>}
      </p>
      {fileUrls.length > 0 && (
        <ul className={styles['photos']}>
          {fileUrls.map((src, index) => (
            <li key={src}>
              <Picture src={src} alt={t.photoOf(index + 1)} width={96} height={96} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['words']} lang={langOf(content)}>
        {content}
      </p>
      {recommendCnt > 0 && <p className={styles['detail']}>{t.helpful(formatCount(recommendCnt, language))}</p>}
      {sellerReply !== null && (
        <div className={styles['reply']}>
          <b>{t.sellerReply}</b>
          <p lang={langOf(sellerReply)}>{sellerReply}</p>
        </div>
      )}
      <Actions review={review} />
    </li>
  );
}

function Actions({ review }: { readonly review: MyReview }) {
  const t = useText(reviewText);
  const { bought } = review;
  const remove = useRemoveReview(review);
  const about = <span className="visually-hidden">: {bought.productName}</span>;
  return (
    <div className={styles['actions']}>
      {!hidesContent(bought.withheld) && (
        <ButtonLink
          variant="outline"
          size="small"
          href={paths.writeReview(bought.productNo, bought.optionNo, bought.orderNo)}
        >
          {t.edit}
          {about}
        </ButtonLink>
      )}
      <Button variant="outline" size="small" busy={remove.isPending} onClick={remove.ask}>
        {t.remove}
        {about}
      </Button>
    </div>
  );
}
