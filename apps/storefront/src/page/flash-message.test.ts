import { afterEach, describe, expect, it, vi } from 'vitest';
import { setFlashMessage, takeFlashMessage } from './flash-message.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a flash message', () => {
  it('is returned once', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => void texts.set(key, text),
        removeItem: (key: string) => void texts.delete(key),
      },
    });
    expect(takeFlashMessage()).toBeNull();
    setFlashMessage('로그아웃했어요');
    expect(takeFlashMessage()).toBe('로그아웃했어요');
    expect(takeFlashMessage()).toBeNull();
  });

  it('is lost without an error where storage is blocked', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    setFlashMessage('로그아웃했어요');
    expect(takeFlashMessage()).toBeNull();
  });
});
