import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { amount, cartLine, cartLines, deliveryTemplate } from '../testing/arbitraries.ts';
import { testSizes } from '../testing/test-sizes.ts';
import { sumWonOf, won } from '../value/won.ts';
import { cartOptions, countCart, countPieces, withoutLines } from './cart.ts';
import { amountToFreeDelivery, remoteDeliveryFee } from './delivery-fee.ts';
import { goodsAtCounts, priceAtCount, priceLine } from './line-price.ts';
import { UNLIMITED } from '../product/purchase-limit.ts';
import { checkLine } from './line-problem.ts';
import { chooseLines, priceCart } from './price-cart.ts';
import { remoteAreaOf } from './remote-area.ts';

const runs = { numRuns: testSizes.moneyRuns };
const member = { loggedIn: true, adult: true, telecomCustomer: true };
const [example] = fc.sample(deliveryTemplate(), { seed: 7, numRuns: 1 });
if (example === undefined) throw new Error('no example');
const template = { ...example, deliveryAmt: won(3_000), aboveDeliveryAmt: won(30_000) };
const [plainLine] = fc.sample(cartLine(), { seed: 7, numRuns: 1 });
if (plainLine === undefined) throw new Error('no example');
const line = plainLine;

describe('countCart', () => {
  it.prop([cartLines()])(
    'counts one per option whatever its quantity, without lines that cannot be ordered [ENTITY-17, ENTITY-18, ENTITY-19]',
    (lines) => {
      const cart = priceCart(lines, [], member);
      const apart = cart.invalidProducts.flatMap((product) => product.orderProductOptions).length;
      expect(countCart(cart)).toBe(lines.length - apart);
      expect(countCart(cart)).toBe(cartOptions(cart).length);
    },
  );

  it.prop([cartLines()])('ignores the order of groups [ENTITY-18]', (lines) => {
    expect(countCart(priceCart(lines.toReversed(), [], member))).toBe(countCart(priceCart(lines, [], member)));
  });
});

describe('countPieces', () => {
  it.prop([cartLines()])('counts each option as often as it is bought', (lines) => {
    const ordered = priceCart(lines, [], member);
    expect(countPieces(ordered)).toBe(cartOptions(ordered).reduce((sum, { orderCnt }) => sum + orderCnt, 0));
    expect(countPieces(ordered)).toBeGreaterThanOrEqual(countCart(ordered));
  });
});

describe('a cart shown with other counts than it was priced for', () => {
  it.prop([cartLines(), fc.infiniteStream(fc.integer({ min: 1, max: 99 }))], runs)(
    'costs the same, line by line and together, as priced with those counts [HAND-07]',
    (lines, counts) => {
      const cart = priceCart(lines, [], member);
      const wanted = new Map(lines.map((each) => [each.cartNo, counts.next().value]));
      const countOf = ({ cartNo }: { readonly cartNo: number }) => wanted.get(cartNo) ?? 0;
      const options = cartOptions(cart);
      const ofNo = new Map(lines.map((each) => [each.cartNo, each]));
      const right = options
        .flatMap(({ cartNo }) => ofNo.get(cartNo) ?? [])
        .map((each) => priceLine(each, countOf(each)));
      expect(options.map((option) => priceAtCount(option, countOf(option)))).toEqual(right);
      expect(goodsAtCounts(options, countOf)).toBe(sumWonOf(right, ({ buyAmt }) => buyAmt));
      expect(goodsAtCounts(options, ({ orderCnt }) => orderCnt)).toBe(cart.price.buyAmt);
    },
  );
});

