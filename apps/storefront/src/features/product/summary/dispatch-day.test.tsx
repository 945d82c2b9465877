import { isWorkingDay, kst } from '@dealstore/commerce-core/domain';
import { instant } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { DepartureLine } from './departure-line.tsx';
import { departureLabel } from './dispatch-day.ts';

describe('the day of dispatch', () => {
  it('is shown as a rule while the time is not known, so that a kept page never says what is over', () => {
    const html = renderOnServer(<DepartureLine cutoff="14:00" />);
    expect(html).toBe('평일 14시까지 주문하면 당일 출발');
    expect(renderOnServer(<DepartureLine cutoff="16:30" />, { facts: { language: 'en' } })).toBe(
      'Same day on weekdays if ordered by 4:30 PM',
    );
  });

  it.each([
    ['2026-11-20 13:59:59', '오늘 14시까지 주문하면 오늘 출발', 'Today if ordered by 2 PM'],
    ['2026-11-20 14:00:00', '지금 주문하면 11/23(월) 출발', 'Mon, Nov 23 if ordered now'],
    ['2026-11-22 09:00:00', '지금 주문하면 11/23(월) 출발', 'Mon, Nov 23 if ordered now'],
    ['2026-12-31 23:00:00', '지금 주문하면 1/4(월) 출발', 'Mon, Jan 4 if ordered now'],
  ])('is shown at %s as it is then', (now, korean, english) => {
    expect(departureLabel('14:00', kst(now), 'ko')).toBe(korean);
    expect(departureLabel('14:00', kst(now), 'en')).toBe(english);
  });

  it.prop([instant(), fc.integer({ min: 0, max: 23 })])('is never said to be today once it is not', (now, hour) => {
    const cutoff = `${String(hour).padStart(2, '0')}:00`;
    const words = departureLabel(cutoff, now, 'ko');
    const passed = (now + 9 * 3_600_000) % 86_400_000 >= hour * 3_600_000;
    if (passed || !isWorkingDay(now)) expect(words).not.toContain('오늘');
    else expect(words).toContain('오늘');
  });
});
