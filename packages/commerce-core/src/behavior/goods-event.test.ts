import { describe, expect, expectTypeOf, it } from 'vitest';
import { won } from '../value/won.ts';
import { ga4Event } from './ga4-event.ts';
import { goodsEvent, type GoodsEvent, listedGoods, listEvent, type TrackedGoods } from './goods-event.ts';
import type { MemberEvent } from './member-event.ts';
import type { TrackingEvent } from './tracking-event.ts';

const CUP = { productNo: 7, productName: '컵', discountedPrice: won(4_000) };
const SPOON = { productNo: 8, productName: '숟가락', discountedPrice: won(500) };

describe('an event of goods', () => {
  it('has for GA4 the sum of its goods, and each with its option, price and pieces', () => {
    const chosen = { ...listedGoods(CUP), optionValue: '블랙|M', orderCnt: 3 };
    const event = goodsEvent('add_to_cart', [chosen, listedGoods(SPOON)]);
    expect(ga4Event(event)).toEqual({
      name: 'add_to_cart',
      ecommerce: {
        currency: 'KRW',
        value: 12_500,
        items: [
          { item_id: '7', item_name: '컵', item_variant: '블랙|M', price: 4_000, quantity: 3 },
          { item_id: '8', item_name: '숟가락', item_variant: '', price: 500, quantity: 1 },
        ],
      },
    });
  });

  it('names the payment method of a checkout and whether it is a gift', () => {
    expect(ga4Event(goodsEvent('add_payment_info', [], { payType: 'MOBILE', isGift: true })).ecommerce).toEqual({
      currency: 'KRW',
      value: 0,
      items: [],
      payment_type: 'MOBILE',
      checkout_type: 'gift',
    });
    expect(ga4Event(goodsEvent('begin_checkout', [], { isGift: false })).ecommerce).not.toHaveProperty('checkout_type');
  });

  it('tells of a list which it is and where in it each product stands', () => {
    expect(ga4Event(listEvent('view_item_list', 'HOME.section.3', [CUP, SPOON], 24))).toEqual({
      name: 'view_item_list',
      ecommerce: {
        item_list_id: 'HOME.section.3',
        items: [
          { item_id: '7', item_name: '컵', item_variant: '', price: 4_000, quantity: 1, index: 24 },
          { item_id: '8', item_name: '숟가락', item_variant: '', price: 500, quantity: 1, index: 25 },
        ],
      },
    });
  });

  it('has no field in its type for the name or the contact of a person', () => {
    expectTypeOf<keyof MemberEvent['parameters']>().toEqualTypeOf<'gender' | 'grade' | 'ageGroup' | 'carrier'>();
    expectTypeOf<keyof GoodsEvent['parameters']>().toEqualTypeOf<'value' | 'items' | 'payType' | 'isGift'>();
    expectTypeOf<keyof TrackedGoods>().toEqualTypeOf<
      'productNo' | 'productName' | 'optionValue' | 'price' | 'orderCnt'
    >();
    expectTypeOf<Extract<TrackingEvent['name'], 'contact'>>().toBeNever();
  });
});
