import { useChromeState } from '../../page/chrome-store.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { PromptDrawer } from './prompt-drawer.tsx';
import { lazyComponent } from '../../widgets/lazy-component/lazy-component.tsx';
import { TermsPopup } from '../../widgets/terms/terms-popup.tsx';

/** The offer of the app; left out where its file cannot be loaded, as no page may fail because of it. */
const AppOffer = lazyComponent(
  async () => (await import('./app-offer.tsx')).AppOffer,
  null,
  () => null,
);

/** Everything that may lie over the page and is seldom open. Spec §2 (Overlays). */
export function Overlays() {
  const { offersApp } = useChromeState();
  return (
    <>
      <PromptDrawer />
      <TermsPopup />
      <AlertDialog />
      {offersApp && <AppOffer />}
    </>
  );
}
