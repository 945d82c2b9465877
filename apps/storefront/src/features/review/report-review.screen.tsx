import {
  isCommerceError,
  REPORT_LENGTH,
  REPORT_REASONS,
  type Review,
  type ReviewReportReason,
} from '@dealstore/commerce-core/domain';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { dateOf } from '@dealstore/ui/locale/date-time.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { TextArea } from '@dealstore/ui/form/text-area.tsx';
import { SubmitRow } from '../../widgets/no-answer/submit-row.tsx';
import { invalidate, SHOWS_OWN_ERROR } from '../../page/query-client.ts';
import { useChrome } from '../../page/chrome-store.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../routes/screen.ts';
import { PageName } from '../../widgets/page-name/page-name.tsx';
import { productReviewQuery, REVIEWS_KEY } from './review.queries.ts';
import { reviewText } from './review.text.ts';
import { Stars } from './stars.tsx';
import styles from './review.module.css';
import { productKey } from '../../page/query-keys.ts';

/** Reports a review of another member, and blocks its writer if wanted. Spec §2. */
function ReportReviewScreen({ params }: ScreenProps) {
  const t = useText(reviewText);
  const language = useLanguage();
  const { productNo, reviewNo } = numbersOf(params);
  const { data: review } = useQuery(productReviewQuery(useServices(), productNo, reviewNo));
  if (review === undefined) return <Skeleton height={480} />;
  if (!review.reportable) {
    return (
      <EmptyState
        icon={<Flag size={40} strokeWidth={1.5} />}
        title={review.myReview ? t.ownReview : t.alreadyReported}
        action={<ButtonLink href={paths.product(productNo)}>{t.toProduct}</ButtonLink>}
      />
    );
  }
  return (
    <div className={styles['page']}>
      <PageName route="reportReview" />
      <article className={styles['card']}>
        <p className={styles['head']}>
          <Stars rate={review.rate} />
          <span className={styles['detail']}>
            {review.memberId} · {dateOf(review.registerYmdt, language)}
          </span>
        </p>
        <p className={styles['words']} lang={langOf(review.content)}>
          {review.content}
        </p>
      </article>
      <ReportForm review={review} />
    </div>
  );
}

function ReportForm({ review }: { readonly review: Review }) {
  const t = useText(reviewText);
  const [reason, setReason] = useState<ReviewReportReason | null>(null);
  const [content, setContent] = useState('');
  const [isBlocked, setBlocked] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const report = useReport(review);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(reason === null);
    if (reason === null) event.currentTarget.querySelector<HTMLElement>('[name="reason"]')?.focus();
    else if (!report.isPending) report.mutate({ reason, content: content.trim(), isBlocked });
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <fieldset className={styles['reasons']} aria-describedby="reason-problem">
        <legend>{t.reportLead}</legend>
        {REPORT_REASONS.map((one) => (
          <Checkbox
            key={one}
            kind="radio"
            name="reason"
            value={one}
            checked={one === reason}
            onChange={() => {
              setReason(one);
              setMissing(false);
            }}
          >
            {t[one]}
          </Checkbox>
        ))}
        <p id="reason-problem" role="alert" className={styles['problem']}>
          {isMissing ? t.missingReason : null}
        </p>
      </fieldset>
      <TextArea
        label={t.reportWords}
        hint={t.reportCount(content.length, REPORT_LENGTH)}
        rows={4}
        maxLength={REPORT_LENGTH}
        value={content}
        onChange={(event) => setContent(event.target.value)}
      />
      {review.blockable && (
        <Checkbox checked={isBlocked} onChange={(event) => setBlocked(event.target.checked)}>
          {t.alsoBlock}
        </Checkbox>
      )}
      <p className={styles['detail']}>{t.reportNote}</p>
      <SubmitRow error={report.error} pending={report.isPending}>
        {t.report}
      </SubmitRow>
    </form>
  );
}

function useReport({ productNo, reviewNo }: Review) {
  const t = useText(reviewText);
  const chrome = useChrome();
  const services = useServices();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    meta: SHOWS_OWN_ERROR,
    mutationFn: async (report: {
      readonly reason: ReviewReportReason;
      readonly content: string;
      readonly isBlocked: boolean;
    }) => {
      const { reviewApi } = await services();
      await reviewApi.report(productNo, reviewNo, { reportReasonCd: report.reason, content: report.content });
      if (!report.isBlocked) return;
      try {
        await reviewApi.block(productNo, reviewNo);
      } catch (error) {
        // The report has succeeded, even if its writer has left meanwhile or too many writers are blocked.
        if (!isCommerceError(error)) throw error;
      }
    },
    onSuccess: () => {
      chrome.toast(t.reported);
      navigate(paths.product(productNo), { replace: true });
    },
    onSettled: () => invalidate(client, productKey(productNo), REVIEWS_KEY),
  });
}

function numbersOf(params: ScreenProps['params']) {
  return { productNo: Number(params['productNo']), reviewNo: Number(params['reviewNo']) };
}

/** `/product/{productNo}/review/report/{reviewNo}`. Spec §2. */
export const screen = defineScreen({
  Screen: ReportReviewScreen,
  load: ({ prefetch, services, params }) => {
    const { productNo, reviewNo } = numbersOf(params);
    prefetch(productReviewQuery(services, productNo, reviewNo));
  },
});
