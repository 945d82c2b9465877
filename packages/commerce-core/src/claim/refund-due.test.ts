import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { instant } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { kst, kstDate } from '../value/calendar.ts';
import { after, DAY_MS } from '../value/time.ts';
import { isWorkingDay } from '../value/working-day.ts';
import { REFUND_WORKING_DAYS, refundDueYmd } from './refund-due.ts';

const { numRuns } = testSizes;

describe('refundDueYmd', () => {
  it.each([
    ['2026-11-20 23:59:59', '2026-11-25', 'a weekend'],
    ['2026-09-22 10:00:00', '2026-09-29', 'Chuseok'],
    ['2026-07-15 10:00:00', '2026-07-21', 'Constitution Day'],
    ['2026-08-13 10:00:00', '2026-08-19', 'the day made up for Liberation Day'],
    ['2027-02-05 10:00:00', '2027-02-12', 'New Year’s Day of the lunar calendar and the day made up for it'],
    ['2027-12-24 10:00:00', '2027-12-30', 'the day made up for Christmas'],
  ])('of a refund of %s is %s, across %s', (settledAt, due) => {
    expect(refundDueYmd(kst(settledAt))).toBe(due);
  });

  it.prop([instant()], { numRuns })(
    'has three working days after the day of the refund, and is the third',
    (settledAt) => {
      const due = refundDueYmd(settledAt);
      const days: string[] = [];
      for (let day = after(settledAt, DAY_MS); kstDate(day) <= due; day = after(day, DAY_MS)) {
        if (isWorkingDay(day)) days.push(kstDate(day));
      }
      expect(days).toHaveLength(REFUND_WORKING_DAYS);
      expect(days.at(-1)).toBe(due);
    },
  );
});
