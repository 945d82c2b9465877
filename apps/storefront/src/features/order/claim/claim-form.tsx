import { lazy, Suspense } from 'react';
import { ClaimFormSkeleton } from './claim-form-skeleton.tsx';
import type { AskedClaim } from './claim-route.ts';

const ClaimFormContent = lazy(async () => ({
  default: (await import('./claim-form-content.tsx')).ClaimFormContent,
}));

/** A cancel, a return or an exchange from its lines to its end: what, why, how it comes back, what it brings, done. */
export function ClaimForm(asked: AskedClaim) {
  return (
    <Suspense fallback={<ClaimFormSkeleton />}>
      <ClaimFormContent {...asked} />
    </Suspense>
  );
}
