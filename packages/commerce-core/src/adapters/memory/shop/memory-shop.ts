import type { Account } from '../../../account/account.ts';
import type { DeliveryTemplate } from '../../../cart/delivery-fee.ts';
import type { OwnedCoupon } from '../../../coupon/coupon-rule.ts';
import type { Article } from '../../../display/article.ts';
import type { Banner, FlatCategory, GnbItem, MainMenu, Terms } from '../../../display/display.ts';
import type { Popup, PopupType } from '../../../display/popup.ts';
import type { ShopEvent } from '../../../event/event.ts';
import type { MembershipGrade } from '../../../grade/grade.ts';
import type { Address } from '../../../address/address.ts';
import type { PurchaseLimits } from '../../../product/purchase-limit.ts';
import type { Partner } from '../../../product/product.ts';
import type { SearchSuggestions } from '../../../product/product-search.ts';
import type { Review } from '../../../product/product-review.ts';
import type { SaleStatusType } from '../../../product/sale-status.ts';
import type {
  BrandNo,
  CategoryNo,
  CouponNo,
  DeliveryTemplateNo,
  ExhibitionNo,
  OptionNo,
  PartnerNo,
  ProductNo,
  SectionNo,
} from '../../../value/identifiers.ts';
import type { Won } from '../../../value/won.ts';

/** One thing that can be bought in a memory shop; names and values of several levels joined by a vertical bar. */
export interface MemoryOption {
  readonly optionNo: OptionNo;
  readonly label: string;
  readonly value: string;
  readonly addPrice: Won;
  /** Pieces on the shelf when the shop opens. */
  readonly stockCnt: number;
}

/** A product of a memory shop; prices in won. */
export interface MemoryProduct extends PurchaseLimits {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly brandNo: BrandNo | null;
  readonly brandName: string;
  readonly partnerNo: PartnerNo;
  readonly categoryNo: CategoryNo;
  readonly deliveryTemplateNo: DeliveryTemplateNo;
  readonly salePrice: Won;
  readonly immediateDiscountAmt: Won;
  readonly saleStatusType: SaleStatusType;
  readonly adult: boolean;
  readonly telecomOnly: boolean;
  readonly couponUsable: boolean;
  /** Percent that confirming a purchase brings as points, 0 to 100. */
  readonly accumulationRate: number;
  readonly options: readonly MemoryOption[];
}

/** A coupon of a memory shop before anyone holds it. */
export interface MemoryCoupon extends Omit<OwnedCoupon, 'couponIssueNo' | 'useStartAt' | 'useEndAt'> {
  readonly couponNo: CouponNo;
  readonly issueType: 'DOWNLOAD' | 'CODE' | 'MEMBERSHIP';
  /** In capital letters; null for a coupon without a code. */
  readonly promotionCode: string | null;
  /** Days it lives from its issue, 1 to 30; the day of the issue is not counted. */
  readonly useDays: number;
}

/** The one member of a memory shop. */
export interface MemoryMember {
  readonly account: Account;
  readonly gradeCode: string;
  readonly points: Won;
  readonly addresses: readonly Address[];
  /** Whether the first log-in asks for the terms. */
  readonly isNew: boolean;
}

/** A named list of products: a section of the home screen or an exhibition. */
export interface MemoryList<No extends number = number> {
  readonly no: No;
  readonly label: string;
  readonly productNos: readonly ProductNo[];
}

/** An event of a memory shop; why it cannot be joined is found out when it is asked for. */
export type MemoryEvent = Omit<ShopEvent, 'code'>;

/** What a memory shop shows besides its products. */
export interface MemoryWindow {
  readonly gnb: readonly GnbItem[];
  /** With the type or the code they are asked by. */
  readonly banners: readonly { readonly place: string; readonly banner: Banner }[];
  readonly mainMenu: readonly MainMenu[];
  readonly sections: readonly MemoryList<SectionNo>[];
  readonly exhibitions: readonly MemoryList<ExhibitionNo>[];
  readonly brandHalls: readonly (MemoryList<ExhibitionNo> & { readonly brandNo: BrandNo | null })[];
  readonly events: readonly MemoryEvent[];
  readonly terms: readonly Terms[];
  readonly popups: readonly (Popup & { readonly type: PopupType })[];
  readonly notices: readonly Article[];
  readonly faqs: readonly Article[];
  readonly suggestions: SearchSuggestions;
}

/** Everything a memory backend starts from; plain data, so that a test may write its own. */
export interface MemoryShop {
  readonly partners: readonly Partner[];
  readonly templates: readonly DeliveryTemplate[];
  readonly categories: readonly FlatCategory[];
  readonly products: readonly MemoryProduct[];
  readonly reviews: readonly Review[];
  readonly coupons: readonly MemoryCoupon[];
  /** Lowest first. */
  readonly grades: readonly MembershipGrade[];
  readonly member: MemoryMember;
  readonly window: MemoryWindow;
}
