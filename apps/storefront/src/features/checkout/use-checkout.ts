import type { CheckoutEmittedEvent, CheckoutInput } from '@dealstore/commerce-core';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useFlows, useService } from '../../container/use-service.ts';

/** What a screen does when the flow emits something. */
export type OnCheckout = (emission: CheckoutEmittedEvent) => void;

/** A checkout for as long as its screen is open: what it knows now, and how to speak to it. */
export function useCheckout(input: CheckoutInput, onEmission: OnCheckout) {
  const { commerce, session } = useFlows();
  const clock = useService('clock');
  const actor = useActorRef(commerce.checkout, { input, clock });
  const onEvent = useEffectEvent(onEmission);
  useEffect(() => {
    const said = actor.on('*', (emission) => onEvent(emission));
    // The way back from the provider's window may find this page as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'returned' });
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      said.unsubscribe();
      window.removeEventListener('pageshow', onShow);
    };
  }, [actor]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  // A session that ends in the middle ends everywhere: the session itself decides what follows, once. Spec §8.
  const { error } = context;
  useEffect(() => {
    if (isCommerceError(error) && error.reaction === 'end-session') session.send({ type: 'expired', code: error.code });
  }, [error, session]);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  return { ...context, state, isBusy, send: actor.send };
}
