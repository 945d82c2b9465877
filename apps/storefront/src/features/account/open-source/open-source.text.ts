import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words around the open-source notices; the licences themselves are shown as they are written. */
export const openSourceText = defineText({
  ko: {
    lead: '이 서비스는 아래 오픈소스 소프트웨어를 사용하며, 각 소프트웨어의 라이선스 고지를 제공합니다.',
    total: (count: string) => `모두 ${count}개`,
    homepage: '홈페이지',
  },
  en: {
    lead: 'This service uses the open-source software below. Each comes under its own license.',
    total: (count) => `${count} in all`,
    homepage: 'Home page',
  },
});
