import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the heart. */
export const wishButtonText = defineText({
  ko: {
    wish: (name: string) => `${name} 찜`,
    added: '찜했어요',
    removed: '찜을 취소했어요',
    view: '찜 보기',
  },
  en: {
    wish: (name) => `Save ${name}`,
    added: 'Added to your wish list',
    removed: 'Removed from your wish list',
    view: 'View',
  },
});
