/** How an order is paid; ACCUMULATION is all by points, ZERO_PAY nothing at all. Assumed: those a demo can play. */
export type PayType =
  | 'CREDIT_CARD'
  | 'VIRTUAL_ACCOUNT'
  | 'REALTIME_ACCOUNT_TRANSFER'
  | 'MOBILE'
  | 'KAKAO_PAY'
  | 'NAVER_EASY_PAY'
  | 'TOSS_PAY'
  | 'ACCUMULATION'
  | 'ZERO_PAY';
