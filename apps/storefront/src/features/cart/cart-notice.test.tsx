import {
  type Cart,
  type CartPrice,
  type OrderProductOption,
  type OrderStatusCounts,
  won,
} from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../page/query-client.ts';
import { renderOnServer } from '../../testing/render-on-server.tsx';
import { paymentWaitText } from '../../widgets/payment-wait/payment-wait.text.ts';
import { CART_KEY } from '../../widgets/cart/cart-cache.ts';
import { cartText } from './cart.text.ts';
import { screen } from './cart.screen.tsx';
import { OrderPanel } from './order-panel.tsx';

const chosen = [{ cartNo: 1 }] as Partial<OrderProductOption>[] as readonly OrderProductOption[];

/** The cart of a member with one line, as far as the backend has answered. */
function show(counts: Partial<OrderStatusCounts> | null): string {
  const client = createQueryClient();
  const line = { cartNo: 1, validInfo: { valid: false }, price: {}, optionInputs: [], orderCnt: 1, optionValue: '' };
  const product = { productNo: 1, productName: '사과', orderProductOptions: [line] };
  const cart = { deliveryGroups: [], invalidProducts: [product], price: {} } as unknown as Cart;
  client.setQueryData([...CART_KEY, 'lines'], cart);
  if (counts !== null) client.setQueryData(['orders', 'waiting'], counts);
  const part = <screen.Screen params={{}} search={new URLSearchParams()} />;
  return renderOnServer(part, { client, facts: { loggedIn: true } });
}

/** The cart of a member whose only line may be given, or may not. */
function showLine(giftUsable: boolean, facts: object = {}, client = createQueryClient(), sent = {}): string {
  const zero = { deliveryAmt: 0, aboveDeliveryAmt: 0, returnDeliveryAmt: 0, remoteDeliveryAmt: 0, jejuDeliveryAmt: 0 };
  const price = { ...zero, buyAmt: 1_000, standardAmt: 1_000 };
  const valid = { valid: true, errorCode: null };
  const line = { cartNo: 1, validInfo: valid, price, optionInputs: [], orderCnt: 1, optionValue: '', ...facts };
  const product = { productNo: 1, productName: '사과', giftUsable, buyAmt: 1_000, orderProductOptions: [line] };
  const group = { partnerNo: 1, buyAmt: 1_000, amountToFreeDelivery: 0, deliveryCondition: zero, ...zero };
  const cart = {
    deliveryGroups: [{ ...group, ...sent, orderProducts: [product] }],
    invalidProducts: [],
    price,
  } as unknown as Cart;
  client.setQueryData([...CART_KEY, 'lines'], cart);
  client.setQueryData(['orders', 'waiting'], { payWaitCnt: 0 });
  const part = <screen.Screen params={{}} search={new URLSearchParams()} />;
  return renderOnServer(part, { client, facts: { loggedIn: true } });
}

describe('the goods of one seller', () => {
  it('are said to come free, but not where they are not sent', () => {
    const wayOf = (deliveryDays: number) =>
      showLine(true, {}, createQueryClient(), {
        amountToFreeDelivery: null,
        dispatch: { departureCutoff: '14:00', deliveryDays },
      });
    expect(wayOf(2)).toContain('무료배송');
    expect(wayOf(0)).not.toContain('무료배송');
  });
});

describe('the gift button of a cart', () => {
  it('says of goods that cannot be given that they cannot, before it is pressed', () => {
    const giveOf = (html: string) => html.match(/<button[^>]*>선물하기/)?.[0];
    expect(showLine(true)).not.toContain(cartText.ko.NOT_GIVEN);
    expect(giveOf(showLine(true))).not.toContain('disabled');
    expect(showLine(false)).toContain(cartText.ko.NOT_GIVEN);
    expect(giveOf(showLine(false))).toContain('disabled');
  });
});

describe('the order button of a cart', () => {
  it('counts pieces, as people read them, and not lines', () => {
    const client = createQueryClient();
    client.setQueryData([...CART_KEY, 'price', [1]], { totalAmt: 18_000, buyAmt: 1_000 });
    expect(showLine(true, { orderCnt: 2 }, client)).toContain('18,000원 · 2개 주문하기');
  });
});

