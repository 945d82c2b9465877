import { type AnyErrorCode, catalogueEntry, type CommerceErrorCode, isErrorCode, type Reaction } from './catalogue.ts';
import type { DetailsOf } from './error-details.ts';

/** What is known about a failure besides its code. Assumed: the body `{code, message, details}` and its HTTP status. */
export interface ErrorParts<Code extends AnyErrorCode = AnyErrorCode> {
  /** Words of the server for people; plain text, never HTML. */
  readonly userMessage?: string;
  /** HTTP status it came with; the catalogue's when left out. */
  readonly status?: number | null;
  /** What the reader of this code needs, for example the new amounts of PRICE_CHANGED. */
  readonly details?: DetailsOf<Code> | null;
  readonly cause?: unknown;
}

/**
 * The only error a port rejects with; its code is enough to rebuild it behind a bridge or a worker. `message` is for
 * developers and names the code, `userMessage` is for people. Spec §8.
 */
export class CommerceError<Code extends AnyErrorCode = AnyErrorCode> extends Error {
  readonly code: Code;
  readonly reaction: Reaction;
  readonly status: number | null;
  /** Words of the server for people; empty when it said nothing. */
  readonly userMessage: string;
  /** As the contract types them by code; null when there are none. */
  readonly details: DetailsOf<Code> | null;

  /** @param code one of the catalogue, or an unknown one by `errorCodeOf`, which is then only shown */
  constructor(code: Code, parts: ErrorParts<Code> = {}) {
    const { userMessage = '', cause } = parts;
    super(userMessage === '' ? code : `${code}: ${userMessage}`, cause === undefined ? undefined : { cause });
    const entry = catalogueEntry(code);
    this.code = code;
    this.reaction = entry.reaction;
    this.status = parts.status === undefined ? entry.status : parts.status;
    this.userMessage = userMessage;
    this.details = parts.details ?? null;
  }

  // On the prototype, for the first line of a stack is written before a field could say it.
  override get name() {
    return 'CommerceError' as const;
  }
}

/** An error of one of these codes; its code decides the type of its details. */
export type CommerceErrorOf<Code extends AnyErrorCode> = Code extends AnyErrorCode ? CommerceError<Code> : never;

/** Makes an error of a code of the catalogue. Spec §8. */
export function commerceError<Code extends CommerceErrorCode>(
  code: Code,
  parts: ErrorParts<Code> = {},
): CommerceError<Code> {
  return new CommerceError(code, parts);
}

/** Whether something thrown is ours. Spec §8. */
export function isCommerceError(thrown: unknown): thrown is CommerceError;
/**
 * Whether something thrown is ours and of one of these codes, whose details are then known.
 * @example if (isCommerceError(error, 'SOLD_OUT')) markSoldOut(error.details?.optionNos ?? []);
 */
export function isCommerceError<Code extends CommerceErrorCode>(
  thrown: unknown,
  ...codes: readonly Code[]
): thrown is CommerceErrorOf<Code>;
export function isCommerceError(thrown: unknown, ...codes: readonly string[]): boolean {
  if (!(thrown instanceof CommerceError)) return false;
  return codes.length === 0 || codes.includes(thrown.code);
}

/**
 * Whether an error has a code that this version knows: a switch over its code then ends after every CommerceErrorCode,
 * and each case has the details of its code. Of any other code `userMessage` is to be shown.
 */
export function isKnownError(error: CommerceError): error is CommerceErrorOf<CommerceErrorCode> {
  return isErrorCode(error.code);
}

/** Takes anything thrown as one of ours; a stranger becomes RESPONSE_INVALID with itself as the cause. Spec §8. */
export function toCommerceError(thrown: unknown): CommerceError {
  return thrown instanceof CommerceError ? thrown : commerceError('RESPONSE_INVALID', { cause: thrown });
}
