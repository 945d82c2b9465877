import { formatNumber, type MyReview } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { REVIEWS_KEY } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import { invalidate } from '../../page/query-client.ts';
import { POINTS_KEY, productKey } from '../../page/query-keys.ts';

/** Deletes an own review after a confirmation. */
export function useRemoveReview({ reviewNo, bought, givenAccumulationAmt }: MyReview) {
  const t = useText(reviewText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await services()).reviewApi.remove(reviewNo),
    onSuccess: () => chrome.toast(t.removed),
    onSettled: () => invalidate(client, REVIEWS_KEY, POINTS_KEY, productKey(bought.productNo)),
  });
  const ask = (): void =>
    chrome.alert({
      type: 'confirm',
      contents: t.removeAsk,
      subContents: givenAccumulationAmt > 0 ? t.removePoints(formatNumber(givenAccumulationAmt)) : t.removeBody,
      left: { text: t.cancel },
      right: { text: t.remove, run: () => mutate() },
    });
  return { ask, isPending };
}
