import { formatNumber, type Order } from '@dealstore/commerce-core/domain';
import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { Amount } from '@dealstore/ui/price.tsx';
import { ArrivalWaitNote } from '../../../widgets/arrival/arrival-wait.tsx';
import { ArrivalDay } from '../../../widgets/arrival/arrival-day.tsx';
import { payTypeText } from '../../../widgets/pay-type/pay-type.text.ts';
import { PaymentWait } from '../../../widgets/payment-wait/payment-wait.tsx';
import { paths } from '../../../routes/links.ts';
import { checkoutText } from '../checkout.text.ts';
import { completeText } from './complete.text.ts';
import styles from './order-complete.module.css';

/** A paid order: its number, what was bought, when it comes, and how and what was paid. */
export function OrderSuccess({ order }: { readonly order: Order }) {
  const t = useText(completeText);
  const shared = useText(checkoutText);
  const payTypes = useText(payTypeText);
  const options = order.orderOptionsGroupByPartner.flatMap((partner) =>
    partner.orderOptionsGroupByDelivery.flatMap((delivery) => delivery.orderOptions),
  );
  const [option, ...others] = options;
  const pieces = options.reduce((sum, { orderCnt }) => sum + orderCnt, 0);
  const { chargeAmt, subPayAmt } = order.firstOrderAmount;
  const days = options.flatMap(({ orderStatusDate: { arrivalYmd } }) => (arrivalYmd === null ? [] : [arrivalYmd]));
  const arrivals = [...new Set(days)].toSorted();
  useEffect(() => {
    document.getElementById('order-done')?.focus();
  }, []);
  const isDeposit = order.defaultOrderStatusType === 'DEPOSIT_WAIT';
  return (
    <section className={styles['done']}>
      <CircleCheck size={64} strokeWidth={1.5} aria-hidden className={styles['doneMark']} />
      <h2 id="order-done" tabIndex={-1} className={styles['doneTitle']}>
        {isDeposit ? t.depositTitle : t.completeTitle}
      </h2>
      <p className={styles['doneBody']}>{isDeposit ? t.depositBody : t.completeBody}</p>
      <div className={styles['doneWait']}>
        <PaymentWait
          order={{
            orderStatusType: order.defaultOrderStatusType,
            amount: chargeAmt,
            bankInfo: order.payInfo.bankInfo,
            paymentExpirationYmdt: order.paymentExpirationYmdt,
            isCanceled: false,
          }}
        />
      </div>
      <dl className={styles['doneFacts']}>
        <div>
          <dt>{t.orderNo}</dt>
          <dd>{order.orderNo}</dd>
        </div>
        <div>
          <dt>{shared.items}</dt>
          <dd>{option === undefined ? '' : t.itemsOf(option.productName, others.length, pieces)}</dd>
        </div>
        {isDeposit && (
          <div>
            <dt>{t.arrival}</dt>
            <dd>
              <ArrivalWaitNote wait="PAYMENT" />
            </dd>
          </div>
        )}
        {arrivals.length > 0 && (
          <div>
            <dt>{t.arrival}</dt>
            <dd>
              {arrivals.map((ymd) => (
                <span key={ymd} className={styles['doneArrival']}>
                  <ArrivalDay ymd={ymd} isNamed />
                </span>
              ))}
            </dd>
          </div>
        )}
        <div>
          <dt>{t.payType}</dt>
          <dd>{payTypes[order.payInfo.payType]}</dd>
        </div>
        {subPayAmt > 0 && (
          <div>
            <dt>{t.usedPoints}</dt>
            <dd>{formatNumber(subPayAmt)}P</dd>
          </div>
        )}
        <div>
          <dt>{isDeposit ? t.toDeposit : t.paid}</dt>
          <dd>
            <Amount won={chargeAmt} className={styles['donePaid']} />
          </dd>
        </div>
      </dl>
      <div className={styles['doneActions']}>
        <ButtonLink variant="outline" size="cta" wide href={paths.home()}>
          {t.keepShopping}
        </ButtonLink>
        {option !== undefined && (
          <ButtonLink size="cta" wide href={paths.orderDetail({ type: 'order', ...option })}>
            {shared.goToOrder}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
