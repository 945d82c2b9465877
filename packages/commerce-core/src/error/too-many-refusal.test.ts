import { fc, it } from '@fast-check/vitest';
import { expect } from 'vitest';
import { SIMULATED_START } from '../testing/simulated-clock.ts';
import { after, SECOND_MS } from '../value/time.ts';
import { tooManyRefusal } from './too-many-refusal.ts';

const now = SIMULATED_START;
const WINDOW_MS = 10 * SECOND_MS;

it.prop([
  fc.array(fc.record({ ago: fc.integer({ min: 0, max: 2 * WINDOW_MS }), cnt: fc.integer({ min: 1, max: 3 }) })),
])('one more comes through where fewer than the limit lie in the window, and after the wait that is said', (past) => {
  const limit = { max: 4, windowMs: WINDOW_MS };
  const hits = past
    .toSorted((left, right) => left.ago - right.ago)
    .map(({ ago, cnt }) => ({ at: after(now, -ago), cnt }));
  const lately = hits.filter(({ at }) => at > now - WINDOW_MS).reduce((sum, { cnt }) => sum + cnt, 0);
  const refusal = tooManyRefusal(hits, limit, now);
  expect(refusal === null).toBe(lately < limit.max);
  const waitMs = (refusal?.details?.retryAfter ?? 0) * SECOND_MS;
  expect(tooManyRefusal(hits, limit, after(now, waitMs))).toBeNull();
  if (waitMs > 0) expect(tooManyRefusal(hits, limit, after(now, waitMs - SECOND_MS))).not.toBeNull();
});

it.each([
  [-1, { retryAfter: 1 }],
  [0, null],
  [1, null],
])('%i ms from the end of the window', (late, details) => {
  const refusal = tooManyRefusal([{ at: now, cnt: 1 }], { max: 1, windowMs: WINDOW_MS }, after(now, WINDOW_MS + late));
  expect(refusal?.details ?? null).toEqual(details);
});
