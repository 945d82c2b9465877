import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { kst, kstDate } from '../value/calendar.ts';
import { after, epochMs } from '../value/time.ts';
import { popupPauseS, popupToShow } from './popup.ts';

const popup = (popupNo: number) => ({ popupNo, title: '', content: '', visibleToday: true });

describe('a popup that is put off', () => {
  it('stays away to the end of the Korean day, and no longer [OVERLAY-23]', () => {
    expect(popupPauseS('TODAY', kst('2026-11-20 23:59:59'))).toBe(1);
    expect(popupPauseS('TODAY', kst('2026-11-20 00:00:00'))).toBe(86_400);
  });

  it('stays away for seven whole days when put off [OVERLAY-23]', () => {
    expect(popupPauseS('WEEK', kst('2026-11-20 23:59:59'))).toBe(7 * 86_400 + 1);
    expect(popupPauseS('WEEK', kst('2026-11-20 00:00:00'))).toBe(8 * 86_400);
  });

  it.prop([fc.integer({ min: 0, max: 4_000_000_000_000 })])(
    'comes back on the next Korean day at its first second',
    (at) => {
      const now = epochMs(at);
      const back = after(now, popupPauseS('TODAY', now) * 1_000);
      expect(kstDate(back)).not.toBe(kstDate(now));
      expect(kstDate(after(back, -1_000))).toBe(kstDate(now));
    },
  );

  it('gives way to the next one', () => {
    expect(popupToShow([popup(1), popup(2)], (no) => no === 1)?.popupNo).toBe(2);
    expect(popupToShow([popup(1)], () => true)).toBeNull();
  });
});
