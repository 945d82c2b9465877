import { describe, expect, it } from 'vitest';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

const YMDT = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** What every LoginSessionApi does. */
export function loginSessionApiSuite(open: OpenSuiteShop): void {
  describe('LoginSessionApi', () => {
    const shop = withShop(open);

    it('lists the present session first, then the others with the words of their devices', async () => {
      const { member, clock, logInElsewhere } = shop();
      const { loginSessionApi } = member;
      const before = await loginSessionApi.list();
      expect(before).toMatchObject([{ isCurrent: true, client: 'WEB', startYmdt: expect.stringMatching(YMDT) }]);
      clock.advance(60_000);
      const other = await logInElsewhere('Chrome · Windows');
      expect(await loginSessionApi.list()).toMatchObject([
        { sessionNo: before[0]?.sessionNo, isCurrent: true },
        { sessionNo: other.sessionNo, isCurrent: false, device: 'Chrome · Windows', client: 'WEB' },
      ]);
    });

    it('ends one session, which opens nothing from then on, and leaves the others', async () => {
      const { member, logInElsewhere } = shop();
      const [one, two] = [await logInElsewhere('Chrome · Windows'), await logInElsewhere('Safari · iPhone')];
      await member.loginSessionApi.end(one.sessionNo);
      expect([await one.isAlive(), await two.isAlive()]).toEqual([false, true]);
      expect((await member.loginSessionApi.list()).map(({ device }) => device)).not.toContain('Chrome · Windows');
      expect((await member.accountApi.get()).name).not.toBe('');
    });

    it('ends every other session at once, and does not mind when there is none', async () => {
      const { member, logInElsewhere } = shop();
      const others = [await logInElsewhere('Chrome · Windows'), await logInElsewhere('Safari · iPhone')];
      await member.loginSessionApi.endOthers();
      await member.loginSessionApi.endOthers();
      expect(await Promise.all(others.map((other) => other.isAlive()))).toEqual([false, false]);
      expect(await member.loginSessionApi.list()).toMatchObject([{ isCurrent: true }]);
    });

    it('ends the present session as a log-out does', async () => {
      const { member } = shop();
      const [present] = await member.loginSessionApi.list();
      await member.loginSessionApi.end(present?.sessionNo ?? 0);
      expect(await refusalOf(member.accountApi.get())).toMatchObject({ name: 'CommerceError' });
    });

    it('finds no session that is over or never was, and none for a guest', async () => {
      const { member, guest, logInElsewhere } = shop();
      const { sessionNo } = await logInElsewhere('Chrome · Windows');
      await member.loginSessionApi.end(sessionNo);
      for (const none of [sessionNo, 999_999_999]) {
        expect(await refusalOf(member.loginSessionApi.end(none))).toMatchObject({ code: 'NOT_FOUND' });
      }
      const { list, end, endOthers } = guest.loginSessionApi;
      for (const call of [list(), end(1), endOthers()]) expect(await refusalOf(call)).toMatchObject({ code: 'AU99' });
    });
  });
}
