import { type ClaimForm, type ClaimFormProblem, keepDigits } from '@dealstore/commerce-core/domain';
import { useText } from '../../../locale/use-text.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { claimFormText } from './claim-form.text.ts';
import { Part } from './part.tsx';
import styles from './claim.module.css';

/** Where the money goes when what it was paid with cannot be refunded. */
export function AccountPart({
  form: { bankAccountInfo },
  problemOf,
  onChange,
}: {
  readonly form: Pick<ClaimForm, 'bankAccountInfo'>;
  readonly problemOf: (...problems: readonly ClaimFormProblem[]) => string | null;
  readonly onChange: (form: Pick<ClaimForm, 'bankAccountInfo'>) => void;
}) {
  const t = useText(claimFormText);
  const change = (part: Partial<typeof bankAccountInfo>) =>
    onChange({ bankAccountInfo: { ...bankAccountInfo, ...part } });
  return (
    <Part title={t.account}>
      <p className={styles['note']}>{t.accountHint}</p>
      <div className={styles['fields']} id="claim-bank" tabIndex={-1}>
        <TextField
          label={t.bank}
          maxLength={20}
          value={bankAccountInfo.bank}
          error={problemOf('bank')}
          onChange={(event) => change({ bank: event.target.value })}
        />
        <TextField
          label={t.bankAccount}
          inputMode="numeric"
          autoComplete="off"
          maxLength={24}
          value={bankAccountInfo.bankAccount}
          error={problemOf('bank-account')}
          onChange={(event) => change({ bankAccount: keepDigits(event.target.value) })}
        />
        <TextField
          label={t.depositor}
          autoComplete="name"
          maxLength={20}
          value={bankAccountInfo.bankDepositorName}
          error={problemOf('bank-depositor')}
          onChange={(event) => change({ bankDepositorName: event.target.value })}
        />
      </div>
    </Part>
  );
}
