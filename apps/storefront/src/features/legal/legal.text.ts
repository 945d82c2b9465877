import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words around the legal texts the backend serves; 합니다체, as law is written. */
export const legalText = defineText({
  ko: {
    enforced: (day: string) => `시행일 ${day}`,
    sellersLead: '구매하신 상품의 배송과 문의 응대를 위하여 개인정보를 제공받는 판매자 목록입니다.',
    sellersTotal: (count: string) => `판매자 ${count}곳`,
    sellersEmpty: '이 페이지에는 판매자가 없습니다',
    firstPage: '첫 페이지로',
    pages: '판매자 목록 페이지',
    before: '이전',
    next: '다음',
  },
  en: {
    enforced: (day) => `Effective ${day}`,
    sellersLead: 'Sellers that receive personal data to deliver what you bought and answer your questions.',
    sellersTotal: (count) => `${count} ${count === '1' ? 'seller' : 'sellers'}`,
    sellersEmpty: 'There are no sellers on this page',
    firstPage: 'To the first page',
    pages: 'Pages of sellers',
    before: 'Previous',
    next: 'Next',
  },
});
