import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNLOAD_GRACE_MS, skipOnUnload } from './skip-on-unload.ts';

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
    skipOnUnload(() => void (said += 1));
    vi.advanceTimersByTime(UNLOAD_GRACE_MS);
    expect(said).toBe(1);
  });

  it('is not said on a page that is being left, nor when it is come back to', () => {
    skipOnUnload(() => void (said += 1));
    page.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(UNLOAD_GRACE_MS * 10);
    expect(said).toBe(0);
  });
});
