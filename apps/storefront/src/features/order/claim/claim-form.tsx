import type { ClaimFormInput } from '@dealstore/commerce-core';
import { lazy, Suspense } from 'react';
import { ClaimFormSkeleton } from './claim-form-skeleton.tsx';

const ClaimFormContent = lazy(async () => ({
  default: (await import('./claim-form-content.tsx')).ClaimFormContent,
}));

/** A cancel, a return or an exchange from its lines to its end: what, why, how it comes back, what it brings, done. */
export function ClaimForm(input: ClaimFormInput) {
  return (
    <Suspense fallback={<ClaimFormSkeleton />}>
      <ClaimFormContent {...input} />
    </Suspense>
  );
}
