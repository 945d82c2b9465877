import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { TextWithLang } from './text-with-lang.tsx';

const read = (words: string, language: 'ko' | 'en') =>
  renderOnServer(<TextWithLang words={words} />, { facts: { language } });

describe('TextWithLang', () => {
  it('marks the Korean quoted in English words and leaves Korean pages alone', () => {
    expect(read('Results for “겨울 이불 2인”', 'en')).toContain('Results for “<span lang="ko">겨울 이불 2인</span>”');
    expect(read('Cables', 'en')).not.toContain('<span');
    expect(read("'겨울 이불' 검색 결과", 'ko')).not.toContain('<span');
  });
});
