import type { PaymentInput } from '@dealstore/commerce-core';
import { isCommerceError } from '@dealstore/commerce-core/domain';
import { useActorRef } from '@xstate/react';
import { useFlow } from '../../../container/use-flow.ts';
import { useFlows, useService } from '../../../container/use-service.ts';

/** Settles a payment for as long as its screen is open: how far it is, and how to ask again. */
export function usePayment(input: PaymentInput, onCompleted: () => void) {
  const { commerce } = useFlows();
  const actor = useActorRef(commerce.payment, { input, clock: useService('clock') });
  const { result, error, state, send } = useFlow(actor, onCompleted);
  // The screen's boundary shows what is missing.
  if (isCommerceError(error, 'NOT_FOUND')) throw error;
  return { result, state, retry: () => send({ type: 'retry' }) };
}
