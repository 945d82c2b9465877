import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { ClaimForm } from './claim-form.tsx';
import { cancelTargetOf } from './claim-route.ts';

/** Cancels what has not left yet: of an order, one line or all of it. Spec §2. */
function CancelOrderScreen({ params }: ScreenProps) {
  return (
    <MyPageFrame route="cancelOrder" within="orders" plain>
      <ClaimForm {...cancelTargetOf(params)} />
    </MyPageFrame>
  );
}

/** `/myPage/order/orderCancel/…`. Spec §2. */
export const screen = defineScreen({ Screen: CancelOrderScreen });
