import { connectTypeOf } from '@dealstore/commerce-core/domain';
import { useEffect, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button } from '@dealstore/ui/form/button.tsx';
import type { Services } from '../../../container/services.ts';
import { useServices } from '../../../container/use-service.ts';
import { usePageFacts } from '../../../page/page-state.ts';
import { type ContactReceiver, pickReceiver, watchContacts } from './contact-receiver.ts';
import { senderText } from './sender.text.ts';
import styles from '../gift-form.module.css';

/** Fills in the recipient from the phone's contacts; shown where the app around the page can pick one. */
export function PickContact({ onPick }: { readonly onPick: (receiver: ContactReceiver) => void }) {
  const t = useText(senderText);
  const bridge = useBridgeThatPicks();
  // Known only after hydration: in an app its space is reserved to avoid a layout shift.
  const isApp = connectTypeOf(usePageFacts().platform) === 'APP';
  if (bridge === null && !isApp) return null;
  const pick = async () => {
    const receiver = bridge === null ? null : await pickReceiver(bridge);
    if (receiver !== null) onPick(receiver);
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
      stop = watchContacts(bridge, (isAble) => setAble(isAble ? bridge : null));
    };
    void follow();
    return () => {
      isOver = true;
      stop();
    };
  }, [services]);
  return able;
}
