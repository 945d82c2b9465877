import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** The wrong-page screen's words. Spec §8. */
export const wrongPageText = defineText({
  ko: {
    title: '페이지를 찾을 수 없어요',
    body: '주소가 바뀌었거나 사라진 페이지예요',
    home: '홈으로 가기',
    search: '상품 검색',
    searchHint: '찾는 상품을 검색해 보세요',
    submit: '검색',
  },
  en: {
    title: 'Page not found',
    body: 'It may have moved, or it’s no longer here.',
    home: 'Go to the home page',
    search: 'Search products',
    searchHint: 'Search for what you need',
    submit: 'Search',
  },
});
