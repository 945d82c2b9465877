import {
  BUSINESS_NUMBER_LENGTH,
  type CashReceipt,
  type CashReceiptPurpose,
  keepDigits,
} from '@dealstore/commerce-core/domain';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { PhoneField } from '@dealstore/ui/form/phone-field.tsx';
import { TextField } from '@dealstore/ui/form/text-field.tsx';
import { cashReceiptText } from './cash-receipt.text.ts';
import styles from './pay-card.module.css';

const PURPOSES: readonly CashReceiptPurpose[] = ['INCOME_TAX_DEDUCTION', 'PROOF_EXPENDITURE'];

/** Whether and for whom a cash receipt is asked for: a person by phone, a business by its number. */
export function CashReceiptFields({
  receipt,
  phone,
  hasProblem,
  onChange,
}: {
  readonly receipt: CashReceipt | null;
  /** The proven phone, offered for a person's receipt. */
  readonly phone: string;
  readonly hasProblem: boolean;
  readonly onChange: (receipt: CashReceipt | null) => void;
}) {
  const t = useText(cashReceiptText);
  const purpose = receipt?.cashReceiptIssuePurposeType ?? null;
  const key = receipt?.cashReceiptKey ?? '';
  const choose = (cashReceiptIssuePurposeType: CashReceiptPurpose) =>
    onChange({
      cashReceiptIssuePurposeType,
      cashReceiptKey: cashReceiptIssuePurposeType === 'INCOME_TAX_DEDUCTION' ? phone : '',
    });
  const type = (cashReceiptKey: string) => {
    if (purpose !== null) onChange({ cashReceiptIssuePurposeType: purpose, cashReceiptKey });
  };
  return (
    <div id="problem-cash-receipt" tabIndex={-1}>
      <fieldset className={styles['receipt']}>
        <legend>{t.cashReceipt}</legend>
        <Checkbox kind="radio" name="receipt" checked={purpose === null} onChange={() => onChange(null)}>
          {t.noReceipt}
        </Checkbox>
        {PURPOSES.map((own) => (
          <Checkbox key={own} kind="radio" name="receipt" checked={purpose === own} onChange={() => choose(own)}>
            {t[own]}
          </Checkbox>
        ))}
      </fieldset>
      {purpose === 'INCOME_TAX_DEDUCTION' && (
        <PhoneField
          label={t.receiptPhone}
          digits={key}
          hint={t.receiptHint}
          error={hasProblem ? t.problemReceiptPhone : null}
          onDigits={type}
        />
      )}
      {purpose === 'PROOF_EXPENDITURE' && (
        <TextField
          label={t.receiptBusiness}
          inputMode="numeric"
          autoComplete="off"
          value={key}
          hint={t.receiptHint}
          error={hasProblem ? t.problemReceiptBusiness : null}
          onChange={(event) => type(keepDigits(event.target.value).slice(0, BUSINESS_NUMBER_LENGTH))}
        />
      )}
    </div>
  );
}
