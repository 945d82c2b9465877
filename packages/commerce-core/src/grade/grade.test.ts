import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst } from '../value/calendar.ts';
import { won } from '../value/won.ts';
import { gradePeriod, gradeProgress, nextGradeEvaluation, percentToGrade } from './grade.ts';

const GRADES = [
  { gradeNo: 1, minimumPayment: won(0), minimumCount: 0 },
  { gradeNo: 2, minimumPayment: won(100_000), minimumCount: 1 },
  { gradeNo: 3, minimumPayment: won(200_000), minimumCount: 3 },
];
const progress = (payment: number, count: number) => gradeProgress(GRADES, { payment: won(payment), count });

describe('gradeProgress', () => {
  it('wants the amount and the number of orders of a grade, each inclusive [ROUTE-61]', () => {
    expect(progress(99_999, 9)).toMatchObject({ expected: GRADES[0], next: GRADES[1], missingPayment: 1 });
    expect(progress(100_000, 1)).toMatchObject({ expected: GRADES[1], missingPayment: 100_000, missingCount: 2 });
    expect(progress(500_000, 2)).toMatchObject({ expected: GRADES[1], missingPayment: 0, missingCount: 1 });
    expect(progress(200_000, 3)).toEqual({ expected: GRADES[2], next: null, missingPayment: 0, missingCount: 0 });
  });

  it.prop([fc.nat(400_000), fc.nat(6), fc.nat(100_000), fc.nat(3)])(
    'never takes a grade away for buying more',
    (payment, count, more, orders) => {
      const before = progress(payment, count).expected.gradeNo;
      expect(progress(payment + more, count + orders).expected.gradeNo).toBeGreaterThanOrEqual(before);
    },
  );

  it('refuses a membership without grades', () => {
    expect(() => gradeProgress([], { payment: won(0), count: 0 })).toThrow(RangeError);
  });
});

describe('percentToGrade', () => {
  const grade = { minimumPayment: won(200_000), minimumCount: 3 };

  it.each([
    [0, 0, 0],
    [100_000, 3, 50],
    [200_000, 1, 33],
    [199_999, 3, 99],
    [500_000, 9, 100],
  ])('of %i won in %i orders is %i', (payment, count, percent) => {
    expect(percentToGrade(grade, { payment: won(payment), count })).toBe(percent);
  });

  it('is 100 for a grade that asks for nothing', () => {
    expect(percentToGrade({ minimumPayment: won(0), minimumCount: 0 }, { payment: won(0), count: 0 })).toBe(100);
  });
});

describe('gradePeriod', () => {
  it('counts the six whole Korean months before, and computes anew on the first of the next', () => {
    const now = kst('2026-11-22 09:00:00');
    expect(gradePeriod(now)).toEqual({ from: kst('2026-05-01 00:00:00'), until: kst('2026-11-01 00:00:00') });
    expect(nextGradeEvaluation(now)).toBe(kst('2026-12-01 00:00:00'));
    expect(gradePeriod(nextGradeEvaluation(now)).from).toBe(kst('2026-06-01 00:00:00'));
    expect(gradePeriod(kst('2026-11-01 00:00:00')).until).toBe(kst('2026-11-01 00:00:00'));
    expect(gradePeriod(kst('2026-10-31 23:59:59')).until).toBe(kst('2026-10-01 00:00:00'));
  });
});
