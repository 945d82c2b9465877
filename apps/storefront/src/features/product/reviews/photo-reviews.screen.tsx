import { foldPages } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Images } from 'lucide-react';
import { Link } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import styles from './photo-zone.module.css';
import { photoReviewsQuery } from '../product.queries.ts';
import { detailsText } from '../details/details.text.ts';
import { MoreButton } from '../../../widgets/no-answer/more-button.tsx';

/** All pictures in reviews of a product. Spec §2 (photo zone). */
function PhotoReviewsScreen({ params }: ScreenProps) {
  const t = useText(detailsText);
  const productNo = Number(params['productNo']);
  const list = useInfiniteQuery(photoReviewsQuery(useServices(), productNo));
  const { data, error } = list;
  if (error !== null && data === undefined) throw error;
  if (data === undefined) return <Skeleton height={480} />;
  const reviews = foldPages(data.pages, (review) => review.reviewNo).items;
  // Of a writer the reader has blocked no picture is sent.
  const items = reviews.filter(({ fileUrls }) => fileUrls.length > 0);
  return (
    <div className={styles['zone']}>
      <h2 className={styles['title']}>{t.photos}</h2>
      {items.length === 0 && <EmptyState icon={<Images size={40} strokeWidth={1.5} />} title={t.noReviews} />}
      <ul className={styles['grid']}>
        {items.map((review, index) => (
          <li key={review.reviewNo}>
            <Link href={paths.photoReview(productNo, review.reviewNo)}>
              <Picture src={review.fileUrls[0] ?? ''} alt={t.photoOf(index + 1)} width={240} height={240} />
            </Link>
          </li>
        ))}
      </ul>
      <MoreButton list={list}>{t.moreReviews}</MoreButton>
    </div>
  );
}

/** `/product/{id}/review/photoZone`. Spec §2. */
export const screen = defineScreen({
  Screen: PhotoReviewsScreen,
  load: ({ prefetchInfinite, services, params }) =>
    prefetchInfinite(photoReviewsQuery(services, Number(params['productNo']))),
  meta: ({ language }) => ({ title: detailsText[language].photos, noIndex: true }),
});
