import type { Random } from './random.port.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Characters of a key: 26 of a 32-letter alphabet, 130 bits. */
export const IDEMPOTENCY_KEY_LENGTH = 26;

/** A key that names one intent, drawn from the Random port. Assumed: as the contract's `Idempotency-Key`. */
export function idempotencyKey(random: Random): string {
  return Array.from({ length: IDEMPOTENCY_KEY_LENGTH }, () => ALPHABET[Math.floor(random.next() * 32)] ?? '0').join('');
}

/**
 * Whether a key may name an intent: 8 to 255 visible letters of ASCII. Assumed: as the contract's `Idempotency-Key`.
 */
export function isIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7E]{8,255}$/.test(key);
}
