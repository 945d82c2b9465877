import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeNames } from './paths.ts';
import { CHUNK_LIMIT_MS, loadedScreen, loadScreen, screenFile, withLimit } from './screens.ts';

afterEach(() => vi.useRealTimers());

describe('a screen', () => {
  it('of every route is a file that exists, or the wrong page [ROUTE-73, ROUTE-74, ERR-24]', async () => {
    await loadScreen('wrongPage');
    expect(loadedScreen('wrongPage')).toBeDefined();
    for (const name of routeNames())
      expect(screenFile(name)).toMatch(/^\.\.\/features\/[a-z-]+\/[a-z-]+\.screen\.tsx$/);
  });

  it('is named by its route', () => {
    expect(screenFile('wrongPage')).toBe('../features/wrong-page/wrong-page.screen.tsx');
    expect(screenFile('orderSheet')).toBe('../features/checkout/order-sheet.screen.tsx');
    expect(screenFile('myFaq')).toBe(screenFile('faq'));
  });

  it('has 120 s to come [CONST-03, ERR-25, I18N-12]', async () => {
    expect(CHUNK_LIMIT_MS).toBe(120_000);
    vi.useFakeTimers();
    const failures: unknown[] = [];
    void withLimit(new Promise(() => undefined), CHUNK_LIMIT_MS).catch((thrown: unknown) => failures.push(thrown));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual([new Error('the chunk did not come in time')]);
  });

  it('that comes in time leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await withLimit(Promise.resolve('here'), CHUNK_LIMIT_MS)).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });
});
