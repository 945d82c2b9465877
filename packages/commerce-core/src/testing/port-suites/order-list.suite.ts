import { describe, expect, it } from 'vitest';
import { ORDER_LIST_MONTHS } from '../../order/record/order-period.ts';
import { kstDate, kstMonthsBefore } from '../../value/calendar.ts';
import { after, DAY_MS } from '../../value/time.ts';
import { claimed, claimEstimateRequest } from './suite-claim.ts';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

interface Days {
  readonly startYmd?: string;
  readonly endYmd?: string;
}

/** What every list of orders and of claims does with the days it is asked for. */
export function orderListSuite(open: OpenSuiteShop): void {
  describe('lists of orders and claims', () => {
    const shop = withShop(open);

    it('show whole days, three months by default, and refuse an invalid day [GAP-16, GAP-17]', async () => {
      const { member, clock } = shop();
      await claimed(shop(), claimEstimateRequest(await confirmedOrder(shop(), { upTo: 'PAY_DONE' })));
      const today = kstDate(clock.now());
      const daysFromNow = (days: number) => kstDate(after(clock.now(), days * DAY_MS));
      const monthsFromNow = (months: number) => kstDate(kstMonthsBefore(clock.now(), -months));
      for (const api of [member.orderApi, member.claimApi]) {
        const countOf = async (days: Days) => (await api.list({ pageSize: 10, ...days })).totalCount;
        expect(await countOf({ startYmd: today, endYmd: today })).toBe(1);
        expect(await countOf({ startYmd: daysFromNow(1), endYmd: daysFromNow(2) })).toBe(0);
        expect(await countOf({ startYmd: daysFromNow(-2), endYmd: daysFromNow(-1) })).toBe(0);
        expect(await countOf({ endYmd: monthsFromNow(ORDER_LIST_MONTHS) })).toBe(1);
        expect(await countOf({ endYmd: monthsFromNow(ORDER_LIST_MONTHS + 1) })).toBe(0);
        for (const days of [{ startYmd: '2026-02-30' }, { endYmd: 'soon' }, { startYmd: daysFromNow(1) }])
          expect(await refusalOf(countOf(days))).toMatchObject({ code: 'INVALID_REQUEST' });
      }
    });
  });
}
