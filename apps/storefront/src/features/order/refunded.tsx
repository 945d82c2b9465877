import type { Order } from '@dealstore/commerce-core/domain';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';

const RefundedLines = lazyComponent(
  async () => (await import('./refunded-lines.tsx')).RefundedLines,
  <Skeleton height={88} />,
);

/** What has gone back of an order; nothing of any other order, as most are. */
export function Refunded({ order }: { readonly order: Order }) {
  const { firstOrderAmount: first, lastOrderAmount: last } = order;
  const isWhole = first.chargeAmt === last.chargeAmt && first.subPayAmt === last.subPayAmt;
  return isWhole ? null : <RefundedLines order={order} />;
}
