import { commerceError, type ExhibitionNo, type ProductNo } from '@dealstore/commerce-core/domain';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { type Card, type CardColumns, cardColumnsOf, cardsOf, statusAt, toCard } from '../product/product.ts';
import { inLanguage, memoizePerVersion, namesOf, openBrandHalls, type View } from '../catalogue/catalogue.ts';
import { exhibitionProductsQuery, exhibitionSectionsQuery, readFirstProducts } from './exhibition.store.ts';
import { isShown, windowYmdt } from './window.ts';

type Exhibition = JsonAnswer<'getMainMenuProducts'>;
type Query = CallOf<'getMainMenuProducts'>['query'];

/** Products shown with each exhibition in the list. Spec §3 of the home; the number is Assumed. */
const SUMMARY_PRODUCTS = 3;

const exhibitionsOf = memoizePerVersion((database: Database) =>
  database
    .selectFrom('exhibition')
    .select([
      'exhibitionNo',
      'kind',
      'label',
      'labelEn',
      'promotionText',
      'promotionTextEn',
      'pcImageUrl',
      'mobileImageUrl',
      'gradeCodes',
      'startsAt',
      'endsAt',
    ])
    .where('displayable', '=', true)
    .orderBy('displayOrder')
    .orderBy('exhibitionNo')
    .limit(500)
    .execute(),
);

type ExhibitionColumns = Awaited<ReturnType<typeof exhibitionsOf>>[number];

/**
 * Which statuses each filter lets through. The vendor's filters; an empty one means on sale or about to be. Spec §7.
 */
const STATUSES: Readonly<Record<NonNullable<Query['saleStatus']>, ReadonlySet<string>>> = {
  '': new Set(['READY', 'ONSALE']),
  ALL_CONDITIONS: new Set(['READY', 'ONSALE', 'FINISHED']),
  READY_ONSALE: new Set(['READY', 'ONSALE']),
  ONSALE: new Set(['ONSALE']),
  RESERVATION_AND_ONSALE: new Set(['ONSALE']),
};

const LATER_SALE = (left: CardColumns, right: CardColumns) =>
  (right.saleStartAt?.getTime() ?? 0) - (left.saleStartAt?.getTime() ?? 0) || right.productNo - left.productNo;
const SORTS: Readonly<Record<NonNullable<Query['order']>, ((left: CardColumns, right: CardColumns) => number) | null>> =
  {
    SALE: LATER_SALE,
    ADMIN_SETTING: null,
    BEST_SELLER: (left, right) => right.saleCnt - left.saleCnt || right.productNo - left.productNo,
    BEST_REVIEW: (left, right) => right.reviewCnt - left.reviewCnt || right.productNo - left.productNo,
  };

/**
 * Answers the exhibitions that run now, each with its first products; lists without an end, as the best list, are left
 * out. Adult goods are among them only for people who may see them. Spec §3.
 */
export async function runningExhibitions(view: View): Promise<JsonAnswer<'getExhibitions'>> {
  const rows = await exhibitionsOf(view.database, view.version);
  const running = rows.filter((row) => row.kind === 'EXHIBITION' && row.endsAt !== null && isShown(row, view.now));
  const firsts = await readFirstProducts(
    view.database,
    running.map((row) => row.exhibitionNo),
    2 * SUMMARY_PRODUCTS,
  );
  const cards = await cardsOf(view, [...new Set(firsts.map((first) => first.productNo))]);
  const shown = new Map(
    cards
      .filter((card) => card.withheld !== 'ADULT' && STATUSES[''].has(card.saleStatusType))
      .map((card) => [card.productNo, card]),
  );
  return running.map((row) => ({
    ...wordsOf(row, view),
    imageUrl: row.mobileImageUrl === '' ? row.pcImageUrl : row.mobileImageUrl,
    products: firsts
      .flatMap(({ exhibitionNo, productNo }) => (exhibitionNo === row.exhibitionNo ? (shown.get(productNo) ?? []) : []))
      .slice(0, SUMMARY_PRODUCTS),
  }));
}

