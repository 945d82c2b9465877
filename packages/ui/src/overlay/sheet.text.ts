import { defineText } from '../locale/define-text.ts';

/** What a sheet says of itself. */
export const sheetText = defineText({ ko: { close: '닫기' }, en: { close: 'Close' } });
