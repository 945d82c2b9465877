import { won } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackedEvents } from './tracked-events.ts';

class Pressed {
  readonly pathname: string | null;

  constructor(pathname: string | null) {
    this.pathname = pathname;
  }

  closest = () => (this.pathname === null ? null : this);
}

const card = (productNo: number, withheld: 'ADULT' | null = null) =>
  ({ productNo, productName: `goods ${productNo}`, discountedPrice: won(1_000), withheld }) as const;
const LIST = { products: [card(11), card(12), card(13, 'ADULT')], from: 24 };

beforeEach(() => {
  vi.stubGlobal('Element', Pressed);
});
afterEach(() => vi.unstubAllGlobals());

const opened = (pathname: string | null) =>
  trackedEvents.cardOpened(LIST, new Pressed(pathname) as unknown as EventTarget, 'HOME');

describe('the card of a list that is opened', () => {
  it('is the one of the address its link leads to, at its place in the list', () => {
    expect(opened('/product/12')).toMatchObject({
      name: 'select_item',
      parameters: { listId: 'HOME', items: [{ productNo: 12, index: 25 }] },
    });
  });

  it.each([['/event/12'], ['/product/13'], ['/product/14'], [null]])('are not sent for a link to %s', (pathname) => {
    expect(opened(pathname)).toBeNull();
  });
});
