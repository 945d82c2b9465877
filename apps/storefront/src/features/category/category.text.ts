import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the category screens. */
export const categoryText = defineText({
  ko: {
    title: '카테고리',
    rail: '대분류',
    whole: '전체 보기',
    all: '전체',
    siblings: '같은 분류',
    brands: '브랜드',
    byBrand: '브랜드별로 보기',
    trail: '현재 위치',
    home: '홈',
  },
  en: {
    title: 'Categories',
    rail: 'Departments',
    whole: 'View all',
    all: 'All',
    siblings: 'Related categories',
    brands: 'Brands',
    byBrand: 'By brand',
    trail: 'You are here',
    home: 'Home',
  },
});
