import { defineText, type SameShape } from '@dealstore/ui/locale/define-text.ts';

/** Texts about the app around the page. */
export const nativeText = defineText({
  ko: {
    outdated: '앱을 최신 버전으로 업데이트해 주세요',
    linkCopied: '브라우저를 열지 못해 링크를 복사했어요. 브라우저에 붙여 넣어 주세요',
    notOpened: '브라우저를 열지 못했어요. 앱을 최신 버전으로 업데이트한 뒤 다시 눌러 주세요',
  },
  en: {
    outdated: 'Please update the app to its latest version',
    linkCopied: 'The browser didn’t open, so we copied the link. Please paste it into your browser',
    notOpened: 'The browser didn’t open. Please update the app and try again',
  },
});

/** The texts in one language. */
export type NativeText = SameShape<(typeof nativeText)['ko']>;
