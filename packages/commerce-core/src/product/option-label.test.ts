import { describe, expect, it } from 'vitest';
import { formatOption, formatOptionValue } from './option-label.ts';

describe('an option in words', () => {
  it('joins the values of its levels', () => {
    expect(formatOptionValue('블랙|M')).toBe('블랙 / M');
    expect(formatOptionValue('블랙')).toBe('블랙');
    expect(formatOptionValue('')).toBe('');
  });

  it('names each level', () => {
    expect(formatOption('색상|사이즈', '블랙|M')).toBe('색상: 블랙 / 사이즈: M');
  });

  it('leaves out a name that is missing or empty', () => {
    expect(formatOption('색상', '블랙|M')).toBe('색상: 블랙 / M');
    expect(formatOption('', '블랙')).toBe('블랙');
  });
});
