import {
  commerceError,
  formatYmdt,
  contentRefusal,
  type MemberNo,
  priceDropOf,
  type ProductNo,
  refuse,
  WISH_LIMIT,
  wishRefusal,
  won,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { View } from '../catalogue/catalogue.ts';
import type { JsonAnswer } from '../contract/operation.ts';
import { type Database, withTransaction } from '../database/database.ts';
import { fromTimestamp, toTimestamp } from '../database/instant.ts';
import { numberedPage } from '../http/numbered-page.ts';
import { cardsOf } from '../product/product.ts';
import { lockMemberRow } from '../member/lock-member.ts';

const PAGE_SIZE = 20;

interface PageQuery {
  readonly pageNumber?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** One page of a member's wishes as goods are shown to them now, newest first. Rejects with INVALID_REQUEST. */
export async function readWishList(
  view: View,
  memberNo: MemberNo,
  query: PageQuery,
): Promise<JsonAnswer<'getWishList'>> {
  const { offset, limit } = numberedPage(query, PAGE_SIZE);
  // The list is bounded, so it is read whole; products that are not shown are no part of it.
  const wishes = await shownWishes(view.database, memberNo);
  const page = wishes.slice(offset, offset + limit);
  const cards = await cardsOf(
    view,
    page.map(({ productNo }) => productNo),
  );
  const byNo = new Map(cards.map((card) => [card.productNo, card]));
  const items = page.flatMap(({ productNo, wishedAt, wishedPrice }) => {
    const product = byNo.get(productNo);
    if (product === undefined) return [];
    const now = { withheld: product.withheld, discountedPrice: won(product.discountedPrice) };
    const priceDropAmt = priceDropOf(now, wishedPrice === null ? null : won(wishedPrice));
    return [{ product, wishYmdt: formatYmdt(fromTimestamp(wishedAt)), priceDropAmt }];
  });
  return { items, totalCount: wishes.length };
}

/** Numbers of all products a member wishes for, newest first. */
export async function readWishedProductNos(database: Database, memberNo: MemberNo): Promise<ProductNo[]> {
  const wishes = await shownWishes(database, memberNo);
  return wishes.map(({ productNo }) => productNo);
}

/** Adds a product to a member's wishes once. Rejects with NOT_FOUND, ADULT_ONLY and WISH_LIMIT. */
export async function addWish(view: View, memberNo: MemberNo, productNo: ProductNo): Promise<void> {
  const [card] = await cardsOf(view, [productNo]);
  if (card === undefined) throw commerceError('NOT_FOUND');
  refuse(contentRefusal(card.withheld));
  await withTransaction(view.database, async (transaction) => {
    await lockMemberRow(transaction, memberNo);
    // A card may be a few seconds old; the row is not.
    const shown = await transaction
      .selectFrom('product')
      .select('productNo')
      .where('productNo', '=', productNo)
      .where('displayable', '=', true)
      // Until the wish is written: what is taken off the shop meanwhile finds it.
      .forShare()
      .executeTakeFirst();
    if (shown === undefined) throw commerceError('NOT_FOUND');
    const wishes = await transaction
      .selectFrom('wish')
      .select('productNo')
      .where('memberNo', '=', memberNo)
      .limit(WISH_LIMIT + 1)
      .execute();
    if (wishes.some((wish) => wish.productNo === productNo)) return;
    refuse(wishRefusal(wishes.length));
    await transaction
      .insertInto('wish')
      .values({ memberNo, productNo, wishedAt: toTimestamp(view.now), wishedPrice: card.discountedPrice })
      .execute();
  });
}

/** Takes products off a member's wishes; one that is not among them changes nothing. */
export async function removeWishes(
  database: Database,
  memberNo: MemberNo,
  productNos: readonly ProductNo[],
): Promise<void> {
  await database
    .deleteFrom('wish')
    .where('memberNo', '=', memberNo)
    .where('productNo', 'in', [...productNos])
    .execute();
}

function shownWishes(database: Database, memberNo: MemberNo) {
  return (
    database
      .selectFrom('wish')
      .select(['productNo', 'wishedAt', 'wishedPrice'])
      .where('memberNo', '=', memberNo)
      // As a literal: the index of shown wishes is known to hold all that is asked for.
      .where('displayable', '=', sql.lit(true))
      .orderBy('wishedAt', 'desc')
      .orderBy('productNo', 'desc')
      .limit(WISH_LIMIT)
      .execute()
  );
}
