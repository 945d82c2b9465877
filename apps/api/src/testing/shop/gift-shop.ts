import type { GiftRequest } from '@dealstore/commerce-core/domain';
import { giftRequest as requestOf } from '@dealstore/commerce-core/testing';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { JsonAnswer } from '../../contract/operation.ts';
import { retryWhileBusy } from '../race/race.ts';
import { insertMember, logInAs, type TestMember } from '../rows/member-rows.ts';
import { approve, decide, insertBuyer, reserve, reserveBody, type OrderShop } from './order-shop.ts';

/** The phone every gift of a test is for, by default. */
export const RECEIVER_PHONE = '01055550009';

/** A member who sends gifts, with points, and the one whose phone they are for. */
export async function insertGiftParties(
  shop: OrderShop,
  points = 0,
): Promise<{ readonly sender: TestMember; readonly receiver: TestMember }> {
  const sender = await insertBuyer(shop, points);
  const { database } = shop.test;
  return { sender, receiver: await logInAs(database, await insertMember(database, { phone: RECEIVER_PHONE })) };
}

/** What a sender says of a gift. */
export function giftRequest(orderSheetNo: string): GiftRequest {
  return requestOf(orderSheetNo, { senderName: '보낸이', receiverPhone: RECEIVER_PHONE });
}

/** Where a gift goes. */
export const GIFT_ADDRESS = {
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '비밀의 7호',
  deliveryMemo: '',
  entranceCode: '',
};

/** Sends a product, one piece for 10,000 won by default, and answers the gift as its sender sees it, paid. */
export async function sendGift(
  shop: OrderShop,
  { bearer }: Pick<TestMember, 'bearer'>,
  {
    productNo = 1,
    orderCnt = 1,
    points = 0,
    paid = 10_000,
    over = {},
    headers = {},
  }: {
    readonly productNo?: number;
    readonly orderCnt?: number;
    readonly points?: number;
    readonly paid?: number;
    readonly over?: Readonly<Record<string, unknown>>;
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<JsonAnswer<'cancelGift'>> {
  const products = [{ productNo, optionNo: productNo * 10, orderCnt }];
  const sheet = await shop.call('createOrderSheet', { bearer, path: { type: 'gift' }, body: { products } });
  const { orderSheetNo } = sheet.body;
  const giftBody = { ...giftRequest(orderSheetNo), ...over };
  const gift = await shop.call('createGift', { bearer, headers: { ...newKey(), ...headers }, body: giftBody });
  if (gift.code !== null) throw new Error(`no gift: ${gift.code}`);
  const { shippingAddress: _none, ...request } = reserveBody(paid - points, { subPayAmt: points });
  const held = await retryWhileBusy(() => reserve(shop, { bearer }, orderSheetNo, request));
  if (held.code !== null) throw new Error(`not reserved: ${held.code}`);
  await decide(shop, held.body.key, 'APPROVE');
  await retryWhileBusy(() => approve(shop, { bearer }, held.body));
  const sent = await shop.call('getGift', { bearer, path: { giftId: gift.body.giftId } });
  if (sent.body.side !== 'SEND') throw new Error('a gift is its sender’s');
  return sent.body;
}

/** Lets what was sent until now count no more against the limit for one phone. */
export async function ageGifts({ test }: Pick<OrderShop, 'test'>): Promise<void> {
  await test.database
    .updateTable('gift')
    .set({ createdAt: sql`created_at - interval '2 days'` })
    .execute();
}

/** An unused key. */
export function newKey() {
  return { 'idempotency-key': randomUUID() };
}
