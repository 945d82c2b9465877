import { afterEach, beforeEach } from 'vitest';
import type { OpenSuiteShop, SuiteShop, SuiteState } from './suite-shop.ts';

/**
 * Opens a shop before each test of a suite and closes it after; answers how to reach the present one. A test whose shop
 * lacks what it asks for is skipped, and its `meta.notReached` says what was missing.
 */
export function withShop(open: OpenSuiteShop, state: SuiteState = 'NEW_SHOP'): () => SuiteShop {
  let shop: SuiteShop | null = null;
  beforeEach(async ({ task, skip }) => {
    const notReached = (missing: string): never => {
      Object.assign(task.meta, { notReached: missing });
      return skip(missing);
    };
    shop = await open({ state, notReached });
  });
  afterEach(async () => {
    const closing = shop;
    shop = null;
    await closing?.close();
  });
  return () => {
    if (shop === null) throw new TypeError('a shop is open only while a test runs');
    return shop;
  };
}
