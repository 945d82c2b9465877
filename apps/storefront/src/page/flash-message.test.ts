import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveWord, takeWord } from './flash-message.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a word left for the next document', () => {
  it('is said once', () => {
    const texts = new Map<string, string>();
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (key: string) => texts.get(key) ?? null,
        setItem: (key: string, text: string) => void texts.set(key, text),
        removeItem: (key: string) => void texts.delete(key),
      },
    });
    expect(takeWord()).toBeNull();
    leaveWord('로그아웃했어요');
    expect(takeWord()).toBe('로그아웃했어요');
    expect(takeWord()).toBeNull();
  });

  it('is lost in silence where storage is blocked', () => {
    vi.stubGlobal('window', {
      get sessionStorage(): never {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    leaveWord('로그아웃했어요');
    expect(takeWord()).toBeNull();
  });
});
