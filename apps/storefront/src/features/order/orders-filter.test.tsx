import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { readOrderListRequest } from './order-list-request.ts';
import { OrdersFilter } from './orders-filter.tsx';

const show = (query: string) =>
  renderOnServer(<OrdersFilter request={readOrderListRequest(new URLSearchParams(query))} />);

/** The addresses of the links that are marked as the chosen ones. */
const chosen = (html: string) =>
  [...html.matchAll(/<a[^>]*aria-current="true"[^>]*>/g)].map(([link]) => /href="([^"]*)"/.exec(link)?.[1]);

describe('the filter of orders', () => {
  it('marks the period and the step that are asked for [ROUTE-34]', () => {
    expect(chosen(show(''))).toEqual(['/myPage/order', '/myPage/order']);
    expect(chosen(show('months=6&step=3'))).toEqual([
      '/myPage/order?months=6&amp;step=3',
      '/myPage/order?months=6&amp;step=3',
    ]);
  });

  it('counts for the months that the counts are of, and for no others', () => {
    const counted = (query: string) => {
      const client = createQueryClient();
      client.setQueryData(['orders', 'status-counts'], { deliveryIngCnt: 3, returnProcessingCnt: 2 });
      const request = readOrderListRequest(new URLSearchParams(query));
      const html = renderOnServer(<OrdersFilter request={request} />, { client });
      return [...html.matchAll(/>(배송중|반품)( \d)?</g)].map(([, , count]) => count);
    };
    expect(counted('')).toEqual([' 3']);
    expect(counted('tab=claim')).toEqual([' 2']);
    for (const query of ['months=1', 'months=6', 'from=2026-08-01&to=2026-08-31', 'tab=claim&months=1'])
      expect(counted(query)).toEqual([undefined]);
  });

  it('asks for days in a form of its own, and keeps the step [ROUTE-34]', () => {
    expect(show('')).not.toContain('<form');
    const html = show('from=2026-08-01&to=2026-08-31&step=3');
    expect(html).toMatch(/<form[^>]*action="\/myPage\/order"/);
    expect(html).toMatch(/name="from"[^>]*value="2026-08-01"/);
    expect(html).toMatch(/type="hidden"[^>]*name="step"[^>]*value="3"/);
    expect(html).toContain('href="/myPage/order?from=2026-08-01&amp;to=2026-08-31"');
  });
});
