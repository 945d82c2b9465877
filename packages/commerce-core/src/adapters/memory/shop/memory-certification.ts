import {
  PHONE_CODE_LIFE_MS,
  PHONE_CODE_RESEND_MS,
  type PhoneCertification,
  type PhoneCodeAnswer,
  type PhoneCodeRequest,
  WITHDRAWAL_PROOF_LIFE_MS,
} from '../../../account/phone-certification.ts';
import { CODE_OVER, codeSendRefusal, codeTryRefusal, proofRefusal } from '../../../account/phone-code-refusal.ts';
import { refuse, refused } from '../../../error/refusal.ts';
import { formatYmdt } from '../../../value/calendar.ts';
import type { VerificationId } from '../../../value/identifiers.ts';
import { after, type EpochMs } from '../../../value/time.ts';
import type { MemoryBackend } from '../memory-backend.ts';

type Purpose = PhoneCodeRequest['purpose'] | 'gift';

interface SentCode {
  readonly verificationId: VerificationId;
  readonly purpose: Purpose;
  readonly phone: string;
  readonly code: string;
  readonly sentAt: EpochMs;
  readonly tries: number;
  readonly state: 'sent' | 'confirmed' | 'over';
  readonly confirmedAt: EpochMs | null;
}

/** The codes of a memory shop. */
export interface MemoryCertification {
  /** Sends a code; rejects with TOO_MANY_REQUESTS. */
  send(purpose: Purpose, phone: string): PhoneCertification;
  /** Proves a code of these purposes, once; rejects with CODE_MISMATCH or CODE_EXPIRED. */
  prove(answer: PhoneCodeAnswer, purposes: readonly Purpose[]): Pick<SentCode, 'purpose' | 'phone'>;
  /** When a code proved that a gift's recipient has its phone; null for never. */
  giftProvenAt(verificationId: VerificationId | undefined, phone: string): EpochMs | null;
  /** Uses up a proof of leaving; rejects as proofRefusal says. */
  useWithdrawalProof(verificationId: VerificationId): void;
  codeSentTo(phone: string): string | null;
}

/** Opens the phones of a memory shop. */
export function openMemoryCertification({ clock, random, nextNo }: MemoryBackend): MemoryCertification {
  let codes: readonly SentCode[] = [];
  const change = (verificationId: VerificationId, over: Partial<SentCode>) => {
    codes = codes.map((sent) => (sent.verificationId === verificationId ? { ...sent, ...over } : sent));
  };

  return {
    send: (purpose, phone) => {
      const now = clock.now();
      const before = codes.filter((sent) => sent.purpose === purpose && sent.phone === phone).toReversed();
      const sendings = before.map(({ sentAt, confirmedAt }) => ({ sentAt, isProven: confirmedAt !== null }));
      refuse(codeSendRefusal(sendings, now));
      const verificationId = `00000000-0000-4000-8000-${String(nextNo()).padStart(12, '0')}`;
      const code = String(Math.floor(random.next() * 1_000_000)).padStart(6, '0');
      // A phone that has been proven for a gift stays so until the proof is too old.
      const isEnded = (sent: SentCode) => sent.purpose === purpose && (purpose !== 'gift' || sent.state === 'sent');
      codes = codes.map((sent) => (isEnded(sent) ? { ...sent, state: 'over' } : sent));
      codes = [
        ...codes,
        { verificationId, purpose, phone, code, sentAt: now, tries: 0, state: 'sent', confirmedAt: null },
      ];
      return {
        verificationId,
        expiresAt: formatYmdt(after(now, PHONE_CODE_LIFE_MS)),
        resendableAt: formatYmdt(after(now, PHONE_CODE_RESEND_MS)),
      };
    },
    prove: ({ verificationId, code }, purposes) => {
      const sent = codes.find((candidate) => candidate.verificationId === verificationId);
      if (sent?.state !== 'sent' || !purposes.includes(sent.purpose)) throw refused(CODE_OVER);
      const tries = sent.tries + 1;
      change(verificationId, { tries });
      const expiresAt = after(sent.sentAt, PHONE_CODE_LIFE_MS);
      refuse(codeTryRefusal({ tries, expiresAt, isRight: sent.code === code }, clock.now()));
      change(verificationId, { state: 'confirmed', confirmedAt: clock.now() });
      return sent;
    },
    giftProvenAt: (verificationId, phone) => {
      const proof = codes.find((sent) => sent.verificationId === verificationId);
      return proof?.purpose === 'gift' && proof.state === 'confirmed' && proof.phone === phone
        ? proof.confirmedAt
        : null;
    },
    useWithdrawalProof: (verificationId) => {
      const proof = codes.find((sent) => sent.verificationId === verificationId);
      const isProof = proof?.purpose === 'withdrawal' && proof.state === 'confirmed';
      refuse(proofRefusal(isProof ? proof.confirmedAt : null, WITHDRAWAL_PROOF_LIFE_MS, clock.now()));
      change(verificationId, { state: 'over' });
    },
    codeSentTo: (phone) => codes.findLast((sent) => sent.phone === phone)?.code ?? null,
  };
}
