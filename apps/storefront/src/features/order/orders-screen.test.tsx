import type { OrderGift, OrderOption, OrderSummary } from '@dealstore/commerce-core/domain';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { giftStatusText } from '../../widgets/gift/gift-status.text.ts';
import { OrderWideActions } from './order-actions.tsx';
import { OptionCard } from './option-card.tsx';
import { orderListText } from './order-list.text.ts';
import { screen } from './orders.screen.tsx';

const GIFT: OrderGift = {
  giftId: 7,
  status: 'WAITING_ADDRESS',
  receiverName: '김받음',
  receiverPhone: '010-****-0001',
  expireYmdt: '2026-12-08 23:59:59',
};

const DONE: OrderGift = { ...GIFT, status: 'COMPLETED' };

const order = (orderNo: string) =>
  ({
    orderNo,
    orderYmdt: '2026-11-20 10:00:00',
    defaultOrderStatusType: 'PAY_DONE',
    firstOrderAmt: { chargeAmt: 10_000 },
    bankInfo: null,
    paymentExpirationYmdt: null,
    gift: orderNo === 'USUAL' ? GIFT : null,
    orderOptions: [],
  }) as unknown as OrderSummary;

/** An ordered option of which so much may be done. */
const optionOf = (orderStatusType: string, actions: readonly string[]) =>
  ({
    orderStatusType,
    orderStatusDate: { arrivalYmd: null, deliveryStartYmdt: null },
    nextActions: actions.map((nextActionType) => ({ nextActionType })),
    claimStatusType: null,
    claimNo: null,
    delivery: {},
    productName: '홍삼',
    partnerName: '햇살농담',
    optionValue: '',
    orderCnt: 1,
    price: { buyAmt: 1_000 },
  }) as unknown as OrderOption;

/** The orders at an address, as the server shows them; each list of them is known under its period and step. */
function show(query: string): string {
  const client = createQueryClient();
  const keep = (period: readonly unknown[], orderNo: string) => {
    const page = { items: [order(orderNo)], totalCount: 1, nextCursor: null };
    client.setQueryData(['orders', 'list', ...period], { pages: [page], pageParams: [null] });
  };
  keep([3, null, null], 'USUAL');
  keep([6, null, null], 'SIX-MONTHS');
  keep([3, { from: '2026-08-01', to: '2026-08-31' }, null], 'AUGUST');
  keep([3, null, 3], 'ON-ITS-WAY');
  client.setQueryData(['orders', 'status-counts'], { deliveryIngCnt: 4 });
  const part = <screen.Screen params={{}} search={new URLSearchParams(query)} />;
  return renderOnServer(part, { client, path: '/myPage/order', search: query, facts: { loggedIn: true } });
}

/** The tab that is open, of the two above the list. */
function currentTab(html: string): string | undefined {
  const tabs = [orderListText.ko.tabOrderStatus, orderListText.ko.tabClaim];
  const current = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]*)<\/a>/g)].map(([, name]) => name ?? '');
  return current.find((name) => tabs.includes(name));
}

