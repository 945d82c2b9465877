// The pure half of the core: values, errors and rules, for the API and for property runs. No port, no machine, no
// xstate. Each folder lists in its *.domain.ts, name by name, what it gives; this file only joins the lists.
export * from './access/access.domain.ts';
export * from './account/account.domain.ts';
export * from './address/address.domain.ts';
export * from './alarm/alarm.domain.ts';
export * from './behavior/behavior.domain.ts';
export * from './bridge/bridge.domain.ts';
export * from './cart/cart.domain.ts';
export * from './checkout/checkout.domain.ts';
export * from './claim/claim.domain.ts';
export * from './coupon/coupon.domain.ts';
export * from './display/display.domain.ts';
export * from './error/error.domain.ts';
export * from './event/event.domain.ts';
export * from './file/file.domain.ts';
export * from './gift/gift.domain.ts';
export * from './grade/grade.domain.ts';
export * from './listing/listing.domain.ts';
export * from './order/order.domain.ts';
export * from './platform/platform.domain.ts';
export * from './review/review.domain.ts';
export * from './inquiry/inquiry.domain.ts';
export * from './point/point.domain.ts';
export * from './product/product.domain.ts';
export * from './session/session.domain.ts';
export * from './value/value.domain.ts';
export * from './wish/wish.domain.ts';
