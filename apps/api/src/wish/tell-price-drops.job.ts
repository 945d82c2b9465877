import {
  advertisementWords,
  type EpochMs,
  formatWon,
  HOUR_MS,
  type MemberNo,
  type ProductNo,
  subtractWon,
  type Won,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { ADVERTISER, UNSUBSCRIBE_PATH } from '../account/account.ts';
import type { AppParts } from '../app-parts.ts';
import type { Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { queueMessages } from '../message/message.ts';
import { newSecret } from '../secret/secret.ts';

/** How often wishes are looked at. Assumed: every hour. */
export const TELL_PRICE_DROPS_EVERY_MS = HOUR_MS;
const NAME = 'tell-price-drops';
/** Wishes taken in one transaction. */
const BATCH = 200;

interface CheaperWish {
  readonly memberNo: MemberNo;
  readonly productNo: ProductNo;
  readonly productName: string;
  readonly productNameEn: string;
  readonly price: Won;
  /** What it cost when it was wished for, or when it was last told of. */
  readonly knownPrice: Won;
  /** Whether the member agrees to news of benefits now. */
  readonly agreed: boolean;
}

/**
 * Tells who agreed to news of benefits that something they wish for costs less than they know. It is advertising, and
 * is sent as such; goods for adults are never told of, for a guest may not see them.
 */
export function tellPriceDropsJob({ publicOrigin }: Pick<AppParts, 'publicOrigin'>): JobKind {
  return {
    name: NAME,
    everyMs: TELL_PRICE_DROPS_EVERY_MS,
    async run(transaction, { now }) {
      const wishes = await takeCheaperWishes(transaction, now);
      if (wishes.length === BATCH) await enqueueRest(transaction, NAME, { now });
      else await forgetCheaper(transaction, now);
      for (const { memberNo, productNo, productName, productNameEn, price, knownPrice } of wishes.filter(isAgreed)) {
        const drop = subtractWon(knownPrice, price);
        const refusalToken = newSecret();
        const words = advertisementWords(
          {
            title: `찜한 상품이 ${formatWon(drop, 'ko')} 내렸어요`,
            titleEn: `A saved item is ${formatWon(drop, 'en')} cheaper`,
            content: `${productName} 지금 ${formatWon(price, 'ko')}.`,
            contentEn: `${productNameEn} is ${formatWon(price, 'en')} now.`,
            landingUrl: `/product/${productNo}`,
          },
          ADVERTISER,
          `${publicOrigin}${UNSUBSCRIBE_PATH}/${refusalToken}`,
        );
        const effectKey = `price-drop:${memberNo}:${productNo}:${price}`;
        await queueMessages(transaction, [{ memberNo, effectKey, purpose: 'PRICE_DROP', words, refusalToken }], now);
      }
    },
  };
}

const isAgreed = ({ agreed }: CheaperWish): boolean => agreed;

/** Products that cost less and may be told of: they can be bought now, at that price, and a guest may see them. */
const tellable = (now: EpochMs) => sql`cheaper_since is not null
  and displayable and not adult and not sold_out and sale_status_type = 'ONSALE'
  and coalesce(sale_start_at <= ${toTimestamp(now)}, true) and coalesce(sale_end_at > ${toTimestamp(now)}, true)
  and (immediate_discount_amt = 0 or coalesce(immediate_discount_start_at <= ${toTimestamp(now)}, true)
    and coalesce(immediate_discount_end_at > ${toTimestamp(now)}, true))`;

/**
 * Wishes whose product costs less than their member knows, each taken once for a price: a member who has not agreed to
 * news of benefits by then is not told of it later.
 */
async function takeCheaperWishes(transaction: Transaction, now: EpochMs): Promise<readonly CheaperWish[]> {
  const { rows } = await sql<CheaperWish>`
    with cheaper as (
      select wish.member_no, product.*, least(wished_price, told_price) as known_price
      from (select product_no, price, product_name, product_name_en from product where ${tellable(now)}) product
      join wish using (product_no)
      where price < least(wished_price, told_price) limit ${BATCH} for update of wish skip locked)
    update wish set told_price = price from cheaper
    where wish.member_no = cheaper.member_no and wish.product_no = cheaper.product_no
    returning wish.member_no as "memberNo", wish.product_no as "productNo", price, known_price as "knownPrice",
      product_name as "productName", product_name_en as "productNameEn",
      exists (select from member where member.member_no = wish.member_no and status = 'ACTIVE')
      and coalesce((select agreed from consent where consent.member_no = wish.member_no and type = 'APP_BENEFIT'
        order by consent_no desc limit 1), false) as agreed`.execute(transaction);
  return rows;
}

/** Products whose every wish has been taken are looked at again when they cost less again. */
async function forgetCheaper(transaction: Transaction, now: EpochMs): Promise<void> {
  await sql`
    update product set cheaper_since = null where ${tellable(now)} and not exists (
      select from wish where wish.product_no = product.product_no and price < least(wished_price, told_price))`.execute(
    transaction,
  );
}
