import { noticeText } from './load-notice.text.ts';
import { put, putButton } from './put-element.ts';

/** Where a toast stands, for the app's own is not there to be asked. */
const BOX = [
  'position:fixed;inset:auto 16px calc(72px + env(safe-area-inset-bottom));z-index:70;margin:auto;width:fit-content',
  'display:flex;gap:12px;align-items:center;min-height:48px;padding:0 16px;border-radius:12px',
  'background:#23272d;color:#fff;font:var(--text-body-s)',
].join(';');
const BUTTON = 'min-width:44px;min-height:44px;font-weight:700;text-decoration:underline;white-space:nowrap';

/** What stands at the end of a page whose app has not come yet. */
export interface LoadNotice {
  loading(): void;
  failed(): void;
  remove(): void;
}

/** A notice in the language of the document, one at a time; what has failed stays. */
export function createLoadNotice(): LoadNotice {
  const text = noticeText[document.documentElement.lang === 'en' ? 'en' : 'ko'];
  let box: HTMLElement | null = null;
  let hasFailed = false;

  const show = (role: string, words: string): HTMLElement => {
    box?.remove();
    box = put(document.body, 'div', '');
    box.role = role;
    box.style.cssText = BOX;
    put(box, 'span', words);
    return box;
  };
  return {
    loading: () => void (box ?? show('status', text.loading)),
    failed: () => {
      if (hasFailed) return;
      hasFailed = true;
      putButton(show('alert', text.failed), text.reload, () => location.reload()).style.cssText = BUTTON;
    },
    remove: () => {
      if (!hasFailed) box?.remove();
    },
  };
}
