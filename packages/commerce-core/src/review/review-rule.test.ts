import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { DAY_MS, epochMs } from '../value/time.ts';
import { photoReviewPoints, REVIEW_LENGTH, reviewableUntil, reviewProblems } from './review-rule.ts';

const runs = { numRuns: testSizes.numRuns };
const GOOD = '가'.repeat(REVIEW_LENGTH.least);

describe('reviewProblems', () => {
  it.each([
    [{ rate: 5, content: GOOD, photoCnt: 5 }, []],
    [{ rate: 0, content: GOOD, photoCnt: 0 }, ['rate']],
    [{ rate: 5.5, content: GOOD, photoCnt: 0 }, ['rate']],
    [{ rate: 6, content: GOOD, photoCnt: 6 }, ['rate', 'photos']],
    [{ rate: 1, content: `  ${GOOD.slice(1)}  `, photoCnt: 0 }, ['short']],
    [{ rate: 1, content: '\u3164\u200b'.repeat(20), photoCnt: 0 }, ['short']],
    [{ rate: 1, content: '🙂'.repeat(REVIEW_LENGTH.most), photoCnt: 0 }, []],
    [{ rate: 1, content: '가'.repeat(REVIEW_LENGTH.most + 1), photoCnt: 0 }, ['long']],
  ])('finds in %j: %j [VALID-12]', (draft, problems) => {
    expect(reviewProblems(draft)).toEqual(problems);
  });
});

describe('points of a photo', () => {
  it.prop([fc.nat(5), fc.boolean(), fc.boolean(), amount()], runs)(
    'come for one photo or more of kept goods, unless they have come before',
    (photoCnt, hasGoneBack, hasBroughtPoints, promisedAmt) => {
      const points = photoReviewPoints({ photoCnt, hasGoneBack, hasBroughtPoints, promisedAmt });
      expect(points).toBe(photoCnt === 0 || hasGoneBack || hasBroughtPoints ? 0 : promisedAmt);
    },
  );
});

describe('reviewableUntil', () => {
  it('is 90 days after the delivery', () => {
    expect(reviewableUntil(epochMs(0))).toBe(90 * DAY_MS);
  });
});
