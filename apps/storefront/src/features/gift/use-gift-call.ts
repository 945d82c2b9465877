import { type CommerceError, isCommerceError } from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../container/use-service.ts';
import type { Services } from '../../container/services.ts';

/** A change of a gift: how to run it, whether it is pending, and the refusal of the last call. */
export interface GiftCall<Input> {
  readonly run: (input: Input) => void;
  readonly isPending: boolean;
  readonly refusal: CommerceError | null;
  readonly clearError: () => void;
}

/**
 * Changes a gift; a failure is returned to be shown beside the button, not by a toast. An ended session is handled as
 * always. Spec §8.
 */
export function useGiftCall<Input, Answer>(
  call: (services: Services, input: Input) => Promise<Answer>,
  onDone: (answer: Answer) => void,
): GiftCall<Input> {
  const services = useServices();
  const [refusal, setRefusal] = useState<CommerceError | null>(null);
  const { mutate, isPending } = useMutation({
    meta: { quiet: 'gift' },
    mutationFn: async (input: Input) => {
      try {
        return { value: await call(await services(), input) };
      } catch (thrown) {
        if (isCommerceError(thrown) && thrown.reaction !== 'end-session') return { refusal: thrown };
        throw thrown;
      }
    },
    onMutate: () => setRefusal(null),
    onSuccess: (answer) => {
      if ('refusal' in answer) setRefusal(answer.refusal);
      else onDone(answer.value);
    },
  });
  return { run: mutate, isPending, refusal, clearError: () => setRefusal(null) };
}
