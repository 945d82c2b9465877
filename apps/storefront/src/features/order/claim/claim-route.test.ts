import { describe, expect, it } from 'vitest';
import { paths } from '../../../routes/links.ts';
import { matchRoute } from '../../../routes/paths.ts';
import { cancelTargetOf, exchangeOrReturnTargetOf } from './claim-route.ts';

const OPTION = { orderNo: '2026112000000001', orderOptionNo: 7, optionNo: 10, productNo: 1 };

function routeOf(href: string) {
  const { pathname, searchParams } = new URL(href, 'http://shop.test');
  const match = matchRoute(pathname);
  return { name: match?.name, params: match?.params ?? {}, search: searchParams };
}

describe('the address of a cancel', () => {
  it('asks for one line of an order, or for all of it, with 0 for what is no gift [ROUTE-37]', () => {
    const line = routeOf('/myPage/order/orderCancel/2026112000000001/PAY_DONE/7/0');
    expect([line.name, cancelTargetOf(line.params)]).toEqual([
      'cancelOrder',
      { orderNo: OPTION.orderNo, claimType: 'CANCEL', orderOptionNo: 7 },
    ]);
    const whole = routeOf('/myPage/order/orderCancel/2026112000000001/DEPOSIT_WAIT/0/0');
    expect(cancelTargetOf(whole.params).orderOptionNo).toBeNull();
    const linked = paths.cancelOrder({ ...OPTION, orderStatusType: 'PAY_DONE' });
    expect(linked).toBe('/myPage/order/orderCancel/2026112000000001/PAY_DONE/7/0');
  });
});

describe('the address of an exchange or a return', () => {
  it('asks for the kind that its query names, of one line [ROUTE-36]', () => {
    for (const kind of ['exchange', 'return'] as const) {
      const linked = paths.exchangeOrReturn(OPTION, kind);
      expect(linked).toBe(`/myPage/order/request/7/2026112000000001/10/1?claim=${kind}`);
      const { name, params, search } = routeOf(linked);
      const claimType = kind === 'exchange' ? 'EXCHANGE' : 'RETURN';
      const target = { orderNo: OPTION.orderNo, claimType, orderOptionNo: 7 };
      expect([name, exchangeOrReturnTargetOf(params, search)]).toEqual(['exchangeOrReturn', target]);
    }
  });

  it('lets the buyer choose when its query names none [ROUTE-36]', () => {
    for (const query of ['', '?claim=', '?claim=cancel']) {
      const { params, search } = routeOf(`/myPage/order/request/7/2026112000000001/10/1${query}`);
      expect(exchangeOrReturnTargetOf(params, search)).toBeNull();
    }
  });
});
