import { type ClaimFormEmittedEvent, type ClaimFormInput, createClaimFormMachine } from '@dealstore/commerce-core';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { useFlow } from '../../../container/use-flow.ts';
import { useService } from '../../../container/use-service.ts';

/** A claim form for as long as its screen is open: what it knows now, and how to speak to it. */
export function useClaimForm(input: ClaimFormInput, onEmission: (emission: ClaimFormEmittedEvent) => void) {
  const [claimApi, random, clock] = [useService('claimApi'), useService('random'), useService('clock')];
  const [machine] = useState(() => createClaimFormMachine({ claimApi, random }));
  return useFlow(useActorRef(machine, { input, clock }), onEmission);
}

/** What the parts of the form are given. */
export type ClaimFormFlow = ReturnType<typeof useClaimForm>;
