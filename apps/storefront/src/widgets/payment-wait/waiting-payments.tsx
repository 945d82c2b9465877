import { useQuery } from '@tanstack/react-query';
import { Clock3 } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { ButtonLink } from '@dealstore/ui/form/button.tsx';
import { usePageFacts } from '../../page/page-state.ts';
import { useServices } from '../../container/use-service.ts';
import { paths } from '../../routes/links.ts';
import { paymentWaitText } from './payment-wait.text.ts';
import { waitingPaymentsQuery } from './waiting-payments.queries.ts';
import styles from './payment-wait.module.css';

/** Whether it is still unknown if a payment waits: what stands below its notice is not shown before. */
export function useWaitingPaymentsPending(): boolean {
  const { loggedIn } = usePageFacts();
  const query = { ...waitingPaymentsQuery(useServices()), enabled: loggedIn };
  const { isLoading, failureCount } = useQuery(query);
  return isLoading && failureCount === 0;
}

/** Tells a member whose payment is still being checked before they pay for the same again; nothing otherwise. */
export function WaitingPayments() {
  const { loggedIn } = usePageFacts();
  return loggedIn ? <Notice /> : null;
}

function Notice() {
  const t = useText(paymentWaitText);
  const { data: counts } = useQuery(waitingPaymentsQuery(useServices()));
  if (counts === undefined || counts.payWaitCnt === 0) return null;
  return (
    <div role="status" className={styles['wait']}>
      <p className={styles['title']}>
        <Clock3 size={20} aria-hidden />
        {t.inCart}
      </p>
      <p>{t.inCartBody}</p>
      <ButtonLink href={paths.orders()} variant="outline" size="small">
        {t.orders}
      </ButtonLink>
    </div>
  );
}
