import type { Language } from '@dealstore/commerce-core/domain';

type Sentence = Readonly<Record<Language, string>>;

/** Words of the sellers' part of the sandbox. Korean is 해요체. */
export const FULFILLMENT_TEXT = {
  title: { ko: '판매자와 배송', en: 'Sellers and delivery' },
  none: { ko: '보낼 상품이 없어요.', en: 'Nothing to send.' },
  prepare: { ko: '상품 준비', en: 'Prepare' },
  ship: { ko: '발송', en: 'Ship' },
  deliver: { ko: '배송 완료', en: 'Deliver' },
} as const satisfies Record<string, Sentence>;

/** The status of an option, in words. */
export const STATUS_TEXT: Readonly<Record<string, Sentence>> = {
  PAY_DONE: { ko: '결제완료', en: 'Paid' },
  PRODUCT_PREPARE: { ko: '상품준비중', en: 'Preparing' },
  DELIVERY_PREPARE: { ko: '배송준비중', en: 'Preparing delivery' },
  DELIVERY_ING: { ko: '배송중', en: 'On its way' },
};
