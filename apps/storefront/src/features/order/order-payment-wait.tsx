import { isPaid } from '@dealstore/commerce-core/domain';
import type { ComponentProps } from 'react';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';

const PaymentWait = lazyComponent(
  async () => (await import('../../widgets/payment-wait/payment-wait.tsx')).PaymentWait,
  <Skeleton height={160} radius={12} />,
);

/** What an order says of the money it waits for or never got; nothing of a paid one, as nearly every order is. */
export function OrderPaymentWait({ order }: ComponentProps<typeof PaymentWait>) {
  return isPaid(order.orderStatusType) ? null : <PaymentWait order={order} />;
}
