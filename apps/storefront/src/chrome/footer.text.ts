import { defineText } from '../locale/define-text.ts';

/** The legal words every shop in Korea must show; 합니다체. Source: Act on Consumer Protection in Electronic Commerce §10, §20. */
export const footerText = defineText({
  ko: {
    links: '약관 및 정책',
    terms: '이용약관',
    privacy: '개인정보처리방침',
    youth: '청소년보호정책',
    entry: '입점문의',
    ip: '지식재산권보호센터',
    sellers: '판매자 정보',
    service: '고객센터',
    company: '사업자정보',
    representative: '대표',
    address: '주소',
    businessNo: '사업자등록번호',
    check: '사업자정보확인',
    mailOrderNo: '통신판매업신고',
    hosting: '호스팅서비스 제공자',
    email: '이메일',
    broker: (name: string) =>
      `${name}는 통신판매중개자로서 거래 당사자가 아니며, 판매자가 등록한 상품정보 및 거래에 대한 책임은 판매자에게 있습니다.`,
    language: '언어',
    rights: (year: string, name: string) => `© ${year} ${name}`,
  },
  en: {
    links: 'Terms and policies',
    terms: 'Terms of use',
    privacy: 'Privacy policy',
    youth: 'Youth protection',
    entry: 'Sell with us',
    ip: 'IP protection center',
    sellers: 'Sellers',
    service: 'Customer service',
    company: 'Company information',
    representative: 'Representative',
    address: 'Address',
    businessNo: 'Business registration no.',
    check: 'Check registration',
    mailOrderNo: 'Mail-order registration',
    hosting: 'Hosting provider',
    email: 'E-mail',
    broker: (name) =>
      `${name} is a mail-order broker and not a party to the sale. Sellers are responsible for the product information they register and for the transaction.`,
    language: 'Language',
    rights: (year, name) => `© ${year} ${name}`,
  },
});
