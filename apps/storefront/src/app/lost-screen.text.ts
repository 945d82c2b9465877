import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of a screen that was tapped and did not come. */
export const lostScreenText = defineText({
  ko: { lost: (name: string) => `'${name}' 화면을 불러오지 못했어요` },
  en: { lost: (name) => `We couldn’t load “${name}”` },
});
