import {
  type CartNo,
  commerceError,
  type EpochMs,
  goodsRefusal,
  type Language,
  linesRefusal,
  type MemberNo,
  type OptionNo,
  refuse,
} from '@dealstore/commerce-core/domain';
import type { Database } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import { buyerOf, buyerQuery, type BuyerRow } from './buyer.ts';
import { goodsQuery, type GoodsRow } from './goods.ts';
import { NOTHING_HELD } from './held-by-sheet.ts';
import { insertSheet, type OrderType } from './order-sheet.store.ts';
import { goodsOf } from './sheet-line.ts';
import { refuseOptionInputs } from './refuse-option-inputs.ts';
import { readOptionInputs, type SheetProduct } from './sheet-product.ts';

/** What a sheet is opened for: products at once, or lines of the member's cart. */
export interface SheetRequest {
  readonly memberNo: MemberNo;
  readonly orderType: OrderType;
  readonly products: readonly Omit<SheetProduct, 'cartNo'>[];
  readonly cartNos: readonly CartNo[];
  readonly language: Language;
  readonly now: EpochMs;
}

const readBuyerAndGoods = preparedStatement<
  [optionNos: readonly OptionNo[], memberNo: MemberNo, now: Date],
  { readonly buyer: BuyerRow | null; readonly goods: readonly GoodsRow[] }
>(`
select (${buyerQuery('$2::bigint', '$3::timestamptz')}) as buyer,
  (${goodsQuery('$1::bigint[]', '$2::bigint')}) as goods`);

/** Opens a sheet for goods that can be ordered as they are; rejects with the first problem otherwise. */
export async function createSheet(database: Database, request: SheetRequest): Promise<string> {
  const { memberNo, now } = request;
  const isOfCart = request.cartNos.length > 0;
  const products = isOfCart ? await cartProducts(database, request) : request.products.map(withPlace);
  const optionNos = [...new Set(products.map((product) => product.optionNo))];
  const [rows] = await readBuyerAndGoods(database, optionNos, memberNo, toTimestamp(now));
  const buyer = buyerOf(rows?.buyer ?? null, memberNo, now);
  const goods = goodsOf(rows?.goods ?? [], { ...request, products, held: NOTHING_HELD });
  refuse(linesRefusal(goods.lines, buyer.visitor));
  if (!isOfCart) await refuseOptionInputs(database, products);
  if (request.orderType === 'GIFT') refuse(goodsRefusal(goods.lines));
  return insertSheet(database, { ...request, products }, now);
}

/** A line that is in no cart goes by its place on the sheet. */
function withPlace(product: Omit<SheetProduct, 'cartNo'>, index: number): SheetProduct {
  return { ...product, cartNo: index + 1 };
}

async function cartProducts(database: Database, request: SheetRequest): Promise<readonly SheetProduct[]> {
  const cartNos = [...new Set(request.cartNos)];
  const rows = await database
    .selectFrom('cartLine')
    .select(['cartNo', 'productNo', 'optionNo', 'orderCnt', 'optionInputs'])
    .where('memberNo', '=', request.memberNo)
    .where('cartNo', 'in', cartNos)
    .orderBy('cartNo', 'desc')
    .execute();
  if (rows.length !== cartNos.length) throw commerceError('NOT_FOUND');
  return rows.map((row) => ({ ...row, optionInputs: readOptionInputs(row.optionInputs) }));
}
