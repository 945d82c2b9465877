import { fc } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { GUEST } from '../access/access.ts';
import { UNLIMITED } from '../product/purchase-limit.ts';
import { cartLine, deliveryTemplate } from '../testing/arbitraries.ts';
import { won, ZERO_WON } from '../value/won.ts';
import { amountToFreeDelivery, type DeliveryTemplate } from './delivery-fee.ts';
import { checkLine } from './line-problem.ts';
import { type CartLine, priceCart } from './price-cart.ts';

const member = { ...GUEST, loggedIn: true, adult: true, telecomCustomer: true };
const [drawnLine] = fc.sample(cartLine(), { seed: 7, numRuns: 1 });
const [drawnTemplate] = fc.sample(deliveryTemplate(), { seed: 7, numRuns: 1 });
if (drawnLine === undefined || drawnTemplate === undefined) throw new Error('no example');

/** One piece of 10,000 won, 1,000 off, that anybody may order. */
const LINE: CartLine = {
  ...drawnLine,
  cartNo: 1,
  productNo: 10,
  optionNo: 100,
  partnerNo: 5,
  partnerName: '가게',
  deliveryTemplateNo: 50,
  exists: true,
  saleStatusType: 'ONSALE',
  adult: false,
  telecomOnly: false,
  soldOut: false,
  stockCnt: 5,
  orderCnt: 1,
  ...UNLIMITED,
  minBuyCnt: 0,
  salePrice: won(10_000),
  addPrice: ZERO_WON,
  immediateDiscountPrice: won(1_000),
  additionalDiscountPrice: ZERO_WON,
  accumulationRate: 1,
};

/** 3,000 won, free from 30,000, paid ahead. */
const TEMPLATE: DeliveryTemplate = {
  ...drawnTemplate,
  deliveryTemplateNo: 50,
  deliveryPayType: 'PREPAID_DELIVERY',
  deliveryConditionType: 'CONDITIONAL',
  deliveryAmt: won(3_000),
  aboveDeliveryAmt: won(30_000),
};

const optionsOf = (lines: readonly CartLine[]) =>
  priceCart(lines, [TEMPLATE], member).deliveryGroups.flatMap((group) =>
    group.orderProducts.flatMap((product) => product.orderProductOptions),
  );

describe('the groups of a cart', () => {
  const apart = (over: Partial<CartLine>) => ({ ...LINE, cartNo: 2, productNo: 11, optionNo: 110, ...over });

  it('are one for each seller and each of its templates, and name both', () => {
    const lines = [LINE, apart({}), apart({ cartNo: 3, partnerNo: 6, partnerName: '다른 가게' })];
    const own = { cartNo: 4, deliveryTemplateNo: 51 };
    const groups = priceCart([...lines, apart(own)], [TEMPLATE], member).deliveryGroups;
    expect(
      groups.map(({ partnerNo, partnerName, deliveryTemplateNo, orderProducts }) => [
        partnerNo,
        partnerName,
        deliveryTemplateNo,
        orderProducts.map(({ productNo }) => productNo),
      ]),
    ).toEqual([
      [5, '가게', 50, [10, 11]],
      [6, '다른 가게', 50, [11]],
      [5, '가게', 51, [11]],
    ]);
  });

  it('cost one fee each by their lines, and nothing under an unknown template', () => {
    const lines = [LINE, apart({ orderCnt: 2 }), apart({ cartNo: 4, deliveryTemplateNo: 51 })];
    const { deliveryGroups, price } = priceCart(lines, [TEMPLATE], member);
    expect(
      deliveryGroups.map(({ buyAmt, deliveryAmt, amountToFreeDelivery: missing }) => [buyAmt, deliveryAmt, missing]),
    ).toEqual([
      [27_000, 3_000, 3_000],
      [9_000, 0, null],
    ]);
    expect(price).toEqual({
      standardAmt: 40_000,
      discountAmt: 4_000,
      buyAmt: 36_000,
      totalDeliveryAmt: 3_000,
      totalPrePaidDeliveryAmt: 3_000,
      totalPayOnDeliveryAmt: 0,
      totalAmt: 39_000,
      accumulationAmtWhenBuyConfirm: 360,
    });
  });

  it('leave a fee that is paid on delivery out of the total', () => {
    const onDelivery: DeliveryTemplate = { ...TEMPLATE, deliveryPayType: 'PAY_ON_DELIVERY' };
    const { price, deliveryGroups } = priceCart([LINE], [onDelivery], member);
    expect(deliveryGroups[0]?.deliveryPayType).toBe('PAY_ON_DELIVERY');
    expect([price.totalDeliveryAmt, price.totalPrePaidDeliveryAmt, price.totalPayOnDeliveryAmt]).toEqual([
      3_000, 0, 3_000,
    ]);
    expect(price.totalAmt).toBe(9_000);
  });

  it('say the condition of their delivery as the template has it', () => {
    const [group] = priceCart([LINE], [TEMPLATE], member).deliveryGroups;
    const { deliveryConditionType, deliveryAmt, aboveDeliveryAmt, returnDeliveryAmt } = TEMPLATE;
    const { remoteDeliveryAmt, jejuDeliveryAmt } = TEMPLATE;
    const amounts = { deliveryAmt, aboveDeliveryAmt, returnDeliveryAmt, remoteDeliveryAmt, jejuDeliveryAmt };
    expect(group?.deliveryCondition).toEqual({ deliveryConditionType, ...amounts });
  });
});

