import { type ResumedStep, resumeIntent } from '@dealstore/commerce-core';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../container/use-service.ts';

/** What a product page itself resumes; a wish may be resumed on any page. */
const KINDS = ['cart', 'buy-now', 'gift', 'coupon', 'restock'] as const;

/** Runs `resume` once with what the visitor was about to do before the log-in, if anything. Spec §4. */
export function useResumeIntent(resume: (step: ResumedStep) => void): void {
  const services = useServices();
  const run = useRef(resume);
  useEffect(() => {
    let isGone = false;
    const take = async (): Promise<void> => {
      const loaded = await services();
      const step = isGone ? null : (resumeIntent(loaded, KINDS)?.step ?? null);
      if (step !== null) run.current(step);
    };
    void take();
    return () => {
      isGone = true;
    };
  }, [services]);
}
