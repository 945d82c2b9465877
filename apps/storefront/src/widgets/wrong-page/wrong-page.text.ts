import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** The wrong-page screen's words. Spec §8. */
export const wrongPageText = defineText({
  ko: {
    title: '페이지를 찾을 수 없어요',
    body: '주소가 바뀌었거나 사라진 페이지예요',
    home: '홈으로 가기',
  },
  en: {
    title: 'Page not found',
    body: 'It may have moved, or it’s no longer here.',
    home: 'Go to the home page',
  },
});
