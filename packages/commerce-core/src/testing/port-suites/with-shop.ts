import { afterEach, beforeEach } from 'vitest';
import type { OpenSuiteShop, SuiteShop } from './suite-shop.ts';

/** Opens a shop before each test of a suite and closes it after; answers how to reach the present one. */
export function withShop(open: OpenSuiteShop): () => SuiteShop {
  let shop: SuiteShop | null = null;
  beforeEach(async () => {
    shop = await open();
  });
  afterEach(async () => {
    await shop?.close();
    shop = null;
  });
  return () => {
    if (shop === null) throw new TypeError('a shop is open only while a test runs');
    return shop;
  };
}
