import { it } from '@fast-check/vitest';
import { typedText } from '@dealstore/commerce-core/testing';
import { expect } from 'vitest';
import { searchResultText } from './search-result.text.ts';

it.prop([typedText(), typedText()])('what is typed is answered in words of both languages', (keyword, left) => {
  const relaxed = { kind: 'FEWER_WORDS', keyword, leftOut: [left] } as const;
  for (const text of [searchResultText.ko, searchResultText.en])
    for (const say of [text.CORRECTED, text.SYNONYM, text.FEWER_WORDS, text.CATEGORY])
      expect(say(relaxed)).toContain(keyword);
});
