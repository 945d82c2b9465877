import {
  APP_COUPON_RATE,
  type AppLinks,
  appAddress,
  probeAppOpen,
  readHostKind,
} from '@dealstore/commerce-core/domain';
import { useId, useState } from 'react';
import { useText } from '@dealstore/ui/locale/use-text.ts';
import buttonStyles from '@dealstore/ui/form/button.module.css';
import { Button } from '@dealstore/ui/form/button.tsx';
import { Checkbox } from '@dealstore/ui/form/checkbox.tsx';
import { classNames } from '@dealstore/ui/class-names.ts';
import { Sheet } from '@dealstore/ui/overlay/sheet.tsx';
import { useServices } from '../../container/use-service.ts';
import { hideAppOffer } from '../../page/app-offer-cookie.ts';
import { usePageFacts } from '../../page/page-state.ts';
import { currentHref } from '../../page/page-location.ts';
import { useChrome } from '../../page/chrome-store.ts';
import styles from './app-offer.module.css';
import { appOfferText } from './app-offer.text.ts';

const LINK_LOOK = classNames(
  buttonStyles['button'],
  buttonStyles['primary'],
  buttonStyles['cta'],
  buttonStyles['wide'],
);

/**
 * Offers the app with its coupon, by two buttons; an iPhone that turns out to be without it is
 * told where to get it. Spec §2.
 */
export function AppOffer() {
  const t = useText(appOfferText);
  const { app, shop } = usePageFacts();
  const chrome = useChrome();
  const [isMissing, setMissing] = useState(false);
  const [isHidden, setHidden] = useState(false);
  const titleId = useId();
  const close = () => {
    if (isHidden) document.cookie = hideAppOffer();
    chrome.offerApp(false);
  };
  if (app === undefined) return null;
  if (isMissing) {
    return (
      <Sheet
        open
        focusSelf
        title={t.missingTitle}
        onClose={close}
        footer={
          <a className={LINK_LOOK} href={app.appStoreUrl}>
            {t.install}
          </a>
        }
      >
        <p>{t.missing(shop.brand)}</p>
      </Sheet>
    );
  }
  // A dialog beside the page: what is on it goes on, and nothing of it is laid out anew.
  return (
    <dialog open aria-labelledby={titleId} className={styles['offer']}>
      <h2 id={titleId}>{t.title(shop.brand)}</h2>
      <Benefit />
      <div className={styles['ways']}>
        <OpenApp app={app} onOpened={close} onMissing={() => setMissing(true)} />
        <Button variant="quiet" onClick={close}>
          {t.stay}
        </Button>
        <Checkbox checked={isHidden} onChange={({ currentTarget }) => setHidden(currentTarget.checked)}>
          {t.hide}
        </Checkbox>
      </div>
    </dialog>
  );
}

function Benefit() {
  const t = useText(appOfferText);
  return (
    <>
      <div className={styles['coupon']}>
        <strong className={styles['rate']}>{t.coupon(APP_COUPON_RATE)}</strong>
        <span>{t.benefit}</span>
      </div>
      <p className={styles['terms']}>{t.terms}</p>
    </>
  );
}

/** Opens this page in the app: a link on Android, which leads to its store by itself; a probe on an iPhone. Spec §9. */
function OpenApp({
  app,
  onOpened,
  onMissing,
}: {
  readonly app: AppLinks;
  readonly onOpened: () => void;
  readonly onMissing: () => void;
}) {
  const t = useText(appOfferText);
  const services = useServices();
  const { phoneOs } = readHostKind(navigator.userAgent);
  const address = appAddress(app, phoneOs, { host: window.location.host, path: currentHref() });
  const openOnIphone = async () => {
    const { clock } = await services();
    const isOpened = await probeAppOpen({ clock, open: () => window.location.assign(address), onHidden });
    if (isOpened) onOpened();
    else onMissing();
  };
  const closeWhenLeft = () => {
    const stop = onHidden(() => {
      stop();
      onOpened();
    });
  };
  const words = t.open(APP_COUPON_RATE);
  return phoneOs === 'IOS' ? (
    <Button size="cta" wide onClick={() => void openOnIphone()}>
      {words}
    </Button>
  ) : (
    <a className={LINK_LOOK} href={address} onClick={closeWhenLeft}>
      {words}
    </a>
  );
}

/** Calls back when the page is hidden or left; gives the way to stop listening. */
function onHidden(run: () => void): () => void {
  const listen = (): void => {
    if (document.hidden) run();
  };
  document.addEventListener('visibilitychange', listen);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    window.removeEventListener('pagehide', run);
  };
}
