import type { OrderGift } from '@dealstore/commerce-core/domain';
import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';

const GiftLine = lazyComponent(async () => (await import('./order-gift-line.tsx')).GiftLine, <Skeleton height={44} />);

/** Marks the order of a gift; nothing for any other order, as most are. */
export function OrderGiftLine({ gift }: { readonly gift: OrderGift | null }) {
  return gift === null ? null : <GiftLine gift={gift} />;
}
