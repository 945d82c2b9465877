import { type Alarm, alarmWords, giftAlarms, kst, ZERO_WON } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import type { PageFacts } from '../../page/page-state.ts';
import { isMemberRoute, matchRoute } from '../../routes/paths.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { ALARM_COUNT_KEY } from '../../widgets/alarm/alarm-count.ts';
import { landingHref } from '../../routes/landing-href.ts';
import { alarmsOf } from './alarm.queries.ts';
import { screen } from './alerts.screen.tsx';

const ALARM: Alarm = {
  alarmNo: 1,
  alarmType: 'POINT',
  title: '곧 사라지는 포인트가 있어요',
  content: '1,200P를 2026.11.30까지 쓸 수 있어요.',
  landingUrl: '/myPage/point/extinguished',
  refusalUrl: '',
  registerYmdt: '2026-11-20 12:00:00',
  isRead: false,
};

function shown(alarms: readonly Alarm[], search = '', facts: Partial<PageFacts> = {}): string {
  const client = createQueryClient();
  const kind = new URLSearchParams(search).get('kind');
  const list = { pages: [{ items: alarms, totalCount: alarms.length }], pageParams: [1] };
  client.setQueryData(['alarms', 'list', kind], list);
  client.setQueryData(['alarms', 'list', null], list);
  client.setQueryData(ALARM_COUNT_KEY, alarms.filter(({ isRead }) => !isRead).length);
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams(search)} />, {
    client,
    path: '/mypage/alert',
    facts: { loggedIn: true, ...facts },
  });
}

describe('the list of alarms', () => {
  it('says what happened, when, and whether it was read, and leads there [ROUTE-43]', () => {
    const html = shown([ALARM]);
    for (const words of [ALARM.title, ALARM.content, '포인트 · 2026.11.20', '안 읽은 알림 1개']) {
      expect(html).toContain(words);
    }
    expect(html).toContain('href="/myPage/point/extinguished"');
    expect(html).toContain('>안 읽음<');
    const read = shown([{ ...ALARM, isRead: true }]);
    expect(read).not.toContain('>안 읽음<');
    expect(read).toContain('모두 읽었어요');
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/nowhere', ''])(
    'leads nowhere for an alarm with the target %j',
    (landingUrl) => {
      const html = shown([{ ...ALARM, landingUrl }]);
      expect(html).toContain(ALARM.title);
      expect(html).not.toContain('evil');
      expect(html).not.toContain('nowhere');
      expect(html).not.toContain('javascript');
    },
  );

  it('lets an advertisement be refused by a link of its own, beside the one to what it is about', () => {
    const advertisement: Alarm = { ...ALARM, alarmType: 'ADVERTISEMENT', refusalUrl: '/refuse/abc_D-1' };
    expect(shown([advertisement])).toMatch(/<\/a><a href="\/refuse\/abc_D-1"[^>]*>수신거부<\/a>/);
    expect(shown([advertisement], '', { language: 'en' })).toMatch(/href="\/refuse\/abc_D-1"[^>]*>Unsubscribe<\/a>/);
    expect(shown([ALARM])).not.toContain('수신거부');
    for (const refusalUrl of ['https://evil.example/refuse/a', '//evil.example/refuse/a', 'javascript:alert(1)']) {
      expect(shown([{ ...advertisement, refusalUrl }])).not.toContain('수신거부');
    }
  });

  it('has a tab for each kind, and leads to the settings', () => {
    const html = shown([], 'kind=GIFT');
    for (const kind of ['', '?kind=ORDER', '?kind=BENEFIT', '?kind=GIFT']) {
      expect(html).toContain(`href="/mypage/alert${kind}"`);
    }
    expect(html).toMatch(
      /aria-current="true"[^>]*href="\/mypage\/alert\?kind=GIFT"|kind=GIFT"[^>]*aria-current="true"/,
    );
    expect(html).toContain('href="/myPage/myInfo/set"');
    expect(html).toContain('알림이 없어요');
  });

  it('speaks English', () => {
    const html = shown([ALARM], '', { language: 'en' });
    for (const words of ['1 unread', 'Mark all as read', 'Points · Nov 20, 2026']) expect(html).toContain(words);
  });

  it('shows an alarm once that a page and the next both have', () => {
    const page = { items: [ALARM], totalCount: 21 };
    expect(alarmsOf([page, page])).toEqual([ALARM]);
  });
});

describe('the address of the list', () => {
  it.each(['/mypage/alert', '/myPage/alert', '/MYPAGE/ALERT', '/myPage/Alert/'])(
    'asks a guest to log in however it is written: %s [ROUTE-43]',
    (path) => {
      const route = matchRoute(path);
      expect(route?.name).toBe('alerts');
      expect(isMemberRoute(route?.name ?? 'home')).toBe(true);
    },
  );

  it.each(['/myPage/alert', '/MYPAGE/ALERT'])('is canonical with a small p: %s moves there [ROUTE-43]', (path) => {
    expect(matchRoute(path)?.moved).toBe('/mypage/alert');
  });
});

describe('the targets the shop writes', () => {
  const goods = {
    orderNo: '2026112312345678',
    orderOptionNo: 1,
    productNo: 2,
    optionNo: 3,
    productName: '사과',
    productNameEn: 'Apples',
    otherCnt: 0,
  };

  it('are all screens of this shop', () => {
    const events = [
      alarmWords({ type: 'ORDER_PAID', goods }),
      alarmWords({ type: 'GRADE_COUPONS', couponCnt: 1 }),
      ...giftAlarms('COMPLETED', { giftId: 7, senderName: '보낸이', receiverName: '김받음' }).map(alarmWords),
      alarmWords({ type: 'POINTS_EXPIRING', amount: ZERO_WON, lastDay: kst('2026-11-30 23:59:59') }),
      alarmWords({
        type: 'CLAIM_REJECTED',
        claimNo: 1,
        claimType: 'RETURN',
        refundMainPayAmt: ZERO_WON,
        refundSubPayAmt: ZERO_WON,
      }),
    ];
    for (const { landingUrl } of events)
      expect([landingUrl, landingHref(landingUrl)]).toEqual([landingUrl, landingUrl]);
  });
});
