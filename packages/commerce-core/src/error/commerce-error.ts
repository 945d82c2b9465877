import { catalogueEntry, type ErrorCode, type Reaction } from './catalogue.ts';

/** What is known about a failure besides its code. Assumed: the body `{code, message, details}` and its HTTP status. */
export interface ErrorParts {
  /** Words of the server for people; plain text, never HTML. */
  readonly message?: string;
  /** HTTP status it came with; the catalogue's when left out. */
  readonly status?: number | null;
  /** What the reader of this code needs, for example the new amounts of PRICE_CHANGED. */
  readonly details?: Readonly<Record<string, unknown>> | null;
  readonly cause?: unknown;
}

/** The only error a port rejects with; its code is enough to rebuild it behind a bridge or a worker. Spec §8. */
export class CommerceError extends Error {
  override readonly name = 'CommerceError';
  readonly code: string;
  readonly reaction: Reaction;
  readonly status: number | null;
  readonly details: Readonly<Record<string, unknown>> | null;

  /** @param code one of the catalogue, or a foreign one, which is then only shown */
  constructor(code: string, parts: ErrorParts = {}) {
    super(parts.message ?? '', parts.cause === undefined ? undefined : { cause: parts.cause });
    const entry = catalogueEntry(code);
    this.code = code;
    this.reaction = entry.reaction;
    this.status = parts.status === undefined ? entry.status : parts.status;
    this.details = parts.details ?? null;
  }
}

/** Makes an error of a code the house knows. Spec §8. */
export function commerceError(code: ErrorCode, parts: ErrorParts = {}): CommerceError {
  return new CommerceError(code, parts);
}

/** Whether something thrown is ours, of one of these codes if any are given. Spec §8. */
export function isCommerceError(thrown: unknown, ...codes: readonly ErrorCode[]): thrown is CommerceError {
  if (!(thrown instanceof CommerceError)) return false;
  return codes.length === 0 || codes.some((code) => code === thrown.code);
}

/** Takes anything thrown as one of ours; a stranger becomes RESPONSE_INVALID with itself as the cause. Spec §8. */
export function toCommerceError(thrown: unknown): CommerceError {
  return thrown instanceof CommerceError ? thrown : commerceError('RESPONSE_INVALID', { cause: thrown });
}
