import {
  won,
  type CartNo,
  type OptionInput,
  type OptionNo,
  type OrderSheetChoice,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import { fieldOf, listOf, numberOf, textOf } from '../../database/stored-json.ts';

/** One option on a sheet; `cartNo` is the line of the cart it came from, else its place on the sheet. */
export interface SheetProduct {
  readonly cartNo: CartNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly orderCnt: number;
  readonly optionInputs: readonly OptionInput[];
}

/** What the shopper last chose on a sheet, so that a reload or a declined card loses nothing. */
export interface SheetSelection extends OrderSheetChoice {
  readonly remembersPayType: boolean;
}

/** Reads the products a sheet was opened for. */
export function readSheetProducts(stored: unknown): readonly SheetProduct[] {
  return listOf(stored).map((product) => ({
    cartNo: numberOf(product, 'cartNo', 0),
    productNo: numberOf(product, 'productNo', 0),
    optionNo: numberOf(product, 'optionNo', 0),
    orderCnt: numberOf(product, 'orderCnt', 0),
    optionInputs: readOptionInputs(fieldOf(product, 'optionInputs')),
  }));
}

/** Reads the texts a buyer gave with an option. */
export function readOptionInputs(stored: unknown): readonly OptionInput[] {
  return listOf(stored).map((input) => ({
    inputLabel: textOf(input, 'inputLabel', ''),
    inputValue: textOf(input, 'inputValue', ''),
  }));
}

/** Reads the last choice on a sheet; null when none was made. */
export function readSelection(stored: unknown): SheetSelection | null {
  const coupons = fieldOf(stored, 'coupons');
  if (coupons === undefined) return null;
  return {
    receiverZipCd: textOf(stored, 'receiverZipCd', null),
    coupons: {
      cartCouponIssueNo: numberOf(coupons, 'cartCouponIssueNo', null),
      deliveryCouponIssueNo: numberOf(coupons, 'deliveryCouponIssueNo', null),
      productCoupons: listOf(fieldOf(coupons, 'productCoupons')).map((coupon) => ({
        productNo: numberOf(coupon, 'productNo', 0),
        couponIssueNo: numberOf(coupon, 'couponIssueNo', 0),
      })),
    },
    points: won(numberOf(stored, 'points', 0)),
    remembersPayType: fieldOf(stored, 'remembersPayType') === true,
  };
}
