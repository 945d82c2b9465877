import {
  foldPages,
  formatCount,
  formatOptionValue,
  formatRating,
  type ProductNo,
  type ReviewList,
  type ReviewOrder,
} from '@dealstore/commerce-core/domain';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Chip } from '@dealstore/ui/form/chip.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { useServices } from '../../../container/use-service.ts';
import { Awaited } from '../../../widgets/no-answer/awaited.tsx';
import { MoreButton } from '../../../widgets/no-answer/more-button.tsx';
import { PhotoStrip } from './photo-strip.tsx';
import { ALL_REVIEWS, optionsQuery, type ReviewFilter, reviewsQuery } from '../product.queries.ts';
import { ReviewItem } from './review-item.tsx';
import styles from '../details/details.module.css';
import { detailsText } from '../details/details.text.ts';

const ORDERS: readonly ReviewOrder[] = ['RECOMMEND', 'REGISTER_YMDT', 'RATING_HIGH', 'RATING_LOW'];

/** Height of a page of reviews in a few words each, in CSS pixels; the place of those that are still to come. */
const LIST_HEIGHT_PX = 480;

/** Reviews with average, histogram, photos, order and paging. Spec §3 (reviews with total rate). */
export function Reviews({ productNo }: { readonly productNo: ProductNo }) {
  const t = useText(detailsText);
  const language = useLanguage();
  const services = useServices();
  const [filter, setFilter] = useState(ALL_REVIEWS);
  // Another filter keeps what is shown until it is answered: nothing below moves twice.
  const list = useInfiniteQuery({
    ...reviewsQuery(services, productNo, filter),
    placeholderData: keepPreviousData,
  });
  const { data, error, refetch } = list;
  const [first] = data?.pages ?? [];
  const isFiltered = filter.onlyPhotos || filter.optionNo !== null;
  const hasReviews = first === undefined || first.totalCount > 0 || isFiltered;
  const reviews = foldPages(data?.pages ?? [], (review) => review.reviewNo);
  return (
    <section id="reviews" className={styles['part']}>
      <h2 className={styles['title']}>{t.reviews}</h2>
      {!hasReviews && (
        <EmptyState heading="h2" icon={<MessageSquareText size={40} strokeWidth={1.5} />} title={t.noReviews}>
          {t.noReviewsBody}
        </EmptyState>
      )}
      {first !== undefined && hasReviews && <Histogram list={first} />}
      {first !== undefined && first.photoTotalCount > 0 && (
        <PhotoStrip productNo={productNo} count={first.photoTotalCount} />
      )}
      {hasReviews && <ReviewFilters productNo={productNo} filter={filter} onFilter={setFilter} />}
      {isFiltered && first?.totalCount === 0 && <p className={styles['none']}>{t.noneFiltered}</p>}
      {language !== 'ko' && reviews.items.some(({ content }) => langOf(content) === 'ko') && (
        <p className={styles['legal']}>{t.untranslated}</p>
      )}
      {data === undefined && <Awaited error={error} refetch={refetch} height={LIST_HEIGHT_PX} />}
      <ul>
        {reviews.items.map((review) => (
          <ReviewItem key={review.reviewNo} review={review} withActions />
        ))}
      </ul>
      <MoreButton list={list}>{t.moreReviews}</MoreButton>
    </section>
  );
}

/** Narrows the list to photos or to one option, and orders it. */
function ReviewFilters({
  productNo,
  filter,
  onFilter,
}: {
  readonly productNo: ProductNo;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
}) {
  const t = useText(detailsText);
  const { data: options } = useQuery(optionsQuery(useServices(), productNo));
  const choices = options?.flatOptions ?? [];
  return (
    <>
      <div className={styles['chips']} role="group" aria-label={t.order}>
        {ORDERS.map((name) => (
          <Chip key={name} pressed={name === filter.order} onPress={() => onFilter({ ...filter, order: name })}>
            {t[name]}
          </Chip>
        ))}
      </div>
      <div className={styles['filters']} role="group" aria-label={t.filter}>
        <Chip pressed={filter.onlyPhotos} onPress={() => onFilter({ ...filter, onlyPhotos: !filter.onlyPhotos })}>
          {t.onlyPhotos}
        </Chip>
        {choices.length > 1 && (
          <select
            aria-label={t.optionFilter}
            value={filter.optionNo ?? ''}
            onChange={({ target }) =>
              onFilter({ ...filter, optionNo: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t.everyOption}</option>
            {choices.map(({ optionNo, value }) => (
              <option key={optionNo} value={optionNo}>
                {formatOptionValue(value)}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}

function Histogram({ list }: { readonly list: ReviewList }) {
  const t = useText(detailsText);
  const language = useLanguage();
  const counts = list.reviewRatingResponses;
  const most = Math.max(1, ...counts.map(({ countOfRating }) => countOfRating));
  return (
    <div className={styles['rates']}>
      <p className={styles['average']} role="img" aria-label={t.average(formatRating(list.rate))}>
        <span className={styles['star']} aria-hidden>
          ★
        </span>
        <b aria-hidden>{formatRating(list.rate)}</b>
      </p>
      <ul className={styles['bars']}>
        {counts.map(({ rating, countOfRating }) => (
          <li key={rating}>
            <span className="visually-hidden">{t.stars(rating, formatCount(countOfRating, language))}</span>
            <span aria-hidden>{rating}</span>
            <meter aria-hidden max={most} value={countOfRating} />
            <span aria-hidden>{formatCount(countOfRating, language)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
