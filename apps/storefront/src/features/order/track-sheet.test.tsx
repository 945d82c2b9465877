import type { DeliveryStep, OrderOption } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { createQueryClient } from '../../page/query-client.ts';
import { deliveryStepsQuery } from './order.queries.ts';
import { Track } from './track-sheet.tsx';

const noServices = () => Promise.reject(new Error('sends no request'));

type Delivery = NonNullable<OrderOption['delivery']>;

const PAID = { arrivalYmd: '2026-11-24', payYmdt: '2026-11-20 10:00:00', deliveryStartYmdt: null } as const;

/** @param steps what the courier has answered; null before it has */
function show(
  delivery: Partial<Delivery> | null,
  dates: Partial<OrderOption['orderStatusDate']>,
  steps: readonly DeliveryStep[] | null = null,
  orderStatusType?: OrderOption['orderStatusType'],
): string {
  const parcel = { deliveryCompanyType: 'CJ', invoiceNo: '000011112222', retrieveInvoiceUrl: null };
  const option = {
    orderOptionNo: 7,
    orderStatusType,
    delivery: delivery === null ? null : { ...parcel, ...delivery },
    orderStatusDate: { ...PAID, deliveryCompleteYmdt: null, ...dates },
  } as OrderOption;
  const client = createQueryClient();
  if (steps !== null) client.setQueryData(deliveryStepsQuery(noServices, 7).queryKey, steps);
  return renderOnServer(<Track option={option} />, { client });
}

const stationsOf = (html: string) => [...html.matchAll(/<li[^>]*><strong>([^<]*)/g)].map(([, station]) => station);

describe('the way of a parcel', () => {
  it('shows its stations, the last one first, with the carrier and the invoice number', () => {
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

  it('shows what is still to come before it, until it is there', () => {
    const shipped = { deliveryStartYmdt: '2026-11-21 09:30:00' };
    const ahead = (html: string) =>
      [...html.matchAll(/<li data-state="ahead"><strong>([^<]*?) </g)].map(([, name]) => name);
    const step = { place: null, stepYmdt: '2026-11-21 10:00:00' } as const;
    expect(ahead(show({}, shipped, [], 'DELIVERY_ING'))).toEqual(['도착', '배달 출발', '배송지로 이동', '집하']);
    const moving = show({}, shipped, [{ ...step, deliveryStepType: 'IN_TRANSIT' }], 'DELIVERY_ING');
    expect(ahead(moving)).toEqual(['도착', '배달 출발']);
    expect(moving.match(/aria-current="step"><strong>([^<]*)/)?.[1]).toBe('배송지로 이동하고 있어요');
    // Before its courier has answered it may have passed them all.
    expect(ahead(show({}, shipped, null, 'DELIVERY_ING'))).toEqual([]);
    expect(ahead(show(null, {}, null, 'PAY_DONE'))).toHaveLength(4);
    for (const over of ['DELIVERY_DONE', 'BUY_CONFIRM', 'CANCEL_DONE'] as const)
      expect(ahead(show({}, shipped, [], over))).toEqual([]);
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

  it('goes by what the courier has written, and by the shop where it has written nothing yet [HAND-10]', () => {
    const shipped = { deliveryStartYmdt: '2026-11-21 09:30:00' };
    const step = (deliveryStepType: DeliveryStep['deliveryStepType'], place: string | null, hour: string) => ({
      deliveryStepType,
      place,
      stepYmdt: `2026-11-21 ${hour}:00:00`,
    });
    const onTheWay = [step('IN_TRANSIT', '옥천 허브', '18'), step('PICKED_UP', null, '10')];
    const html = show({}, shipped, onTheWay);
    expect(stationsOf(html)).toEqual(['배송지로 이동하고 있어요', '택배사가 상품을 넘겨받았어요', '결제했어요']);
    expect(html).toContain('옥천 허브</span><time dateTime="2026-11-21 18:00:00"');
    expect(stationsOf(show({}, shipped, []))).toEqual(['판매자가 보냈어요', '결제했어요']);
    const there = { ...shipped, deliveryCompleteYmdt: '2026-11-22 15:00:00' };
    expect(stationsOf(show({}, there, onTheWay))[0]).toBe('배송이 끝났어요');
    expect(stationsOf(show({}, there, [step('DELIVERED', null, '23'), ...onTheWay]))).toHaveLength(4);
  });
});
