import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of changes that wait for a network, the only ones for it. */
export const waitsText = defineText({
  ko: {
    done: (what: string) => `${what}. 인터넷에 연결되면 저장할게요.`,
    changes: (count: number) => `바꾼 내용 ${count}건은 인터넷에 연결되면 저장할게요.`,
  },
  en: {
    done: (what) => `${what}. We’ll save it once you’re back online.`,
    changes: (count) => `We’ll save your ${count === 1 ? 'change' : `${count} changes`} once you’re back online.`,
  },
});
