import { addToCart, type Purchase } from './cart/add-to-cart.use-case.ts';
import { mergeGuestCart } from './cart/merge-guest-cart.use-case.ts';
import { resumeIntent } from './cart/resume-intent.use-case.ts';
import { buyNow } from './checkout/buy-now.use-case.ts';
import { createCheckoutMachine } from './checkout/checkout.machine.ts';
import { createPaymentMachine } from './checkout/payment.machine.ts';
import { createClaimFormMachine } from './claim/claim-form.machine.ts';
import type { GiftAccess } from './gift/gift-recipient-context.ts';
import { createGiftRecipientMachine } from './gift/gift-recipient.machine.ts';
import type { Ports } from './ports.ts';
import { mergeRecentProducts } from './product/merge-recent-products.use-case.ts';
import { recentProductCards } from './product/recent-product-cards.use-case.ts';
import { type Recommendation, recommendedProducts } from './product/recommended-products.ts';
import { rememberProduct } from './product/remember-product.use-case.ts';
import { createIdleMachine } from './session/idle.machine.ts';
import { createSessionMachine } from './session/session.machine.ts';
import type { ProductNo } from './value/identifiers.ts';

/**
 * Every flow and use case of a shopper, bound to the ports it calls. A page that wants few bytes imports the factory of
 * each flow it runs instead: they are the same.
 * @example const { session } = createCommerce(ports); createActor(session, { clock: ports.clock }).start();
 */
export function createCommerce(ports: Ports) {
  return {
    /** Machines, to be started by `createActor` of XState. */
    session: createSessionMachine(ports),
    idle: createIdleMachine(ports),
    checkout: createCheckoutMachine(ports),
    payment: createPaymentMachine(ports),
    claimForm: createClaimFormMachine(ports),
    /** By a gift's link or logged in as its recipient. */
    giftRecipient: (access: GiftAccess) => createGiftRecipientMachine(ports, access),

    addToCart: (purchase: Purchase) => addToCart(ports, purchase),
    buyNow: (purchase: Purchase & { readonly isGift?: boolean }) => buyNow(ports, purchase),
    resumeIntent: () => resumeIntent(ports),
    mergeGuestCart: () => mergeGuestCart(ports),
    rememberProduct: (productNo: ProductNo) => rememberProduct(ports, productNo),
    recentProducts: (limit?: number, signal?: AbortSignal) => recentProductCards(ports, limit, signal),
    mergeRecentProducts: () => mergeRecentProducts(ports),
    recommendedProducts: (kind: Recommendation, signal?: AbortSignal) => recommendedProducts(ports, kind, signal),
  };
}

/** All flows and use cases, ready to be started by a host. */
export type Commerce = ReturnType<typeof createCommerce>;
