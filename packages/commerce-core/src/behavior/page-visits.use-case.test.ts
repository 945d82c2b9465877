import { describe, expect, it, vi } from 'vitest';
import { type Behavior, pageCodeOf } from './behavior.ts';
import { goodsEvent } from './goods-event.ts';
import { createPageVisits } from './page-visits.use-case.ts';
import { recordShare } from './record-share.use-case.ts';
import type { TrackingEvent } from './tracking-event.ts';
import { bridgeSink, createTracking, dataLayerSink } from './tracking-sinks.use-case.ts';

function watched(fails = false) {
  const recorded: Behavior[] = [];
  const tracked: TrackingEvent[] = [];
  const behaviorApi = {
    record: async (behavior: Behavior) => {
      recorded.push(behavior);
      if (fails) throw new Error('away');
    },
  };
  const tracking = createTracking([(event) => void tracked.push(event)]);
  return { recorded, tracked, behaviorApi, tracking };
}

/** Lets what was begun come to its end. */
const settled = () => new Promise((resolve) => void setTimeout(resolve));

describe('page visits', () => {
  it('records leaving one page before entering the next [STATE-22, STATE-23, TRACK-01, TRACK-02]', async () => {
    const { recorded, ...ports } = watched();
    const visits = createPageVisits(ports);
    visits.enter('HOME', '/');
    visits.enter('PRODUCT', '/product/1');
    visits.enter('CART', '/cart');
    await settled();
    expect(recorded).toEqual([
      { behaviorType: 'PAGE_ENTER', pageCode: 'HOME' },
      { behaviorType: 'PAGE_EXIT', pageCode: 'HOME' },
      { behaviorType: 'PAGE_ENTER', pageCode: 'PRODUCT' },
      { behaviorType: 'PAGE_EXIT', pageCode: 'PRODUCT' },
      { behaviorType: 'PAGE_ENTER', pageCode: 'CART' },
    ]);
  });

  it('remembers the page before [STATE-24]', () => {
    const visits = createPageVisits(watched());
    visits.enter('HOME', '/');
    expect(visits.previousPageCode()).toBe(null);
    visits.enter('PRODUCT', '/product/1');
    expect(visits.previousPageCode()).toBe('HOME');
    visits.enter('PRODUCT', '/product/2');
    expect(visits.previousPageCode()).toBe('PRODUCT');
  });

  it('tells tracking services of each page once it is shown, without its path [STATE-25, TRACK-03]', () => {
    const { tracked, ...ports } = watched();
    const visits = createPageVisits(ports);
    visits.enter('RECIPIENT_INFO', '/myPage/giftBox/recipientInfoInput/secret');
    visits.enter('HOME', '/');
    expect(tracked).toEqual([
      { name: 'page_view', parameters: { pageCode: 'RECIPIENT_INFO', previousPageCode: null } },
      { name: 'page_view', parameters: { pageCode: 'HOME', previousPageCode: 'RECIPIENT_INFO' } },
    ]);
  });

  it('counts the same page once, and its end when the document is left', async () => {
    const { recorded, tracked, ...ports } = watched();
    const visits = createPageVisits(ports);
    visits.enter('SEARCH_RESULT', '/search/result');
    visits.enter('SEARCH_RESULT', '/search/result');
    await settled();
    visits.leave();
    visits.leave();
    visits.enter('SEARCH_RESULT', '/search/result');
    await settled();
    expect(recorded.map(({ behaviorType }) => behaviorType)).toEqual(['PAGE_ENTER', 'PAGE_EXIT', 'PAGE_ENTER']);
    expect(tracked).toHaveLength(2);
  });

  it('goes on when the history cannot be reached [CALL-58]', async () => {
    const { recorded, tracked, ...ports } = watched(true);
    const visits = createPageVisits(ports);
    visits.enter('HOME', '/');
    visits.enter('CART', '/cart');
    visits.leave();
    recordShare(ports, 'CART', 'URL', { link: 'https://shop.test/', title: '', productNo: null });
    await settled();
    expect(recorded).toHaveLength(5);
    expect(tracked).toHaveLength(3);
  });

  it.each([
    ['home', 'HOME'],
    ['orderSheet', 'ORDER_SHEET'],
  ])('names the page of the route %s %s [ENTITY-33]', (route, code) => expect(pageCodeOf(route)).toBe(code));
});

describe('tracking services', () => {
  it('all get an event that one of them fails at [TRACK-03]', () => {
    const sent: string[] = [];
    const failing = () => {
      throw new Error('blocked');
    };
    createTracking([failing, ({ name }) => void sent.push(name), failing]).track(goodsEvent('view_cart', []));
    expect(sent).toEqual(['view_cart']);
  });

  it('do nothing when no service is present', () => {
    expect(createTracking([]).isSilent).toBe(true);
    expect(createTracking([() => undefined]).isSilent).toBe(false);
  });

  it('get a share, and so does the history [TRACK-22]', async () => {
    const { recorded, tracked, ...ports } = watched();
    recordShare(ports, 'PRODUCT', 'KAKAO', { link: 'https://shop.test/product/7', title: '컵', productNo: 7 });
    const share = { sharedLink: 'https://shop.test/product/7', sharedChannel: 'KAKAO', productId: 7 };
    expect(tracked).toEqual([{ name: 'share', parameters: share }]);
    expect(recorded).toEqual([{ behaviorType: 'SHARE', pageCode: 'PRODUCT', share }]);
  });

  it('have the native app among them, whose parameters are flat [TRACK-25, BRIDGE-08]', () => {
    const logEvent = vi.fn();
    const cup = { productNo: 7, productName: '컵', optionValue: '', price: 9, orderCnt: 2 };
    const send = bridgeSink({ logEvent });
    send(goodsEvent('begin_checkout', [cup], { isGift: true }));
    send({ name: 'page_view', parameters: { pageCode: 'HOME', previousPageCode: null } });
    expect(logEvent.mock.calls).toEqual([
      ['begin_checkout', { value: 18, items: JSON.stringify([cup]), isGift: true }],
      ['page_view', { pageCode: 'HOME' }],
    ]);
  });

  it('have a data layer among them, where nothing stays of the goods of an earlier event', () => {
    const layer: object[] = [];
    const send = dataLayerSink(layer);
    send({ name: 'page_view', parameters: { pageCode: 'HOME', previousPageCode: null } });
    send({ name: 'share', parameters: { sharedLink: 'l', sharedChannel: 'URL', productId: null } });
    expect(layer).toEqual([
      { ecommerce: null },
      { event: 'page_view', page_code: 'HOME', previous_page_code: null },
      { ecommerce: null },
      { event: 'share', method: 'URL', content_type: 'page', item_id: null },
    ]);
  });
});
