// A checkout in Vue over the machines of the core. The shop behind it is the one in memory, so that it needs no backend:
// `createHttpCommerce` in the place of these two calls is all another shop needs.
import { createCommerce } from '@dealstore/commerce-core';
import { createMemoryPorts } from '@dealstore/commerce-core/adapters/memory';
import { cryptoRandom, systemClock } from '@dealstore/commerce-core/adapters/web';
import { JOIN_TERMS } from '@dealstore/commerce-core/domain';
import { createApp } from 'vue';
import CheckoutPage from './checkout-page.vue';

const ports = createMemoryPorts({ clock: systemClock(), random: cryptoRandom() });
const commerce = createCommerce(ports);

const additions = [{ productNo: 3, optionNo: 30, orderCnt: 2 }];
await commerce.addToCart({ productNo: 3, additions, loggedIn: false, withheld: null, path: '/product/3' });

const { redirectUrl } = await ports.sessionApi.start('login');
const { searchParams } = new URL(redirectUrl, location.href);
const agreements = JOIN_TERMS.map((termsType) => ({ termsType, isAgree: true }));
const [code, state] = [searchParams.get('code') ?? '', searchParams.get('state') ?? ''];
await ports.sessionApi.logIn({ code, state, agreements });
await commerce.mergeGuestCart();

const { deliveryGroups } = await ports.cartApi.get();
const options = deliveryGroups.flatMap((group) =>
  group.orderProducts.flatMap((product) => product.orderProductOptions),
);
const cartNos = options.map(({ cartNo }) => cartNo);
const sheet = await ports.orderApi.sheet(await ports.orderApi.createSheet({ type: 'cart', cartNos }));

/** What the shopper does in the window of a payment provider, which this shop has not got. */
const decide = (key: string): void => ports.decidePayment(key, 'APPROVE');
createApp(CheckoutPage, { commerce, sheet, decide }).mount('#app');
