import { connectTypeOf, keepDigits, PHONE_LENGTH, RECEIVER_NAME_LIMIT } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import type { Services } from '../../../container/services.ts';
import { useServices } from '../../../container/use-service.ts';
import { useText } from '../../../locale/use-text.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { Button } from '../../../ui/button.tsx';
import { senderText } from './sender.text.ts';
import styles from '../gift-form.module.css';

/** Fills in the receiver from the phone's contacts; shown where the app around the page can. */
export function PickContact({
  onPick,
}: {
  readonly onPick: (receiver: { readonly receiverName: string; readonly receiverPhone: string }) => void;
}) {
  const t = useText(senderText);
  const bridge = useBridgeThatPicks();
  // Known a moment after the page: in an app its place is kept, so that nothing below it moves.
  const isApp = connectTypeOf(usePageFacts().platform) === 'APP';
  if (bridge === null && !isApp) return null;
  const pick = async () => {
    const contact = await bridge?.pickContact();
    if (contact === undefined || contact === null) return;
    const receiverName = [...contact.name.trim()].slice(0, RECEIVER_NAME_LIMIT).join('');
    // A contact may have the country in front: +82 10 is 010.
    const digits = keepDigits(contact.phone).replace(/^82(?=1)/, '0');
    onPick({ receiverName, receiverPhone: digits.slice(0, PHONE_LENGTH) });
  };
  return (
    <div className={bridge === null ? styles['unseen'] : undefined}>
      <Button type="button" onClick={() => void pick()}>
        {t.pickContact}
      </Button>
    </div>
  );
}

function useBridgeThatPicks(): Services['bridge'] | null {
  const services = useServices();
  const [able, setAble] = useState<Services['bridge'] | null>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    let isOver = false;
    const follow = async () => {
      const { bridge } = await services();
      if (isOver) return;
      const look = () => setAble(bridge.can('contacts.pick') ? bridge : null);
      stop = bridge.subscribe(look);
      look();
    };
    void follow();
    return () => {
      isOver = true;
      stop();
    };
  }, [services]);
  return able;
}
