import type { Language } from '@dealstore/commerce-core/domain';

type Sentence = Readonly<Record<Language, string>>;

/** Words of the part of the sandbox that decides on claims. Korean is 해요체. */
export const CLAIM_TEXT = {
  title: { ko: '취소·반품·교환', en: 'Cancel, return, exchange' },
  none: { ko: '기다리는 신청이 없어요.', en: 'No claim is waiting.' },
  rejectReason: { ko: '거절 사유', en: 'Reason to refuse' },
  usualReason: { ko: '판매자가 확인한 결과 신청을 받아들일 수 없어요.', en: 'The seller cannot accept this request.' },
  approve: { ko: '승인', en: 'Approve' },
  reject: { ko: '거절', en: 'Refuse' },
  receive: { ko: '회수 완료', en: 'Goods are back' },
  send: { ko: '교환 상품 발송', en: 'Send out again' },
  swap: { ko: '교환 승인', en: 'Swap the option' },
} as const satisfies Record<string, Sentence>;

/** The status of a claim, in words. */
export const CLAIM_STATUS_TEXT: Readonly<Record<string, Sentence>> = {
  CANCEL_REQUEST: { ko: '취소 요청', en: 'Cancel asked for' },
  RETURN_REQUEST: { ko: '반품 요청', en: 'Return asked for' },
  RETURN_PROC_BEFORE_RECEIVE: { ko: '반품 회수중', en: 'On its way back' },
  EXCHANGE_REQUEST: { ko: '교환 요청', en: 'Exchange asked for' },
  EXCHANGE_PROC_BEFORE_RECEIVE: { ko: '교환 회수중', en: 'On its way back' },
  EXCHANGE_PROC_WAITING: { ko: '교환 상품 준비중', en: 'To be sent out again' },
};
