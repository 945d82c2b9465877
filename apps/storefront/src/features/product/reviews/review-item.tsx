import { formatCount, formatOptionValue, type Review } from '@dealstore/commerce-core/domain';
import { Link } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Badge } from '@dealstore/ui/form/chip.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { paths } from '../../../routes/links.ts';
import styles from '../details/details.module.css';
import { detailsText } from '../details/details.text.ts';
import { ReviewActions } from './review-actions.tsx';

/** One review: stars, who (masked), when, what was bought, words, pictures, and the seller's reply. */
export function ReviewItem({
  review,
  withActions = false,
}: {
  readonly review: Review;
  /** Whether the reader may say what they think of it. */
  readonly withActions?: boolean;
}) {
  const t = useText(detailsText);
  const language = useLanguage();
  if (review.blocked) return <BlockedReview />;
  return (
    <li className={styles['item']}>
      <p className={styles['head']}>
        <Stars rate={review.rate} />
        {review.bestReviewYn === 'Y' && <Badge tone="brand">{t.best}</Badge>}
      </p>
      <p className={styles['by']}>{`${review.memberId} · ${dateOf(review.registerYmdt, language)}`}</p>
      {review.orderedOption.optionValue !== '' && (
        <p className={styles['option']}>
          {`${formatOptionValue(review.orderedOption.optionName)}: `}
          <span lang={langOf(review.orderedOption.optionValue)}>
            {formatOptionValue(review.orderedOption.optionValue)}
          </span>
        </p>
      )}
      {review.fileUrls.length > 0 && (
        <ul className={styles['photos']}>
          {review.fileUrls.map((src, index) => (
            <li key={src}>
              <Picture src={src} alt={t.photoOf(index + 1)} width={96} height={96} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles['words']} lang={langOf(review.content)}>
        {review.content}
      </p>
      {withActions && <ReviewActions review={review} />}
      {!withActions && review.recommendCnt > 0 && (
        <p className={styles['helpful']}>{t.helpful(formatCount(review.recommendCnt, language))}</p>
      )}
      {review.sellerReply !== null && (
        <div className={styles['reply']}>
          <b>{t.sellerReply}</b>
          <p lang={langOf(review.sellerReply)}>{review.sellerReply}</p>
        </div>
      )}
    </li>
  );
}

/** A review of a writer the reader has blocked: a closed line. */
function BlockedReview() {
  const t = useText(detailsText);
  return (
    <li className={styles['item']}>
      <p className={styles['by']}>
        {t.blocked} <Link href={paths.myReviews('written')}>{t.blockedWriters}</Link>
      </p>
    </li>
  );
}

/** A rating as five stars, read out as words. */
export function Stars({ rate }: { readonly rate: number }) {
  const t = useText(detailsText);
  return (
    <span className={styles['stars']} role="img" aria-label={t.average(String(rate))}>
      <span aria-hidden>{'★'.repeat(rate)}</span>
      <span aria-hidden className={styles['unlit']}>
        {'★'.repeat(5 - rate)}
      </span>
    </span>
  );
}
