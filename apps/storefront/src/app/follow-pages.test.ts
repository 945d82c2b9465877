import { createTracking, dataLayerSink } from '@dealstore/commerce-core';
import { won } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MakeEvent } from '../tracking/event-queue.ts';

const CUP = { productNo: 7, productName: '컵', discountedPrice: won(4_000), withheld: null };
const SPOON = { productNo: 8, productName: '숟가락', discountedPrice: won(500), withheld: null };
/** When the services of a page are there, in ms after its first moment; what makes events is another file. */
const SERVICES_MS = 400;
const WHOLE_TRIP_MS = 60_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** A page of the shop whose address can be changed as the router does it. */
class Page extends EventTarget {
  readonly location = { pathname: '/', search: '' };

  go(pathname: string, by: 'pushState' | 'popstate'): void {
    this.location.pathname = pathname;
    this.dispatchEvent(new Event(by));
  }
}

/** Plays one trip, a tap each `tapMs`, on a phone so many times slower; answers all that a tag manager and the history got. */
async function replay(tapMs: number, slower: number) {
  vi.resetModules();
  const page = new Page();
  vi.stubGlobal('window', page);
  const { eventQueue } = await import('../tracking/event-queue.ts');
  const { followAddresses } = await import('./navigation/follow-addresses.ts');
  const { followPages } = await import('./follow-pages.ts');
  const { pageCodeOfPath } = await import('../routes/page-code.ts');
  const clock = simulatedClock();
  const layer: object[] = [];
  const history: string[] = [];
  const behaviorApi = {
    record: async ({ behaviorType, pageCode }: { readonly behaviorType: string; readonly pageCode: string }) => {
      history.push(`${behaviorType} ${pageCode}`);
    },
  };
  // As the hook of screens does it.
  const track = (make: MakeEvent): void => {
    eventQueue.push({ type: 'event', pageCode: pageCodeOfPath(page.location.pathname), make });
  };
  const list = (products: readonly (typeof CUP)[], part?: string) =>
    track((make, pageCode) => make.listShown({ products, ...(part !== undefined && { part }) }, pageCode));
  const taps = [
    () => {
      track((make) => make.goodsEvent('add_to_wishlist', [make.listedGoods(SPOON)]));
      page.go('/product/7', 'pushState');
      track((make) => make.goodsEvent('view_item', [make.listedGoods(CUP)]));
    },
    () => track((make) => make.goodsEvent('add_to_cart', [make.listedGoods(CUP)])),
    () => page.go('/', 'popstate'),
    () => {
      list([SPOON], 'best');
      page.go('/cart', 'pushState');
      track((make) => make.goodsEvent('view_cart', [make.listedGoods(CUP)]));
    },
  ];
  followAddresses();
  list([CUP, SPOON], 'deal');
  taps.forEach((tap, index) => clock.setTimeout(tap, tapMs * (index + 1)));
  clock.setTimeout(
    () => followPages({ behaviorApi, tracking: createTracking([dataLayerSink(layer)]) }),
    SERVICES_MS * slower,
  );
  clock.advance(WHOLE_TRIP_MS);
  await vi.waitFor(() => expect(layer).toHaveLength(2 * 10));
  await vi.waitFor(() => expect(history).toHaveLength(7));
  return { layer, history };
}

describe('a shopping trip', () => {
  it('is tracked alike however quick its taps and however slow its phone', async () => {
    const { layer, history } = await replay(2_000, 1);
    const named = layer.map((entry) => [Reflect.get(entry, 'event'), Reflect.get(entry, 'page_code')]);
    expect(named.filter(([name]) => name !== undefined)).toEqual([
      ['page_view', 'HOME'],
      ['view_item_list', undefined],
      ['add_to_wishlist', undefined],
      ['page_view', 'PRODUCT'],
      ['view_item', undefined],
      ['add_to_cart', undefined],
      ['page_view', 'HOME'],
      ['view_item_list', undefined],
      ['page_view', 'CART'],
      ['view_cart', undefined],
    ]);
    expect(layer).toContainEqual({
      event: 'view_item_list',
      ecommerce: expect.objectContaining({ item_list_id: 'HOME.deal' }),
    });
    const others = [
      [0, 1],
      [0, 4],
      [100, 1],
      [500, 1],
      [500, 4],
    ] as const;
    for (const [tapMs, slower] of others)
      expect(await replay(tapMs, slower), `${tapMs} ms`).toEqual({ layer, history });
  });
});
