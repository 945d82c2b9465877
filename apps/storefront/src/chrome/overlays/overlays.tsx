import { AlertDialog } from './alert-dialog.tsx';
import { PromptDrawer } from './prompt-drawer.tsx';
import { TermsPopup } from '../../widgets/terms/terms-popup.tsx';

/** Everything that may lie over the page and is seldom open. Spec §2 (Overlays). */
export function Overlays() {
  return (
    <>
      <PromptDrawer />
      <TermsPopup />
      <AlertDialog />
    </>
  );
}
