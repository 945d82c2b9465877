import type { ReceivedGift } from '@dealstore/commerce-core/domain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useChrome } from '../../../chrome/chrome.view.ts';
import { useText } from '../../../locale/use-text.ts';
import { paths } from '../../../routes/links.ts';
import { defineScreen, type ScreenProps } from '../../../routes/screen.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { MyPageFrame } from '../../../widgets/my-page/my-page-frame.tsx';
import { GIFTS_KEY } from '../gift.queries.ts';
import { giftScreen, WithReceivedGift } from '../member-gift.tsx';
import { recipientText } from './recipient.text.ts';

const AcceptForm = lazy(async () => ({ default: (await import('./accept-form.tsx')).AcceptForm }));

/** Where a member who is logged in accepts a gift from the gift box, or corrects its address. Spec §2. */
function EnterAddressScreen({ search }: ScreenProps) {
  return (
    <MyPageFrame route="enterAddress" within="giftBox">
      <WithReceivedGift search={search}>{(gift) => <Form gift={gift} />}</WithReceivedGift>
    </MyPageFrame>
  );
}

function Form({ gift }: { readonly gift: ReceivedGift }) {
  const t = useText(recipientText);
  const client = useQueryClient();
  const chrome = useChrome();
  const [, navigate] = useLocation();
  const isNew = gift.nextActions.includes('CONFIRM');
  const back = paths.receivedGift(gift.giftId);
  if (!isNew && !gift.nextActions.includes('CHANGE_ADDRESS')) return <Redirect to={back} replace />;
  return (
    <Suspense fallback={<Skeleton height={520} />}>
      <AcceptForm
        gift={gift}
        token={null}
        onLeave={() => navigate(back)}
        onDone={() => {
          chrome.toast(isNew ? t.acceptedTitle : t.changed);
          void client.invalidateQueries({ queryKey: GIFTS_KEY });
          navigate(back, { replace: true });
        }}
      />
    </Suspense>
  );
}

/** `/myPage/gift/enterAddress?giftId=`. Spec §2. */
export const screen = defineScreen({ Screen: EnterAddressScreen, ...giftScreen });
