import type { CommerceError, PhoneCodeRequest } from '@dealstore/commerce-core/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../container/use-service.ts';
import { catchCommerceError } from '../catch-commerce-error.ts';
import { sentCode, type SentCode } from './sent-code.ts';

/** Asking for a code and proving it: what was sent, and what stands against it. */
export interface PhoneCode {
  readonly sent: SentCode | null;
  readonly refusal: CommerceError | null;
  readonly isSending: boolean;
  readonly isConfirming: boolean;
  /** Sends a code to a number, 11 digits; again sends a new one. */
  send(phone: string): void;
  confirm(code: string): void;
  forgive(): void;
}

/**
 * Sends a code and proves it; refusals of the code or of the number are kept for the form, nothing typed is lost.
 * @param onProven is given the id of the certification
 */
export function usePhoneCode(
  purpose: PhoneCodeRequest['purpose'],
  onProven: (verificationId: string) => void,
): PhoneCode {
  const services = useServices();
  const [sent, setSent] = useState<SentCode | null>(null);
  const [refusal, setRefusal] = useState<CommerceError | null>(null);
  const send = useMutation({
    mutationFn: async (phone: string) => {
      const { accountApi, clock } = await services();
      const asked = purpose === 'phone' ? { purpose, phone } : { purpose };
      return catchCommerceError(
        async () => sentCode(await accountApi.requestPhoneCode(asked), phone, clock.now()),
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
    mutationFn: async (answer: { readonly verificationId: string; readonly code: string }) => {
      const { accountApi } = await services();
      return catchCommerceError(
        () => accountApi.confirmPhoneCode(answer),
        'CODE_MISMATCH',
        'CODE_EXPIRED',
        'PHONE_TAKEN',
      );
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
    forgive: () => setRefusal(null),
  };
}
