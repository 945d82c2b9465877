import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatPhone, keepDigits, PHONE_LENGTH } from './phone.ts';
import { typedPhone } from './typed-phone.ts';

/** Any text, and texts with more digits than a phone has. */
const typing = fc.oneof(fc.string(), fc.stringMatching(/^[-0-9 ]{12,30}$/));

describe('typedPhone', () => {
  it.each([
    ['', ''],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['010-1234-5678', '010-1234-5678'],
    ['０１０', ''],
  ])('shows %j as %j [VALID-01, VALID-08]', (typed, shown) => {
    expect(typedPhone(typed)).toBe(shown);
  });

  it.prop([typing])('keeps the first eleven digits, and shows them alike again [VALID-01]', (typed) => {
    const shown = typedPhone(typed);
    expect(keepDigits(shown)).toBe(keepDigits(typed).slice(0, PHONE_LENGTH));
    expect(typedPhone(shown)).toBe(shown);
  });

  it.prop([fc.stringMatching(/^[0-9]{11}$/)])('ends as a whole number is shown', (digits) => {
    expect(typedPhone(digits)).toBe(formatPhone(digits));
  });

  it.prop([fc.stringMatching(/^[0-9]{0,11}$/)])('moves no letter that is already there', (digits) => {
    const shown = typedPhone(digits);
    for (let length = 0; length < digits.length; length += 1) {
      expect(shown.startsWith(typedPhone(digits.slice(0, length)))).toBe(true);
    }
  });
});
