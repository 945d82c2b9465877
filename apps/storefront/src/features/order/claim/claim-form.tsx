import { lazyComponent } from '../../../widgets/lazy-component/lazy-component.tsx';
import { ClaimFormSkeleton } from './claim-form-skeleton.tsx';

/** A cancel, a return or an exchange from its lines to its end: what, why, how it comes back, what it brings, done. */
export const ClaimForm = lazyComponent(
  async () => (await import('./claim-form-content.tsx')).ClaimFormContent,
  <ClaimFormSkeleton />,
);
