/** Kakao's script for browsers, this version and no other. Source: developers.kakao.com (JavaScript SDK, Download). */
export const KAKAO_SDK = {
  src: 'https://t1.kakaocdn.net/kakao_js_sdk/2.7.9/kakao.min.js',
  integrity: 'sha384-JpLApTkB8lPskhVMhT+m5Ln8aHlnS0bsIexhaak0jOhAkMYedQoVghPfSpjNi9K1',
} as const;

/** Where that script sends a link on a PC, by a form in a window of its own. Assumed: no test reaches it. */
export const KAKAO_SHARER = 'https://sharer.kakao.com';
