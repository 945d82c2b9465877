import type { Withheld } from '../access/access.ts';
import type {
  BrandNo,
  CategoryNo,
  ExhibitionNo,
  InputNo,
  OptionNo,
  PartnerNo,
  ProductNo,
} from '../value/identifiers.ts';
import type { Dispatch } from './promised-arrival.ts';
import type { DeliveryCondition } from './delivery-condition.ts';
import type { IssuableCoupon } from '../coupon/coupon.ts';
import type { Won } from '../value/won.ts';
import type { PurchaseLimits } from './purchase-limit.ts';
import type { SaleStatusType } from './sale-status.ts';

/** A product on a card. Spec §3; the vendor's shape. Prices in won, times `yyyy-MM-dd HH:mm:ss` in Korea. */
export interface ProductSummary {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly brandName: string;
  readonly partnerName: string;
  readonly imageUrls: readonly string[];
  readonly salePrice: Won;
  readonly immediateDiscountAmt: Won;
  readonly discountedPrice: Won;
  /** Whole percent, rounded down. */
  readonly discountRate: number;
  readonly couponDiscountAmt: Won;
  readonly promotionText: string;
  readonly stickerLabels: readonly string[];
  readonly isSoldOut: boolean;
  /** Whether the goods are for adults and shown; left out otherwise. */
  readonly adult?: true;
  readonly telecomOnly: boolean;
  /** Why the goods are not for this visitor; when ADULT, name, pictures and prices are empty. */
  readonly withheld: Withheld | null;
  readonly saleStatusType: SaleStatusType;
  readonly saleStartYmdt: string | null;
  readonly saleEndYmdt: string | null;
  readonly reviewRating: number;
  readonly totalReviewCount: number;
  readonly likeCount: number;
  readonly saleCnt: number;
  readonly freeDelivery: boolean;
  readonly hasCoupon: boolean;
  readonly todayDeparture: boolean;
  /**
   * The day goods ordered now arrive, `yyyy-MM-dd`; null for what cannot be bought now, is withheld or is not sent.
   */
  readonly arrivalYmd: string | null;
  readonly displayCategoryNo: CategoryNo;
}

/** What a product is. The vendor's shape. */
export interface ProductBaseInfo {
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly imageUrls: readonly string[];
  /** HTML, sanitised by the backend. */
  readonly content: string;
  /** The notice the law asks for, row by row. */
  readonly dutyInfo: readonly { readonly label: string; readonly value: string }[];
  readonly promotionText: string;
  readonly stickerLabels: readonly string[];
  readonly placeOriginLabel: string;
  /** N is for adults only. */
  readonly minorPurchaseYn: 'Y' | 'N';
  readonly telecomOnly: boolean;
  readonly saleStartYmdt: string | null;
  readonly saleEndYmdt: string | null;
}

/** What a product costs and brings, in won. The vendor's shape. */
export interface ProductPrice {
  readonly salePrice: Won;
  readonly immediateDiscountAmt: Won;
  readonly discountedPrice: Won;
  readonly discountRate: number;
  readonly couponDiscountAmt: Won;
  /** With the best coupon to be had. */
  readonly couponPrice: Won;
  readonly accumulationAmtWhenBuyConfirm: Won;
  readonly photoReviewAccumulationAmt: Won;
}

/**
 * How the goods come. The vendor's shape; `departureCutoff` is empty and `deliveryDays` 0 for goods that are not sent.
 */
export interface ProductDeliveryFee extends DeliveryCondition, Dispatch {
  readonly deliveryCompanyType: string;
}

/** Who sells: the identity the law asks for before an order. The vendor's shape. */
export interface Partner {
  readonly partnerNo: PartnerNo;
  readonly companyName: string;
  readonly partnerName: string;
  readonly ownerName: string;
  readonly businessRegistrationNo: string;
  readonly onlineMarketingBusinessDeclarationNo: string;
  readonly officeAddressLabel: string;
  readonly phoneNo: string;
  readonly email: string;
}

/** A product page. Spec §3; the vendor's shape. */
export interface Product {
  readonly withheld: Withheld | null;
  readonly baseInfo: ProductBaseInfo;
  readonly brand: {
    readonly brandNo: BrandNo;
    readonly brandName: string;
    /** The exhibition at the head of its hall; null where there is none. */
    readonly hallNo: ExhibitionNo | null;
  };
  readonly price: ProductPrice;
  /** From the root down; the source of categoryName1 to 4. */
  readonly categories: readonly { readonly categoryNo: CategoryNo; readonly label: string; readonly depth: number }[];
  readonly stock: { readonly stockCnt: number; readonly saleCnt: number };
  readonly status: { readonly saleStatusType: SaleStatusType; readonly soldout: boolean };
  readonly limitations: PurchaseLimits & {
    /** Pieces that the caller has bought already and that count. */
    readonly boughtCnt: number;
  };
  readonly deliveryFee: ProductDeliveryFee;
  readonly partner: Partner;
  readonly coupons: readonly IssuableCoupon[];
  readonly reviewRate: number;
  readonly totalReviewCount: number;
  readonly inquiryCount: number;
  /** Whether it may be given. */
  readonly giftUsable: boolean;
  readonly cancelable: boolean;
  readonly exchangeable: boolean;
  readonly returnable: boolean;
}

/** Whether an option can be had. The vendor's values. */
export type OptionSaleType = 'AVAILABLE' | 'SOLD_OUT';

/** One thing that can be bought. The vendor's shape; names and values of several levels joined by a vertical bar. */
export interface FlatOption {
  readonly optionNo: OptionNo;
  readonly label: string;
  readonly value: string;
  /** What it adds to the price, in won. */
  readonly addPrice: Won;
  /** What one piece costs, in won. */
  readonly buyPrice: Won;
  readonly stockCnt: number;
  readonly saleType: OptionSaleType;
  readonly main: boolean;
  readonly imageUrl: string | null;
}

/** One value of one level; only the last level has an `optionNo`. The vendor's shape. */
export interface OptionNode {
  readonly label: string;
  readonly value: string;
  readonly optionNo: OptionNo | null;
  readonly addPrice: Won;
  readonly stockCnt: number;
  readonly saleType: OptionSaleType;
  readonly children: readonly OptionNode[];
}

/** A text the buyer gives with an option. The vendor's shape. */
export interface OptionInputField {
  readonly inputNo: InputNo;
  readonly inputLabel: string;
  readonly required: boolean;
}

/** The color behind a value that names one, as `#rrggbb`. Assumed: the vendor's swatches are images. */
export interface OptionSwatch {
  /** Name of the level. */
  readonly label: string;
  readonly value: string;
  readonly color: string;
}

/**
 * All that can be chosen of a product: DEFAULT is one nameless option, MULTI is chosen level
 * by level. The vendor's shape.
 */
export interface ProductOptions {
  readonly type: 'STANDARD' | 'COMBINATION' | 'DEFAULT';
  readonly selectType: 'FLAT' | 'MULTI';
  /** Names of the levels. */
  readonly labels: readonly string[];
  readonly flatOptions: readonly FlatOption[];
  readonly multiLevelOptions: readonly OptionNode[];
  readonly inputs: readonly OptionInputField[];
  readonly swatches: readonly OptionSwatch[];
}
