import type {
  CommerceError,
  PhoneCertification,
  PhoneCodeAnswer,
  VerificationId,
} from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../container/use-service.ts';
import type { Services } from '../../container/services.ts';
import { catchCommerceError } from '../../page/catch-commerce-error.ts';
import { sentCode, type SentCode } from './sent-code.ts';

/** Asking for a code and proving it: what was sent, and why it is refused. */
export interface PhoneCode {
  readonly sent: SentCode | null;
  readonly refusal: CommerceError | null;
  readonly isSending: boolean;
  readonly isConfirming: boolean;
  /** Sends a code to a number; again sends a new one. */
  send(phone: string): void;
  confirm(code: string): void;
  clearError(): void;
}

/** The two calls a code is sent and proven by. */
export interface PhoneCodeCalls {
  send(services: Services, phone: string): Promise<PhoneCertification>;
  prove(services: Services, answer: PhoneCodeAnswer): Promise<void>;
}

/**
 * Sends a code and proves it; refusals of the code or of the number are kept for the form, nothing typed is lost.
 * @param onProven is given the id of the certification
 */
export function usePhoneCode(calls: PhoneCodeCalls, onProven: (verificationId: VerificationId) => void): PhoneCode {
  const services = useServices();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [refusal, setRefusal] = useState<CommerceError | null>(null);
  const send = useMutation({
    mutationFn: async (phone: string) => {
      const loaded = await services();
      return catchCommerceError(
        async () => sentCode(await calls.send(loaded, phone), phone, loaded.clock.now()),
        'PHONE_TAKEN',
        'TOO_MANY_REQUESTS',
        'INVALID_REQUEST',
      );
    },
    onSuccess: (answer) => {
      if ('refusal' in answer) return setRefusal(answer.refusal);
      setRefusal(null);
      setSent(answer.value);
    },
  });
  const confirm = useMutation({
    mutationFn: async (answer: PhoneCodeAnswer) => {
      const loaded = await services();
      return catchCommerceError(() => calls.prove(loaded, answer), 'CODE_MISMATCH', 'CODE_EXPIRED', 'PHONE_TAKEN');
    },
    onSuccess: (answer, { verificationId }) => {
      setRefusal('refusal' in answer ? answer.refusal : null);
      if ('value' in answer) onProven(verificationId);
    },
  });
  return {
    sent,
    refusal,
    isSending: send.isPending,
    isConfirming: confirm.isPending,
    send: send.mutate,
    confirm: (code) => {
      if (sent !== null) confirm.mutate({ verificationId: sent.verificationId, code });
    },
    clearError: () => setRefusal(null),
  };
}
