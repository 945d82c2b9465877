import type { Language } from './language.ts';

/** A bank that takes a refund, by the code of Korea's banks. */
interface Bank {
  readonly code: string;
  readonly name: Readonly<Record<Language, string>>;
}

/** Banks that take a refund, in the order a form offers them. Source: Toss Payments, list of institution codes. */
export const BANKS = [
  { code: '06', name: { ko: 'KB국민은행', en: 'KB Kookmin Bank' } },
  { code: '88', name: { ko: '신한은행', en: 'Shinhan Bank' } },
  { code: '20', name: { ko: '우리은행', en: 'Woori Bank' } },
  { code: '81', name: { ko: '하나은행', en: 'Hana Bank' } },
  { code: '11', name: { ko: 'NH농협은행', en: 'NH NongHyup Bank' } },
  { code: '03', name: { ko: 'IBK기업은행', en: 'IBK' } },
  { code: '90', name: { ko: '카카오뱅크', en: 'KakaoBank' } },
  { code: '92', name: { ko: '토스뱅크', en: 'Toss Bank' } },
  { code: '89', name: { ko: '케이뱅크', en: 'K bank' } },
  { code: '45', name: { ko: '새마을금고', en: 'MG Community Credit' } },
  { code: '71', name: { ko: '우체국', en: 'Korea Post' } },
  { code: '48', name: { ko: '신협', en: 'Credit union (CU)' } },
  { code: '07', name: { ko: '수협은행', en: 'Suhyup Bank' } },
  { code: '31', name: { ko: 'iM뱅크', en: 'iM Bank' } },
  { code: '32', name: { ko: '부산은행', en: 'Busan Bank' } },
  { code: '34', name: { ko: '광주은행', en: 'Gwangju Bank' } },
  { code: '35', name: { ko: '제주은행', en: 'Jeju Bank' } },
  { code: '37', name: { ko: '전북은행', en: 'Jeonbuk Bank' } },
  { code: '39', name: { ko: '경남은행', en: 'Kyongnam Bank' } },
] as const satisfies readonly Bank[];

/** Code of one of those banks; the contract lists the same. */
export type BankCode = (typeof BANKS)[number]['code'];

/** Whether money can be sent to the bank of a code. */
export function isBankCode(code: string): code is BankCode {
  return BANKS.some((bank) => bank.code === code);
}

/** What a bank is called; null for a code of no such bank. */
export function bankName(code: string, language: Language): string | null {
  return BANKS.find((bank) => bank.code === code)?.name[language] ?? null;
}
