import type { Language } from '../../value/language.ts';

/** Carriers whose names the shop writes in both languages, by the contract's codes. Assumed: these four. */
export const DELIVERY_COMPANIES = [
  { code: 'CJ', name: { ko: 'CJ대한통운', en: 'CJ Logistics' } },
  { code: 'HANJIN', name: { ko: '한진택배', en: 'Hanjin Express' } },
  { code: 'LOTTE', name: { ko: '롯데택배', en: 'Lotte Global Logistics' } },
  { code: 'POST', name: { ko: '우체국택배', en: 'Korea Post' } },
] as const;

/** The name of a carrier in a reader's language; null for a code without a name of ours. */
export function deliveryCompanyName(code: string | null | undefined, language: Language): string | null {
  return DELIVERY_COMPANIES.find((company) => company.code === code)?.name[language] ?? null;
}
