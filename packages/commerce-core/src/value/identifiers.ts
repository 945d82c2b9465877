// The contract calls an `OrderNo` `orderNo`, and so on; a sentence stands where the name does not say all.
// They stand below all folders: errors and events name things whose folders they do not know.
import type { Flavor } from './brand.ts';

/** Names a movement of points. */
export type AccumulationNo = Flavor<number, 'AccumulationNo'>;

export type AddressNo = Flavor<number, 'AddressNo'>;

export type AlarmNo = Flavor<number, 'AlarmNo'>;

/** Names a notice or an answer of the shop. */
export type ArticleNo = Flavor<number, 'ArticleNo'>;

export type BannerNo = Flavor<number, 'BannerNo'>;

/** Names a member's refusal to read a writer's reviews. */
export type BlockNo = Flavor<number, 'BlockNo'>;

/** Names a brand of goods. */
export type BrandNo = Flavor<number, 'BrandNo'>;

/** Names a line of a cart. */
export type CartNo = Flavor<number, 'CartNo'>;

/** Names a category of goods at any depth. */
export type CategoryNo = Flavor<number, 'CategoryNo'>;

export type ClaimNo = Flavor<number, 'ClaimNo'>;

/** Names a coupon as the shop offers it; what a member holds of it is a `CouponIssueNo`. */
export type CouponNo = Flavor<number, 'CouponNo'>;

/** Names one coupon in one member's hands. */
export type CouponIssueNo = Flavor<number, 'CouponIssueNo'>;

/** Names a parcel of an order. */
export type DeliveryNo = Flavor<number, 'DeliveryNo'>;

/** Names a seller's conditions of delivery. */
export type DeliveryTemplateNo = Flavor<number, 'DeliveryTemplateNo'>;

/** Names an event of the shop, which the contract calls `exhibitionNo` where one joins. */
export type EventNo = Flavor<number, 'EventNo'>;

/** Names an exhibition, which the contract calls `eventNo` as well. */
export type ExhibitionNo = Flavor<number, 'ExhibitionNo'>;

export type GiftId = Flavor<number, 'GiftId'>;

export type GradeNo = Flavor<number, 'GradeNo'>;

/** Names a question that a buyer types an answer to. */
export type InputNo = Flavor<number, 'InputNo'>;

export type InquiryNo = Flavor<number, 'InquiryNo'>;

export type MemberNo = Flavor<number, 'MemberNo'>;

/** Names an option of a product; one that was ordered is an `OrderOptionNo`. */
export type OptionNo = Flavor<number, 'OptionNo'>;

export type OrderNo = Flavor<string, 'OrderNo'>;

export type OrderOptionNo = Flavor<number, 'OrderOptionNo'>;

/** Names an order sheet; what comes of it is an `OrderNo`. */
export type OrderSheetNo = Flavor<string, 'OrderSheetNo'>;

/** Names a seller. */
export type PartnerNo = Flavor<number, 'PartnerNo'>;

export type PopupNo = Flavor<number, 'PopupNo'>;

export type ProductNo = Flavor<number, 'ProductNo'>;

export type ReviewNo = Flavor<number, 'ReviewNo'>;

export type SectionNo = Flavor<number, 'SectionNo'>;

/** Names a log-in of a member on one device. */
export type SessionNo = Flavor<number, 'SessionNo'>;

/** Names a code that was sent to a phone. */
export type VerificationId = Flavor<string, 'VerificationId'>;