describe('what a cart costs, before the chosen lines are priced apart', () => {
  it('is the price of the whole cart as it was read, and is not shown for other counts', () => {
    const zero = { discountAmt: 0, totalDeliveryAmt: 0, accumulationAmtWhenBuyConfirm: 0 };
    const cartPrice = { ...zero, standardAmt: 9_000, buyAmt: 9_000, totalAmt: 9_000 } as unknown as CartPrice;
    const order = { chosen, pieceCnt: 2, giftProblem: null, cartPrice, waitingCnt: 0 };
    const facts = { loggedIn: true, isSettled: true, isLastSeen: false, hasProblem: false };
    const panel = (goods: number) => renderOnServer(<OrderPanel {...order} {...facts} goodsAmt={won(goods)} />);
    expect(panel(9_000)).toContain('9,000원 · 2개 주문하기');
    expect(panel(18_000)).not.toContain('9,000');
  });
});

describe('what the best coupons make of a cart', () => {
  const panel = (bestCouponAmt: number | undefined, goods = 9_000): string => {
    const zero = { discountAmt: 0, totalDeliveryAmt: 0, accumulationAmtWhenBuyConfirm: 0, bestCouponAmt };
    const cartPrice = { ...zero, standardAmt: 9_000, buyAmt: 9_000, totalAmt: 12_000 } as unknown as CartPrice;
    const order = { chosen, pieceCnt: 2, giftProblem: null, cartPrice, waitingCnt: 0 };
    const facts = { loggedIn: true, isSettled: true, isLastSeen: false, hasProblem: false };
    return renderOnServer(<OrderPanel {...order} {...facts} goodsAmt={won(goods)} />);
  };

  it('is said beside the order button, as the order sheet will open', () => {
    expect(panel(1_500)).toContain(cartText.ko.withCoupons('10,500원'));
  });

  it('is not said where they take nothing off, of a guest, or of other counts', () => {
    for (const html of [panel(0), panel(undefined), panel(1_500, 18_000)]) expect(html).not.toContain('쿠폰 적용');
  });
});

describe('a line with more pieces than are left', () => {
  it('shows beside its count how many are left', () => {
    const validInfo = { valid: false, errorCode: 'STOCK_SHORT', orderCntChangeable: true };
    expect(showLine(true, { orderCnt: 5, stockCnt: 2, validInfo })).toContain(
      '재고가 2개 남았어요. 수량을 줄여 주세요.',
    );
  });
});

describe('the notice in a cart that a payment is being checked', () => {
  it('comes with the lines it stands above, so that it pushes nothing down', () => {
    expect(show(null)).not.toContain('사과');
    expect(show({ payWaitCnt: 0 })).toContain('사과');
    expect(show({ payWaitCnt: 0 })).not.toContain(paymentWaitText.ko.inCart);
    const html = show({ payWaitCnt: 1 });
    expect(html.indexOf(paymentWaitText.ko.inCart)).toBeLessThan(html.indexOf('사과'));
    expect(html).toContain(paymentWaitText.ko.inCart);
  });

  it('is asked for on the server, with the cart', () => {
    const keys: unknown[] = [];
    const services = () => Promise.reject(new Error('nothing is asked'));
    const page = {
      services,
      params: {},
      search: new URLSearchParams(),
      language: 'ko',
      prefetchInfinite: () => undefined,
    };
    const prefetch = ({ queryKey }: { readonly queryKey: unknown }) => void keys.push(queryKey);
    for (const loggedIn of [false, true]) screen.load?.({ ...page, loggedIn, prefetch } as never);
    expect(keys).toEqual([
      [...CART_KEY, 'lines'],
      ['orders', 'waiting'],
    ]);
  });
});

describe('a cart on its way', () => {
  it('has the shape of what comes: lines of a seller with picture and price, the bill and the button', () => {
    const part = <screen.Screen params={{}} search={new URLSearchParams()} />;
    const html = renderOnServer(part, { facts: { loggedIn: true } });
    expect(html.match(/width:80px;height:80px/g)).toHaveLength(2);
    expect(html).toContain('height:var(--cta-height)');
  });
});
