import { defineText } from '../../locale/define-text.ts';

/** Words around a legal text. */
export const termsText = defineText({
  ko: { confirm: '확인' },
  en: { confirm: 'OK' },
});
