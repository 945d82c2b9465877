import type { ShopEvent } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { JoinPanel } from './join-panel.tsx';

function shown(eventType: string, code: string | null, attendedYmds: readonly string[] = []): string {
  const event = { eventNo: 2, eventType, code: null, pointAmt: 100 } as unknown as ShopEvent;
  const client = createQueryClient();
  client.setQueryData(['event-standing', 2], { code, attendedYmds });
  return renderOnServer(<JoinPanel event={event} />, { client, facts: { loggedIn: true } });
}

describe('the button of an event', () => {
  it('says after an attendance that the member has attended today, and the line below says something else', () => {
    const html = shown('ATTENDANCE', 'EV08', ['2026-11-02', '2026-11-28']);
    expect(html).toContain('오늘 출석했어요');
    expect(html).toContain('이번 달에 2번 출석했어요');
    expect(html).not.toMatch(/참여했어요|이미 출석/);
  });

  it('says once that the member has joined', () => {
    expect(shown('COUPON', 'EV04').match(/참여했어요/g)).toHaveLength(1);
  });

  it('leaves it to the line below why joining is not possible', () => {
    const html = shown('COUPON', 'EV03');
    expect(html).toContain('이벤트 참여하기');
    expect(html).toContain('종료된 이벤트예요');
  });
});
