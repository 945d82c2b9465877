import { commerceError, foldPages } from '@dealstore/commerce-core/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Carousel } from '@dealstore/ui/picture/carousel.tsx';
import { Picture } from '@dealstore/ui/picture/picture.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { PageName } from '../../../widgets/page-name/page-name.tsx';
import styles from './photo-zone.module.css';
import { photoReviewsQuery } from '../product.queries.ts';
import { ReviewItem } from './review-item.tsx';
import { detailsText } from '../details/details.text.ts';

/** One review with its pictures in turn; its neighbors are a step away. Spec §2 (photo zone detail). */
function PhotoReviewScreen({ params }: ScreenProps) {
  const t = useText(detailsText);
  const productNo = Number(params['productNo']);
  const reviewNo = Number(params['reviewNo']);
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery(photoReviewsQuery(useServices(), productNo));
  const { items } = foldPages(data?.pages ?? [], (review) => review.reviewNo);
  const at = items.findIndex((review) => review.reviewNo === reviewNo);
  const isSought = data !== undefined && at < 0 && hasNextPage;
  useEffect(() => {
    if (isSought) void fetchNextPage();
  }, [isSought, fetchNextPage, items.length]);
  if (error !== null && data === undefined) throw error;
  const review = items[at];
  if (review === undefined && data !== undefined && !hasNextPage) throw commerceError('NOT_FOUND');
  if (review === undefined) return <Skeleton height={480} />;
  const [previous, next] = [items[at - 1], items[at + 1]];
  return (
    <div className={styles['viewer']}>
      <PageName route="photoReview" />
      <Carousel
        key={review.reviewNo}
        label={t.photos}
        slides={review.fileUrls.map((src, index) => ({
          key: src,
          content: (
            <Picture src={src} alt={t.photoOf(index + 1)} width={640} height={640} sizes="100vw" urgent={index === 0} />
          ),
        }))}
      />
      <ul className={styles['words']}>
        <ReviewItem review={{ ...review, fileUrls: [] }} />
      </ul>
      <nav className={styles['steps']} aria-label={t.photos}>
        {previous !== undefined && (
          <ButtonLink variant="outline" href={paths.photoReview(productNo, previous.reviewNo)}>
            {t.previousPhoto}
          </ButtonLink>
        )}
        {next !== undefined && (
          <ButtonLink variant="outline" href={paths.photoReview(productNo, next.reviewNo)}>
            {t.nextPhoto}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}

/** `/product/{productNo}/review/photoZone/detail/{reviewNo}`. Spec §2. */
export const screen = defineScreen({
  Screen: PhotoReviewScreen,
  load: ({ prefetchInfinite, services, params }) =>
    prefetchInfinite(photoReviewsQuery(services, Number(params['productNo']))),
  meta: ({ language }) => ({ title: detailsText[language].photos, noIndex: true }),
});
