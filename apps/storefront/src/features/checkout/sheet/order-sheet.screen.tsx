import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { OrderSheetSkeleton } from './order-sheet-skeleton.tsx';

const OrderSheetContent = lazyComponent(
  async () => (await import('./order-sheet-content.tsx')).OrderSheetContent,
  <OrderSheetSkeleton />,
);

/** The order sheet: everything that is bought, said and paid on one screen. Assumed: its route. */
function OrderSheetScreen({ params, search }: ScreenProps) {
  const gift = search.get('gift');
  // The way back from the payment names the gift: a sheet that learns of it begins again.
  return <OrderSheetContent key={gift} orderSheetNo={params['orderSheetNo'] ?? ''} gift={gift} />;
}

/** `/order/sheet/{orderSheetNo}`. Assumed: the specification names no route for it. */
export const screen = defineScreen({ Screen: OrderSheetScreen });
