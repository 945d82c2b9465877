import { type Account, formatPhone, isPhone } from '@dealstore/commerce-core/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { PhoneField } from '@dealstore/ui/form/phone-field.tsx';
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
import { useMemberCode } from './use-member-code.ts';

/** A new number, proven by a code sent to it. Spec §2, §5. */
function PhoneCertificationScreen() {
  const { data: account } = useQuery(accountQuery(useServices()));
  return (
    <MyPageFrame route="phoneCertification" within="myInfo">
      {account === undefined ? <Skeleton height={320} /> : <ChangePhone account={account} />}
    </MyPageFrame>
  );
}

function ChangePhone({ account }: { readonly account: Account }) {
  const t = useText(phoneCodeText);
  const finish = useFinish();
  const code = useMemberCode('phone', finish);
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  // A code belongs to the number it went to; another number needs another code.
  const sent = code.sent?.phone === digits ? code.sent : null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sent !== null || code.isSending) return;
    const found = numberProblem(digits, account.phone, t);
    setProblem(found);
    if (found === null) code.send(digits);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const refused = sent === null ? problemOf({ isIncomplete: false, isOver: false, refusal: code.refusal }, t) : null;
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>{t.lead(formatPhone(account.phone))}</p>
      <form onSubmit={submit} noValidate>
        <PhoneField
          label={t.newPhone}
          name="phone"
          digits={digits}
          error={problem ?? refused}
          hint={t.phoneHint}
          trailing={
            sent === null && (
              <Button type="submit" variant="outline" busy={code.isSending}>
                {t.send}
              </Button>
            )
          }
          onDigits={(typed) => {
            setDigits(typed);
            setProblem(null);
            code.clearError();
          }}
        />
      </form>
      {sent !== null && <CodeForm key={sent.verificationId} code={code} sent={sent} />}
    </div>
  );
}

function numberProblem(
  digits: string,
  current: string,
  t: { readonly phoneProblem: string; readonly samePhone: string },
): string | null {
  if (!isPhone(digits)) return t.phoneProblem;
  return digits === current ? t.samePhone : null;
}

/** The number has changed already; reads the member again and goes back to my information. */
function useFinish() {
  const t = useText(phoneCodeText);
  const services = useServices();
  const client = useQueryClient();
  const chrome = useChrome();
  const [, navigate] = useLocation();
  return () => {
    void client.invalidateQueries({ queryKey: accountQuery(services).queryKey, exact: true });
    chrome.toast(t.changed);
    navigate(paths.myInfo(), { replace: true });
  };
}

/** `/myPage/myInfo/phoneCertification`. Spec §2. */
export const screen = defineScreen({
  Screen: PhoneCertificationScreen,
  load: ({ prefetch, services }) => prefetch(accountQuery(services)),
});