/** Answers the brand halls that are open. Spec §2. */
export async function brandHalls(view: View): Promise<JsonAnswer<'getBrandHalls'>> {
  return (await openBrandHalls(view)).map((row) => ({
    eventNo: row.exhibitionNo,
    brandNo: row.brandNo,
    label: inLanguage(view.language, row.label, row.labelEn),
    imageUrl: row.mobileImageUrl === '' ? row.pcImageUrl : row.mobileImageUrl,
  }));
}

/**
 * Answers an exhibition with the products of its sections. Spec §7.
 * Rejects with NOT_FOUND for one there is not, and EVEC0002 for one that does not run now.
 */
export async function exhibitionWithProducts(
  view: View,
  exhibitionNo: ExhibitionNo,
  query: Query,
): Promise<Exhibition> {
  const rows = await exhibitionsOf(view.database, view.version);
  const row = rows.find((candidate) => candidate.exhibitionNo === exhibitionNo);
  if (row === undefined) throw commerceError('NOT_FOUND');
  if (!isShown(row, view.now)) throw commerceError('EVEC0002');
  const [sections, all] = await Promise.all([
    exhibitionSectionsQuery(view.database, exhibitionNo).execute(),
    exhibitionProductsQuery(view.database, exhibitionNo).execute(),
  ]);
  // The place would tell the brand of withheld goods.
  const places = row.kind === 'BRAND_HALL' ? await withoutWithheld(view, all) : all;
  const products = query.hasProductDetail === false ? [] : await chooseProducts(view, places, query);
  return {
    ...wordsOf(row, view),
    pcImageUrl: row.pcImageUrl,
    mobileimageUrl: row.mobileImageUrl,
    section: sections.map((section) => ({
      label: inLanguage(view.language, section.label, section.labelEn),
      imageUrl: section.imageUrl === '' ? null : section.imageUrl,
      displayOrder: section.sectionOrder,
      productNos: places.filter((place) => place.sectionOrder === section.sectionOrder).map((place) => place.productNo),
      products: products.filter((product) => product.sectionOrder === section.sectionOrder).map(({ card }) => card),
    })),
  };
}

interface Place {
  readonly sectionOrder: number;
  readonly productNo: ProductNo;
}

async function withoutWithheld(view: View, places: readonly Place[]): Promise<readonly Place[]> {
  const cards = await cardsOf(view, [...new Set(places.map(({ productNo }) => productNo))]);
  const withheld = new Set(cards.filter((card) => card.withheld === 'ADULT').map(({ productNo }) => productNo));
  return places.filter(({ productNo }) => !withheld.has(productNo));
}

interface PlacedCard {
  readonly sectionOrder: number;
  readonly card: Card;
}

async function chooseProducts(view: View, places: readonly Place[], query: Query): Promise<readonly PlacedCard[]> {
  const [names, rows] = await Promise.all([
    namesOf(view.database, view.version),
    cardColumnsOf(view, [...new Set(places.map((place) => place.productNo))]),
  ]);
  const byNo = new Map(rows.map((row) => [row.productNo, row]));
  const statuses = STATUSES[query.saleStatus ?? ''];
  const sort = SORTS[query.order ?? 'SALE'];
  const entries = places.flatMap(({ sectionOrder, productNo }) => {
    const row = byNo.get(productNo);
    if (row === undefined || !statuses.has(statusAt(row, view))) return [];
    return query.soldout === false && row.soldOut ? [] : [{ sectionOrder, row }];
  });
  const sorted = sort === null ? entries : entries.toSorted((left, right) => sort(left.row, right.row));
  return sorted.map(({ sectionOrder, row }) => ({ sectionOrder, card: toCard(row, names, view) }));
}

function wordsOf(row: ExhibitionColumns, { language }: View) {
  return {
    eventNo: row.exhibitionNo,
    label: inLanguage(language, row.label, row.labelEn),
    promotionText: inLanguage(language, row.promotionText, row.promotionTextEn),
    ...windowYmdt(row),
  };
}
