import { afterEach, expect, it, vi } from 'vitest';
import { catalogueVersionOf, VERSION_MAX_AGE_MS } from './catalogue-version.ts';

afterEach(() => void vi.useRealTimers());

/** Versions that rise with every read. */
function risingVersion() {
  let version = 0;
  return catalogueVersionOf(async () => (version += 1));
}

it('reads the version of the catalogue anew after its time, though the clock was set back by an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(1_000);
  const read = risingVersion();
  expect([await read(), await read()]).toEqual(['1', '1']);
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(VERSION_MAX_AGE_MS);
  expect(await read()).toBe('2');
});
