import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of goods that only an adult sees. */
export const withheldText = defineText({
  ko: {
    title: '본인인증이 필요한 상품이에요',
    body: '확인이 끝나면 상품을 볼 수 있어요',
    confirm: '확인하기',
  },
  en: {
    title: 'Age verification required',
    body: 'You can see it once your age is verified',
    confirm: 'Continue',
  },
});
