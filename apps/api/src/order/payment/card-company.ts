import type { Language } from '@dealstore/commerce-core/domain';

/** What card companies and easy payments call themselves in English, by the name an approval gives. */
const ENGLISH: Readonly<Record<string, string>> = {
  기업비씨카드: 'IBK BC Card',
  광주카드: 'Kwangju Card',
  롯데카드: 'Lotte Card',
  산업카드: 'KDB Card',
  BC카드: 'BC Card',
  삼성카드: 'Samsung Card',
  새마을카드: 'MG Card',
  신한카드: 'Shinhan Card',
  신협카드: 'CU Card',
  씨티카드: 'Citi Card',
  우리카드: 'Woori Card',
  우체국카드: 'Korea Post Card',
  저축은행카드: 'Savings Bank Card',
  전북카드: 'Jeonbuk Card',
  제주카드: 'Jeju Card',
  카카오뱅크카드: 'KakaoBank Card',
  케이뱅크카드: 'K bank Card',
  토스뱅크카드: 'Toss Bank Card',
  하나카드: 'Hana Card',
  현대카드: 'Hyundai Card',
  KB국민카드: 'KB Kookmin Card',
  NH농협카드: 'NH NongHyup Card',
  수협카드: 'Suhyup Card',
  토스페이: 'Toss Pay',
  카카오페이: 'Kakao Pay',
  네이버페이: 'Naver Pay',
  삼성페이: 'Samsung Pay',
  연습카드: 'Practice Card',
};

/** Who issued a card, in its reader's language; as the approval names it where no English name is known. */
export function cardCompanyName(name: string | null, language: Language): string | null {
  return name !== null && language === 'en' ? (ENGLISH[name] ?? name) : name;
}
