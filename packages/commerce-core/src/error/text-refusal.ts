import { lengthOf } from '../value/text-length.ts';
import { isBlank } from '../value/tidy-text.ts';
import type { Refusal } from './refusal.ts';

/**
 * Why a text of a request is not taken: it shows nothing, or is too long; null when it is.
 * @param most in characters
 */
export function textRefusal(field: string, text: string, most: number): Refusal<'INVALID_REQUEST'> | null {
  return isBlank(text) ? malformed(field, 'minLength') : lengthRefusal(field, text, most);
}

/**
 * Why a text of a request that may be empty is not taken: it is too long; null when it is.
 * @param most in characters
 */
export function lengthRefusal(field: string, text: string, most: number): Refusal<'INVALID_REQUEST'> | null {
  return lengthOf(text) > most ? malformed(field, 'maxLength') : null;
}

/** In the words of the contract's own check, which an adapter over HTTP meets first. */
function malformed(field: string, rule: string): Refusal<'INVALID_REQUEST'> {
  return { code: 'INVALID_REQUEST', details: { place: `body/${field}`, rule } };
}
