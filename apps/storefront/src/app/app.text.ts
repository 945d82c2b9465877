import { defineText } from '@dealstore/ui/locale/define-text.ts';
import { noAnswerText } from '../page/no-answer.text.ts';

/** Texts of errors and of log-ins; the wording of Spec §8 where it fixes one. */
export const appText = defineText({
  ko: {
    cartMerged: '장바구니를 합쳤어요',
    wished: '찜했어요',
    cartMergedPartly: (count: number) => `장바구니를 합쳤어요. 지금 살 수 없는 상품 ${count}개는 뺐어요.`,
    'benefit-coupon-exceeded': '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)',
    'points-insufficient': '잔여 포인트가 부족해요',
    'login-required': '로그인 후 이용해 주세요',
    'session-expired': '이용 정보가 만료되었어요. 다시 로그인해 주세요',
    'response-invalid': '응답이 올바르지 않아요',
    'no-answer': noAnswerText.ko.NETWORK,
    gone: '이미 바뀌었거나 없어졌어요',
    'loading-failed': '화면을 불러오지 못했어요',
    lost: (name: string) => `'${name}' 화면을 불러오지 못했어요`,
    confirm: '확인',
    retryLater: '잠시 후 다시 시도해 주세요',
    retry: '다시 시도',
    tagline: (brand: string) => `매일 새로운 특가, ${brand}`,
  },
  en: {
    cartMerged: 'Your carts were merged',
    wished: 'Added to your wish list',
    cartMergedPartly: (count) =>
      `Your carts were merged, without ${count === 1 ? 'one product' : `${count} products`} that can’t be bought now.`,
    'benefit-coupon-exceeded': 'You have used this month’s membership coupon (once a month)',
    'points-insufficient': 'Not enough points',
    'login-required': 'Please log in to use this',
    'session-expired': 'Your session has expired. Please log in again',
    'response-invalid': 'The response is not valid',
    'no-answer': noAnswerText.en.NETWORK,
    gone: 'It has already been changed or removed',
    'loading-failed': 'We couldn’t load this',
    lost: (name) => `We couldn’t load “${name}”`,
    confirm: 'OK',
    retryLater: 'Please try again in a moment',
    retry: 'Try again',
    tagline: (brand) => `New deals every day at ${brand}`,
  },
});
