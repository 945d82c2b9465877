import type { PaymentInput } from '@dealstore/commerce-core';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useEndedSession } from '../../../container/use-ended-session.ts';
import { useFlows, useService } from '../../../container/use-service.ts';

/** Settles a payment for as long as its screen is open: how far it is, and how to ask again. */
export function usePayment(input: PaymentInput, onCompleted: () => void) {
  const { commerce } = useFlows();
  const clock = useService('clock');
  const actor = useActorRef(commerce.payment, { input, clock });
  const onEvent = useEffectEvent(onCompleted);
  useEffect(() => {
    const subscription = actor.on('completed', () => onEvent());
    return () => subscription.unsubscribe();
  }, [actor]);
  const { result, error } = useSelector(actor, (snapshot) => snapshot.context);
  // The screen's boundary shows what is missing.
  if (isCommerceError(error, 'NOT_FOUND')) throw error;
  const state = useSelector(actor, (snapshot) => snapshot.value);
  useEndedSession(error);
  return { result, state, retry: () => actor.send({ type: 'retry' }) };
}
