import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNLOAD_GRACE_MS, skipOnUnload } from './skip-on-unload.ts';

describe('the message about a call that broke off', () => {
  const page = new EventTarget();
  let callCount = 0;
  beforeEach(() => {
    callCount = 0;
    vi.useFakeTimers();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is shown on a page that stays', () => {
    skipOnUnload(() => void (callCount += 1));
    vi.advanceTimersByTime(UNLOAD_GRACE_MS);
    expect(callCount).toBe(1);
  });

  it('is not shown on a page that is being left, nor on the way back to it', () => {
    skipOnUnload(() => void (callCount += 1));
    page.dispatchEvent(new Event('pagehide'));
    vi.advanceTimersByTime(UNLOAD_GRACE_MS * 10);
    expect(callCount).toBe(0);
  });
});
