import { lazy, Suspense } from 'react';
import { useChromeState } from '../chrome.view.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { PromptDrawer } from './prompt-drawer.tsx';
import { TermsPopup } from '../../widgets/terms/terms-popup.tsx';

const AppOffer = lazy(async () => ({ default: (await import('./app-offer.tsx')).AppOffer }));

/** Everything that may lie over the page and is seldom open. Spec §2 (Overlays). */
export function Overlays() {
  const { offersApp } = useChromeState();
  return (
    <>
      <PromptDrawer />
      <TermsPopup />
      <AlertDialog />
      {offersApp && (
        <Suspense>
          <AppOffer />
        </Suspense>
      )}
    </>
  );
}
