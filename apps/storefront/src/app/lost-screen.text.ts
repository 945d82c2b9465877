import { defineText } from '@dealstore/ui/locale/define-text.ts';
import { appText } from './app.text.ts';

/** Words of a screen that was tapped and did not come. */
export const lostScreenText = defineText({
  ko: {
    lost: appText.ko['loading-failed'],
    lostNamed: (name: string) => `'${name}' ${appText.ko['loading-failed']}`,
    retry: appText.ko.retry,
  },
  en: {
    lost: appText.en['loading-failed'],
    lostNamed: (name) => `We couldn’t load “${name}”`,
    retry: appText.en.retry,
  },
});
