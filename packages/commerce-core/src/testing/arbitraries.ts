import fc from 'fast-check';
import { brand } from '../value/brand.ts';
import type { EpochMs } from '../value/time.ts';
import { type Won, won } from '../value/won.ts';

/** Amounts from 0 to a limit in won. @param max won, default one hundred million */
export function amount(max = 100_000_000): fc.Arbitrary<Won> {
  return fc.integer({ min: 0, max }).map(won);
}

/** Instants from 2000 to 2099, whole milliseconds. */
export function instant(): fc.Arbitrary<EpochMs> {
  return fc.integer({ min: 946_652_400_000, max: 4_102_412_399_999 }).map((value) => brand<EpochMs>(value));
}

/** Mobile numbers of exactly 11 digits. */
export function phone(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 99_999_999 }).map((tail) => `010${String(tail).padStart(8, '0')}`);
}

/** Opaque tokens as the backend gives them. */
export function token(): fc.Arbitrary<string> {
  return fc.string({
    unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789-_'),
    minLength: 43,
    maxLength: 43,
  });
}
