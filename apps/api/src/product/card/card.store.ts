import type { ProductNo } from '@dealstore/commerce-core/domain';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../database/database.ts';
import { type Card, type CardColumns, toCard } from './card.ts';
import { namesOf, type View } from '../../catalogue/catalogue.ts';

/** The columns a card is made of. */
export const CARD_COLUMNS = [
  'productNo',
  'partnerNo',
  'brandNo',
  'categoryNo',
  'deliveryTemplateNo',
  'productName',
  'productNameEn',
  'promotionText',
  'promotionTextEn',
  'listImageUrl',
  'stickerLabels',
  'adult',
  'telecomOnly',
  'soldOut',
  'minBuyCnt',
  'saleStatusType',
  'saleStartAt',
  'saleEndAt',
  'salePrice',
  'immediateDiscountAmt',
  'immediateDiscountStartAt',
  'immediateDiscountEndAt',
  'additionDiscountAmt',
  'maxCouponAmt',
  'couponUsable',
  'saleCnt',
  'likeCnt',
  'reviewCnt',
  'reviewRateSum',
] as const;

/** How long a row of a card is used again, in ms: likes and sales grow without raising the version. Assumed: 5 s. */
const ROW_LIFE_MS = 5_000;

/** Cached rows of a database. Assumed: some megabytes. */
const MAX_ROWS = 5_000;

/** Cards asked for by one statement: a probe of a million products touches four buffers. */
export const CARDS_READ = 10;

interface CachedRow {
  readonly version: number;
  readonly readAt: number;
  /** Null for a product that is not shown. */
  readonly row: CardColumns | null;
}

type RowCache = LRUCache<number, CachedRow>;

const caches = new WeakMap<Database, RowCache>();

/**
 * The rows of products in the order of their numbers as given; those that are not shown are left out. What many pages
 * show is read once in a while and not for each: a probe per card is the dearest part of a list.
 */
export async function cardColumnsOf(view: View, productNos: readonly ProductNo[]): Promise<readonly CardColumns[]> {
  const cache = cacheOf(view.database);
  const rows = new Map<ProductNo, CardColumns | null>();
  for (const productNo of productNos) {
    const cached = cache.get(productNo);
    if (cached !== undefined && isFresh(cached, view)) rows.set(productNo, cached.row);
  }
  const missing = [...new Set(productNos.filter((productNo) => !rows.has(productNo)))];
  const found = new Map((await readCards(view.database, missing)).map((row) => [row.productNo, row]));
  for (const productNo of missing) {
    const row = found.get(productNo) ?? null;
    cache.set(productNo, { version: view.version, readAt: view.now, row });
    rows.set(productNo, row);
  }
  return productNos.flatMap((productNo) => rows.get(productNo) ?? []);
}

function cacheOf(database: Database): RowCache {
  const existing = caches.get(database);
  if (existing !== undefined) return existing;
  const cache: RowCache = new LRUCache({ max: MAX_ROWS });
  caches.set(database, cache);
  return cache;
}

function isFresh({ version, readAt }: CachedRow, view: View): boolean {
  return version === view.version && readAt <= view.now && view.now - readAt < ROW_LIFE_MS;
}

async function readCards(database: Database, productNos: readonly ProductNo[]): Promise<readonly CardColumns[]> {
  const stretches = Math.ceil(productNos.length / CARDS_READ);
  const read = Array.from({ length: stretches }, (_, index) =>
    cardsQuery(database, productNos.slice(index * CARDS_READ, (index + 1) * CARDS_READ)).execute(),
  );
  return (await Promise.all(read)).flat();
}

/** The query behind cards: one probe of the primary key per card. */
export function cardsQuery(database: Database, productNos: readonly ProductNo[]) {
  return database
    .selectFrom('product')
    .select(CARD_COLUMNS)
    .where('displayable', '=', true)
    .where((row) => row.eb('productNo', '=', row.fn.any(row.val([...productNos]))));
}

/** The cards of products in the order of their numbers as given, as they are shown to the visitor. */
export async function cardsOf(view: View, productNos: readonly ProductNo[]): Promise<readonly Card[]> {
  const [names, rows] = await Promise.all([namesOf(view.database, view.version), cardColumnsOf(view, productNos)]);
  return rows.map((row) => toCard(row, names, view));
}
