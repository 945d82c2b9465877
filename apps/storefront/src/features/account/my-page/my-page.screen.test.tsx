import type { OrderStatusCounts } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../page/query-client.ts';
import { ORDERS_KEY } from '../../../page/query-keys.ts';
import { renderOnServer } from '../../../testing/render-on-server.tsx';
import { screen } from './my-page.screen.tsx';

/** My page of a member with so many goods on their way. */
function shown(deliveryIngCnt: number, claims: Partial<OrderStatusCounts> = {}): string {
  const client = createQueryClient();
  const counts: OrderStatusCounts = {
    payWaitCnt: 0,
    depositWaitCnt: 0,
    payDoneCnt: 5,
    productPrepareCnt: 6,
    deliveryPrepareCnt: 7,
    deliveryIngCnt,
    deliveryDoneCnt: 8,
    buyConfirmCnt: 9,
    cancelProcessingCnt: 0,
    cancelDoneCnt: 0,
    returnProcessingCnt: 0,
    returnDoneCnt: 0,
    exchangeProcessingCnt: 0,
    exchangeDoneCnt: 0,
    ...claims,
  };
  client.setQueryData([...ORDERS_KEY, 'status-counts'], counts);
  const part = <screen.Screen params={{}} search={new URLSearchParams()} />;
  // The menu at the side of a PC is another way to the same places.
  return renderOnServer(part, { client, facts: { loggedIn: true } }).replace(/<nav.*?<\/nav>/, '');
}

describe('my page', () => {
  it('says above all what is on its way, where something is', () => {
    expect(shown(3)).toMatch(/<a[^>]*href="\/myPage\/order\?step=3"[^>]*>.*상품 3개가 오고 있어요.*포인트/);
    expect(shown(0)).not.toContain('오고 있어요');
  });

  it('leads to what is canceled, returned and exchanged, with how much of it is under way', () => {
    const wayOf = (claims: Partial<OrderStatusCounts>) =>
      /<a[^>]*href="\/myPage\/order\?tab=claim"[^>]*>(.*?)<svg/.exec(shown(0, claims))?.[1];
    const running = { cancelProcessingCnt: 1, returnProcessingCnt: 2, exchangeProcessingCnt: 3 };
    expect(wayOf({ ...running, returnDoneCnt: 9 })).toBe('취소·반품·교환<strong>6건</strong>');
    expect(wayOf({ returnDoneCnt: 9 })).toBe('취소·반품·교환');
  });

  it('leads to each place once, under three headings', () => {
    const html = shown(0);
    const places = [...html.matchAll(/href="([^"?]+)"/g)].map(([, place]) => place);
    const repeated = places.filter((place, index) => places.indexOf(place) !== index);
    expect(repeated.filter((place) => place !== '/myPage/order')).toEqual([]);
    expect([...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, name]) => name)).toEqual([
      '주문 내역',
      '쇼핑',
      '고객센터',
      '회원',
    ]);
  });
});
