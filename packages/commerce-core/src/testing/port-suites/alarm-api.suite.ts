import { describe, expect, it } from 'vitest';
import { claimed, claimEstimateRequest } from './suite-claim.ts';
import { confirmedOrder } from './suite-order.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const FIRST_PAGE = { pageNumber: 1, pageSize: 10 };

/** What every AlarmApi does. */
export function alarmApiSuite(open: OpenSuiteShop): void {
  describe('AlarmApi', () => {
    const shop = withShop(open);

    it('is empty for a member without any activity', async () => {
      const { alarmApi } = shop().member;
      expect(await alarmApi.list(FIRST_PAGE)).toEqual({ items: [], totalCount: 0 });
      expect(await alarmApi.count()).toBe(0);
    });

    it('lists the steps of an order, newest first and each once [CALL-52]', async () => {
      const { alarmApi } = shop().member;
      const { orderNo, orderOptionNo } = await confirmedOrder(shop());
      const { items, totalCount } = await alarmApi.list(FIRST_PAGE);
      expect(items.map(({ alarmType, title }) => [alarmType, title])).toEqual([
        ['DELIVERY', '배송이 완료됐어요'],
        ['DELIVERY', '배송이 시작됐어요'],
        ['ORDER', '결제가 완료됐어요'],
      ]);
      expect(totalCount).toBe(3);
      for (const { landingUrl, isRead } of items) {
        expect(landingUrl).toContain(`/${orderOptionNo}/${orderNo}`);
        expect(isRead).toBe(false);
      }
    });

    it('is read page by page and by kind [CALL-52]', async () => {
      const { alarmApi } = shop().member;
      await confirmedOrder(shop());
      const { items } = await alarmApi.list(FIRST_PAGE);
      const first = await alarmApi.list({ pageNumber: 1, pageSize: 2 });
      const second = await alarmApi.list({ pageNumber: 2, pageSize: 2 });
      expect([...first.items, ...second.items]).toEqual(items);
      expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
      expect(await alarmApi.list({ ...FIRST_PAGE, kind: 'ORDER' })).toEqual({ items, totalCount: 3 });
      expect(await alarmApi.list({ ...FIRST_PAGE, kind: 'BENEFIT' })).toEqual({ items: [], totalCount: 0 });
    });

    it('counts unread alarms, and marks some or all as read [CALL-53, CALL-54, ENTITY-20]', async () => {
      const { alarmApi } = shop().member;
      await confirmedOrder(shop());
      expect(await alarmApi.count()).toBe(3);
      const [newest] = (await alarmApi.list(FIRST_PAGE)).items;
      await alarmApi.read([newest?.alarmNo ?? 0]);
      expect(await alarmApi.count()).toBe(2);
      expect((await alarmApi.list(FIRST_PAGE)).items.map(({ isRead }) => isRead)).toEqual([true, false, false]);
      await alarmApi.read([newest?.alarmNo ?? 0, 987_654_321]);
      expect(await alarmApi.count()).toBe(2);
      await alarmApi.read([]);
      expect(await alarmApi.count()).toBe(0);
      expect((await alarmApi.list(FIRST_PAGE)).totalCount).toBe(3);
    });

    it('leaves alarms unread that came after the newest seen one [CALL-54]', async () => {
      const { alarmApi } = shop().member;
      await confirmedOrder(shop());
      const [seen] = (await alarmApi.list(FIRST_PAGE)).items;
      await confirmedOrder(shop());
      await alarmApi.read([], seen?.alarmNo);
      expect(await alarmApi.count()).toBe(3);
      const { items } = await alarmApi.list(FIRST_PAGE);
      expect(items.map(({ isRead }) => isRead)).toEqual([false, false, false, true, true, true]);
      await alarmApi.read([items[0]?.alarmNo ?? 0], seen?.alarmNo);
      expect(await alarmApi.count()).toBe(3);
    });

    it('tells the decision on a claim and its refund', async () => {
      const { member, moveClaim } = shop();
      const bought = await confirmedOrder(shop(), { points: 1_000, upTo: 'PRODUCT_PREPARE' });
      const { claimNo } = await claimed(shop(), claimEstimateRequest(bought));
      expect(await member.alarmApi.count()).toBe(1);
      await moveClaim(claimNo, 'approve');
      await moveClaim(claimNo, 'refund');
      const { items } = await member.alarmApi.list({ pageNumber: 1, pageSize: 2 });
      expect(items).toMatchObject([
        { title: '환불이 완료됐어요', content: '돌려드린 금액: 12,000원 + 1,000P' },
        { title: '취소 신청이 승인됐어요', landingUrl: `/myPage/order/claim/${claimNo}` },
      ]);
    });

    it('knows no alarms of a guest', async () => {
      const { alarmApi } = shop().guest;
      expect(await refusalOf(alarmApi.count())).toMatchObject({ code: 'AU99' });
      expect(await refusalOf(alarmApi.list(FIRST_PAGE))).toMatchObject({ code: 'AU99' });
      expect(await refusalOf(alarmApi.read([]))).toMatchObject({ code: 'AU99' });
    });
  });
}
