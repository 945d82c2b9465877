import type { Language } from '@dealstore/commerce-core/domain';

type Sentence = Readonly<Record<Language, string>>;

/** What the provider's pages say. Korean is 해요체. */
export const IDENTITY_TEXT = {
  title: { ko: '본인인증', en: 'Identity verification' },
  demoMembers: { ko: '데모 회원으로 채우기', en: 'Fill in a demo member' },
  carrier: { ko: '통신사', en: 'Carrier' },
  dealtel: { ko: '딜텔레콤', en: 'DealTel' },
  mvno: { ko: '알뜰폰', en: 'Budget carrier' },
  other: { ko: '다른 통신사', en: 'Another carrier' },
  name: { ko: '이름', en: 'Name' },
  birth: { ko: '생년월일 6자리와 성별 숫자', en: 'Birth date (yymmdd) and gender digit' },
  birthDate: { ko: '생년월일 6자리', en: 'Birth date, yymmdd' },
  genderDigit: { ko: '주민등록번호 뒷자리 첫 숫자', en: 'First digit after the birth date' },
  phone: { ko: '휴대폰 번호', en: 'Mobile number' },
  send: { ko: '인증번호 받기', en: 'Send me a code' },
  sentTo: { ko: '이 번호로 인증번호를 보냈어요', en: 'We have sent a code to this number' },
  code: { ko: '인증번호 6자리', en: '6-digit code' },
  sandboxCode: { ko: '샌드박스에 도착한 인증번호', en: 'Code that arrived in the sandbox' },
  confirm: { ko: '확인', en: 'Confirm' },
  resend: { ko: '인증번호 다시 받기', en: 'Send a new code' },
  edit: { ko: '입력한 정보 고치기', en: 'Change what I entered' },
  cancel: { ko: '취소하고 돌아가기', en: 'Cancel and go back' },
  wrongCode: { ko: '인증번호가 달라요. 다시 확인해 주세요', en: 'That code isn’t right. Please check it again' },
  codeOver: {
    ko: '인증번호를 쓸 수 없어요. 새 인증번호를 받아 주세요',
    en: 'This code can no longer be used. Please ask for a new one',
  },
  badFields: { ko: '입력한 내용을 다시 확인해 주세요', en: 'Please check what you entered' },
  tooMany: {
    ko: '인증번호를 너무 많이 보냈어요. 잠시 후 다시 시도해 주세요',
    en: 'Too many codes were sent. Please try again later',
  },
  over: { ko: '끝났거나 만료된 인증이에요', en: 'This verification is over' },
  home: { ko: '처음으로', en: 'Go home' },
  open: { ko: '진행 중인 본인인증', en: 'Verifications under way' },
  none: { ko: '진행 중인 본인인증이 없어요', en: 'No verification is under way' },
} as const satisfies Record<string, Sentence>;

/** What a verification is for, as its page says. */
export const PURPOSE_TEXT: Readonly<Record<'LOGIN' | 'ADULT' | 'PHONE' | 'WITHDRAWAL' | 'GIFT', Sentence>> = {
  LOGIN: { ko: '딜스토어 로그인', en: 'Log in to Dealstore' },
  ADULT: { ko: '성인 확인', en: 'Proof of age' },
  PHONE: { ko: '휴대폰 번호 변경', en: 'Change of phone number' },
  WITHDRAWAL: { ko: '회원 탈퇴 확인', en: 'Leaving Dealstore' },
  GIFT: { ko: '선물 받기', en: 'Receiving a gift' },
};
