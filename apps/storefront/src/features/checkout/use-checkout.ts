import type { CheckoutEmittedEvent, CheckoutInput } from '@dealstore/commerce-core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useEndedSession } from '../../container/use-ended-session.ts';
import { useFlows, useService } from '../../container/use-service.ts';

/** What a screen does when the flow emits something. */
export type OnCheckout = (emission: CheckoutEmittedEvent) => void;

/** A checkout for as long as its screen is open: what it knows now, and how to speak to it. */
export function useCheckout(input: CheckoutInput, onEmission: OnCheckout) {
  const { commerce } = useFlows();
  const clock = useService('clock');
  const actor = useActorRef(commerce.checkout, { input, clock });
  const onEvent = useEffectEvent(onEmission);
  useEffect(() => {
    const subscription = actor.on('*', (emission) => onEvent(emission));
    // The way back from the provider's window may find this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'returned' });
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      subscription.unsubscribe();
      window.removeEventListener('pageshow', onShow);
    };
  }, [actor]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  useEndedSession(context.error);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return { ...context, state, isBusy, send: actor.send };
}
