import { afterEach, expect, it, vi } from 'vitest';
import { catalogueVersionOf, VERSION_MAX_AGE_MS } from './catalogue-version.ts';

afterEach(() => void vi.useRealTimers());

/** A database whose version rises with every read. */
function risingVersion() {
  let version = 0;
  const executeTakeFirst = async () => ({ version: (version += 1) });
  const database = { selectFrom: () => ({ select: () => ({ executeTakeFirst }) }) };
  // oxlint-disable-next-line typescript/no-explicit-any -- only what is called of it is there
  return catalogueVersionOf(database as any);
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
