import { type ClaimFormEmittedEvent, type ClaimFormInput, createClaimFormMachine } from '@dealstore/commerce-core';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFlows, useService } from '../../../container/use-service.ts';

/** A claim form for as long as its screen is open: what it knows now, and how to speak to it. */
export function useClaimForm(input: ClaimFormInput, onEmission: (emission: ClaimFormEmittedEvent) => void) {
  const { session } = useFlows();
  const [claimApi, random, clock] = [useService('claimApi'), useService('random'), useService('clock')];
  const [machine] = useState(() => createClaimFormMachine({ claimApi, random }));
  const actor = useActorRef(machine, { input, clock });
  const onEvent = useEffectEvent(onEmission);
  useEffect(() => {
    const said = actor.on('*', (emission) => onEvent(emission));
    return () => said.unsubscribe();
  }, [actor]);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  // A session that ends in the middle ends everywhere: the session itself decides what follows, once. Spec §8.
  const { error } = context;
  useEffect(() => {
    if (isCommerceError(error) && error.reaction === 'end-session') session.send({ type: 'expired', code: error.code });
  }, [error, session]);
  return { ...context, state, isBusy, send: actor.send };
}

/** What the parts of the form are given. */
export type ClaimFormFlow = ReturnType<typeof useClaimForm>;
