import type { KeyValueStore } from '@dealstore/commerce-core';
import { isBlank, WITHDRAW_REASON_LENGTH, WITHDRAWAL_PROOF_LIFE_MS } from '@dealstore/commerce-core/domain';

/** Why members leave, to choose from; the last is written by themselves. Assumed. */
export const WITHDRAW_REASONS = ['RARELY_USED', 'FEW_BENEFITS', 'INCONVENIENT', 'PRIVACY', 'OTHER'] as const;

/** One of those reasons. */
export type WithdrawReason = (typeof WITHDRAW_REASONS)[number];

/** What a member has filled in before leaving. Spec §3 (User: withdraw reason and move flag). */
export interface WithdrawalDraft {
  readonly reason: WithdrawReason | null;
  /** Their own words, for OTHER. */
  readonly words: string;
  /** Whether they have confirmed having read what they lose. */
  readonly isUnderstood: boolean;
}

/** What is still missing before the phone is asked for. */
export type WithdrawalProblem = 'reason' | 'words' | 'understood';

/** An empty form; nothing is ticked beforehand. */
export const EMPTY_DRAFT: WithdrawalDraft = { reason: null, words: '', isUnderstood: false };

/**
 * What keeps a draft from moving on to the phone's certification, first things first; null when nothing does. Spec §3.
 */
export function withdrawalProblem({ reason, words, isUnderstood }: WithdrawalDraft): WithdrawalProblem | null {
  if (reason === null) return 'reason';
  if (reason === 'OTHER' && isBlank(words)) return 'words';
  return isUnderstood ? null : 'understood';
}

/**
 * The reason as it is sent to the backend: one of ours by its name, or the member's own words, at most 200 characters.
 */
export function reasonToSend({ reason, words }: WithdrawalDraft): string {
  return reason === 'OTHER' ? words.trim().slice(0, WITHDRAW_REASON_LENGTH) : (reason ?? '');
}

const KEY = 'withdrawal-reason';

/** Keeps the reason while the member goes on to prove their phone; for ten minutes, as long as a proof counts. */
export function saveReason(store: KeyValueStore, reason: string): void {
  store.set(KEY, reason, WITHDRAWAL_PROOF_LIFE_MS / 1000);
}

/** The reason kept on the way; null for a visitor who did not come that way. */
export function savedReason(store: KeyValueStore): string | null {
  return store.get(KEY);
}
