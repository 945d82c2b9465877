import { describe, expect, it } from 'vitest';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every GradeApi does. */
export function gradeApiSuite(open: OpenSuiteShop): void {
  describe('GradeApi', () => {
    const shop = withShop(open);

    it('counts a purchase for the next grade once it is confirmed [GAP-28, ROUTE-61]', async () => {
      const { member } = shop();
      const before = await member.gradeApi.get();
      expect(before).toMatchObject({ payment: 0, count: 0, expected: { minimumPayment: 0 } });
      expect(before.next?.minimumPayment).toBe(before.missingPayment);
      await confirmedOrder(shop());
      const after = await member.gradeApi.get();
      // Goods of 10,000 won; what their delivery cost counts for no grade.
      expect(after).toMatchObject({ payment: 10_000, count: 1 });
      expect(after.missingPayment).toBe(before.missingPayment - 10_000);
    });

    it('shows every grade to anybody, and a member their own [GAP-30, ROUTE-67]', async () => {
      const asGuest = await shop().guest.gradeApi.membership();
      expect(asGuest.gradeNo).toBeNull();
      expect(asGuest.grades.length).toBeGreaterThan(1);
      expect(asGuest.grades.map(({ minimumPayment }) => minimumPayment)).toEqual(
        asGuest.grades.map(({ minimumPayment }) => minimumPayment).toSorted((one, other) => one - other),
      );
      const { gradeNo, grades } = await shop().member.gradeApi.membership();
      expect(grades.map((grade) => grade.gradeNo)).toContain(gradeNo);
      expect((await shop().member.gradeApi.get()).grade.gradeNo).toBe(gradeNo);
    });

    it('knows no grade of a guest', async () => {
      expect(await refusalOf(shop().guest.gradeApi.get())).toMatchObject({ code: 'AU99' });
    });
  });
}
