import { resumeIntent } from '@dealstore/commerce-core';
import type { Services } from '../container/services.ts';
import type { takeResumedStep } from './take-resumed-step.ts';

/** Takes up what a guest was about to do before the log-in, where no page does it itself. Spec §4. */
export async function resumeIntended(services: Services, page: Parameters<typeof takeResumedStep>[2]): Promise<void> {
  const step = resumeIntent(services, ['wish', 'order'])?.step;
  if (step != null) await (await import('./take-resumed-step.ts')).takeResumedStep(services, step, page);
}
