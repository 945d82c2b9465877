import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the heart. */
export const wishButtonText = defineText({
  ko: {
    wish: (name: string) => `${name} 찜`,
    added: '찜했어요',
    removed: '찜을 취소했어요',
    addedLater: '찜했어요. 인터넷에 연결되면 저장할게요.',
    removedLater: '찜을 취소했어요. 인터넷에 연결되면 저장할게요.',
    view: '찜 보기',
  },
  en: {
    wish: (name) => `Save ${name}`,
    added: 'Added to your wish list',
    removed: 'Removed from your wish list',
    addedLater: 'Added. We’ll save it when you’re back online.',
    removedLater: 'Removed. We’ll save it when you’re back online.',
    view: 'View',
  },
});
