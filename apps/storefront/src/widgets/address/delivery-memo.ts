import type { Language } from '@dealstore/commerce-core/domain';

/**
 * What a carrier is usually asked. NOTE: no text by `defineText`, of which a page has one language only: what was chosen in
 * the other is read here.
 */
const USUAL: readonly Readonly<Record<Language, string>>[] = [
  { ko: '문 앞에 놓아주세요', en: 'Leave it at the door' },
  { ko: '경비실에 맡겨주세요', en: 'Leave it at the security desk' },
  { ko: '택배함에 넣어주세요', en: 'Put it in the parcel locker' },
  { ko: '배송 전 연락 바랍니다', en: 'Call me before delivery' },
];

/** The usual notes to the carrier, to choose from. */
export function usualMemos(language: Language): readonly string[] {
  return USUAL.map((words) => words[language]);
}

/** A note to the carrier as a reader sees it: a usual one in their language whatever it was chosen in, others as they are. */
export function deliveryMemoIn(memo: string, language: Language): string {
  return USUAL.find(({ ko, en }) => memo === ko || memo === en)?.[language] ?? memo;
}
