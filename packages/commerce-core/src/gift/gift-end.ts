import type { ClaimEstimateRequest, ClaimRequest } from '../claim/claim-record.ts';
import type { OrderNo, OrderOptionNo } from '../value/identifiers.ts';
import type { Language } from '../value/language.ts';
import type { GiftEvent } from './gift.ts';

/** An event that ends a gift and refunds its sender. */
export type GiftEndEvent = Extract<GiftEvent, 'cancel' | 'refuse' | 'expire'>;

/** A line of a gift's order, with the number of pieces that were claimed before. */
export interface GiftEndLine {
  readonly orderOptionNo: OrderOptionNo;
  readonly orderCnt: number;
  readonly claimedCnt: number;
}

const DETAIL: Readonly<Record<GiftEndEvent, Readonly<Record<Language, string>>>> = {
  cancel: { ko: '보낸 분이 선물을 취소했어요', en: 'The sender canceled the gift' },
  refuse: { ko: '받는 분이 선물을 거절했어요', en: 'The recipient declined the gift' },
  expire: { ko: '기한 안에 배송지가 입력되지 않았어요', en: 'No address was given in time' },
};

/**
 * The claim that cancels what is left of a gift's order when the gift ends. Its reason is in the language of the
 * sender, who reads it. Assumed.
 */
export function giftEndClaim(
  event: GiftEndEvent,
  { orderNo, lines, language }: { orderNo: OrderNo; lines: readonly GiftEndLine[]; language: Language },
): ClaimEstimateRequest & Pick<ClaimRequest, 'claimReasonDetail'> {
  return {
    orderNo,
    claimType: 'CANCEL',
    claimReasonType: 'OTHERS_BUYER',
    claimReasonDetail: DETAIL[event][language],
    claimedProductOptions: lines
      .map(({ orderOptionNo, orderCnt, claimedCnt }) => ({ orderOptionNo, productCnt: orderCnt - claimedCnt }))
      .filter(({ productCnt }) => productCnt > 0),
  };
}
