import type { ClaimFormInput, ClaimNotice } from '@dealstore/commerce-core';
import {
  type Claim,
  type Claimable,
  type ClaimFormProblem,
  isCommerceError,
  linesToClaim,
  draftComesBack,
  draftHasAccount,
  type GiftId,
} from '@dealstore/commerce-core/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Gift, PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { showProblemIn } from '@dealstore/ui/form/problem-focus.ts';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { FixedBar } from '../../../widgets/fixed-bar/fixed-bar.tsx';
import { TryAgain } from '../../../widgets/no-answer/try-again.tsx';
import { WrongPage } from '../../../widgets/wrong-page/wrong-page.tsx';
import { ClaimFormSkeleton } from './claim-form-skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { ClaimDone } from './claim-done.tsx';
import { claimFormText } from './claim-form.text.ts';
import type { ClaimTarget } from './claim-route.ts';
import { claimableQuery } from './claim.queries.ts';
import { claimText } from './claim.text.ts';
import { ExchangeOption, LinesSection } from './lines-section.tsx';
import { ReasonSection } from './reason-section.tsx';
import { RefundLines } from './refund-lines.tsx';
import { RefundRules } from './refund-rules.tsx';
import { ReturnSection } from './return-section.tsx';
import { SubmitText } from './submit-text.tsx';
import { type ClaimFormFlow, useClaimForm } from './use-claim-form.ts';
import styles from './claim.module.css';
import formStyles from './claim-form.module.css';
import { invalidate } from '../../../page/query-client.ts';
import { ORDERS_KEY, POINTS_KEY } from '../../../page/query-keys.ts';

const NOTICE_ID = 'claim-notice';

/** The form, once what can be claimed has been read: loaded when the screen is there. */
export function ClaimFormContent(target: ClaimTarget) {
  const { data: claimable, error, refetch } = useQuery(claimableQuery(useServices(), target));
  if (claimable === undefined) {
    return error === null ? <ClaimFormSkeleton /> : <Failed error={error} onRetry={() => void refetch()} />;
  }
  if (claimable.waitingGiftId !== null) return <CancelInGift giftId={claimable.waitingGiftId} />;
  if (linesToClaim(claimable, target.claimType).length === 0) return <NoLines claimable={claimable} />;
  return <Claiming claimable={claimable} {...target} />;
}

function Claiming(input: ClaimFormInput) {
  const client = useQueryClient();
  const [done, setDone] = useState<Claim | null>(null);
  const flow = useClaimForm(input, (emission) => {
    if (emission.type === 'incomplete') showProblemIn(PLACE_OF[emission.problem] ?? `claim-${emission.problem}`);
    if (emission.type === 'stopped') showProblemIn(NOTICE_ID);
    if (emission.type !== 'completed') return;
    setDone(emission.claim);
    void invalidate(client, ORDERS_KEY, POINTS_KEY);
  });
  return done === null ? <Form flow={flow} /> : <ClaimDone claim={done} />;
}

function NoLines({ claimable }: { readonly claimable: Claimable }) {
  const t = useText(claimFormText);
  const words = useText(claimText);
  const problem = claimable.lines.find((line) => line.problem !== null)?.problem ?? null;
  return (
    <EmptyState
      icon={<PackageOpen size={40} strokeWidth={1.5} />}
      title={t.none}
      action={<ButtonLink href={paths.orders()}>{words.toOrders}</ButtonLink>}
    >
      {problem === null ? null : t[problem]}
    </EmptyState>
  );
}

/** A gift that waits for its address is canceled as the gift it is. */
function CancelInGift({ giftId }: { readonly giftId: GiftId }) {
  const t = useText(claimFormText);
  return (
    <EmptyState
      icon={<Gift size={40} strokeWidth={1.5} />}
      title={t.ofGift}
      action={<ButtonLink href={paths.sentGift(giftId)}>{t.toGift}</ButtonLink>}
    >
      {t.ofGiftBody}
    </EmptyState>
  );
}

