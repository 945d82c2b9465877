import type { GiftId } from '@dealstore/commerce-core/domain';
import { ShieldAlert } from 'lucide-react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { EmptyState } from '@dealstore/ui/empty-state.tsx';
import { pendingTargetStore } from '../../../page/pending-target.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { paths } from '../../../routes/links.ts';
import { recipientText } from './recipient.text.ts';

/**
 * Goods for adults are hidden before an age check. They cannot be accepted by the link: a member with a verified age
 * accepts them in the gift box.
 */
export function AdultCheck({ giftId }: { readonly giftId?: GiftId }) {
  const t = useText(recipientText);
  const { loggedIn } = usePageFacts();
  const target = giftId === undefined ? paths.giftBox() : paths.receivedGift(giftId);
  const verify = () => {
    pendingTargetStore.save(target, null);
    window.location.assign(paths.login(loggedIn ? 'adult' : undefined));
  };
  return (
    <EmptyState
      icon={<ShieldAlert size={40} strokeWidth={1.5} />}
      title={t.adultTitle}
      action={
        loggedIn && giftId === undefined ? (
          <ButtonLink href={target}>{t.toBox}</ButtonLink>
        ) : (
          <Button onClick={verify}>{t.adultCheck}</Button>
        )
      }
    >
      {giftId === undefined ? t.adultBody : t.adultMember}
    </EmptyState>
  );
}
