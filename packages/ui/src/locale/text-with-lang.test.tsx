import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LanguageContext } from './language-context.ts';
import { TextWithLang } from './text-with-lang.tsx';

const read = (words: string, language: 'ko' | 'en') =>
  renderToStaticMarkup(
    <LanguageContext value={language}>
      <TextWithLang words={words} />
    </LanguageContext>,
  );

describe('TextWithLang', () => {
  it('marks the Korean quoted in English words and leaves Korean pages alone', () => {
    expect(read('Results for “겨울 이불 2인”', 'en')).toContain('Results for “<span lang="ko">겨울 이불 2인</span>”');
    expect(read('Cables', 'en')).not.toContain('<span');
    expect(read("'겨울 이불' 검색 결과", 'ko')).not.toContain('<span');
  });
});
