import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words around a legal text. */
export const termsText = defineText({
  ko: { confirm: '확인', sellers: '판매자', incomplete: '약관을 준비하고 있어요. 잠시 후 다시 확인해 주세요.' },
  en: {
    confirm: 'OK',
    sellers: 'the sellers',
    incomplete: 'This text is being prepared. Please check again in a moment.',
  },
});
