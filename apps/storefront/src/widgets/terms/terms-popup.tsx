import { useChrome, useChromeState } from '../../page/chrome-store.ts';
import { lazySheet } from '../lazy-component/lazy-component.tsx';

// Legal texts are seldom opened: what shows them arrives with the first one.
const OpenTerms = lazySheet(async () => (await import('./open-terms.tsx')).OpenTerms);

/** A legal text over the whole screen, while one is open. Spec §2 (full-screen terms popup). */
export function TermsPopup() {
  const { closeTerms } = useChrome();
  const { terms } = useChromeState();
  return terms !== null && <OpenTerms terms={terms} onClose={closeTerms} />;
}
