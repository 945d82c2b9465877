import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words around the pictures on the whole screen. */
export const pictureViewerText = defineText({
  ko: {
    viewer: '상품 사진 크게 보기',
    zoomIn: '확대',
    zoomOut: '축소',
    previousPicture: '이전 사진',
    nextPicture: '다음 사진',
    close: '닫기',
  },
  en: {
    viewer: 'Product pictures, full screen',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    previousPicture: 'Previous picture',
    nextPicture: 'Next picture',
    close: 'Close',
  },
});
