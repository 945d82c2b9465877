import type { CommerceErrorCode } from './catalogue.ts';
import { type CommerceError, commerceError } from './commerce-error.ts';
import type { DetailsOf } from './error-details.ts';

/** The "no" of a rule: a code of the catalogue, with what its reader needs; null for nothing. */
export interface Refusal<Code extends CommerceErrorCode = CommerceErrorCode> {
  readonly code: Code;
  readonly details: DetailsOf<Code> | null;
}

/**
 * What a rule has refused, as the error that a port rejects with.
 * @param userMessage what is said of it where the words of its code say less
 */
export function refused<Code extends CommerceErrorCode>(
  { code, details }: Refusal<Code>,
  userMessage = '',
): CommerceError {
  return commerceError(code, { details, userMessage });
}

/** Rejects with what a rule has refused; null is a "yes". */
export function refuse(refusal: Refusal | null, userMessage = ''): void {
  if (refusal !== null) throw refused(refusal, userMessage);
}
