import { type PointEntry, won } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { screen } from './points.screen.tsx';

const TAKEN: PointEntry = {
  accumulationNo: 1,
  accumulationReserveReason: 'SUB_RETURN',
  accumulationAmt: won(-7),
  owedAmt: won(960),
  totalAvailableAmt: won(0),
  orderNo: null,
  registerYmdt: '2026-11-20 12:00:00',
  expireYmdt: null,
};
const ALL_OWED: PointEntry = { ...TAKEN, accumulationNo: 2, accumulationAmt: won(0), owedAmt: won(500) };
const SETTLED: PointEntry = {
  ...TAKEN,
  accumulationNo: 3,
  accumulationReserveReason: 'SUB_SET_OFF',
  accumulationAmt: won(-300),
  owedAmt: won(-300),
};

function shown(language: 'ko' | 'en', owed: number, items: readonly PointEntry[]): string {
  const client = createQueryClient();
  client.setQueryData(['points'], {
    totalAvailableAmt: won(0),
    totalExpireAmt: won(0),
    waitingAccumulation: won(0),
    owedAmt: won(owed),
  });
  client.setQueryData(['points', 'waiting'], []);
  client.setQueryData(['points', 'history', null], {
    pages: [{ items, totalCount: items.length, nextCursor: null }],
    pageParams: [null],
  });
  return renderOnServer(<screen.Screen params={{}} search={new URLSearchParams()} />, {
    client,
    path: '/myPage/point',
    facts: { loggedIn: true, language },
  });
}

describe('the points page of a member who owes points', () => {
  it.each([
    ['ko', '회수할 포인트', '다음에 받는 포인트에서 먼저 차감돼요', '회수하지 못한 포인트 정산', '회수할 포인트 960P'],
    ['en', 'Points owed', 'come off the next points you earn', 'Used to settle points owed', '960P owed'],
  ] as const)('says in %s how many, why, and what settled them', (language, heading, lead, settled, then) => {
    const html = shown(language, 1_160, [SETTLED, ALL_OWED, TAKEN]);
    for (const words of [heading, lead, settled, then, '1,160P', '−7P', '−300P']) expect(html).toContain(words);
    // where all of it is owed nothing has gone
    expect(html).toMatch(/>0P</);
    expect(html).not.toContain('−0P');
  });

  it('shows no debt to a member who owes no points', () => {
    expect(shown('ko', 0, [])).not.toContain('회수할 포인트');
  });
});

describe('an entry of the points history', () => {
  const EARNED: PointEntry = {
    ...TAKEN,
    accumulationReserveReason: 'ADD_POSTING',
    accumulationAmt: won(150),
    owedAmt: won(0),
    expireYmdt: '2027-11-21 00:00:00',
  };
  const OLD = { ...EARNED, registerYmdt: '2026-11-03 12:00:00' };
  const USED = { ...TAKEN, owedAmt: won(0), registerYmdt: '2026-11-04 12:00:00' };

  it.each([
    ['ko', '적립일 2026.11.03', '유효기간 2027.11.20까지', '차감일 2026.11.04'],
    ['en', 'Earned on Nov 3, 2026', 'Valid until Nov 20, 2027', 'Deducted on Nov 4, 2026'],
  ] as const)('says in %s what each of its days is', (language, ...expected) => {
    const html = shown(language, 0, [OLD, USED]);
    for (const words of expected) expect(html).toContain(words);
  });
});
