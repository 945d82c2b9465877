import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the button that shares a page. */
export const shareText = defineText({
  ko: { share: '공유하기' },
  en: { share: 'Share' },
});
