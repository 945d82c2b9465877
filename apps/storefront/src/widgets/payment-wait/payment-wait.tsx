import { type BankInfo, type OrderStatusType, type Won } from '@dealstore/commerce-core/domain';
import { Clock3 } from 'lucide-react';
import { dateTimeOf } from '@dealstore/ui/locale/date-time.ts';
import { useLanguage, useText } from '@dealstore/ui/locale/use-text.ts';
import { langOf } from '@dealstore/ui/locale/lang-of.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { useChrome } from '../../page/chrome-store.ts';
import { copyText } from '../../page/copy-text.ts';
import { paymentWaitText } from './payment-wait.text.ts';
import styles from './payment-wait.module.css';

/** What an order that is not paid yet says of its money. */
export interface WaitingOrder {
  readonly orderStatusType: OrderStatusType;
  readonly amount: Won;
  readonly bankInfo: BankInfo | null;
  /** yyyy-MM-dd HH:mm:ss, KST. */
  readonly paymentExpirationYmdt: string | null;
  /** Whether its buyer has canceled it. */
  readonly isCanceled: boolean;
}

/**
 * Says that a payment is being checked, where to deposit how much until when, or why an order ended without its
 * deposit; nothing for an order that is paid.
 */
export function PaymentWait({ order }: { readonly order: WaitingOrder }) {
  if (order.orderStatusType === 'PAY_WAIT') return <Checking until={order.paymentExpirationYmdt} />;
  if (order.orderStatusType === 'PAY_CANCEL' && order.bankInfo !== null) return <Unpaid order={order} />;
  return order.orderStatusType === 'DEPOSIT_WAIT' ? <Deposit order={order} /> : null;
}

function Checking({ until }: { readonly until: string | null }) {
  const t = useText(paymentWaitText);
  const language = useLanguage();
  return (
    <div role="status" className={styles['wait']}>
      <p className={styles['title']}>
        <Clock3 size={20} aria-hidden />
        {t.checking}
      </p>
      <p>{t.checkingBody(until === null ? '' : dateTimeOf(until, language))}</p>
    </div>
  );
}

function Unpaid({ order: { isCanceled } }: { readonly order: WaitingOrder }) {
  const t = useText(paymentWaitText);
  return (
    <div className={styles['wait']}>
      <p className={styles['title']}>{isCanceled ? t.canceled : t.expired}</p>
      <p>{t.unpaidBody}</p>
    </div>
  );
}

function Deposit({ order: { bankInfo, amount, paymentExpirationYmdt } }: { readonly order: WaitingOrder }) {
  const t = useText(paymentWaitText);
  const language = useLanguage();
  const chrome = useChrome();
  const copy = async (account: string): Promise<void> => {
    if (await copyText(account)) chrome.toast(t.copied);
  };
  return (
    <div className={styles['wait']}>
      <p className={styles['title']}>
        <Clock3 size={20} aria-hidden />
        {t.deposit}
      </p>
      <dl>
        {bankInfo !== null && (
          <>
            <div>
              <dt>{t.bank}</dt>
              <dd lang={langOf(bankInfo.bankName)}>{bankInfo.bankName}</dd>
            </div>
            <div>
              <dt>{t.account}</dt>
              <dd>
                <strong className={styles['account']}>{bankInfo.account}</strong>
                <Button variant="outline" size="small" onClick={() => void copy(bankInfo.account)}>
                  {t.copy}
                </Button>
              </dd>
            </div>
            <div>
              <dt>{t.depositor}</dt>
              <dd lang={langOf(bankInfo.depositorName)}>{bankInfo.depositorName}</dd>
            </div>
          </>
        )}
        <div>
          <dt>{t.amount}</dt>
          <dd>
            <Amount won={amount} />
          </dd>
        </div>
        <div>
          <dt>{t.due}</dt>
          <dd>
            <strong>
              {t.dueAt(paymentExpirationYmdt === null ? '' : dateTimeOf(paymentExpirationYmdt, language))}
            </strong>
          </dd>
        </div>
      </dl>
      <p>{t.dueBody}</p>
    </div>
  );
}
