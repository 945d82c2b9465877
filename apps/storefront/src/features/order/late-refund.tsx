import type { LateRefund as Late, OrderNo } from '@dealstore/commerce-core/domain';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';

const LateRefundContent = lazyComponent(
  async () => (await import('./late-refund-content.tsx')).LateRefundContent,
  <Skeleton height={320} radius={12} />,
);

/** Money that came when its order could not be kept any more; nothing without any, as nearly always. */
export function LateRefund({ orderNo, late }: { readonly orderNo: OrderNo; readonly late: Late | null }) {
  return late === null ? null : <LateRefundContent orderNo={orderNo} late={late} />;
}
