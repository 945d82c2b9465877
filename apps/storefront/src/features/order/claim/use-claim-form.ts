import { type ClaimFormEmittedEvent, type ClaimFormInput, createClaimFormMachine } from '@dealstore/commerce-core';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useEndedSession } from '../../../container/use-ended-session.ts';
import { useService } from '../../../container/use-service.ts';

/** A claim form for as long as its screen is open: what it knows now, and how to speak to it. */
export function useClaimForm(input: ClaimFormInput, onEmission: (emission: ClaimFormEmittedEvent) => void) {
  const [claimApi, random, clock] = [useService('claimApi'), useService('random'), useService('clock')];
  const [machine] = useState(() => createClaimFormMachine({ claimApi, random }));
  const actor = useActorRef(machine, { input, clock });
  const onEvent = useEffectEvent(onEmission);
  useEffect(() => {
    const subscription = actor.on('*', (emission) => onEvent(emission));
    return () => subscription.unsubscribe();
  }, [actor]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useEndedSession(context.error);
  return { ...context, state, isBusy, send: actor.send };
}

/** What the parts of the form are given. */
export type ClaimFormFlow = ReturnType<typeof useClaimForm>;
