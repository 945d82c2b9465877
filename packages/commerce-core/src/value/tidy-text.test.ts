import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isBlank, tidyText, visibleText } from './tidy-text.ts';

describe('visibleText', () => {
  it.each(['👩‍👩‍👧‍👦', '❤️', '👍🏽', '🏳️‍🌈', '🧑🏽‍🚀'])('keeps the emoji %s whole', (emoji) => {
    expect(visibleText(`축하 ${emoji}!`)).toBe(`축하 ${emoji}!`);
  });

  it.each(['\u200B', '\u202E', '\u3164', '\uFEFF', '\u200D', '\uFE0F', '\u00AD'])(
    'leaves %j out of words',
    (unseen) => {
      expect(visibleText(`${unseen}김${unseen}받음${unseen}`)).toBe('김받음');
    },
  );
});

describe('tidyText', () => {
  it('reads the parts of a syllable as one letter', () => {
    expect(tidyText(' 홍길동 '.normalize('NFD'))).toBe('홍길동');
    expect(tidyText('\u1112\u200B\u1169\u11BC')).toBe('홍');
  });

  it.prop([fc.string({ unit: 'binary' })])('changes nothing that is tidy', (text) => {
    expect(tidyText(tidyText(text))).toBe(tidyText(text));
  });
});

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \n\t\u3000', true],
    ['\u200B\u2060\uFEFF', true],
    [' 가\u200B', false],
    ['👍', false],
  ])('is, of %j, %s', (text, wanted) => {
    expect(isBlank(text)).toBe(wanted);
  });
});
