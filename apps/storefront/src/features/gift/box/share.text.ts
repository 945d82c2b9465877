import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Texts of sending a gift's link. */
export const shareGiftText = defineText({
  ko: {
    share: '선물 링크 보내기',
    title: '어떻게 보낼까요?',
    system: '다른 앱으로 보내기',
    sms: '문자로 보내기',
    copy: '링크 복사',
    copied: '링크를 복사했어요. 받는 분에게 보내 주세요',
    notCopied: '링크를 복사하지 못했어요. 아래 주소를 눌러 복사해 주세요',
    link: '선물 링크',
    hint: '이 링크가 있으면 누구나 선물을 보거나 거절할 수 있어요. 받는 분에게만 보내 주세요.',
    words: (sender: string) => `${sender}님이 선물을 보냈어요. 아래 링크에서 받아 보세요.`,
    name: '선물이 도착했어요',
  },
  en: {
    share: 'Send the link',
    title: 'How do you want to send it?',
    system: 'With another app',
    sms: 'By text message',
    copy: 'Copy the link',
    copied: 'Link copied. Now send it to them',
    notCopied: 'Couldn’t copy the link. Please copy the address below',
    link: 'Gift link',
    hint: 'Anyone with this link can see or decline the gift. Please send it only to the recipient.',
    words: (sender) => `${sender} has sent you a gift. Open the link to accept it.`,
    name: 'A gift for you',
  },
});
