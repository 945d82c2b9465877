import {
  type Product,
  type ProductOptions,
  UNLIMITED,
  type Won,
  won,
  withheldProduct,
  ZERO_WON,
} from '@dealstore/commerce-core/domain';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createProductView } from './product.view.ts';

const flat = (optionNo: number, value: string, stockCnt = 10) => ({
  optionNo,
  label: '색상',
  value,
  addPrice: ZERO_WON,
  buyPrice: won(1_000) satisfies Won,
  stockCnt,
  saleType: stockCnt === 0 ? ('SOLD_OUT' as const) : ('AVAILABLE' as const),
  main: false,
  imageUrl: null,
});

const options: ProductOptions = {
  type: 'COMBINATION',
  selectType: 'FLAT',
  labels: ['색상'],
  flatOptions: [flat(1, '블랙'), flat(2, '그레이', 3), flat(3, '민트', 0)],
  multiLevelOptions: [],
  inputs: [],
  swatches: [],
};

const productOf = (maxBuyTimeCnt: number): Product => ({
  ...withheldProduct({ productNo: 1, adult: false, telecomOnly: false }, 'TELECOM'),
  withheld: null,
  limitations: { ...UNLIMITED, maxBuyTimeCnt, boughtCnt: 0 },
});

describe('the view of a product page', () => {
  it('shows the product information first [ENTITY-50]', () => {
    expect(createProductView().state.tab).toBe('productInfo');
  });

  it('takes each option once and none that is sold out', () => {
    const view = createProductView();
    const goods = { product: productOf(0), options };
    expect(view.choose(goods, 0, '블랙')).toBe('added');
    expect(view.choose(goods, 0, '블랙')).toBe('duplicate');
    expect(view.choose(goods, 0, '민트')).toBe('refused');
    expect(view.state.rows).toHaveLength(1);
  });

  it('asks for an option before anything is bought', () => {
    const view = createProductView();
    expect(view.check(options)).toBe('choose-option');
    expect(view.check(options)).toBe('choose-option');
    // Each press is answered: the choice comes into view again.
    expect(view.state.outcomes).toBe(2);
    view.choose({ product: productOf(0), options }, 0, '블랙');
    expect(view.check(options)).toBeNull();
    expect(view.state.outcomes).toBe(3);
  });

  it('puts the only option there is into the rows by itself', () => {
    const view = createProductView();
    const only: ProductOptions = { ...options, type: 'DEFAULT', flatOptions: [flat(9, '')] };
    view.prepare(productOf(0), only);
    view.prepare(productOf(0), only);
    expect(view.state.rows.map((row) => row.optionNo)).toEqual([9]);
    // The visitor has not chosen: the page does not scroll to it.
    expect(view.state.outcomes).toBe(0);
  });

  const step = fc.record({ optionNo: fc.constantFrom(1, 2), wanted: fc.integer({ min: -5, max: 50 }) });
  it.prop([fc.integer({ min: 2, max: 8 }), fc.array(step)])(
    'never goes beyond the limit of an order or the stock, whatever is asked',
    (limit, steps) => {
      const view = createProductView();
      const goods = { product: productOf(limit), options };
      view.choose(goods, 0, '블랙');
      view.choose(goods, 0, '그레이');
      for (const { optionNo, wanted } of steps) view.count(goods, optionNo, wanted);
      const counts = view.state.rows.map((row) => row.orderCnt);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(limit);
      for (const row of view.state.rows) {
        expect(row.orderCnt).toBeGreaterThanOrEqual(1);
        if (row.optionNo === 2) expect(row.orderCnt).toBeLessThanOrEqual(3);
      }
    },
  );
});
