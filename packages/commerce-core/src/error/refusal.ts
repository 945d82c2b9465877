import type { ErrorCode } from './catalogue.ts';
import { commerceError } from './commerce-error.ts';
import type { DetailsOf } from './error-details.ts';

/** The "no" of a rule: a code of the catalogue, with what its reader needs. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly code: Code;
  readonly details: DetailsOf<Code>;
}

/** Rejects with what a rule has refused; null is a "yes". */
export function refuse<Code extends ErrorCode>(refusal: Refusal<Code> | null): void {
  if (refusal !== null) throw commerceError(refusal.code, { details: refusal.details });
}
