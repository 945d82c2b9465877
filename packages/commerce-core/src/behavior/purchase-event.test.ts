import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../adapters/bare/memory-storage.ts';
import { silentTracking } from '../adapters/bare/silent-tracking.ts';
import { commerceError } from '../error/commerce-error.ts';
import type { Order } from '../order/record/order-record.ts';
import type { TrackingEvent } from './tracking-event.ts';
import { fakePorts } from '../testing/fake-ports.ts';
import { reservationOf } from '../testing/port-suites/suite-order.ts';
import { ga4Event } from './ga4-event.ts';
import { AGREEMENTS } from '../testing/port-suites/session-api.suite.ts';
import { purchaseEvent } from './purchase-event.ts';
import { recordPaymentButton, recordPurchase, REPEAT_PURCHASE_S } from './record-purchase.use-case.ts';

/** Ports of a member who has bought three pieces of one option, with the events they track. */
async function buyer() {
  const tracked: TrackingEvent[] = [];
  const ports = fakePorts({ tracking: { track: (event) => void tracked.push(event) } });
  const { sessionApi, orderApi } = ports;
  const { redirectUrl } = await sessionApi.start('login');
  const { searchParams } = new URL(redirectUrl, 'http://shop.test');
  const answer = { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' };
  await sessionApi.logIn({ ...answer, agreements: AGREEMENTS });
  const products = [{ productNo: 3, optionNo: 32, orderCnt: 3 }];
  const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
  const request = reservationOf(sheet, sheet.paymentInfo.paymentAmt);
  const held = await orderApi.reserve(sheet.orderSheetNo, request, 'reserve-key');
  ports.decidePayment(held.key, 'APPROVE');
  const { order } = await orderApi.approve(held.orderNo, held.key, 'approve-key');
  if (order === null) throw new Error('not paid');
  return { ports, tracked, order };
}

const optionOf = (order: Order) => {
  const [option] = order.orderOptionsGroupByPartner[0]?.orderOptionsGroupByDelivery[0]?.orderOptions ?? [];
  if (option === undefined) throw new Error('no option');
  return option;
};

describe('a purchase', () => {
  it('contains its order number and the charged amount', async () => {
    const { order } = await buyer();
    const { parameters } = purchaseEvent(order);
    expect(parameters.orderNo).toBe(order.orderNo);
    expect(parameters.value).toBe(order.firstOrderAmount.chargeAmt);
    expect(parameters.value).toBeGreaterThan(0);
  });

  it('tells of each option number, name, categories, option, pieces and amounts [TRACK-07, TRACK-08, TRACK-09, TRACK-10, TRACK-11, TRACK-12, TRACK-13, TRACK-15]', async () => {
    const { order } = await buyer();
    const bought = optionOf(order);
    const option = {
      ...bought,
      categoryName1: '패션',
      categoryName2: '의류',
      categoryName3: '상의',
      categoryName4: '',
      optionName: '색상|사이즈',
      optionValue: '블랙|M',
    };
    const one = order.orderOptionsGroupByPartner[0];
    const delivery = one?.orderOptionsGroupByDelivery[0];
    if (one === undefined || delivery === undefined) throw new Error('no delivery');
    const seen = {
      ...order,
      orderOptionsGroupByPartner: [
        { ...one, orderOptionsGroupByDelivery: [{ ...delivery, orderOptions: [option, option] }] },
      ],
    };
    const item = {
      productNo: 3,
      productName: bought.productName,
      categoryName1: '패션',
      categoryName2: '의류',
      categoryName3: '상의',
      categoryName4: '',
      optionName: '색상|사이즈',
      optionValue: '블랙|M',
      orderCnt: 3,
      buyAmt: bought.price.buyAmt,
      adjustedAmt: bought.price.adjustedAmt,
      immediateDiscountAmt: bought.price.immediateDiscountAmt,
      additionalDiscountAmt: bought.price.additionalDiscountAmt,
    };
    expect(purchaseEvent(seen).parameters.items).toEqual([item, item]);
    expect(ga4Event(purchaseEvent(seen))).toMatchObject({
      ecommerce: { items: [{ item_variant: '색상:블랙|사이즈:M', item_category3: '상의', item_category4: '' }, {}] },
    });
  });

  it('names neither its buyer nor its recipient', async () => {
    const { order } = await buyer();
    const sent = JSON.stringify(purchaseEvent(order));
    const [delivery] = order.orderOptionsGroupByPartner[0]?.orderOptionsGroupByDelivery ?? [];
    for (const secret of [
      order.orderer.ordererName,
      order.orderer.ordererContact1,
      delivery?.receiverName,
      delivery?.receiverDetailAddress,
    ]) {
      expect(sent).not.toContain(secret);
    }
  });

  it('is sent once per order, however often it is shown and in whichever browser [TRACK-05]', async () => {
    const { ports, tracked, order } = await buyer();
    const [tab, otherBrowser] = [memoryStorage(ports.clock), memoryStorage(ports.clock)];
    await Promise.all([recordPurchase(ports, tab, order), recordPurchase(ports, tab, order)]);
    await recordPurchase(ports, tab, order);
    await recordPurchase(ports, otherBrowser, order);
    await recordPurchase(ports, memoryStorage(ports.clock), order);
    expect(tracked).toMatchObject([{ name: 'purchase', parameters: { orderNo: order.orderNo } }]);
  });

  it('is sent by the next load when the answer to this one is lost', async () => {
    const { ports, tracked, order } = await buyer();
    const tab = memoryStorage(ports.clock);
    const cutOff = {
      ...ports.orderApi,
      acquirePurchaseEvent: async (orderNo: string, key: string) => {
        await ports.orderApi.acquirePurchaseEvent(orderNo, key);
        throw commerceError('NETWORK');
      },
    };
    await recordPurchase({ ...ports, orderApi: cutOff }, tab, order);
    expect(tracked).toEqual([]);
    await recordPurchase(ports, memoryStorage(ports.clock), order);
    expect(tracked).toEqual([]);
    await recordPurchase(ports, tab, order);
    expect(tracked).toHaveLength(1);
  });

  it('is left to another browser when this one has no listener', async () => {
    const { ports, tracked, order } = await buyer();
    await recordPurchase({ ...ports, tracking: silentTracking() }, memoryStorage(ports.clock), order);
    await recordPurchase(ports, memoryStorage(ports.clock), order);
    expect(tracked).toHaveLength(1);
  });

  it('is not recorded as long as its deposit has not come', async () => {
    const { ports, tracked, order } = await buyer();
    const tab = memoryStorage(ports.clock);
    await recordPurchase(ports, tab, { ...order, defaultOrderStatusType: 'DEPOSIT_WAIT' });
    expect(tracked).toEqual([]);
    await recordPurchase(ports, tab, order);
    expect(tracked).toHaveLength(1);
  });
});

describe('the pay button of a mobile payment', () => {
  it('is sent as a repeat when the same goods were paid for within ten minutes [TRACK-24, CONST-27]', () => {
    const tracked: TrackingEvent[] = [];
    const ports = fakePorts({ tracking: { track: (event) => void tracked.push(event) } });
    const press = (productNo: number) =>
      recordPaymentButton(ports, { payType: 'MOBILE', productNos: [productNo, productNo + 1] });
    press(1);
    press(10);
    ports.clock.advance(REPEAT_PURCHASE_S * 1_000 - 1);
    press(2);
    ports.clock.advance(1);
    press(10);
    expect(REPEAT_PURCHASE_S).toBe(600);
    const repeats = [false, false, true, false];
    expect(tracked).toMatchObject(repeats.map((isRepeat) => ({ name: 'payment_button', parameters: { isRepeat } })));
  });

  it('is not sent for a payment by card', () => {
    const tracked: TrackingEvent[] = [];
    const ports = fakePorts({ tracking: { track: (event) => void tracked.push(event) } });
    recordPaymentButton(ports, { payType: 'CREDIT_CARD', productNos: [1] });
    expect(tracked).toEqual([]);
  });
});