describe('the lines of a cart', () => {
  it('are sold out by the seller or with the last piece', () => {
    const soldOut = (over: Partial<CartLine>) =>
      priceCart([{ ...LINE, ...over }], [TEMPLATE], member).invalidProducts.flatMap((product) =>
        product.orderProductOptions.map((option) => option.soldOut),
      );
    expect(optionsOf([LINE]).map((option) => option.soldOut)).toEqual([false]);
    expect(soldOut({ soldOut: true })).toEqual([true]);
    expect(soldOut({ stockCnt: 0 })).toEqual([true]);
    expect(soldOut({ saleStatusType: 'FINISHED' })).toEqual([false]);
  });

  it('stay in their group while another count would do, and lie apart when none does', () => {
    const tooMany = { ...LINE, orderCnt: 6 };
    expect(optionsOf([tooMany]).map(({ validInfo }) => [validInfo.valid, validInfo.errorCode])).toEqual([
      [false, 'STOCK_SHORT'],
    ]);
    const gone = priceCart([{ ...LINE, exists: false }], [TEMPLATE], member);
    expect([gone.deliveryGroups, gone.price.totalAmt]).toEqual([[], 0]);
    expect(gone.invalidProducts.map(({ productNo }) => productNo)).toEqual([10]);
  });

  it('of one product are one product, with the limit that holds', () => {
    const other = { ...LINE, cartNo: 2, optionNo: 101 };
    const limited = [LINE, other].map((line) => ({ ...line, maxBuyTimeCnt: 4 }));
    const [group] = priceCart(limited, [TEMPLATE], member).deliveryGroups;
    expect(group?.orderProducts.map(({ buyAmt, maxBuyCnt }) => [buyAmt, maxBuyCnt])).toEqual([[18_000, 4]]);
    const [free] = priceCart([LINE], [TEMPLATE], member).deliveryGroups;
    expect(free?.orderProducts[0]?.maxBuyCnt).toBe(0);
  });
});

describe('checkLine', () => {
  it('finds nothing wrong with the last piece in stock, and lets its count be changed', () => {
    const last = { ...LINE, orderCnt: 5 };
    expect(checkLine(last, [last], member)).toEqual({
      valid: true,
      errorCode: null,
      message: null,
      orderCntChangeable: true,
    });
  });

  it('counts no pieces of other options against the stock, nor of other products against a limit', () => {
    const line = { ...LINE, orderCnt: 5 };
    const option = { ...line, optionNo: 101 };
    expect(checkLine(line, [line, option], member).errorCode).toBeNull();
    const limited = { ...line, maxBuyTimeCnt: 5 };
    expect(checkLine(limited, [limited, { ...line, productNo: 11, optionNo: 110 }], member).errorCode).toBeNull();
    expect(checkLine(limited, [limited, option], member).errorCode).toBe('MAX_BUY');
  });
});

describe('free delivery', () => {
  const step = (aboveOrEqual: number, below: number | null, deliveryAmt: number) => ({
    aboveOrEqual,
    below,
    deliveryAmt: won(deliveryAmt),
  });
  const steps = (...deliveryConditionDetails: DeliveryTemplate['deliveryConditionDetails']): DeliveryTemplate => ({
    ...TEMPLATE,
    deliveryConditionType: 'PRICE_FEE',
    deliveryConditionDetails,
  });
  const parcel = { buyAmt: won(8_000), orderCnt: 1 };

  it('by steps begins at the lowest one that is free and open above', () => {
    expect(amountToFreeDelivery(steps(step(0, 10_000, 3_000), step(10_000, null, 0)), parcel)).toBe(2_000);
    expect(amountToFreeDelivery(steps(step(50_000, null, 0), step(20_000, null, 0)), parcel)).toBe(12_000);
    expect(amountToFreeDelivery(steps(step(20_000, null, 0), step(50_000, null, 0)), parcel)).toBe(12_000);
  });

  it('by steps does not apply where the free step ends or the open one costs', () => {
    expect(amountToFreeDelivery(steps(step(0, 10_000, 0), step(10_000, null, 3_000)), parcel)).toBeNull();
  });

  it('by the number of pieces is reached by no amount', () => {
    const byCount: DeliveryTemplate = { ...steps(step(2, null, 0)), deliveryConditionType: 'QUANTITY_FEE' };
    expect(amountToFreeDelivery(byCount, parcel)).toBeNull();
  });
});
