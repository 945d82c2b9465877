// They stand below all rooms: errors and events name things whose rooms they do not know.
import type { Flavor } from './brand.ts';

/** Names a movement of points, `accumulationNo` of the contract. */
export type AccumulationNo = Flavor<number, 'AccumulationNo'>;

/** Names an address of a member's book, `addressNo` of the contract. */
export type AddressNo = Flavor<number, 'AddressNo'>;

/** Names an alarm of a member, `alarmNo` of the contract. */
export type AlarmNo = Flavor<number, 'AlarmNo'>;

/** Names a notice or an answer of the shop, `articleNo` of the contract. */
export type ArticleNo = Flavor<number, 'ArticleNo'>;

/** Names a banner, `bannerNo` of the contract. */
export type BannerNo = Flavor<number, 'BannerNo'>;

/** Names a member's refusal to read a writer's reviews, `blockNo` of the contract. */
export type BlockNo = Flavor<number, 'BlockNo'>;

/** Names a brand of goods, `brandNo` of the contract. */
export type BrandNo = Flavor<number, 'BrandNo'>;

/** Names a line of a cart, `cartNo` of the contract. */
export type CartNo = Flavor<number, 'CartNo'>;

/** Names a category of goods at any depth, `categoryNo` of the contract. */
export type CategoryNo = Flavor<number, 'CategoryNo'>;

/** Names a claim on an order or a gift, `claimNo` of the contract. */
export type ClaimNo = Flavor<number, 'ClaimNo'>;

/** Names a coupon as the shop offers it, `couponNo` of the contract; what a member holds of it is a `CouponIssueNo`. */
export type CouponNo = Flavor<number, 'CouponNo'>;

/** Names one coupon in one member's hands, `couponIssueNo` of the contract. */
export type CouponIssueNo = Flavor<number, 'CouponIssueNo'>;

/** Names a parcel of an order, `deliveryNo` of the contract. */
export type DeliveryNo = Flavor<number, 'DeliveryNo'>;

/** Names a seller's conditions of delivery, `deliveryTemplateNo` of the contract. */
export type DeliveryTemplateNo = Flavor<number, 'DeliveryTemplateNo'>;

/** Names an event of the shop, `eventNo` of the contract, which calls it `exhibitionNo` where one joins. */
export type EventNo = Flavor<number, 'EventNo'>;

/** Names an exhibition, which the contract calls `eventNo` as well. */
export type ExhibitionNo = Flavor<number, 'ExhibitionNo'>;

/** Names a gift, `giftId` of the contract. */
export type GiftId = Flavor<number, 'GiftId'>;

/** Names a grade of members, `gradeNo` of the contract. */
export type GradeNo = Flavor<number, 'GradeNo'>;

/** Names a question that a buyer types an answer to, `inputNo` of the contract. */
export type InputNo = Flavor<number, 'InputNo'>;

/** Names an inquiry, `inquiryNo` of the contract. */
export type InquiryNo = Flavor<number, 'InquiryNo'>;

/** Names a member, `memberNo` of the contract. */
export type MemberNo = Flavor<number, 'MemberNo'>;

/** Names an option of a product, `optionNo` of the contract; one that was ordered is an `OrderOptionNo`. */
export type OptionNo = Flavor<number, 'OptionNo'>;

/** Names an order, `orderNo` of the contract. */
export type OrderNo = Flavor<string, 'OrderNo'>;

/** Names an ordered option, `orderOptionNo` of the contract. */
export type OrderOptionNo = Flavor<number, 'OrderOptionNo'>;

/** Names an order sheet, `orderSheetNo` of the contract; what comes of it is an `OrderNo`. */
export type OrderSheetNo = Flavor<string, 'OrderSheetNo'>;

/** Names a seller, `partnerNo` of the contract. */
export type PartnerNo = Flavor<number, 'PartnerNo'>;

/** Names a popup, `popupNo` of the contract. */
export type PopupNo = Flavor<number, 'PopupNo'>;

/** Names a product, `productNo` of the contract. */
export type ProductNo = Flavor<number, 'ProductNo'>;

/** Names a review, `reviewNo` of the contract. */
export type ReviewNo = Flavor<number, 'ReviewNo'>;

/** Names a section of a page, `sectionNo` of the contract. */
export type SectionNo = Flavor<number, 'SectionNo'>;

/** Names a log-in of a member on one device, `sessionNo` of the contract. */
export type SessionNo = Flavor<number, 'SessionNo'>;

/** Names a code that was sent to a phone, `verificationId` of the contract. */
export type VerificationId = Flavor<string, 'VerificationId'>;
