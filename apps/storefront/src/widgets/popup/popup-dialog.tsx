import {
  type PopupNo,
  type PopupPause,
  popupPauseS,
  popupToShow,
  type PopupType,
} from '@dealstore/commerce-core/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import { Button, ButtonLink } from '@dealstore/ui/form/button.tsx';
import { RichNodes } from '@dealstore/ui/rich-text/rich-text.tsx';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { useServices } from '../../container/use-service.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { popupsQuery } from './popup.queries.ts';
import { readPopup } from './popup-content.ts';
import { isPutOff, putOff } from './popup-pause.ts';
import styles from './popup.module.css';
import { popupText } from './popup.text.ts';

/** Popups closed on this page; a reload may show them again, coming back to the home may not. */
const closed = new Set<PopupNo>();

/** The first popup that is neither closed nor put off; what it asks for is its main button. */
export function PopupDialog({ type }: { readonly type: PopupType }) {
  const t = useText(popupText);
  const services = useServices();
  const { loggedIn } = usePageFacts();
  const { data = [] } = useQuery(popupsQuery(services, type, loggedIn));
  const [, setClosedCnt] = useState(0);
  const popup = popupToShow(data, (popupNo) => closed.has(popupNo) || isPutOff(popupNo, document.cookie));
  const { action, nodes } = useMemo(() => readPopup(popup?.content ?? ''), [popup?.content]);
  if (popup === null) return null;
  const close = () => {
    closed.add(popup.popupNo);
    setClosedCnt(closed.size);
  };
  const pause = async (forHow: PopupPause) => {
    const { clock } = await services();
    document.cookie = putOff(popup.popupNo, popupPauseS(forHow, clock.now()));
    close();
  };
  return (
    <Sheet
      key={popup.popupNo}
      open
      onClose={close}
      title={popup.title}
      footer={
        <div className={styles['footer']}>
          {action !== null && (
            <ButtonLink href={action.href} size="cta" wide>
              {action.words}
            </ButtonLink>
          )}
          <div className={styles['pauses']}>
            {popup.visibleToday && (
              <Button variant="quiet" size="small" onClick={() => void pause('TODAY')}>
                {t.today}
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => void pause('WEEK')}>
              {t.week}
            </Button>
          </div>
          {action === null && (
            <Button size="cta" wide onClick={close}>
              {t.close}
            </Button>
          )}
        </div>
      }
    >
      <div className={styles['content']}>
        <RichNodes nodes={nodes} />
      </div>
    </Sheet>
  );
}
