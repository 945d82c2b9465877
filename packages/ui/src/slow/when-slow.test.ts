import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_MS, whenSlow, whenSlowHere } from './when-slow.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('a slow notice', () => {
  it('appears after five seconds, and not where the content has come before', () => {
    const say = vi.fn<() => void>();
    const stop = whenSlow(say);
    vi.advanceTimersByTime(SLOW_MS - 1);
    expect(say).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(say).toHaveBeenCalledOnce();
    stop();
    whenSlow(say)();
    vi.advanceTimersByTime(SLOW_MS);
    expect(say).toHaveBeenCalledOnce();
  });

  it('appears once on a page, where it is visible, and in another place once the first content has come', () => {
    const shown: string[] = [];
    const wait = (name: string, isSeen = true) =>
      whenSlowHere(
        () => isSeen,
        () => void shown.push(name),
      );
    const stops = [wait('hidden', false), wait('first'), wait('second')];
    vi.advanceTimersByTime(3 * SLOW_MS);
    expect(shown).toEqual(['first']);
    stops[1]?.();
    vi.advanceTimersByTime(SLOW_MS);
    expect(shown).toEqual(['first', 'second']);
    for (const stop of stops) stop();
    vi.advanceTimersByTime(SLOW_MS);
    const last = wait('third');
    vi.advanceTimersByTime(SLOW_MS);
    expect(shown).toEqual(['first', 'second', 'third']);
    last();
  });
});
