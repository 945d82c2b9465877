import type { OrderGift } from '@dealstore/commerce-core/domain';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';

const GiftLine = lazyComponent(async () => (await import('./order-gift-line.tsx')).GiftLine, <Skeleton height={44} />);

/** What heads the goods of a gift that waits. */
export const GiftWait = lazyComponent(
  async () => (await import('./order-gift-line.tsx')).GiftWait,
  <Skeleton height={24} />,
);

/** Whether an order is a gift that waits for its recipient, as its status does not say. */
export const isGiftWaiting = (gift: OrderGift | null): gift is OrderGift => gift?.status === 'WAITING_ADDRESS';

/** Marks the order of a gift; nothing for any other order, as most are. */
export function OrderGiftLine({ gift }: { readonly gift: OrderGift | null }) {
  return gift === null ? null : <GiftLine gift={gift} />;
}
