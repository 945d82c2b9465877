import { type Account, formatPhone, type VerificationId } from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen } from '../../../routes/screen.ts';
import { useChrome } from '../../../page/chrome-store.ts';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { useServices } from '../../../container/use-service.ts';
import { paths } from '../../../routes/links.ts';
import { accountQuery } from '../account.queries.ts';
import styles from '../account.module.css';
import { CodeForm, problemOf } from '../../../widgets/phone-code/code-form.tsx';
import { phoneCodeText } from '../../../widgets/phone-code/phone-code.text.ts';
import { useMemberCode } from '../certification/use-member-code.ts';
import { useWithdrawal } from './use-withdrawal.ts';
import { savedReason } from './withdrawal-draft.ts';
import { withdrawalText } from './withdrawal.text.ts';

/** The last step of leaving: a code to the member's own phone, then the answer. Spec §2. */
function WithdrawalCertificationScreen() {
  const services = useServices();
  const { data: account } = useQuery(accountQuery(services));
  const [reason, setReason] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    void services().then(({ keyValueStore }) => setReason(savedReason(keyValueStore)));
  }, [services]);
  return (
    <MyPageFrame route="withdrawalCertification" within="myInfo">
      {reason === null && <NoReason />}
      {reason !== null && (account === undefined || reason === undefined) && <Skeleton height={240} />}
      {typeof reason === 'string' && account !== undefined && <Certification account={account} reason={reason} />}
    </MyPageFrame>
  );
}

function NoReason() {
  const t = useText(withdrawalText);
  return (
    <EmptyState
      icon={<ShieldCheck size={40} strokeWidth={1.5} />}
      title={t.noReason}
      action={<ButtonLink href={paths.withdrawal()}>{t.toWithdrawal}</ButtonLink>}
    >
      {t.noReasonBody}
    </EmptyState>
  );
}

function Certification({ account, reason }: { readonly account: Account; readonly reason: string }) {
  const t = useText(withdrawalText);
  const codeWords = useText(phoneCodeText);
  const [verificationId, setVerificationId] = useState<VerificationId | null>(null);
  const code = useMemberCode('withdrawal', setVerificationId);
  const refused = problemOf({ isIncomplete: false, isOver: false, refusal: code.refusal }, codeWords);
  if (verificationId !== null) {
    return <LastAnswer reason={reason} verificationId={verificationId} onOver={() => setVerificationId(null)} />;
  }
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>{t.lead(formatPhone(account.phone))}</p>
      {code.sent === null ? (
        <>
          {refused !== null && (
            <p role="alert" className={styles['error']}>
              {refused}
            </p>
          )}
          <Button size="cta" wide busy={code.isSending} onClick={() => code.send(account.phone)}>
            {t.send}
          </Button>
        </>
      ) : (
        <CodeForm key={code.sent.verificationId} code={code} sent={code.sent} />
      )}
    </div>
  );
}

function LastAnswer({
  reason,
  verificationId,
  onOver,
}: {
  readonly reason: string;
  readonly verificationId: VerificationId;
  readonly onOver: () => void;
}) {
  const t = useText(withdrawalText);
  const chrome = useChrome();
  const withdrawal = useWithdrawal(onOver);
  const proven = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => proven.current?.focus(), []);
  const ask = () =>
    chrome.alert({
      type: 'confirm',
      contents: t.ask,
      subContents: t.askBody,
      left: { text: t.cancel },
      right: { text: t.withdraw, run: () => withdrawal.mutate({ withdrawReason: reason, verificationId }) },
    });
  return (
    <div className={styles['form']}>
      <p ref={proven} tabIndex={-1} className={styles['lead']}>
        {t.proven}
      </p>
      <div className={styles['answers']}>
        <ButtonLink href={paths.myInfo()} variant="outline" size="cta">
          {t.stay}
        </ButtonLink>
        <Button variant="danger" size="cta" busy={withdrawal.isPending} onClick={ask}>
          {t.withdraw}
        </Button>
      </div>
    </div>
  );
}

/** `/myPage/myInfo/withdrawal/phoneCertification`. Spec §2. */
export const screen = defineScreen({
  Screen: WithdrawalCertificationScreen,
  load: ({ prefetch, services }) => prefetch(accountQuery(services)),
});