describe('withoutLines', () => {
  it.prop([cartLines(), fc.infiniteStream(fc.boolean())])(
    'leaves every other line where it was, and no empty product or group [HAND-07]',
    (lines, goes) => {
      const cart = priceCart(lines, [], member);
      const all = [...cartOptions(cart), ...cart.invalidProducts.flatMap((product) => product.orderProductOptions)];
      const gone = new Set(all.map(({ cartNo }) => cartNo).filter(() => goes.next().value === true));
      const rest = withoutLines(cart, gone);
      const products = [...rest.deliveryGroups.flatMap((group) => group.orderProducts), ...rest.invalidProducts];
      expect(products.flatMap((product) => product.orderProductOptions.map(({ cartNo }) => cartNo))).toEqual(
        all.map(({ cartNo }) => cartNo).filter((cartNo) => !gone.has(cartNo)),
      );
      expect(products.every((product) => product.orderProductOptions.length > 0)).toBe(true);
      expect(rest.deliveryGroups.every((group) => group.orderProducts.length > 0)).toBe(true);
    },
  );
});

describe('priceCart', () => {
  const templates = fc.array(deliveryTemplate(), { maxLength: 4 });

  it.prop([cartLines(), templates], runs)('adds up to the won', (lines, feeTemplates) => {
    const { deliveryGroups, price } = priceCart(lines, feeTemplates, member);
    const options = cartOptions({ deliveryGroups });
    expect(sumWonOf(options, (option) => option.price.buyAmt)).toBe(price.buyAmt);
    expect(sumWonOf(deliveryGroups, (group) => group.buyAmt)).toBe(price.buyAmt);
    expect(sumWonOf(deliveryGroups, (group) => group.deliveryAmt)).toBe(price.totalDeliveryAmt);
    expect(price.standardAmt - price.discountAmt).toBe(price.buyAmt);
    expect(price.buyAmt + price.totalPrePaidDeliveryAmt).toBe(price.totalAmt);
    expect(price.totalPrePaidDeliveryAmt + price.totalPayOnDeliveryAmt).toBe(price.totalDeliveryAmt);
    for (const group of deliveryGroups) {
      for (const product of group.orderProducts) {
        expect(sumWonOf(product.orderProductOptions, (option) => option.price.buyAmt)).toBe(product.buyAmt);
      }
    }
  });

  it.prop([cartLines(), templates])(
    'keeps every line once, by seller and template [ENTITY-16]',
    (lines, feeTemplates) => {
      const cart = priceCart(lines, feeTemplates, member);
      const apart = cart.invalidProducts.flatMap((product) => product.orderProductOptions);
      const shown = [...cartOptions(cart), ...apart].map((option) => option.cartNo);
      expect(shown.toSorted((a, b) => a - b)).toEqual(lines.map(({ cartNo }) => cartNo).toSorted((a, b) => a - b));
      const keys = cart.deliveryGroups.map((group) => `${group.partnerNo}/${group.deliveryTemplateNo}`);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('prices the whole cart without a choice, and nothing for an empty one', () => {
    expect(chooseLines([line], null)).toEqual([line]);
    expect(priceCart(chooseLines([line], []), [template], member).price.totalAmt).toBe(0);
    expect(chooseLines([line], [line.cartNo])).toEqual([line]);
  });

  it.prop(
    [
      fc.record({
        salePrice: amount(1e6),
        addPrice: amount(1e4),
        immediateDiscountPrice: amount(1e6),
        additionalDiscountPrice: amount(1e6),
      }),
      fc.integer({ min: 1, max: 99 }),
    ],
    runs,
  )('never lets discounts take more than the price', (unit, orderCnt) => {
    const price = priceLine(unit, orderCnt);
    expect(price.buyAmt).toBeGreaterThanOrEqual(0);
    expect(price.standardAmt - price.immediateDiscountAmt - price.additionalDiscountAmt).toBe(price.buyAmt);
  });
});

describe('delivery', () => {
  const parcel = (buyAmt: number, orderCnt = 1) => ({ buyAmt: won(buyAmt), orderCnt });

  it('shows the amount missing to free delivery', () => {
    const conditional = { ...template, deliveryConditionType: 'CONDITIONAL' } as const;
    expect(amountToFreeDelivery(conditional, parcel(25_800))).toBe(4_200);
    expect(amountToFreeDelivery(conditional, parcel(30_001))).toBe(0);
    const perThree = { ...template, deliveryConditionType: 'QUANTITY_PROPOSITIONAL_FEE', perOrderCnt: 3 } as const;
    expect(amountToFreeDelivery(perThree, parcel(1))).toBe(null);
    const byPrice = { ...template, deliveryConditionType: 'PRICE_FEE', deliveryConditionDetails: [] } as const;
    expect(amountToFreeDelivery(byPrice, parcel(5))).toBe(null);
  });

  it.prop([deliveryTemplate()])('of nothing to an island costs nothing', (any) => {
    expect(remoteDeliveryFee(any, parcel(0, 0), '63001')).toBe(0);
  });

  it('costs extra to Jeju and the islands', () => {
    const remote = { ...template, jejuDeliveryAmt: won(3_000), remoteDeliveryAmt: won(5_000) };
    const fees = ['63002', '63644', '63645', '40200', '06236', 'x', null].map((zip) =>
      remoteDeliveryFee(remote, parcel(1), zip),
    );
    expect(fees).toEqual([3_000, 3_000, 0, 5_000, 0, 0, 0]);
    expect(['23003', '23004', '23010', '23011'].map(remoteAreaOf)).toEqual([null, 'ISLAND', 'ISLAND', null]);
  });
});

describe('checkLine', () => {
  const good = {
    ...line,
    exists: true,
    saleStatusType: 'ONSALE',
    adult: false,
    telecomOnly: false,
    soldOut: false,
    stockCnt: 10,
    ...UNLIMITED,
    boughtCnt: 0,
    orderCnt: 2,
  } as const;
  const check = (change: object, others: readonly object[] = []) => {
    const mine = { ...good, ...change };
    const { errorCode, orderCntChangeable } = checkLine(
      mine,
      [mine, ...others.map((other) => ({ ...mine, ...other }))],
      { ...member, adult: false, telecomCustomer: false },
    );
    return [errorCode, orderCntChangeable];
  };

  it.each([
    [{}, null, true],
    [{ exists: false, soldOut: true }, 'NOT_FOUND', false],
    [{ saleStatusType: 'FINISHED' }, 'NOT_ON_SALE', false],
    [{ adult: true }, 'ADULT_ONLY', false],
    [{ telecomOnly: true }, 'TELECOM_ONLY', false],
    [{ soldOut: true }, 'SOLD_OUT', false],
    [{ stockCnt: 0 }, 'SOLD_OUT', false],
    [{ stockCnt: 1 }, 'STOCK_SHORT', true],
    [{ minBuyCnt: 3 }, 'MIN_BUY', true],
    [{ maxBuyTimeCnt: 1 }, 'MAX_BUY', true],
    [{ maxBuyPersonCnt: 3, boughtCnt: 2 }, 'MAX_BUY', true],
    [{ maxBuyPersonCnt: 3, boughtCnt: 3 }, 'MAX_BUY', false],
    [{ maxBuyPersonCnt: 2 }, null, true],
  ] as const)('finds in %j the problem %s [ROLE-05, ROLE-07]', (change, problem, changeable) => {
    expect(check(change)).toEqual([problem, changeable]);
  });

  it('counts the stock over all lines of an option and the limits over all lines of a product', () => {
    expect(check({ stockCnt: 3 }, [{ cartNo: 2 }])).toEqual(['STOCK_SHORT', true]);
    expect(check({ maxBuyTimeCnt: 3 }, [{ cartNo: 2, optionNo: good.optionNo + 1 }])).toEqual(['MAX_BUY', true]);
    expect(check({ minBuyCnt: 4 }, [{ cartNo: 2, optionNo: good.optionNo + 1 }])).toEqual([null, true]);
  });
});
