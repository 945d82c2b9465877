import { SECOND_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { createValidatedCache } from './validated-cache.ts';
import { isCacheableOperation, type NamedOperation } from './cacheable-operations.ts';
import { type SharedAnswer, toSharedAnswer } from './shared-answer.ts';
import { validatorReader } from './validator.ts';

/**
 * Longest age of an answer about one product, in ms. Its validator tells of every change to its row, its options and
 * its sale; what hangs on it otherwise, such as a coupon that has run out, is seen this much later. Assumed: 10 s, as
 * long as its page is cached.
 */
export const PRODUCT_TTL_MS = 10 * SECOND_MS;

/**
 * Longest age of any other answer, in ms. The catalogue's version tells of every change by hand; sales that begin, and
 * likes, sales and stock of the products on a list, are seen this much later. Assumed: 2 s.
 */
export const LIST_TTL_MS = 2 * SECOND_MS;

/** Characters of all cached answers together. Assumed: some tens of megabytes. */
const MAX_CHARACTERS = 8_000_000;

/** A guest's request, its parameters checked. All that an answer depends on is in it, and all of it is in the key. */
export interface GuestRequest {
  readonly operation: NamedOperation;
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly platform: string;
}

/** Answers about the catalogue, made once for all guests who ask the same. */
export interface ResponseCache {
  /**
   * Gives the cached answer to a guest's request while its validator holds, and makes it
   * otherwise. A failure is not cached.
   * @param make is given the catalogue's version as it was just read
   */
  answer(request: GuestRequest, make: (catalogueVersion: number) => Promise<unknown>): Promise<SharedAnswer>;
}

/**
 * Caches answers to guests in this process. The validator is read from the database for every request, so any number of
 * processes may share one.
 */
export function createResponseCache(parts: Pick<AppParts, 'database' | 'clock'>): ResponseCache {
  const readValidator = validatorReader(parts);
  const cache = createValidatedCache<SharedAnswer>({ maxSize: MAX_CHARACTERS, sizeOf: ({ body }) => body.length });
  return {
    async answer(request, make) {
      const { version, product } = await readValidator(productOf(request));
      const freshness = {
        validator: `${version} ${product}`,
        now: parts.clock.now(),
        ttlMs: product === '' ? LIST_TTL_MS : PRODUCT_TTL_MS,
      };
      return cache.get(keyOf(request), freshness, async () => toSharedAnswer(await make(version)));
    },
  };
}

/** Whether a call may be answered from the cache: what a member sees is made for that member alone. */
export function isCacheable(operation: NamedOperation, caller: unknown): boolean {
  return caller === null && isCacheableOperation(operation);
}

function keyOf({ operation, path, query, language, platform }: GuestRequest): string {
  return JSON.stringify([operation.operationId, language, platform, path, query]);
}

function productOf({ path }: GuestRequest): number | null {
  const { productNo } = path;
  return typeof productNo === 'number' ? productNo : null;
}