function Form({ flow }: { readonly flow: ClaimFormFlow }) {
  const t = useText(claimFormText);
  const words = useText(claimText);
  const { claimType, claimable, form } = flow;
  const estimate = flow.estimated?.estimate ?? null;
  const change = (part: Partial<typeof form>) => flow.send({ type: 'change', form: part });
  const problemOf = (...problems: readonly ClaimFormProblem[]) => {
    const found = problems.find((problem) => flow.problems.includes(problem));
    return found === undefined ? null : t[`problem-${found}`];
  };
  return (
    <div className={formStyles['form']}>
      <div className={formStyles['main']}>
        <LinesSection
          claimable={claimable}
          claimType={claimType}
          form={form}
          problem={problemOf('lines')}
          onChange={change}
        />
        {claimType === 'EXCHANGE' && (
          <Section title={t.exchangeOption}>
            <ExchangeOption
              claimable={claimable}
              form={form}
              problem={problemOf('exchange-option')}
              onChange={change}
            />
          </Section>
        )}
        <ReasonSection draft={flow} problemOf={problemOf} onChange={change} />
        {draftComesBack(flow) && <ReturnSection form={form} problemOf={problemOf} onChange={change} />}
        {draftHasAccount(flow) && <AccountSection form={form} problemOf={problemOf} onChange={change} />}
      </div>
      <div className={formStyles['aside']}>
        <Section title={t.estimate}>
          {estimate === null ? (
            <p className={styles['note']}>{t.estimateEmpty}</p>
          ) : (
            <>
              <RefundLines estimate={estimate} total={words.refundTotal} />
              {claimType === 'EXCHANGE' && <p className={styles['note']}>{t.estimateExchange}</p>}
              <p className={styles['note']}>{estimate.refundsImmediately ? words.immediately : words.afterApproval}</p>
              {estimate.refundPayAmt > 0 && <p className={styles['note']}>{words.withinDays}</p>}
            </>
          )}
          <RefundRules />
        </Section>
        <FixedBar>
          <Notice flow={flow} />
          <Button size="cta" wide busy={flow.isBusy} onClick={() => flow.send({ type: 'submit' })}>
            <SubmitText claimType={claimType} estimate={estimate} />
          </Button>
        </FixedBar>
      </div>
    </div>
  );
}

/** Why nothing was asked for, right above the button and with the focus. */
function Notice({ flow }: { readonly flow: ClaimFormFlow }) {
  const t = useText(claimFormText);
  const text = noticeText(flow.notice, flow.claimProblem, t);
  if (text === null) return null;
  return (
    <p id={NOTICE_ID} tabIndex={-1} role="alert" className={styles['notice']}>
      {text}
    </p>
  );
}

type Words = (typeof claimFormText)['ko'] | (typeof claimFormText)['en'];

function noticeText(notice: ClaimNotice | null, problem: string | null, t: Words): string | null {
  switch (problem) {
    case 'OPEN_CLAIM':
    case 'WRONG_STATUS':
    case 'NOT_ALLOWED':
    case 'TOO_LATE':
    case 'COUNT':
      return t[problem];
    default:
      return notice === null ? null : t[`notice-${notice}`];
  }
}

const PLACE_OF: Readonly<Partial<Record<ClaimFormProblem, string>>> = {
  'photos-sending': 'claim-photos',
  'receiver-name': 'claim-address',
  'receiver-phone': 'claim-address',
  zip: 'claim-address',
  invoice: 'claim-delivery-company',
  'bank-account': 'claim-bank',
  'bank-depositor': 'claim-bank',
};

function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const t = useText(claimText);
  if (isCommerceError(error, 'NOT_FOUND')) return <WrongPage />;
  return <TryAgain error={error} title={t.failed} onRetry={onRetry} />;
}
