import { formatNumber, hidesContent, type WritableReview } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { BoughtCard } from './bought-card.tsx';
import { writableReviewsQuery } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import styles from './review.module.css';

/** Bought options the member may review now, each with its last day and the points of a photo. */
export function WritableList() {
  const t = useText(reviewText);
  const { data: items } = useQuery(writableReviewsQuery(useServices()));
  if (items === undefined) return <Skeleton height={320} radius={12} />;
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<Star size={40} strokeWidth={1.5} />}
        title={t.writableEmpty}
        action={<ButtonLink href={paths.orders()}>{t.toOrders}</ButtonLink>}
      >
        {t.writableEmptyBody}
      </EmptyState>
    );
  }
  return (
    <ul className={styles['list']}>
      {items.map((item) => (
        <WritableItem key={item.bought.orderOptionNo} item={item} />
      ))}
    </ul>
  );
}

function WritableItem({
  item: { bought, reviewableYmdt, photoReviewAccumulationAmt },
}: {
  readonly item: WritableReview;
}) {
  const language = useLanguage();
  const t = useText(reviewText);
  return (
    <li className={styles['card']}>
      <BoughtCard bought={bought}>
        <p className={styles['detail']}>{t.until(dateOf(reviewableYmdt, language))}</p>
      </BoughtCard>
      <div className={styles['onward']}>
        {photoReviewAccumulationAmt > 0 && (
          <span className={styles['points']}>{t.photoPoints(formatNumber(photoReviewAccumulationAmt))}</span>
        )}
        {!hidesContent(bought.withheld) && (
          <ButtonLink size="small" href={paths.writeReview(bought.productNo, bought.optionNo, bought.orderNo)}>
            {t.write}
            <span className="visually-hidden">: {bought.productName}</span>
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
