import { fileURLToPath } from 'node:url';

/** The root of the repository, as ids of modules begin with it. */
const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replaceAll('\\', '/');
const APP = 'apps/storefront/src';
const CORE = 'packages/commerce-core/src';
const UI = 'packages/ui/src';

/** Modules by their paths: a folder ends with a slash, a file is named without its ending and those beside it go along. */
interface Modules {
  readonly of: readonly string[];
  readonly but?: readonly string[];
}

/** Which modules may share a file of the build. */
export const CHUNKS = {
  /** UI parts, app and chrome without a member's pages, and small modules of the core. */
  kit: {
    of: [
      `${APP}/app/`,
      `${APP}/chrome/`,
      `${APP}/page/`,
      `${APP}/routes/`,
      `${APP}/widgets/`,
      `${CORE}/cart/`,
      `${CORE}/error/`,
      `${CORE}/product/`,
      `${CORE}/value/`,
      `${UI}/`,
    ],
    but: [
      `${APP}/routes/route-title`,
      `${APP}/widgets/draft/`,
      `${APP}/widgets/gift/`,
      `${APP}/widgets/my-page/`,
      `${UI}/form/text-area`,
      `${UI}/section`,
      `${UI}/timeline`,
    ],
  },
  /** Small modules of the core, the pages and what they share; those left out are of a few pages of a member. */
  small: {
    of: [`${APP}/`, `${CORE}/`, `${UI}/`],
    but: [
      `${APP}/container/forget-drafts`,
      `${APP}/features/account/withdrawal/withdrawal-draft`,
      `${APP}/features/gift/sender/draft`,
      `${APP}/features/home/product-section`,
      `${APP}/features/order/claim/account-section`,
      `${APP}/features/order/claim/claim-form`,
      `${APP}/features/order/claim/claim-form-content`,
      `${APP}/features/order/claim/claim-form-problem`,
      `${APP}/features/order/claim/claim-form-skeleton`,
      `${APP}/features/order/claim/lines-section`,
      `${APP}/features/order/claim/reason-section`,
      `${APP}/features/order/claim/return-section`,
      `${APP}/features/order/claim/use-claim-form`,
      `${APP}/features/order/late-refund`,
      `${APP}/features/order/late-refund-content`,
      `${APP}/features/order/order-counts`,
      `${APP}/page/without-private-data`,
      `${APP}/widgets/draft/`,
      `${APP}/widgets/gift/gift-status`,
      `${APP}/widgets/pay-type/pay-type`,
      `${APP}/widgets/phone-code/`,
      `${APP}/widgets/search/match-keyword`,
      `${APP}/widgets/search/use-recent-searches`,
      `${CORE}/account/phone-code-refusal`,
      `${CORE}/claim/claim-form`,
      `${CORE}/order/payment/pay-type`,
      `${CORE}/order/record/order-counts`,
      `${CORE}/value/gift-status`,
      `${UI}/form/text-area`,
      `${UI}/in-view/lazy-section`,
      `${UI}/section`,
      `${UI}/timeline`,
    ],
  },
  /** What every page brings once it is painted, and a few pages before. */
  after: {
    of: [
      `${APP}/widgets/payment-wait/waiting-payments`,
      `${APP}/widgets/popup/interruption`,
      `${CORE}/account/age-group`,
      `${CORE}/behavior/member-event`,
      `${CORE}/cart/cart`,
    ],
  },
  /** What the pages where goods are looked at and bought begin with. */
  goods: {
    of: [
      `${APP}/features/product/buy/option-rows`,
      `${APP}/features/product/product.queries`,
      `${APP}/features/product/product.text`,
      `${APP}/page/use-bar-height`,
      `${APP}/widgets/cart/use-add-to-cart`,
      `${APP}/widgets/deal/deal-sold`,
      `${APP}/widgets/deal/deal-timer`,
      `${CORE}/cart/guest-cart`,
      `${CORE}/cart/guest-cart-api`,
      `${CORE}/cart/merge-guest-cart`,
      `${CORE}/display/promotion-window`,
      `${CORE}/listing/listing`,
      `${CORE}/platform/`,
      `${CORE}/product/option-row`,
      `${CORE}/product/recommended-products`,
      `${CORE}/wish/wish`,
      `${UI}/form/stepper`,
      `${UI}/in-view/lazy-section`,
      `${UI}/in-view/use-near-viewport`,
      `${UI}/picture/banner-picture`,
      `${UI}/picture/carousel`,
    ],
  },
  /** What lies below a product's screen, or goes on after a log-in. */
  below: {
    of: [
      `${APP}/features/product/buy/resume-intent`,
      `${APP}/features/product/details/details.text`,
      `${APP}/features/product/reviews/review-item`,
      `${APP}/widgets/arrival/promised-arrival`,
      `${CORE}/cart/resume-intent`,
      `${CORE}/product/promised-arrival`,
      `${UI}/rich-text/`,
    ],
  },
} as const satisfies Readonly<Record<string, Modules>>;

/** Finds the modules of a chunk by their ids. */
export function isOf({ of, but = [] }: Modules): (id: string) => boolean {
  return (id) => {
    if (!id.startsWith(ROOT)) return false;
    const path = id.slice(ROOT.length);
    const isIn = (place: string): boolean => path.startsWith(place.endsWith('/') ? place : `${place}.`);
    return of.some(isIn) && !but.some(isIn);
  };
}
