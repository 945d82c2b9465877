import { accountApiSuite } from './account-api.suite.ts';
import { addressApiSuite } from './address-api.suite.ts';
import { adultMarkSuite } from './adult-mark.suite.ts';
import { alarmApiSuite } from './alarm-api.suite.ts';
import { behaviorApiSuite } from './behavior-api.suite.ts';
import { cartApiSuite } from './cart-api.suite.ts';
import { claimApiSuite } from './claim-api.suite.ts';
import { couponApiSuite } from './coupon-api.suite.ts';
import { deliveryStepsSuite } from './delivery-steps.suite.ts';
import { eventApiSuite } from './event-api.suite.ts';
import { fileApiSuite } from './file-api.suite.ts';
import { giftApiSuite } from './gift-api.suite.ts';
import { giftOrderSuite } from './gift-order.suite.ts';
import { giftRecipientSuite } from './gift-recipient.suite.ts';
import { gradeApiSuite } from './grade-api.suite.ts';
import { inquiryApiSuite } from './inquiry-api.suite.ts';
import { loginSessionApiSuite } from './login-session-api.suite.ts';
import { orderApiSuite } from './order-api.suite.ts';
import { orderLimitSuite } from './order-limit.suite.ts';
import { orderListSuite } from './order-list.suite.ts';
import { pointApiSuite } from './point-api.suite.ts';
import { productApiSuite } from './product-api.suite.ts';
import { purchaseHistoryApiSuite } from './purchase-history-api.suite.ts';
import { recentProductApiSuite } from './recent-product-api.suite.ts';
import { reviewApiSuite } from './review-api.suite.ts';
import { wishApiSuite } from './wish-api.suite.ts';
import { textLimitsSuite } from './text-limits.suite.ts';
import type { OpenSuiteShop } from './suite-shop.ts';

/** The suites of a whole shop by the word of their feature: a suite that is added here is run by every adapter of one. */
export const SHOP_SUITES = {
  account: [accountApiSuite],
  address: [addressApiSuite],
  alarm: [alarmApiSuite],
  behavior: [behaviorApiSuite],
  cart: [cartApiSuite],
  claim: [claimApiSuite],
  coupon: [couponApiSuite],
  event: [eventApiSuite],
  file: [fileApiSuite],
  gift: [giftApiSuite, giftOrderSuite, giftRecipientSuite],
  grade: [gradeApiSuite],
  inquiry: [inquiryApiSuite],
  order: [orderApiSuite, orderLimitSuite, orderListSuite, deliveryStepsSuite, textLimitsSuite],
  point: [pointApiSuite],
  product: [productApiSuite, adultMarkSuite, purchaseHistoryApiSuite, recentProductApiSuite],
  review: [reviewApiSuite],
  session: [loginSessionApiSuite],
  wish: [wishApiSuite],
} as const satisfies Readonly<Record<string, readonly ((open: OpenSuiteShop) => void)[]>>;

/** The word of a feature that has suites. */
export type ShopSuite = keyof typeof SHOP_SUITES;

/** Every suite of a whole shop, for an adapter that serves one. */
export function shopSuites(open: OpenSuiteShop): void {
  for (const suites of Object.values(SHOP_SUITES)) for (const suite of suites) suite(open);
}
