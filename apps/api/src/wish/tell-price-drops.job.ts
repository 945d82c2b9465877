import {
  advertisementWords,
  formatWon,
  hidesContent,
  HOUR_MS,
  subtractWon,
  won,
} from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { REFUSE_PATH } from '../account/account.ts';
import type { AppParts } from '../app-parts.ts';
import { viewOf } from '../catalogue/catalogue.ts';
import type { Transaction } from '../database/database.ts';
import { enqueueRest, type JobKind } from '../jobs/job.ts';
import { ADVERTISER, queueMessages } from '../message/message.ts';
import { cardsOf } from '../product/product.ts';
import { newSecret } from '../secret.ts';
import { numberOf } from '../stored-json.ts';

/** How often wishes are looked at. Assumed: every hour. */
export const TELL_PRICE_DROPS_EVERY_MS = HOUR_MS;
const NAME = 'tell-price-drops';
/** Wishes looked at in one transaction. */
const BATCH = 200;

interface CheaperWish {
  readonly memberNo: number;
  readonly productNo: number;
  /** What it cost when it was wished for, or when it was last told of. */
  readonly knownPrice: number;
}

/**
 * Tells who agreed to news of benefits that something they wish for costs less than they know. It is advertising, and is sent as
 * such; goods for adults are never told of, for a guest may not see them.
 */
export function tellPriceDropsJob({
  database,
  clock,
  publicOrigin,
}: Pick<AppParts, 'database' | 'clock' | 'publicOrigin'>): JobKind {
  return {
    name: NAME,
    everyMs: TELL_PRICE_DROPS_EVERY_MS,
    async run(transaction, { now, payload }) {
      const wishes = await cheaperWishes(transaction, {
        memberNo: numberOf(payload, 'afterMemberNo', 0),
        productNo: numberOf(payload, 'afterProductNo', 0),
      });
      if (wishes.length === 0) return;
      const view = await viewOf({ database, clock }, { caller: null, language: 'ko' });
      const productNos = [...new Set(wishes.map(({ productNo }) => productNo))];
      const names = await transaction
        .selectFrom('product')
        .select(['productNo', 'productName', 'productNameEn'])
        .where('productNo', 'in', productNos)
        .execute();
      const cards = new Map((await cardsOf(view, productNos)).map((card) => [card.productNo, card]));
      for (const { memberNo, productNo, knownPrice } of wishes) {
        const card = cards.get(productNo);
        const name = names.find((product) => product.productNo === productNo);
        if (card === undefined || name === undefined || hidesContent(card.withheld)) continue;
        const price = won(card.discountedPrice);
        if (price >= knownPrice) continue;
        const drop = subtractWon(won(knownPrice), price);
        const refusalToken = newSecret();
        const words = advertisementWords(
          {
            title: `찜한 상품이 ${formatWon(drop, 'ko')} 내렸어요`,
            titleEn: `A wish costs ${formatWon(drop, 'en')} less`,
            content: `${name.productName} 지금 ${formatWon(price, 'ko')}.`,
            contentEn: `${name.productNameEn} is ${formatWon(price, 'en')} now.`,
            landingUrl: `/product/${productNo}`,
          },
          ADVERTISER,
          `${publicOrigin}${REFUSE_PATH}/${refusalToken}`,
        );
        const effectKey = `price-drop:${memberNo}:${productNo}:${price}`;
        await queueMessages(transaction, [{ memberNo, effectKey, purpose: 'PRICE_DROP', words, refusalToken }], now);
        await transaction
          .updateTable('wish')
          .set({ toldPrice: price })
          .where('memberNo', '=', memberNo)
          .where('productNo', '=', productNo)
          .execute();
      }
      const last = wishes.at(-1);
      if (last === undefined || wishes.length < BATCH) return;
      // One that is not told of stays cheaper: the rest begins behind it.
      const rest = { afterMemberNo: last.memberNo, afterProductNo: last.productNo };
      await enqueueRest(transaction, NAME, { now, payload: rest });
    },
  };
}

/** Wishes whose product costs less than their member knows, of members who agreed to news of benefits. */
async function cheaperWishes(
  transaction: Transaction,
  after: Pick<CheaperWish, 'memberNo' | 'productNo'>,
): Promise<readonly CheaperWish[]> {
  const { rows } = await sql<CheaperWish>`
    select wish.member_no as "memberNo", product_no as "productNo", least(wished_price, told_price) as "knownPrice"
    from wish join product using (product_no) join member on member.member_no = wish.member_no
    where (wish.member_no, product_no) > (${after.memberNo}::bigint, ${after.productNo}::bigint)
      and wished_price is not null and price < least(wished_price, told_price) and wish.displayable and not adult
      and not sold_out and sale_status_type = 'ONSALE' and member.status = 'ACTIVE'
      and (select agreed from consent where consent.member_no = wish.member_no and type = 'APP_BENEFIT'
        order by consent_no desc limit 1)
    order by wish.member_no, product_no limit ${BATCH}`.execute(transaction);
  return rows;
}
