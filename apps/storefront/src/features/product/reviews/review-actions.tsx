import { formatCount, type Review } from '@dealstore/commerce-core/domain';
import { onlineManager, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Link } from 'wouter';
import { useChrome } from '../../../page/chrome-store.ts';
import { useAskLogin } from '../../../page/use-ask-login.ts';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { HELPFUL_KEY, helpfulChange, isHelpfulChange } from '../../../widgets/review/helpful-change.ts';
import styles from '../details/details.module.css';
import { detailsText } from '../details/details.text.ts';
import { productKey } from '../../../page/query-keys.ts';

/** What a reader may say of a review: that it helps, that it breaks a rule, that they want nothing of its writer. */
export function ReviewActions({ review }: { readonly review: Review }) {
  const t = useText(detailsText);
  const language = useLanguage();
  const { isHelpful, recommend, block } = useOpinion(review);
  const helpfulCnt = review.recommendCnt + Number(isHelpful) - Number(review.recommended);
  const count = helpfulCnt > 0 ? ` ${formatCount(helpfulCnt, language)}` : '';
  if (review.myReview) {
    return (
      <p className={styles['opinions']}>
        {count !== '' && <span>{t.helpful(count.trim())}</span>}
        <Link href={paths.myReviews('written')}>{t.myReview}</Link>
      </p>
    );
  }
  return (
    <div className={styles['opinions']}>
      <button type="button" aria-pressed={isHelpful} onClick={recommend}>
        <ThumbsUp size={14} aria-hidden />
        {`${t.recommend}${count}`}
      </button>
      {review.reportable && <Link href={paths.reportReview(review.productNo, review.reviewNo)}>{t.report}</Link>}
      {review.blockable && (
        <button type="button" onClick={block}>
          {t.block}
        </button>
      )}
    </div>
  );
}

/** Says it, once the reader has logged in; the lists of the product are read anew. What is not saved yet shows at once. */
function useOpinion({ productNo, reviewNo, recommended }: Review) {
  const t = useText(detailsText);
  const chrome = useChrome();
  const askLogin = useAskLogin();
  const services = useServices();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: productKey(productNo) });
  const filters = { mutationKey: HELPFUL_KEY, status: 'pending' } as const;
  const unsaved = useMutationState({ filters, select: ({ state }) => state.variables }).filter(isHelpfulChange);
  const isHelpful = unsaved.findLast((one) => one.reviewNo === reviewNo)?.isHelpful ?? recommended;
  const { mutate } = useMutation(helpfulChange(services));
  const block = useMutation({
    mutationFn: async () => (await services()).reviewApi.block(productNo, reviewNo),
    onSuccess: () => chrome.toast(t.blockedDone, { label: t.blockedWriters, href: paths.myReviews('written') }),
    onSettled,
  });
  return {
    isHelpful,
    recommend: () => {
      if (askLogin()) return;
      mutate({ productNo, reviewNo, isHelpful: !isHelpful });
      if (!onlineManager.isOnline()) chrome.toast(t.savedLater);
    },
    block: () => {
      if (askLogin()) return;
      chrome.alert({
        type: 'confirm',
        contents: t.blockAsk,
        subContents: t.blockBody,
        left: { text: t.cancel },
        right: { text: t.block, run: () => block.mutate() },
      });
    },
  };
}
