import { type BankAccountInfo, bankAccountOf, bankAccountProblems } from '@dealstore/commerce-core/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { useIdempotencyKey } from '../../container/use-idempotency-key.ts';
import type { Services } from '../../container/services.ts';
import { useServices } from '../../container/use-service.ts';
import { AccountSection } from './claim/account-section.tsx';
import { claimFormText } from './claim/claim-form.text.ts';
import { lateRefundText } from './late-refund.text.ts';
import styles from './late-refund.module.css';
import { ORDERS_KEY } from '../../page/query-keys.ts';

const EMPTY = { bank: '', bankAccount: '', bankDepositorName: '' };

/** Asks for the account that money goes back to. */
export function RefundAccountForm({
  onName,
}: {
  readonly onName: (services: Services, account: BankAccountInfo, idempotencyKey: string) => Promise<void>;
}) {
  const t = useText(lateRefundText);
  const words = useText(claimFormText);
  const services = useServices();
  const keyOf = useIdempotencyKey();
  const client = useQueryClient();
  const chrome = useChrome();
  const [bankAccountInfo, setAccount] = useState(EMPTY);
  const [isTried, setTried] = useState(false);
  const problems = bankAccountProblems(bankAccountInfo);
  const send = useMutation({
    mutationFn: async () => {
      const account = bankAccountOf(bankAccountInfo);
      if (account === null) return;
      const loaded = await services();
      await onName(loaded, account, keyOf(loaded.random, account));
    },
    onSuccess: () => chrome.toast(t.sent),
    onSettled: () => client.invalidateQueries({ queryKey: ORDERS_KEY }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0) send.mutate();
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <AccountSection
        form={{ bankAccountInfo }}
        problemOf={(...possible) => {
          const problem = problems.find((one) => possible.includes(one));
          return isTried && problem !== undefined ? words[`problem-${problem}`] : null;
        }}
        onChange={(form) => setAccount(form.bankAccountInfo)}
      />
      <Button type="submit" busy={send.isPending}>
        {t.send}
      </Button>
    </form>
  );
}
