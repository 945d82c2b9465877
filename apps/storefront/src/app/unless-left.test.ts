import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LEAVING_MS, unlessLeft } from './unless-left.ts';

describe('what a page says of a call that broke off', () => {
  const page = new EventTarget();
  let said = 0;
  beforeEach(() => {
    said = 0;
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is said on a page that stays', () => {
    unlessLeft(() => void (said += 1));
    vi.advanceTimersByTime(LEAVING_MS);
    expect(said).toBe(1);
  });

  it('is not said on a page that is being left, nor when it is come back to', () => {
    unlessLeft(() => void (said += 1));
    page.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(LEAVING_MS * 10);
    expect(said).toBe(0);
  });
});
