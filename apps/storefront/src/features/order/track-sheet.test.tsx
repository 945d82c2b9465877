import type { OrderOption } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { Track } from './track-sheet.tsx';

type Delivery = NonNullable<OrderOption['delivery']>;

const PAID = { arrivalYmd: '2026-11-24', payYmdt: '2026-11-20 10:00:00', deliveryStartYmdt: null } as const;

function show(delivery: Partial<Delivery> | null, dates: Partial<OrderOption['orderStatusDate']>): string {
  const known = { deliveryCompanyType: 'CJ', invoiceNo: '000011112222', retrieveInvoiceUrl: null };
  const option = {
    delivery: delivery === null ? null : { ...known, ...delivery },
    orderStatusDate: { ...PAID, deliveryCompleteYmdt: null, ...dates },
  } as OrderOption;
  return renderOnServer(<Track option={option} />);
}

const stationsOf = (html: string) => [...html.matchAll(/<li[^>]*><strong>([^<]*)/g)].map(([, station]) => station);

describe('the way of a parcel', () => {
  it('names its stations, the last one first, and who carries it under which number', () => {
    const html = show({}, { deliveryStartYmdt: '2026-11-21 09:30:00' });
    expect(stationsOf(html)).toEqual(['판매자가 보냈어요', '결제했어요']);
    expect(html).toContain('2026.11.21 09:30');
    expect(html).toMatch(/CJ대한통운<.*<strong>000011112222</);
    expect(html).toMatch(/<button[^>]*aria-label="송장번호 복사"/);
    expect(html.match(/aria-current="step"><strong>([^<]*)/)?.[1]).toBe('판매자가 보냈어요');
    expect(html.match(/aria-current/g)).toHaveLength(1);
    expect(html).toContain('11/24(화) 도착 예정');
    expect(html).not.toContain('<a ');
  });

  it('shows of no arrival to come once it is there, and leads to a carrier that shows the parcel', () => {
    const url = 'https://carrier.example/000011112222';
    const there = { arrivalYmd: null, deliveryCompleteYmdt: '2026-11-24 15:00:00' };
    const html = show({ deliveryCompanyType: 'DRONE', retrieveInvoiceUrl: url }, there);
    expect(stationsOf(html)).toEqual(['배송이 끝났어요', '결제했어요']);
    expect(html).not.toContain('도착 예정');
    expect(html).toMatch(/택배<.*000011112222/);
    expect(html).toMatch(new RegExp(`<a[^>]*href="${url}"[^>]*rel="noopener noreferrer"`));
  });
});
