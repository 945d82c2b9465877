/** `pnpm build`: builds the storefront, if what it is made of has changed. */
import '@dealstore/shop/help';
import { buildStorefront } from '@dealstore/shop/build-storefront';

const startedAt = performance.now();
const built = await buildStorefront();
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
console.log(built ? `built the storefront in ${seconds} s` : 'the storefront is built already');
