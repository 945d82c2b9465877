import { createHash } from 'node:crypto';
import { epochMs, fromKstTime, tidyText, type EpochMs } from '@dealstore/commerce-core/domain';

/** Who a person is, as a telecom knows its customers. Assumed: the fields of Korean identity verification. */
export interface Person {
  readonly name: string;
  /** `yyyy-MM-dd`. */
  readonly birthDate: string;
  readonly gender: 'M' | 'F';
}

/** Century and gender behind the first digit after the birth date; 5 to 8 are foreign residents. */
const GENDER_DIGITS: ReadonlyMap<string, { readonly century: number; readonly gender: 'M' | 'F' }> = new Map([
  ['1', { century: 1900, gender: 'M' }],
  ['2', { century: 1900, gender: 'F' }],
  ['3', { century: 2000, gender: 'M' }],
  ['4', { century: 2000, gender: 'F' }],
  ['5', { century: 1900, gender: 'M' }],
  ['6', { century: 1900, gender: 'F' }],
  ['7', { century: 2000, gender: 'M' }],
  ['8', { century: 2000, gender: 'F' }],
]);

/**
 * Reads a birth date and gender from `yyMMdd` and the digit that follows it; null for no day of the calendar or one
 * that is still to come. Assumed: the resident registration number's first seven digits.
 */
export function readBirth(
  yyMMdd: string,
  genderDigit: string,
  now: EpochMs,
): Pick<Person, 'birthDate' | 'gender'> | null {
  const match = /^(\d{2})(\d{2})(\d{2})$/.exec(yyMMdd);
  const meaning = GENDER_DIGITS.get(genderDigit);
  if (match === null || meaning === undefined) return null;
  const [, yy = '', month = '', day = ''] = match;
  const year = meaning.century + Number(yy);
  const born = fromKstTime({ year, month: Number(month), day: Number(day), hour: 0, minute: 0, second: 0 });
  if (born === null || born > epochMs(now)) return null;
  return { birthDate: `${year}-${month}-${day}`, gender: meaning.gender };
}

/**
 * The key that is one and the same for a person whatever phone they use and however their name is typed (UAX #15: NFC).
 * Assumed: replaces the provider's own connecting information (CI), which the sandbox does not have.
 */
export function personKey(person: Person): string {
  const text = [tidyText(person.name).replaceAll(' ', ''), person.birthDate, person.gender].join('|');
  return createHash('sha256').update(text).digest('base64url');
}
