import { formatPhone, keepDigits, PHONE_LENGTH } from './phone.ts';

/**
 * Hyphenates a number while it is typed, so that hyphens stay where they will be: after the third and the seventh
 * digit. At eleven digits it is what `formatPhone` shows. Spec §5.
 * @param typed anything; all but its first eleven digits is dropped
 * @example formatPhoneInput('01012') // '010-12'
 */
export function formatPhoneInput(typed: string): string {
  const digits = keepDigits(typed).slice(0, PHONE_LENGTH);
  if (digits.length === PHONE_LENGTH) return formatPhone(digits);
  return [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter((part) => part !== '').join('-');
}
