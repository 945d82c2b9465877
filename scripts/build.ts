/** `pnpm build`: builds storefront and documentation, each if what it is made of has changed. */
import '@dealstore/shop/help';
import { buildDocs } from '@dealstore/shop/build-docs';
import { buildStorefront } from '@dealstore/shop/build-storefront';

for (const [what, build] of [
  ['storefront', buildStorefront],
  ['documentation', buildDocs],
] as const) {
  const startedAt = performance.now();
  const built = await build();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(built ? `built the ${what} in ${seconds} s` : `the ${what} is built already`);
}
