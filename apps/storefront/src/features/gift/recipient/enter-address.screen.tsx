import { Skeleton } from '@dealstore/ui/skeleton.tsx';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { giftScreen, WithReceivedGift } from '../member-gift.tsx';

const EnterAddress = lazyComponent(
  async () => (await import('./enter-address.tsx')).EnterAddress,
  <Skeleton height={520} />,
);

/** A member accepts a gift of the gift box, or corrects its address. Spec §2. */
function EnterAddressScreen({ search }: ScreenProps) {
  return (
    <MyPageFrame route="enterAddress" within="giftBox">
      <WithReceivedGift search={search}>{(gift) => <EnterAddress key={gift.giftId} gift={gift} />}</WithReceivedGift>
    </MyPageFrame>
  );
}

/** `/myPage/gift/enterAddress?giftId=`. Spec §2. */
export const screen = defineScreen({ Screen: EnterAddressScreen, ...giftScreen });
