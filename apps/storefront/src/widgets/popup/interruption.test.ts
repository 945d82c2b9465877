import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { interruptOnce } from './interruption.ts';

const AFTER_MS = 2_000;
const BUSY = {
  dialog: { openDialog: {} },
  field: { activeElement: { matches: () => true } },
  'log-in': { pathname: '/auth/login' },
};

let page: EventTarget;

/** A page with what may be in the way of an interruption. */
function visit({
  pathname = '/',
  openDialog = null,
  activeElement = null,
  scrollY = 0,
}: {
  readonly pathname?: string;
  readonly openDialog?: object | null;
  readonly activeElement?: object | null;
  readonly scrollY?: number;
} = {}) {
  vi.stubGlobal('window', { location: { pathname } });
  vi.stubGlobal('scrollY', scrollY);
  vi.stubGlobal('document', { activeElement, querySelector: () => openDialog });
}

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  const stored = new Map<string, string>();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  visit();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('popups and offers that open by themselves', () => {
  it('is the offer of the app after its time, and nothing else in that visit [HAND-02]', () => {
    const [offer, popup] = [vi.fn(), vi.fn()];
    interruptOnce('popup', AFTER_MS, popup);
    interruptOnce('app-offer', AFTER_MS, offer);
    vi.advanceTimersByTime(AFTER_MS - 1);
    expect(offer).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(offer).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(10 * AFTER_MS);
    interruptOnce('popup', AFTER_MS, popup);
    vi.advanceTimersByTime(10 * AFTER_MS);
    expect(popup).not.toHaveBeenCalled();
    expect(offer).toHaveBeenCalledOnce();
  });

  it('waits, a popup does, until the shopper has done something [HAND-03]', () => {
    const popup = vi.fn();
    interruptOnce('popup', AFTER_MS, popup);
    vi.advanceTimersByTime(10 * AFTER_MS);
    expect(popup).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('keydown'));
    vi.advanceTimersByTime(AFTER_MS);
    expect(popup).toHaveBeenCalledOnce();
  });

  it('waits, a popup does, until the page is back at its head', () => {
    const popup = vi.fn();
    visit({ scrollY: 1 });
    interruptOnce('popup', AFTER_MS, popup);
    page.dispatchEvent(new Event('touchmove'));
    vi.advanceTimersByTime(10 * AFTER_MS);
    expect(popup).not.toHaveBeenCalled();
    visit();
    vi.advanceTimersByTime(AFTER_MS);
    expect(popup).toHaveBeenCalledOnce();
  });

  it.each(Object.entries(BUSY))('waits while there is a %s in the way [HAND-04]', (_, inTheWay) => {
    const offer = vi.fn();
    visit(inTheWay);
    interruptOnce('app-offer', AFTER_MS, offer);
    vi.advanceTimersByTime(10 * AFTER_MS);
    expect(offer).not.toHaveBeenCalled();
    visit();
    vi.advanceTimersByTime(AFTER_MS);
    expect(offer).toHaveBeenCalledOnce();
  });

  it('is nothing once its page is left, or where it cannot be noted', () => {
    const popup = vi.fn();
    interruptOnce('popup', AFTER_MS, popup)();
    page.dispatchEvent(new Event('pointerdown'));
    vi.stubGlobal('sessionStorage', undefined);
    interruptOnce('app-offer', AFTER_MS, popup);
    vi.advanceTimersByTime(10 * AFTER_MS);
    expect(popup).not.toHaveBeenCalled();
  });
});
