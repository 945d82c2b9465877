import {
  allowsCashReceipt,
  type CheckoutChoice,
  INSTALLMENT_MONTHS,
  mayPayByInstallments,
  type OrderSheet,
  type PayType,
} from '@dealstore/commerce-core/domain';
import { ArrowLeftRight, CreditCard, Landmark, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { Select } from '@dealstore/ui/form/select.tsx';
import { Card, Problem } from './card.tsx';
import { checkoutText } from '../checkout.text.ts';
import { payBarText } from './pay-bar.text.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { payTypeText } from '../../../widgets/pay-type/pay-type.text.ts';
import styles from './pay-card.module.css';

// Most pay by card, which needs none.
const CashReceiptFields = lazyComponent(async () => (await import('./cash-receipt.tsx')).CashReceiptFields);

/** How the order is paid; a card may pay by installments. */
export function PayCard({
  sheet,
  choice,
  hasProblem,
  hasReceiptProblem,
  onChange,
}: {
  readonly sheet: OrderSheet;
  readonly choice: CheckoutChoice;
  readonly hasProblem: boolean;
  readonly hasReceiptProblem: boolean;
  readonly onChange: (choice: Partial<CheckoutChoice>) => void;
}) {
  const t = useText(checkoutText);
  const words = useText(payBarText);
  const payTypes = useText(payTypeText);
  if (sheet.paymentInfo.paymentAmt === 0) return null;
  return (
    <Card title={t.pay}>
      <fieldset className={styles['tiles']}>
        <legend className="visually-hidden">{t.pay}</legend>
        {lastFirst(sheet).map((payType) => (
          <label key={payType} className={styles['tile']}>
            <input
              type="radio"
              name="pay"
              className="visually-hidden"
              checked={choice.payType === payType}
              onChange={() => onChange({ payType })}
            />
            <span>
              <PayMark payType={payType} />
              {payTypes[payType]}
            </span>
          </label>
        ))}
      </fieldset>
      <Problem id="pay-type">{hasProblem ? words['pay-type'] : null}</Problem>
      {choice.payType === 'VIRTUAL_ACCOUNT' && <p className={styles['hint']}>{t.depositHint}</p>}
      {choice.payType !== null && allowsCashReceipt(choice.payType) && (
        <CashReceiptFields
          receipt={choice.cashReceipt}
          phone={choice.orderer.ordererContact1}
          hasProblem={hasReceiptProblem}
          onChange={(cashReceipt) => onChange({ cashReceipt })}
        />
      )}
      {mayPayByInstallments(choice.payType, sheet.paymentInfo.paymentAmt) && (
        <Select
          label={t.installment}
          value={choice.installmentMonths}
          onChange={(event) => onChange({ installmentMonths: Number(event.target.value) })}
        >
          <option value={0}>{t.lump}</option>
          {INSTALLMENT_MONTHS.map((months) => (
            <option key={months} value={months}>
              {t.months(months)}
            </option>
          ))}
        </Select>
      )}
      <Checkbox
        checked={choice.rememberPayType}
        onChange={(event) => onChange({ rememberPayType: event.target.checked })}
      >
        {t.remember}
      </Checkbox>
    </Card>
  );
}

/** The method used last before the others. */
function lastFirst({ availablePayTypes, lastPayType }: OrderSheet): readonly PayType[] {
  if (lastPayType === null) return availablePayTypes;
  return [lastPayType, ...availablePayTypes.filter((payType) => payType !== lastPayType)];
}

/** Drawn here: an own sign for each, not the trade mark of the payment provider. */
const SIGNS: Partial<Record<PayType, ReactNode>> = {
  CREDIT_CARD: <CreditCard size={18} />,
  VIRTUAL_ACCOUNT: <Landmark size={18} />,
  REALTIME_ACCOUNT_TRANSFER: <ArrowLeftRight size={18} />,
  MOBILE: <Smartphone size={18} />,
};
/** Letters are drawn by the style: the name beside them is all the text there is. */
const LETTERS: Partial<Record<PayType, string>> = { KAKAO_PAY: 'K', NAVER_EASY_PAY: 'N', TOSS_PAY: 'T' };

/** The sign of a payment method beside its name. */
function PayMark({ payType }: { readonly payType: PayType }) {
  return (
    <span className={styles['mark']} data-pay={payType} data-letter={LETTERS[payType]} aria-hidden>
      {SIGNS[payType]}
    </span>
  );
}
