import { isCommerceError, type ReviewTarget } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { PackageOpen } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { useServices } from '../../container/use-service.ts';
import { isWithoutData } from '../../page/query-client.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';
import { PageName } from '../../widgets/page-name/page-name.tsx';
import { BoughtCard } from './bought-card.tsx';
import { reviewFormQuery } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import styles from './review.module.css';

const WriteReviewForm = lazyComponent(
  async () => (await import('./write-review-form.tsx')).WriteReviewForm,
  <Skeleton height={480} />,
);

/** Writes a review of a bought option, or changes the existing one; the server decides who may. Spec §2. */
function WriteReviewScreen({ params }: ScreenProps) {
  const services = useServices();
  const { data: form, error } = useQuery({
    ...reviewFormQuery(services, targetOf(params)),
    throwOnError: (thrown, query) => isWithoutData(thrown, query) && !isCommerceError(thrown, 'NOT_REVIEWABLE'),
  });
  if (error !== null && form === undefined) return <NotReviewable error={error} />;
  return (
    <div className={styles['page']}>
      <PageName route="writeReview" />
      {form === undefined ? (
        <Skeleton height={480} />
      ) : (
        <>
          <BoughtCard bought={form.bought} />
          <WriteReviewForm key={form.review?.reviewNo ?? 0} form={form} />
        </>
      )}
    </div>
  );
}

function NotReviewable({ error }: { readonly error: unknown }) {
  const t = useText(reviewText);
  const reason = isCommerceError(error, 'NOT_REVIEWABLE') ? (error.details?.reason ?? null) : null;
  const isReviewed = reason === 'REVIEWED';
  return (
    <EmptyState
      icon={<PackageOpen size={40} strokeWidth={1.5} />}
      title={reason === null ? t.notReviewable : t[reason]}
      action={
        <ButtonLink href={isReviewed ? paths.myReviews('written') : paths.orders()}>
          {isReviewed ? t.toWritten : t.toOrders}
        </ButtonLink>
      }
    />
  );
}

function targetOf(params: ScreenProps['params']): ReviewTarget {
  return {
    productNo: Number(params['productNo']),
    optionNo: Number(params['optionNo']),
    orderNo: params['orderNo'] ?? '',
  };
}

/** `/product/{id}/review/create/{optionNo}/{orderNo}`. Spec §2. */
export const screen = defineScreen({
  Screen: WriteReviewScreen,
  load: ({ prefetch, services, params }) => prefetch(reviewFormQuery(services, targetOf(params))),
});
