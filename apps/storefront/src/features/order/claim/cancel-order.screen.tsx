import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { ClaimForm } from './claim-form.tsx';

/**
 * Cancels what has not left yet: of an order, one line or all of it. The path names the order, and the line or 0; the status
 * in it is what the buyer saw, and the shop looks for itself. Spec §2.
 */
function CancelOrderScreen({ params }: ScreenProps) {
  const orderOptionNo = Number(params['orderOptionNo']);
  return (
    <MyPageFrame route="cancelOrder" within="orders" plain>
      <ClaimForm
        orderNo={params['id'] ?? ''}
        claimType="CANCEL"
        orderOptionNo={orderOptionNo > 0 ? orderOptionNo : null}
      />
    </MyPageFrame>
  );
}

/** `/myPage/order/orderCancel/…`. Spec §2. */
export const screen = defineScreen({ Screen: CancelOrderScreen, meta: () => ({ noIndex: true }) });
