import type { RelaxedKeyword } from '@dealstore/commerce-core/domain';
import { josa } from 'es-hangul';
import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of what a search has found. */
export const searchResultText = defineText({
  ko: {
    resultOf: (word: string) => `'${word}' 검색 결과`,
    found: (count: string) => `검색 결과 ${count}개`,
    CORRECTED: ({ keyword }: RelaxedKeyword) => `'${keyword}'${josa.pick(keyword, '으로/로')} 검색한 결과예요`,
    SYNONYM: ({ keyword }: RelaxedKeyword) => `비슷한 말 '${keyword}'${josa.pick(keyword, '으로/로')} 검색한 결과예요`,
    FEWER_WORDS: ({ keyword, leftOut }: RelaxedKeyword) =>
      `'${leftOut.join(' ')}'${josa.pick(leftOut.at(-1) ?? '', '을/를')} 빼고 '${keyword}'${josa.pick(keyword, '으로/로')} 검색한 결과예요`,
    CATEGORY: ({ keyword }: RelaxedKeyword) => `찾는 상품이 없어서 가까운 카테고리 '${keyword}' 상품을 보여드려요`,
    none: (word: string) => `'${word}' 검색 결과가 없어요`,
    noneShown: (word: string) => `'${word}' 검색 결과 중 지금 보여드릴 수 있는 상품이 없어요`,
    moreIn: (category: string) => `${category} 인기 상품`,
    all: '더보기',
    allOf: (category: string) => `${category} 상품 더보기`,
    noneBody: '단어의 철자를 확인하거나 더 짧은 단어로 검색해 보세요',
  },
  en: {
    resultOf: (word) => `Results for “${word}”`,
    found: (count) => `${count} ${count === '1' ? 'result' : 'results'}`,
    CORRECTED: ({ keyword }) => `Showing results for “${keyword}”`,
    SYNONYM: ({ keyword }) => `Showing results for “${keyword}”, a similar word`,
    FEWER_WORDS: ({ keyword, leftOut }) => `Showing results for “${keyword}”, without “${leftOut.join(' ')}”`,
    CATEGORY: ({ keyword }) => `No matches, so here’s the closest category: ${keyword}`,
    none: (word) => `No results for “${word}”`,
    noneShown: (word) => `None of the results for “${word}” can be shown right now`,
    moreIn: (category) => `Popular in ${category}`,
    all: 'More',
    allOf: (category) => `More in ${category}`,
    noneBody: 'Check the spelling or try a shorter word',
  },
});
