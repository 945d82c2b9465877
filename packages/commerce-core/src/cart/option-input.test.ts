import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { optionInputProblem } from './option-input.ts';

const problemOf = (inputValue: string) => optionInputProblem([{ inputLabel: '각인', inputValue }], ['각인']);

describe('optionInputProblem', () => {
  it('accepts printable text in any script', () => {
    for (const text of ['홍길동', 'Kim & Lee', '생일 축하해 🎂', 'שלום', '👩‍👩‍👧']) expect(problemOf(text)).toBeNull();
  });

  it.prop([
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('\0', '\n', '\t', '\u007F', '\u0085', '\u200E', '\u202E', '\u2066', '\uD800', '\u061C'),
    fc.string({ unit: 'grapheme' }),
  ])('refuses controls and marks of direction anywhere', (before, mark, after) => {
    expect(problemOf(`${before}${mark}a${after}`)).toBe('CHARACTERS');
  });

  it('takes each text the product asks for once, and no other', () => {
    const input = (inputLabel: string) => ({ inputLabel, inputValue: '값' });
    expect(optionInputProblem([], [])).toBeNull();
    expect(optionInputProblem([input('각인'), input('색')], ['각인', '색'])).toBeNull();
    expect(optionInputProblem([input('쪽지')], ['각인'])).toBe('UNKNOWN_LABEL');
    expect(optionInputProblem([input('각인'), input('각인')], ['각인'])).toBe('REPEATED_LABEL');
  });
});
