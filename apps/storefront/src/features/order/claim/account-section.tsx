import { BANKS, type ClaimForm, type ClaimFormProblem, isBankCode, keepDigits } from '@dealstore/commerce-core/domain';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { Select } from '@dealstore/ui/form/select.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { Section } from '@dealstore/ui/section.tsx';
import { claimFormText } from './claim-form.text.ts';
import { Problem } from './claim-form-problem.tsx';
import styles from './claim.module.css';
import formStyles from './claim-form.module.css';

/** Where the money goes when what it was paid with cannot be refunded. */
export function AccountSection({
  form: { bankAccountInfo },
  problemOf,
  onChange,
}: {
  readonly form: Pick<ClaimForm, 'bankAccountInfo'>;
  readonly problemOf: (...problems: readonly ClaimFormProblem[]) => string | null;
  readonly onChange: (form: Pick<ClaimForm, 'bankAccountInfo'>) => void;
}) {
  const t = useText(claimFormText);
  const language = useLanguage();
  const change = (part: Partial<typeof bankAccountInfo>) =>
    onChange({ bankAccountInfo: { ...bankAccountInfo, ...part } });
  return (
    <Section title={t.account}>
      <p className={styles['note']}>{t.accountHint}</p>
      <div className={formStyles['fields']} id="claim-bank" tabIndex={-1}>
        <Select
          label={t.bank}
          value={isBankCode(bankAccountInfo.bank) ? bankAccountInfo.bank : ''}
          aria-invalid={problemOf('bank') !== null || undefined}
          onChange={(event) => change({ bank: event.target.value })}
        >
          <option value="">{t.chooseBank}</option>
          {BANKS.map(({ code, name }) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
        </Select>
        <Problem>{problemOf('bank')}</Problem>
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
    </Section>
  );
}
