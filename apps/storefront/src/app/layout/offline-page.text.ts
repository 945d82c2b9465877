import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Texts of a page that cannot be loaded offline. */
export const offlinePageText = defineText({
  ko: {
    lastSeen: '인터넷 없이 볼 수 있어요',
    home: '홈',
    cart: '장바구니',
    wishes: '찜한 상품',
    orders: '주문·배송',
    gifts: '선물함',
    found: (keyword: string) => `'${keyword}' 검색 결과`,
  },
  en: {
    lastSeen: 'Available offline',
    home: 'Home',
    cart: 'Cart',
    wishes: 'Wish list',
    orders: 'Orders',
    gifts: 'Gift box',
    found: (keyword) => `Results for “${keyword}”`,
  },
});
