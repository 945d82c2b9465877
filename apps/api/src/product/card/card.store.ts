import type { Database } from '../../database/database.ts';
import type { Card, CardColumns } from './card.ts';
import { toCard } from './card.ts';
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
  'freeDelivery',
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

/** Rows kept at most. Assumed: some megabytes. */
const KEPT_ROWS = 5_000;

/** Cards asked for by one statement: a probe of a million products touches four buffers. */
export const CARDS_READ = 10;

interface KeptRows {
  readonly version: number;
  readonly rows: Map<number, { readonly readAt: number; readonly row: CardColumns | null }>;
}

const kept = new WeakMap<Database, KeptRows>();

/**
 * The rows of products in the order of their numbers as given; those that are not shown are left out. What many pages
 * show is read once in a while and not for each: a probe per card is the dearest part of a list.
 */
export async function cardColumnsOf(view: View, productNos: readonly number[]): Promise<readonly CardColumns[]> {
  const rows = keptRows(view);
  const known = new Map(productNos.map((productNo) => [productNo, rows.get(productNo)]));
  const missing = [...known].flatMap(([productNo, entry]) => (isFresh(entry?.readAt, view.now) ? [] : [productNo]));
  if (missing.length > 0) {
    const found = new Map((await readCards(view.database, missing)).map((row) => [row.productNo, row]));
    for (const productNo of missing) {
      const entry = { readAt: view.now, row: found.get(productNo) ?? null };
      known.set(productNo, entry);
      rows.delete(productNo);
      rows.set(productNo, entry);
    }
  }
  for (const productNo of [...rows.keys()].slice(0, Math.max(0, rows.size - KEPT_ROWS))) rows.delete(productNo);
  return productNos.flatMap((productNo) => known.get(productNo)?.row ?? []);
}

function keptRows({ database, version }: View): KeptRows['rows'] {
  const known = kept.get(database);
  if (known?.version === version) return known.rows;
  const rows: KeptRows['rows'] = new Map();
  kept.set(database, { version, rows });
  return rows;
}

function isFresh(readAt: number | undefined, now: number): boolean {
  return readAt !== undefined && readAt <= now && now - readAt < ROW_LIFE_MS;
}

async function readCards(database: Database, productNos: readonly number[]): Promise<readonly CardColumns[]> {
  const stretches = Math.ceil(productNos.length / CARDS_READ);
  const read = Array.from({ length: stretches }, (_, index) =>
    cardsQuery(database, productNos.slice(index * CARDS_READ, (index + 1) * CARDS_READ)).execute(),
  );
  return (await Promise.all(read)).flat();
}

/** The query behind cards: one probe of the primary key per card. */
export function cardsQuery(database: Database, productNos: readonly number[]) {
  return database
    .selectFrom('product')
    .select(CARD_COLUMNS)
    .where('displayable', '=', true)
    .where((row) => row.eb('productNo', '=', row.fn.any(row.val([...productNos]))));
}

/** The cards of products in the order of their numbers as given, as they are shown to who looks. */
export async function cardsOf(view: View, productNos: readonly number[]): Promise<readonly Card[]> {
  const [names, rows] = await Promise.all([namesOf(view.database, view.version), cardColumnsOf(view, productNos)]);
  return rows.map((row) => toCard(row, names, view));
}
