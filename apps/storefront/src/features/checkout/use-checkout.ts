import type { CheckoutEmittedEvent, CheckoutInput } from '@dealstore/commerce-core';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { useFlow } from '../../container/use-flow.ts';
import { useFlows, useService } from '../../container/use-service.ts';

/** What a screen does when the flow emits something. */
export type OnCheckout = (emission: CheckoutEmittedEvent) => void;

/** A checkout for as long as its screen is open: what it knows now, and how to speak to it. */
export function useCheckout(input: CheckoutInput, onEmission: OnCheckout) {
  const { commerce } = useFlows();
  const actor = useActorRef(commerce.checkout, { input, clock: useService('clock') });
  useEffect(() => {
    // The way back from the provider's window may find this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'returned' });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [actor]);
  return useFlow(actor, onEmission);
}
