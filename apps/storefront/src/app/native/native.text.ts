import { defineText } from '../../locale/define-text.ts';

/** Words about the app around the page. */
export const nativeText = defineText({
  ko: { outdated: '앱을 최신 버전으로 업데이트해 주세요' },
  en: { outdated: 'Please update the app to its latest version' },
});
