import { lazy, Suspense } from 'react';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { OrderSheetSkeleton } from './order-sheet-skeleton.tsx';

const OrderSheetContent = lazy(async () => ({
  default: (await import('./order-sheet-content.tsx')).OrderSheetContent,
}));

/** The order sheet: everything that is bought, said and paid on one screen. Assumed: its route. */
function OrderSheetScreen({ params, search }: ScreenProps) {
  const gift = search.get('gift');
  return (
    <Suspense fallback={<OrderSheetSkeleton />}>
      {/* The way back from the payment names the gift: a sheet that learns of it begins again. */}
      <OrderSheetContent key={gift} orderSheetNo={params['orderSheetNo'] ?? ''} gift={gift} />
    </Suspense>
  );
}

/** `/order/sheet/{orderSheetNo}`. Assumed: the specification names no route for it. */
export const screen = defineScreen({ Screen: OrderSheetScreen, meta: () => ({ noIndex: true }) });