describe('the screen of the orders', () => {
  it.each([
    ['', 'USUAL'],
    ['months=6', 'SIX-MONTHS'],
    ['from=2026-08-01&to=2026-08-31', 'AUGUST'],
    ['step=3', 'ON-ITS-WAY'],
  ])('asked with "%s" lists the orders of that period and status [ROUTE-34]', (query, orderNo) => {
    const html = show(query);
    for (const each of ['USUAL', 'SIX-MONTHS', 'AUGUST', 'ON-ITS-WAY']) {
      expect([each, html.includes(each)]).toEqual([each, each === orderNo]);
    }
  });

  it('says how many goods of a status are in how many orders, as my page counts goods', () => {
    expect(show('step=3')).toContain('>주문 1건 · 상품 4개<');
    expect(show('')).toContain('>주문 1건<');
    expect(show('months=6')).toContain('>주문 1건<');
  });

  it('marks the order of a gift with whom it is for, where it stands and the way to it, and no other order', async () => {
    const way = '/myPage/gift/sendGift/detail?giftId=7';
    // Its file comes when there is a gift.
    await vi.waitFor(() => expect(show('')).toContain(`href="${way}"`));
    const words = [giftStatusText.ko.gift, '김받음님에게', '010-****-0001'];
    for (const word of words) expect(show('')).toContain(`>${word}<`);
    expect(show('step=3')).not.toContain('/myPage/gift/sendGift');
  });

  it('heads a gift that waits with until when, not with a step on which nothing moves', async () => {
    const headed = (gift: OrderGift | null) =>
      renderOnServer(<OptionCard option={optionOf('PAY_DONE', [])} gift={gift} withTimeline />, {});
    await vi.waitFor(() => expect(headed(GIFT)).toMatch(/<strong>.*선물 수락 대기 · 12\/8까지.*<\/strong>/));
    expect(headed(GIFT)).not.toContain('결제완료');
    expect(headed(DONE)).toContain('<strong>결제완료</strong>');
    expect(headed(DONE)).toContain('aria-current="step"');
  });

  it('cancels a gift that waits for its address where gifts are canceled, and every other order by the form', () => {
    const option = { orderNo: '7', orderStatusType: 'PAY_DONE', nextActions: [{ nextActionType: 'CANCEL_ALL' }] };
    const options = [option] as unknown as readonly OrderOption[];
    const linkOf = (gift: OrderGift | null) =>
      /href="([^"]*)"[^>]*>([^<]*)/
        .exec(renderOnServer(<OrderWideActions options={options} gift={gift} />, {}))
        ?.slice(1);
    expect(linkOf(GIFT)).toEqual(['/myPage/gift/sendGift/detail?giftId=7', '선물 취소']);
    const byForm = [expect.stringContaining('/myPage/order/orderCancel/7/'), '전체 주문취소'];
    expect(linkOf(null)).toEqual(byForm);
    expect(linkOf({ ...GIFT, status: 'CONFIRMED' })).toEqual(byForm);
  });

  it('opens on the tab of the order status [ENTITY-72]', () => {
    expect(currentTab(show(''))).toBe(orderListText.ko.tabOrderStatus);
    expect(currentTab(show('tab=claim'))).toBe(orderListText.ko.tabClaim);
    expect(show('tab=claim')).not.toContain('USUAL');
  });

  it.each([
    ['DELIVERY_ING', ['VIEW_DELIVERY', 'DELIVERY_DONE', 'RETURN', 'EXCHANGE'], ['배송조회', '상품 받았어요'], true],
    ['PRODUCT_PREPARE', ['CANCEL', 'EXCHANGE'], ['취소신청'], false],
    ['BUY_CONFIRM', ['WRITE_REVIEW', 'RETURN'], ['리뷰 쓰기', '다시 담기'], true],
  ] as const)(
    'shows the two buttons that matter of %s in a list, and all of them in the order',
    (of, may, two, main) => {
      const buttonsOf = (html: string) =>
        [...html.matchAll(/class="[^"]*small[^"]*"[^>]*>([^<]*)/g)].map(([, name]) => name);
      const inList = renderOnServer(<OptionCard option={optionOf(of, may)} gift={null} />, {});
      const inOrder = renderOnServer(<OptionCard option={optionOf(of, may)} gift={null} withTimeline />, {});
      expect(buttonsOf(inList)).toEqual(two);
      expect(buttonsOf(inOrder)).toHaveLength(may.length + (of === 'BUY_CONFIRM' ? 1 : 0));
      expect(buttonsOf(inOrder).slice(0, two.length)).toEqual(two);
      expect(inList).toContain(`data-main="${main}"`);
    },
  );

  it('says why a confirmed purchase cannot be returned as before, but not of a gift', () => {
    const noteOf = (actions: readonly string[], isGift = false) => {
      const html = renderOnServer(
        <OptionCard option={optionOf('BUY_CONFIRM', actions)} gift={isGift ? DONE : null} />,
        {},
      );
      return /구매확정<\/strong>(?:<span>([^<]*)<\/span>)?<\/p>/.exec(html)?.[1];
    };
    expect(noteOf(['RETURN'])).toContain('판매자 책임일 때만');
    expect(noteOf([])).toContain('기간이 지났어요');
    expect(noteOf([], true)).toBeUndefined();
  });
});
