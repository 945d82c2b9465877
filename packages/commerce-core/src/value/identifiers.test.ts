import { describe, expectTypeOf, it } from 'vitest';
import type { lineKey, removeLines } from '../cart/guest-cart.ts';
import type { CouponApi } from '../coupon/coupon.port.ts';
import type { GiftApi } from '../gift/gift.port.ts';
import type { InquiryApi } from '../inquiry/inquiry.port.ts';
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
import type { Won } from './won.ts';

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

describe('a number that names a thing', () => {
  it('is not taken for one of another name, whichever two they are', () => {
    expectTypeOf<Mixed>().toBeNever();
  });

  it('is a plain value when read or written', () => {
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

  it('does not compile as another number: in a rule, in a list, in a call of the backend', () => {
    expectTypeOf<ProductNo>().not.toExtend<Parameters<typeof lineKey>[0]['optionNo']>();
    expectTypeOf<OptionNo>().not.toExtend<Parameters<typeof removeLines>[1][number]>();
    expectTypeOf<OptionNo>().not.toExtend<Parameters<ProductNo[]['includes']>[0]>();
    expectTypeOf<Won>().not.toExtend<ProductNo>();
    expectTypeOf<CouponNo>().toExtend<Parameters<CouponApi['issueMembership']>[0]>();
    expectTypeOf<CouponIssueNo>().not.toExtend<Parameters<CouponApi['issueMembership']>[0]>();
    expectTypeOf<OrderNo>().toExtend<Parameters<OrderApi['get']>[0]>();
    expectTypeOf<OrderSheetNo>().not.toExtend<Parameters<OrderApi['get']>[0]>();
    expectTypeOf<GiftId>().toExtend<Parameters<GiftApi['resendAlarm']>[0]>();
    expectTypeOf<ProductNo>().not.toExtend<Parameters<GiftApi['resendAlarm']>[0]>();
  });

  it('is answered by the call of the backend that creates the thing', () => {
    expectTypeOf<InquiryApi['askProduct' | 'askShop']>().returns.resolves.toEqualTypeOf<InquiryNo>();
    expectTypeOf<OrderApi['createSheet']>().returns.resolves.toEqualTypeOf<OrderSheetNo>();
  });
});
