import { describe, expect, it } from 'vitest';
import { kstDate } from '../../value/calendar.ts';
import { type OpenSuiteShop, refusalOf } from './suite-shop.ts';
import { withShop } from './with-shop.ts';

/** What every EventApi does. */
export function eventApiSuite(open: OpenSuiteShop): void {
  describe('EventApi', () => {
    const shop = withShop(open);

    it('reads an event, running or over, and knows no other [GAP-06]', async () => {
      const { guest, events } = shop();
      expect(await guest.eventApi.get(events.join)).toMatchObject({
        eventNo: events.join,
        eventType: 'JOIN',
        code: null,
      });
      expect(await guest.eventApi.get(events.over)).toMatchObject({ eventNo: events.over, code: 'EV03' });
      expect(await guest.eventApi.get(events.notice)).toMatchObject({ eventType: 'NOTICE', code: 'EV07' });
      expect(await refusalOf(guest.eventApi.get(999_999))).toMatchObject({ code: 'NOT_FOUND' });
    });

    it('is listed while it runs, by the number it is read by [GAP-06]', async () => {
      const { guest, events } = shop();
      const listed = await guest.displayApi.events();
      expect(listed.map(({ eventNo }) => eventNo)).toContain(events.join);
      expect(listed.map(({ eventNo }) => eventNo)).not.toContain(events.over);
      const read = await Promise.all(listed.map(({ eventNo }) => guest.eventApi.get(eventNo)));
      expect(read.map(({ label }) => label)).toEqual(listed.map(({ label }) => label));
    });

    it('answers whether a member can join or has joined, without a change [CALL-67]', async () => {
      const { member, guest, events } = shop();
      for (let time = 0; time < 2; time += 1) {
        expect(await member.eventApi.check(events.join)).toMatchObject({ joinable: true, joined: false, code: null });
      }
      expect(await member.eventApi.check(events.over)).toMatchObject({ joinable: false, joined: false, code: 'EV03' });
      expect(await refusalOf(guest.eventApi.check(events.join))).toMatchObject({ code: 'AU99' });
      await member.eventApi.join(events.join);
      expect(await member.eventApi.check(events.join)).toMatchObject({ joinable: false, joined: true, code: 'EV04' });
    });

    it('joins a member once, and answers the same again [CALL-68]', async () => {
      const { member, guest, events, clock } = shop();
      const first = await member.eventApi.join(events.join);
      clock.advance(60_000);
      expect(await member.eventApi.join(events.join)).toEqual(first);
      expect(await refusalOf(member.eventApi.join(events.over))).toMatchObject({ code: 'EV03' });
      expect(await refusalOf(member.eventApi.join(events.notice))).toMatchObject({ code: 'EV07' });
      expect(await refusalOf(guest.eventApi.join(events.join))).toMatchObject({ code: 'AU99' });
    });

    it('pays attendance once every Korean day [CALL-68]', async () => {
      const { member, events, clock, passDays } = shop();
      const points = async () => (await member.pointApi.get()).totalAvailableAmt;
      const before = await points();
      const today = kstDate(clock.now());
      const first = await member.eventApi.join(events.attendance);
      expect(first).toMatchObject({ pointAmt: 100, attendedYmds: [today] });
      expect(await member.eventApi.join(events.attendance)).toEqual(first);
      expect(await points()).toBe(before + 100);
      expect(await member.eventApi.check(events.attendance)).toMatchObject({ joined: true, code: 'EV08' });
      await passDays(1);
      expect(await member.eventApi.check(events.attendance)).toMatchObject({ joinable: true, joined: false });
      await member.eventApi.join(events.attendance);
      expect(await points()).toBe(before + 200);
    });
  });
}
