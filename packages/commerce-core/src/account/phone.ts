/** How many digits a phone number has. Spec §9. */
export const PHONE_LENGTH = 11;

/** Keeps the ASCII digits of what was typed, and nothing else. Spec §5. */
export function keepDigits(typed: string): string {
  return typed.replace(/[^0-9]/g, '');
}

/** Whether a text is a phone number: exactly 11 ASCII digits, of any prefix. Spec §5. */
export function isPhone(digits: string): boolean {
  return /^[0-9]{11}$/.test(digits);
}

/**
 * Hyphenates a Korean number for display, Seoul's 02 apart; unchanged when its length is not 9 to 11. Spec §5.
 * @param digits ASCII digits, no separators
 * @example formatPhone('021234567') // '02-123-4567'
 */
export function formatPhone(digits: string): string {
  const areaLength = phoneAreaLength(digits);
  if (areaLength === null) return digits;
  return [digits.slice(0, areaLength), digits.slice(areaLength, -4), digits.slice(-4)].join('-');
}

/**
 * Hyphenates a number with its middle hidden: `010-****-5678`; fully hidden when its length is not 9 to 11. Assumed.
 * @param digits ASCII digits, no separators
 */
export function maskPhone(digits: string): string {
  const areaLength = phoneAreaLength(digits);
  if (areaLength === null) return '*'.repeat(digits.length);
  const middle = '*'.repeat(digits.length - areaLength - 4);
  return [digits.slice(0, areaLength), middle, digits.slice(-4)].join('-');
}

/** Digits before the first hyphen: 2 for Seoul numbers of 9 or 10 digits and for every one of 9, else 3. */
function phoneAreaLength(digits: string): number | null {
  if (!/^[0-9]{9,11}$/.test(digits)) return null;
  if (digits.length === 9) return 2;
  return digits.length === 10 && digits.startsWith('02') ? 2 : 3;
}
