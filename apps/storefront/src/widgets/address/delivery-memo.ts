import type { Language } from '@dealstore/commerce-core/domain';
import { deliveryMemoText } from './delivery-memo.text.ts';

/** A note to the carrier as a reader sees it: a usual one in their language whatever it was chosen in, others as they are. */
export function deliveryMemoIn(memo: string, language: Language): string {
  const place = Object.values(deliveryMemoText)
    .map(({ memos }) => memos.indexOf(memo))
    .find((index) => index >= 0);
  return place === undefined ? memo : (deliveryMemoText[language].memos[place] ?? memo);
}
