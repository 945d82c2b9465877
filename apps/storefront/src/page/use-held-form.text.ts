import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of a form that needs a connection. */
export const heldFormText = defineText({
  ko: { away: '인터넷에 연결되면 할 수 있어요' },
  en: { away: 'You can do this once you’re back online' },
});
