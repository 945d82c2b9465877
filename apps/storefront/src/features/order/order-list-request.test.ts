import { ORDER_PERIODS_MONTHS } from '@dealstore/commerce-core/domain';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readOrderListRequest, writeOrderListRequest } from './order-list-request.ts';

const read = (query: string) => readOrderListRequest(new URLSearchParams(query));

describe('readOrderListRequest', () => {
  it('looks back three months at every step by default [ROUTE-34]', () => {
    expect(read('')).toEqual({ months: 3, days: null, step: null, tab: 'orderStatus', claimType: null });
    expect(read('months=6&step=2')).toMatchObject({ months: 6, days: null, step: 2 });
    expect(read('from=2026-08-01&to=2026-08-31').days).toEqual({ from: '2026-08-01', to: '2026-08-31' });
  });

  it('opens on the tab of the order status, and on the claims when they are asked for [ENTITY-72]', () => {
    expect(read('').tab).toBe('orderStatus');
    expect(read('tab=x').tab).toBe('orderStatus');
    expect(read('tab=claim&claimType=RETURN')).toMatchObject({ tab: 'claim', claimType: 'RETURN' });
    expect(read('tab=claim&claimType=REFUND').claimType).toBeNull();
  });

  it('leaves out what makes no sense and turns days that are the wrong way round [ROUTE-34]', () => {
    for (const query of ['months=2', 'step=0', 'step=6', 'step=1.5', 'step=x', 'to=2026-08-01', 'claimType=X']) {
      expect(read(query)).toEqual(read(''));
    }
    for (const query of ['from=&to=', 'from=2026-08-01', 'from=2026-02-30&to=2026-03-01', 'from=1&to=2']) {
      expect(read(query).days).toEqual({ from: '', to: '' });
    }
    expect(read('from=2026-08-02&to=2026-08-01').days).toEqual({ from: '2026-08-01', to: '2026-08-02' });
  });
});

const request = fc.record({
  months: fc.constantFrom(...ORDER_PERIODS_MONTHS),
  days: fc.constantFrom(null, { from: '', to: '' }, { from: '2026-08-01', to: '2026-08-01' }),
  step: fc.constantFrom(null, 1, 2, 3, 4, 5),
  tab: fc.constantFrom('orderStatus' as const, 'claim' as const),
  claimType: fc.constantFrom(null, 'CANCEL' as const, 'RETURN' as const),
});

describe('writeOrderListRequest', () => {
  it.prop([request])('is read again as it was [ROUTE-34]', (wanted) => {
    const query = Object.entries(writeOrderListRequest(wanted)).map(([name, value]) => [name, String(value)]);
    const again = readOrderListRequest(new URLSearchParams(query));
    const own = wanted.tab === 'claim' ? { step: null } : { claimType: null };
    expect(again).toEqual({ ...wanted, ...own, ...(wanted.days !== null && { months: 3 }) });
  });
});
