import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of who sells. Source: 전자상거래법 20조 2항. */
export const sellerText = defineText({
  ko: {
    seller: '판매자 정보',
    companyName: '상호',
    ownerName: '대표',
    businessNo: '사업자등록번호',
    mailOrderNo: '통신판매업신고',
    address: '사업장 주소',
    phone: '연락처',
    email: '이메일',
    failed: '판매자 정보를 불러오지 못했어요',
  },
  en: {
    seller: 'Seller info',
    companyName: 'Registered name',
    ownerName: 'Representative',
    businessNo: 'Business registration no.',
    mailOrderNo: 'Mail-order registration',
    address: 'Registered address',
    phone: 'Phone',
    email: 'Email',
    failed: 'We couldn’t load the seller info',
  },
});
