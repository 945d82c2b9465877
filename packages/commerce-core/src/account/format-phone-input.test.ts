import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { formatPhone, keepDigits, PHONE_LENGTH } from './phone.ts';
import { formatPhoneInput } from './format-phone-input.ts';

/** Any text, and texts with more digits than a phone has. */
const typing = fc.oneof(fc.string(), fc.stringMatching(/^[-0-9 ]{12,30}$/));

describe('formatPhoneInput', () => {
  it.each([
    ['', ''],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-1234-5'],
    ['010-1234-5678', '010-1234-5678'],
    ['０１０', ''],
  ])('shows %j as %j [VALID-01, VALID-08]', (typed, shown) => {
    expect(formatPhoneInput(typed)).toBe(shown);
  });

  it.prop([typing])('keeps the first eleven digits and is idempotent [VALID-01]', (typed) => {
    const shown = formatPhoneInput(typed);
    expect(keepDigits(shown)).toBe(keepDigits(typed).slice(0, PHONE_LENGTH));
    expect(formatPhoneInput(shown)).toBe(shown);
  });

  it.prop([fc.stringMatching(/^[0-9]{11}$/)])('equals formatPhone for eleven digits', (digits) => {
    expect(formatPhoneInput(digits)).toBe(formatPhone(digits));
  });

  it.prop([fc.stringMatching(/^[0-9]{0,11}$/)])('only appends while typing', (digits) => {
    const shown = formatPhoneInput(digits);
    for (let length = 0; length < digits.length; length += 1) {
      expect(shown.startsWith(formatPhoneInput(digits.slice(0, length)))).toBe(true);
    }
  });
});
