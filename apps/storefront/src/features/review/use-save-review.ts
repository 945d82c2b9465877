import { type ChangedReview, formatNumber, type ReviewForm } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { removeDraft } from '../../widgets/draft/draft.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import { useServices } from '../../container/use-service.ts';
import { invalidate, SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { paths } from '../../routes/links.ts';
import { REVIEWS_KEY } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import { ORDERS_KEY, POINTS_KEY, productKey } from '../../page/query-keys.ts';

/** Storage key of a draft. */
export const reviewDraft = ({ bought }: ReviewForm) => `review-${bought.orderOptionNo}`;

/** Writes or changes a review, shows the points it has earned, and replaces the form by the list of one's own. */
export function useSaveReview(form: ReviewForm) {
  const { bought, review } = form;
  const t = useText(reviewText);
  const chrome = useChrome();
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    meta: SHOWS_OWN_ERROR,
    mutationFn: async (draft: ChangedReview) => {
      const { reviewApi, random } = await services();
      if (review !== null) return reviewApi.change(review.reviewNo, draft);
      const { rate, content, fileNames } = draft;
      const { orderOptionNo } = bought;
      return reviewApi.write({ orderOptionNo, rate, content, fileNames }, keyOf(random, draft));
    },
    onSuccess: ({ givenAccumulationAmt }) => {
      removeDraft(reviewDraft(form));
      const points = formatNumber(givenAccumulationAmt);
      const [plain, paid] = review === null ? [t.saved, t.savedPoints] : [t.changed, t.changedPoints];
      chrome.toast(givenAccumulationAmt > 0 ? paid(points) : plain);
      navigate(paths.myReviews('written'), { replace: true });
    },
    onSettled: () => invalidate(client, REVIEWS_KEY, ORDERS_KEY, POINTS_KEY, productKey(bought.productNo)),
  });
}
