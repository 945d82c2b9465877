import fc from 'fast-check';
import type { DeliveryTemplate } from '../cart/delivery-fee.ts';
import type { CartLine } from '../cart/price-cart.ts';
import { UNLIMITED } from '../product/purchase-limit.ts';
import { brand } from '../value/brand.ts';
import type { EpochMs } from '../value/time.ts';
import { type Won, won } from '../value/won.ts';

/** Amounts from 0 to a limit in won. @param max won, default one hundred million */
export function amount(max = 100_000_000): fc.Arbitrary<Won> {
  return fc.integer({ min: 0, max }).map(won);
}

/** Instants from 2000 to 2099, whole milliseconds. */
export function instant(): fc.Arbitrary<EpochMs> {
  return fc.integer({ min: 946_652_400_000, max: 4_102_412_399_999 }).map((value) => brand<EpochMs>(value));
}

/** Mobile numbers of exactly 11 digits. */
export function phone(): fc.Arbitrary<string> {
  return fc.integer({ min: 0, max: 99_999_999 }).map((tail) => `010${String(tail).padStart(8, '0')}`);
}

const TOKEN_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Opaque tokens as the backend gives them. */
export function token(): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...TOKEN_LETTERS), minLength: 43, maxLength: 43 });
}

/** Ways to deliver, numbered 1 to 4, of every condition. */
export function deliveryTemplate(): fc.Arbitrary<DeliveryTemplate> {
  return fc.record({
    deliveryTemplateNo: fc.integer({ min: 1, max: 4 }),
    deliveryPayType: fc.constantFrom('PREPAID_DELIVERY', 'PREPAID_DELIVERY', 'PREPAID_DELIVERY', 'PAY_ON_DELIVERY'),
    deliveryConditionType: fc.constantFrom(
      'FREE',
      'CONDITIONAL',
      'FIXED_FEE',
      'QUANTITY_PROPOSITIONAL_FEE',
      'PRICE_FEE',
      'QUANTITY_FEE',
    ),
    deliveryAmt: amount(5_000),
    aboveDeliveryAmt: amount(50_000),
    returnDeliveryAmt: amount(5_000),
    remoteDeliveryAmt: amount(5_000),
    jejuDeliveryAmt: amount(3_000),
    perOrderCnt: fc.integer({ min: 1, max: 10 }),
    deliveryConditionDetails: fc.constantFrom(
      [],
      [
        { aboveOrEqual: 0, below: 30_000, deliveryAmt: won(3_000) },
        { aboveOrEqual: 30_000, below: null, deliveryAmt: won(0) },
      ],
    ),
  });
}

/** Lines of a cart, of 8 products of 4 sellers, most of them fit to order. */
export function cartLine(): fc.Arbitrary<CartLine> {
  const facts = fc.record({
    cartNo: fc.integer({ min: 1, max: 1_000_000 }),
    productNo: fc.integer({ min: 1, max: 8 }),
    level: fc.integer({ min: 0, max: 9 }),
    orderCnt: fc.integer({ min: 1, max: 99 }),
    stockCnt: fc.oneof({ arbitrary: fc.constant(99_999), weight: 9 }, { arbitrary: fc.nat(50), weight: 1 }),
    exists: fc.integer({ min: 0, max: 19 }).map((chance) => chance > 0),
    accumulationRate: fc.constantFrom(0, 0.5, 1, 3),
  });
  const prices = fc.record({
    salePrice: amount(300_000),
    addPrice: amount(20_000),
    immediateDiscountPrice: amount(100_000),
    additionalDiscountPrice: amount(5_000),
  });
  return fc.tuple(facts, prices).map(([{ level, ...line }, price]) => ({
    ...line,
    ...price,
    optionNo: line.productNo * 10 + level,
    optionInputs: [],
    productName: `상품 ${line.productNo}`,
    imageUrl: `/assets/art/${line.productNo}.svg`,
    brandName: '브랜드',
    partnerNo: (line.productNo % 4) + 1,
    partnerName: `판매자 ${(line.productNo % 4) + 1}`,
    categoryNo: line.productNo % 3,
    optionName: '색상',
    optionValue: String(level),
    couponUsable: line.productNo !== 8,
    giftUsable: line.productNo !== 7,
    deliveryTemplateNo: (line.productNo % 4) + 1,
    saleStatusType: 'ONSALE',
    adult: false,
    telecomOnly: false,
    soldOut: false,
    ...UNLIMITED,
    boughtCnt: 0,
  }));
}

/** Carts of 1 to 20 lines of 1 to 99 pieces, each line once. */
export function cartLines(): fc.Arbitrary<readonly CartLine[]> {
  return fc.uniqueArray(cartLine(), { minLength: 1, maxLength: 20, selector: (line) => line.cartNo });
}
