import {
  GIFTS_TO_A_PHONE,
  UNPAID_LIMITS,
  type CommerceErrorCode,
  type Language,
} from '@dealstore/commerce-core/domain';

type Sentence = Readonly<Record<Language, string>>;

const NOT_NOW: Sentence = { ko: '지금은 참여할 수 없어요', en: 'This is not available right now' };

/** What the backend says for each code, to people. Korean is 해요체. */
const MESSAGES: Readonly<Partial<Record<CommerceErrorCode, Sentence>>> = {
  EVEC0002: { ko: '지금은 진행하지 않는 기획전이에요', en: 'This promotion isn’t running right now' },
  EVEC0003: { ko: '참여할 수 없는 기획전이에요', en: 'This promotion isn’t open to you' },
  AU20: {
    ko: '다른 앱이나 브라우저에서 시작한 로그인이에요. 다시 로그인해 주세요',
    en: 'This login was started in another app or browser. Please log in again',
  },
  A401: { ko: '이용 정보가 만료되었어요. 다시 로그인해 주세요', en: 'Your session has expired. Please log in again' },
  AU17: { ko: '이용 정보가 만료되었어요. 다시 로그인해 주세요', en: 'Your session has expired. Please log in again' },
  AU99: { ko: '로그인 후 이용해 주세요', en: 'Please log in to use this' },
  AU99_ERR: { ko: '로그인 후 이용해 주세요', en: 'Please log in to use this' },
  MB03: {
    ko: '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)',
    en: 'You have used this month’s membership coupon (once a month)',
  },
  MB04: { ko: '잔여 포인트가 부족해요', en: 'Not enough points' },
  MB08: {
    ko: '월 멤버십 혜택 쿠폰 발급 횟수를 초과했어요 (월 1회)',
    en: 'You have used this month’s membership coupon (once a month)',
  },
  INVALID_REQUEST: { ko: '입력한 내용을 다시 확인해 주세요', en: 'Please check what you entered' },
  FORBIDDEN_ORIGIN: {
    ko: '허용되지 않은 곳에서 온 요청이에요',
    en: 'This request comes from a place that is not allowed',
  },
  ADULT_ONLY: {
    ko: '19세 이상만 이용할 수 있어요. 본인인증을 해 주세요',
    en: 'For adults only. Please verify your age',
  },
  TELECOM_ONLY: { ko: '딜텔레콤 고객 전용 상품이에요', en: 'For DealTel customers only' },
  NOT_FOUND: { ko: '찾을 수 없어요', en: 'Not found' },
  METHOD_NOT_ALLOWED: { ko: '지원하지 않는 요청이에요', en: 'This request is not supported' },
  TERMS_REQUIRED: { ko: '약관에 동의해 주세요', en: 'Please agree to the terms' },
  VERIFICATION_FAILED: {
    ko: '본인인증을 확인하지 못했어요. 처음부터 다시 해 주세요',
    en: 'We couldn’t verify you. Please start over',
  },
  CODE_MISMATCH: {
    ko: '인증번호가 달라요. 다시 확인해 주세요',
    en: 'That code isn’t right. Please check it again',
  },
  CODE_EXPIRED: {
    ko: '인증번호를 쓸 수 없어요. 새 인증번호를 받아 주세요',
    en: 'This code can no longer be used. Please ask for a new one',
  },
  PHONE_TAKEN: { ko: '다른 회원이 쓰고 있는 번호예요', en: 'Another member uses this number' },
  CONSENT_REQUIRED: {
    ko: '혜택 알림을 먼저 켜 주세요',
    en: 'Please turn on benefit notifications first',
  },
  CERTIFICATION_REQUIRED: { ko: '휴대폰 인증을 먼저 해 주세요', en: 'Please verify your phone first' },
  OPEN_ORDERS: {
    ko: '진행 중인 주문이나 선물이 있어 탈퇴할 수 없어요',
    en: 'You can’t close your account while orders or gifts are in progress',
  },
  SOLD_OUT: { ko: '방금 품절된 상품이 있어요', en: 'An item just sold out' },
  STOCK_SHORT: { ko: '재고가 부족해요. 수량을 줄여 주세요', en: 'Not enough in stock. Please lower the quantity' },
  NOT_ON_SALE: { ko: '지금은 판매하지 않는 상품이에요', en: 'This product isn’t on sale right now' },
  UNPAID_LIMIT: {
    ko: `결제하지 않은 주문은 ${UNPAID_LIMITS.orderCnt}건, 상품은 모두 합쳐 ${UNPAID_LIMITS.pieceCnt}개까지만 할 수 있어요`,
    en: `You can have up to ${UNPAID_LIMITS.orderCnt} unpaid orders with ${UNPAID_LIMITS.pieceCnt} items in all`,
  },
  GIFT_LIMIT: {
    ko: `한 분께는 하루에 선물을 ${GIFTS_TO_A_PHONE}번까지 보낼 수 있어요`,
    en: `You can send one person up to ${GIFTS_TO_A_PHONE} gifts a day`,
  },
  PURCHASE_LIMIT: { ko: '살 수 있는 수량을 확인해 주세요', en: 'Please check how many you can buy' },
  WISH_LIMIT: {
    ko: '찜은 1,000개까지 할 수 있어요. 찜 목록에서 몇 개를 지워 주세요',
    en: 'You can keep 1,000 products. Remove some from your wish list first',
  },
  NOT_REVIEWABLE: { ko: '지금은 리뷰를 쓸 수 없는 상품이에요', en: 'This can’t be reviewed right now' },
  REVIEW_PHOTO_NEEDED: {
    ko: '포인트를 받은 사진 리뷰에는 사진이 한 장 이상 있어야 해요',
    en: 'A review that earned photo points must keep at least one photo',
  },
  PRICE_CHANGED: {
    ko: '결제금액이 바뀌었어요. 새 금액을 확인해 주세요',
    en: 'The amount has changed. Please check it again',
  },
  COUPON_UNUSABLE: { ko: '사용할 수 없는 쿠폰이에요', en: 'This coupon can’t be used' },
  COUPON_EXHAUSTED: { ko: '쿠폰이 모두 소진됐어요', en: 'This coupon has run out' },
  COUPON_EXPIRED: { ko: '발급 기간이 끝난 쿠폰이에요', en: 'This coupon is no longer available' },
  STATE_CONFLICT: { ko: '이미 처리된 요청이에요', en: 'This has already been done' },
  PAYMENT_DECLINED: { ko: '결제가 승인되지 않았어요', en: 'The payment was declined' },
  IDEMPOTENCY_KEY_REQUIRED: { ko: '요청 번호가 필요해요', en: 'An Idempotency-Key is required' },
  IDEMPOTENCY_IN_PROGRESS: { ko: '같은 요청을 처리하고 있어요', en: 'The same request is being processed' },
  IDEMPOTENCY_MISMATCH: { ko: '같은 요청 번호에 다른 내용이 왔어요', en: 'This key was used for another request' },
  PAYLOAD_TOO_LARGE: { ko: '보낸 내용이 너무 커요', en: 'The request is too large' },
  UNSUPPORTED_MEDIA_TYPE: { ko: '받을 수 없는 형식이에요', en: 'This media type is not accepted' },
  FILE_TYPE_UNSUPPORTED: {
    ko: 'JPG, PNG, WebP 사진만 올릴 수 있어요. HEIC 사진은 JPG로 바꿔 주세요',
    en: 'Only JPG, PNG and WebP photos can be added. Please convert HEIC to JPG',
  },
  FILE_TOO_LARGE: { ko: '10MB 이하의 사진만 올릴 수 있어요', en: 'Photos can be up to 10 MB' },
  FILE_PIXELS_EXCEEDED: {
    ko: '4,000만 화소 이하의 사진만 올릴 수 있어요',
    en: 'Photos can be up to 40 megapixels',
  },
  FILE_BROKEN: {
    ko: '열 수 없는 사진이에요. 다른 사진을 올려 주세요',
    en: 'This photo can’t be opened. Please choose another',
  },
  TOO_MANY_REQUESTS: {
    ko: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요',
    en: 'Too many requests. Please try again later',
  },
  INTERNAL: { ko: '요청을 처리하지 못했어요', en: 'Something went wrong on our side' },
  SESSION_CHANGED: {
    ko: '다른 로그인으로 바뀌었어요. 화면을 새로 고쳐 주세요',
    en: 'You’re now logged in differently. Please reload the page',
  },
  BUSY: { ko: '지금 접속이 많아 처리하지 못했어요', en: 'The shop is very busy right now' },
};

/** The sentence of a code in a language. */
export function errorMessage(code: CommerceErrorCode, language: Language): string {
  return (MESSAGES[code] ?? NOT_NOW)[language];
}
