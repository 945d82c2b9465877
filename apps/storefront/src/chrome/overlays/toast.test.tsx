import { describe, expect, it } from 'vitest';
import { createChromeStore, type ToastMessage } from '../../page/chrome-store.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { Toast, TOAST_MS } from './toast.tsx';

describe('a toast', () => {
  it('lasts two seconds and is replaced by the next [CONST-18]', () => {
    expect(TOAST_MS).toBe(2_000);
    const chrome = createChromeStore();
    chrome.toast('하나');
    const first = chrome.state.toast?.id ?? 0;
    chrome.toast('둘');
    chrome.hideToast(first);
    expect(chrome.state.toast?.text).toBe('둘');
  });

  it('offers what can be done with a button', () => {
    const chrome = createChromeStore();
    chrome.toast('지웠어요', { label: '되돌리기', run: () => undefined });
    expect(renderOnServer(<Toast />, { chrome })).toContain('<button type="button">되돌리기</button>');
  });

  it('with an undo stays when another page is opened, and one about a page goes', () => {
    const chrome = createChromeStore();
    const textOnNextPage = (action: ToastMessage['action']) => {
      chrome.toast('말', action);
      chrome.showNext('home');
      return chrome.state.toast?.text;
    };
    expect(textOnNextPage({ label: '되돌리기', run: () => undefined, isOnlyWay: true })).toBe('말');
    expect(textOnNextPage({ label: '다시 시도', href: '/cart', isOnlyWay: true })).toBeUndefined();
  });
});
