import { defineText } from '../locale/define-text.ts';

/** What a carousel calls its parts. */
export const carouselText = defineText({
  ko: {
    carousel: '캐러셀',
    slide: '슬라이드',
    slideOf: (at: number, all: number) => `${all}개 중 ${at}번째`,
    pause: '자동 넘김 멈추기',
    play: '자동 넘김 시작',
    previous: '이전 슬라이드',
    next: '다음 슬라이드',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (at, all) => `${at} of ${all}`,
    pause: 'Pause',
    play: 'Play',
    previous: 'Previous slide',
    next: 'Next slide',
  },
});
