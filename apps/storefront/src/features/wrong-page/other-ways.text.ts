import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the search on a page that is not there. */
export const otherWaysText = defineText({
  ko: { search: '상품 검색', searchHint: '찾는 상품을 검색해 보세요', submit: '검색' },
  en: { search: 'Search products', searchHint: 'Search for what you need', submit: 'Search' },
});
