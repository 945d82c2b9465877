import { PHONE_LENGTH } from '@dealstore/commerce-core/domain';
import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of proving a phone by a code. */
export const phoneCodeText = defineText({
  ko: {
    newPhone: '새 휴대폰 번호',
    phoneHint: `숫자 ${PHONE_LENGTH}자리를 입력해 주세요`,
    phoneProblem: `휴대폰 번호 ${PHONE_LENGTH}자리를 확인해 주세요.`,
    samePhone: '지금 쓰고 있는 번호예요. 새 번호를 입력해 주세요.',
    lead: (phone: string) =>
      `지금은 ${phone} 번호를 쓰고 있어요. 새 번호로 인증하면 바로 바뀌고, 다른 기기에서는 로그아웃돼요.`,
    send: '인증번호 받기',
    resend: '다시 받기',
    resendIn: (seconds: number) => `다시 받기 (${seconds}초)`,
    code: '인증번호 6자리',
    sentTo: (phone: string) => `${phone} 번호로 인증번호를 보냈어요.`,
    left: (clock: string) => `남은 시간 ${clock}`,
    inbox: '체험용 상점이라 문자는 메시지함에서 볼 수 있어요.',
    toInbox: '메시지함 열기',
    confirm: '확인',
    incomplete: '인증번호 6자리를 입력해 주세요.',
    mismatch: (triesLeft: number) => `인증번호가 맞지 않아요. ${triesLeft}번 더 입력할 수 있어요.`,
    noTries: '인증번호를 여러 번 잘못 입력했어요. 인증번호를 다시 받아 주세요.',
    expired: '입력 시간이 지났어요. 인증번호를 다시 받아 주세요.',
    tooMany: '인증번호를 너무 자주 요청했어요. 잠시 후 다시 시도해 주세요.',
    taken: '다른 회원이 쓰고 있는 번호예요. 번호를 확인해 주세요.',
    changed: '휴대폰 번호를 바꿨어요',
  },
  en: {
    newPhone: 'New phone number',
    phoneHint: `Enter all ${PHONE_LENGTH} digits`,
    phoneProblem: `Please check the ${PHONE_LENGTH} digits of the phone number.`,
    samePhone: 'This is your current number. Please enter the new one.',
    lead: (phone) =>
      `Your number is ${phone}. It changes as soon as you verify the new one, and other devices are logged out.`,
    send: 'Get a code',
    resend: 'Send again',
    resendIn: (seconds) => `Send again (${seconds} s)`,
    code: '6-digit code',
    sentTo: (phone) => `We sent a code to ${phone}.`,
    left: (clock) => `${clock} left`,
    inbox: 'This is a demo shop: the message is in its inbox.',
    toInbox: 'Open the inbox',
    confirm: 'Confirm',
    incomplete: 'Please enter the 6-digit code.',
    mismatch: (triesLeft) =>
      `That code isn’t right. You can try ${triesLeft} more ${triesLeft === 1 ? 'time' : 'times'}.`,
    noTries: 'The code was wrong too many times. Please get a new one.',
    expired: 'Your code has expired. Please get a new one.',
    tooMany: 'You asked for too many codes. Please try again in a while.',
    taken: 'Another member has this number. Please check it.',
    changed: 'Your phone number was changed',
  },
});
