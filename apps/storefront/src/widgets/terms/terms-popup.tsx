import { lazy, Suspense } from 'react';
import { useChromeState } from '../../page/chrome-store.ts';

// Legal texts are seldom opened: what shows them arrives with the first one.
const OpenTerms = lazy(() => import('./open-terms.tsx').then((module) => ({ default: module.OpenTerms })));

/** A legal text over the whole screen, while one is open. Spec §2 (full-screen terms popup). */
export function TermsPopup() {
  const { terms } = useChromeState();
  if (terms === null) return null;
  return (
    <Suspense>
      <OpenTerms terms={terms} />
    </Suspense>
  );
}
