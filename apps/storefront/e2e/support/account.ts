import type { Page } from '@playwright/test';
import { languageOf, type Words } from './shop.ts';

/** Words of the account's screens, by the language of the browser. */
export const ACCOUNT_WORDS = {
  ko: {
    email: '이메일',
    emailProblem: /이메일 주소를 다시 확인해 주세요/,
    dailyPick: '데일리픽 추천 받기',
    save: '저장하기',
    saved: '내 정보를 저장했어요',
    info: '정보 알림',
    benefit: '혜택 알림 (광고)',
    night: '야간 혜택 알림 (광고)',
    benefitOn: /^\d{4}\.\d\d\.\d\d 광고성 정보 수신에 동의하셨습니다\.$/,
    benefitOff: /^\d{4}\.\d\d\.\d\d 광고성 정보 수신을 거부하셨습니다\.$/,
    nightOn: /^\d{4}\.\d\d\.\d\d 야간 광고성 정보 수신에 동의하셨습니다\.$/,
    newPhone: '새 휴대폰 번호',
    phoneProblem: /휴대폰 번호 11자리를 확인해 주세요/,
    send: '인증번호 받기',
    code: '인증번호 6자리',
    confirm: '확인',
    mismatch: /인증번호가 맞지 않아요\. 4번 더/,
    left: /남은 시간 \d:\d\d/,
    changed: '휴대폰 번호를 바꿨어요',
    logOut: '로그아웃',
    loggedOut: '로그아웃했어요',
    open: '진행 중인 주문이 있어서 지금은 탈퇴할 수 없어요',
    next: '휴대폰 인증하고 탈퇴하기',
    missingReason: '탈퇴하려는 이유를 골라 주세요.',
    missingWords: '탈퇴 이유를 적어 주세요.',
    missingUnderstood: '안내를 확인하고 체크해 주세요.',
    other: '직접 입력할게요',
    ownWords: '탈퇴 이유',
    understood: '위 내용을 모두 확인했어요.',
    withdraw: '탈퇴하기',
    farewell: /^탈퇴했어요/,
    noReason: '탈퇴 이유부터 알려 주세요',
    agree: '위 내용에 동의합니다.',
    agreed: /에 동의하셨습니다\.$/,
    termsStart: '동의하고 시작하기',
  },
  en: {
    email: 'Email',
    emailProblem: /Please check the email address/,
    dailyPick: 'Get the daily pick',
    save: 'Save',
    saved: 'Your information was saved',
    info: 'Information',
    benefit: 'Benefits (ads)',
    night: 'Night-time benefits (ads)',
    benefitOn: /^[A-Z][a-z]{2} \d{1,2}, \d{4}: You have agreed to receive advertising\.$/,
    benefitOff: /^[A-Z][a-z]{2} \d{1,2}, \d{4}: You have opted out of advertising\.$/,
    nightOn: /^[A-Z][a-z]{2} \d{1,2}, \d{4}: You have agreed to receive advertising at night\.$/,
    newPhone: 'New phone number',
    phoneProblem: /Please check the 11 digits/,
    send: 'Get a code',
    code: '6-digit code',
    confirm: 'Confirm',
    mismatch: /You can try 4 more times/,
    left: /\d:\d\d left/,
    changed: 'Your phone number was changed',
    logOut: 'Log out',
    loggedOut: 'You are logged out',
    open: 'You can’t close your account yet: you have open orders',
    next: 'Verify phone and close account',
    missingReason: 'Please choose why you are leaving.',
    missingWords: 'Please write your reason.',
    missingUnderstood: 'Please read the above and check the box.',
    other: 'Another reason',
    ownWords: 'Your reason',
    understood: 'I have read all of the above.',
    withdraw: 'Close account',
    farewell: /^Your account is closed/,
    noReason: 'Please tell us your reason first',
    agree: 'I agree to the above.',
    agreed: /You have agreed: /,
    termsStart: 'Agree and start',
  },
} as const;

/** The words of a browser's locale. */
export function accountWordsOf(locale: string | undefined): (typeof ACCOUNT_WORDS)['ko' | 'en'] {
  return ACCOUNT_WORDS[languageOf(locale)];
}

/** A person the shop has not seen yet. */
export interface Stranger {
  readonly name: string;
  /** yyMMdd, of the last century; with the name it makes the person. */
  readonly birthDate: string;
  /** 11 digits. */
  readonly phone: string;
}

/** Certifies a new visitor and accepts the terms of a new member; ends on the home. */
export async function join(page: Page, words: Words, stranger: Stranger): Promise<void> {
  await startJoining(page, words, stranger);
  for (const box of await page.locator('input[name="agree"][required]').all()) await box.check();
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Verifies a stranger, up to the terms. */
export async function startJoining(page: Page, words: Words, stranger: Stranger): Promise<void> {
  await proveWho(page, words, stranger);
  await page.waitForURL('**/auth/terms');
}

/** Proves a visitor's identity, from the log-in screen to wherever the shop leads. */
export async function proveWho(page: Page, words: Words, { name, birthDate, phone }: Stranger): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: words.start }).click();
  await page.waitForURL('**/sandbox/identity**');
  await page.locator('input[name="name"]').fill(name);
  await page.locator('input[name="birthDate"]').fill(birthDate);
  await page.locator('input[name="genderDigit"]').fill('1');
  await page.locator('input[name="phone"]').fill(phone);
  await page.locator('button.main').click();
  await page.locator('input[name="code"]').fill((await page.locator('.code').innerText()).trim());
  await page.locator('button.main').click();
}

/** The newest code the sandbox has sent to a phone. @param phone hyphenated */
export async function codeSentTo(page: Pick<Page, 'request'>, phone: string): Promise<string> {
  const html = await (await page.request.get('/sandbox')).text();
  const message = html.split('<li>').find((row) => row.includes(`→ ${phone}`)) ?? '';
  return /class="text">[^<]*?(\d{6})/.exec(message)?.[1] ?? '';
}
