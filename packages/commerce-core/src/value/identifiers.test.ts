import { describe, expect, expectTypeOf, it } from 'vitest';
import { lineKey, removeLines } from '../cart/guest-cart.ts';
import type { CouponApi } from '../coupon/coupon.port.ts';
import type { GiftApi } from '../gift/gift.port.ts';
import type { OrderApi } from '../order/order.port.ts';
import type { Wire } from './brand.ts';
import type {
  AccumulationNo,
  AddressNo,
  AlarmNo,
  ArticleNo,
  BannerNo,
  BlockNo,
  BrandNo,
  CartNo,
  CategoryNo,
  ClaimNo,
  CouponIssueNo,
  CouponNo,
  DeliveryNo,
  DeliveryTemplateNo,
  EventNo,
  ExhibitionNo,
  GiftId,
  GradeNo,
  InputNo,
  InquiryNo,
  MemberNo,
  OptionNo,
  OrderNo,
  OrderOptionNo,
  OrderSheetNo,
  PartnerNo,
  PopupNo,
  ProductNo,
  ReviewNo,
  SectionNo,
  SessionNo,
  VerificationId,
} from './identifiers.ts';
import { won } from './won.ts';

interface Names {
  readonly accumulationNo: AccumulationNo;
  readonly addressNo: AddressNo;
  readonly alarmNo: AlarmNo;
  readonly articleNo: ArticleNo;
  readonly bannerNo: BannerNo;
  readonly blockNo: BlockNo;
  readonly brandNo: BrandNo;
  readonly cartNo: CartNo;
  readonly categoryNo: CategoryNo;
  readonly claimNo: ClaimNo;
  readonly couponIssueNo: CouponIssueNo;
  readonly couponNo: CouponNo;
  readonly deliveryNo: DeliveryNo;
  readonly deliveryTemplateNo: DeliveryTemplateNo;
  readonly eventNo: EventNo;
  readonly exhibitionNo: ExhibitionNo;
  readonly giftId: GiftId;
  readonly gradeNo: GradeNo;
  readonly inputNo: InputNo;
  readonly inquiryNo: InquiryNo;
  readonly memberNo: MemberNo;
  readonly optionNo: OptionNo;
  readonly orderNo: OrderNo;
  readonly orderOptionNo: OrderOptionNo;
  readonly orderSheetNo: OrderSheetNo;
  readonly partnerNo: PartnerNo;
  readonly popupNo: PopupNo;
  readonly productNo: ProductNo;
  readonly reviewNo: ReviewNo;
  readonly sectionNo: SectionNo;
  readonly sessionNo: SessionNo;
  readonly verificationId: VerificationId;
}

/** Every two of them of which one would be taken for the other. */
type Mixed = {
  [One in keyof Names]: {
    [Other in Exclude<keyof Names, One>]: Names[One] extends Names[Other] ? readonly [One, Other] : never;
  }[Exclude<keyof Names, One>];
}[keyof Names];

const productNo: ProductNo = 7;
const optionNo: OptionNo = 7;
const cartNo: CartNo = 7;
const couponNo: CouponNo = 7;
const couponIssueNo: CouponIssueNo = 7;
const giftId: GiftId = 7;
const orderNo: OrderNo = '20261127-1';
const orderSheetNo: OrderSheetNo = '20261127-1';

describe('a number that names a thing', () => {
  it('is not taken for one of another name, whichever two they are', () => {
    expectTypeOf<Mixed>().toBeNever();
  });

  it('is a plain value to whoever reads or writes it', () => {
    expectTypeOf<number>().toExtend<ProductNo>();
    expectTypeOf<ProductNo>().toExtend<number>();
    expectTypeOf<string>().toExtend<OrderNo>();
    expectTypeOf<OrderNo>().toExtend<string>();
  });

  it('travels as a plain one, and a literal as itself', () => {
    interface Sent {
      readonly productNo: ProductNo;
      readonly optionNos?: readonly OptionNo[];
      readonly orderNo: OrderNo | null;
      readonly type: 'cart' | 1;
    }
    expectTypeOf<Wire<Sent>>().toEqualTypeOf<{
      readonly productNo: number;
      readonly optionNos?: readonly number[];
      readonly orderNo: string | null;
      readonly type: 'cart' | 1;
    }>();
  });

  it('does not compile where another is asked for', () => {
    // @ts-expect-error -- a product is not an option
    expect(lineKey({ optionNo: productNo })).toBe(lineKey({ optionNo: 7 }));
    // @ts-expect-error -- an option is not a line of a cart
    expect(removeLines([], [optionNo])).toEqual(removeLines([], [cartNo]));
    // @ts-expect-error -- an option is not a product, in a list either
    expect([productNo].includes(optionNo)).toBe(true);
    // @ts-expect-error -- an option is never the product it is compared with
    expect(productNo === optionNo).toBe(true);
    // @ts-expect-error -- an amount names nothing
    expect([productNo].includes(won(1_000))).toBe(false);
  });

  it('does not reach the backend by another’s call', () => {
    const calls = (coupons: CouponApi, orders: OrderApi, gifts: GiftApi) => [
      () => coupons.issueMembership(couponNo),
      // @ts-expect-error -- what a member holds is not what the shop offers
      () => coupons.issueMembership(couponIssueNo),
      () => orders.get(orderNo),
      // @ts-expect-error -- the sheet an order came from is not the order
      () => orders.get(orderSheetNo),
      // @ts-expect-error -- a product is not a gift
      () => gifts.resendAlarm(productNo, 'key'),
      () => gifts.resendAlarm(giftId, 'key'),
    ];
    expect(calls).toBeTypeOf('function');
  });
});
