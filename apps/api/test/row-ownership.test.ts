import { GIFT_PROOF_LIFE_MS, PHONE_CODE_RESEND_MS } from '@dealstore/commerce-core/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCode } from '../src/testing/session/phone-code.ts';
import { callerOf } from '../src/testing/http/test-call.ts';
import type { TestMember } from '../src/testing/rows/member-rows.ts';
import { GIFT_ADDRESS, RECEIVER_PHONE, sendGift } from '../src/testing/shop/gift-shop.ts';
import { insertBuyer, type OrderShop } from '../src/testing/shop/order-shop.ts';
import { deliver, openReviewShop, REVIEW_WORDS, write } from '../src/testing/shop/review-shop.ts';
import { giftRoutes } from '../src/gift/gift.routes.ts';
import { orderRoutes } from '../src/order/order.routes.ts';
import { productRoutes } from '../src/product/product.routes.ts';
import { reviewRoutes } from '../src/review/review.routes.ts';
import { wishRoutes } from '../src/wish/wish.routes.ts';

let shop: OrderShop;
let owner: TestMember;
let stranger: TestMember;

beforeEach(async () => {
  const opened = await openReviewShop();
  const { parts } = opened;
  const routes = { ...orderRoutes(parts), ...giftRoutes(parts), ...wishRoutes(parts) };
  shop = { ...opened, call: callerOf(parts, { ...routes, ...reviewRoutes(parts), ...productRoutes(parts) }) };
  [owner, stranger] = [await insertBuyer(shop), await insertBuyer(shop)];
});
afterEach(() => shop.test.drop());

describe('a member', () => {
  it('cannot have its wishes removed by another member', async () => {
    const wished = async () => (await shop.call('getWishedProductNos', { bearer: owner.bearer })).body.productNos;
    await shop.call('addWish', { bearer: owner.bearer, path: { productNo: 1 } });
    const remove = ({ bearer }: TestMember) => shop.call('removeWishes', { bearer, query: { productNos: '1' } });
    await remove(stranger);
    expect(await wished()).toEqual([1]);
    await remove(owner);
    expect(await wished()).toEqual([]);
  });

  it('cannot have its reviews changed or deleted by another member', async () => {
    const [orderOptionNo = 0] = await deliver(shop, owner, 1);
    const { reviewNo } = (await write(shop, owner, orderOptionNo)).body;
    expect((await edit(stranger, reviewNo)).code).toBe('NOT_FOUND');
    expect((await remove(stranger, reviewNo)).code).toBe('NOT_FOUND');
    expect((await edit(owner, reviewNo)).code).toBeNull();
    expect((await remove(owner, reviewNo)).code).toBeNull();
  });

  it('has a deleted review changed no more', async () => {
    const [orderOptionNo = 0] = await deliver(shop, owner, 1);
    const { reviewNo } = (await write(shop, owner, orderOptionNo)).body;
    await remove(owner, reviewNo);
    expect((await edit(owner, reviewNo)).code).toBe('NOT_FOUND');
    expect((await remove(owner, reviewNo)).code).toBe('NOT_FOUND');
  });

  it('cannot have its blocked writers unblocked by another member', async () => {
    const [orderOptionNo = 0] = await deliver(shop, stranger, 1);
    const { reviewNo } = (await write(shop, stranger, orderOptionNo)).body;
    await shop.call('blockReviewWriter', { bearer: owner.bearer, path: { productNo: 1, reviewNo } });
    const blocked = async () => (await shop.call('getBlockedWriters', { bearer: owner.bearer })).body.items;
    const [{ blockNo } = { blockNo: 0 }] = await blocked();
    const unblock = ({ bearer }: TestMember) => shop.call('unblockWriter', { bearer, path: { blockNo } });
    expect((await unblock(stranger)).code).toBe('NOT_FOUND');
    expect(await blocked()).toHaveLength(1);
    expect((await unblock(owner)).code).toBeNull();
    expect(await blocked()).toEqual([]);
  });

  const edit = ({ bearer }: TestMember, reviewNo: number) => {
    const body = { rate: 1, content: REVIEW_WORDS, keptFileUrls: [], fileNames: [] };
    return shop.call('editReview', { bearer, path: { reviewNo }, body });
  };
  const remove = ({ bearer }: TestMember, reviewNo: number) =>
    shop.call('deleteReview', { bearer, path: { reviewNo } });
});

describe('a phone proven by a code', () => {
  async function prove(token: string): Promise<string> {
    const { verificationId } = (await shop.call('requestGiftCode', { path: { token } })).body;
    const code = await readCode(shop.test.database, RECEIVER_PHONE);
    await shop.call('proveGiftCode', { path: { token }, body: { verificationId, code } });
    return verificationId;
  }
  async function send() {
    const { giftId } = await sendGift(shop, owner);
    const { token } = (await shop.call('createGiftLink', { bearer: owner.bearer, path: { giftId } })).body;
    return { giftId, token };
  }
  const confirm = ({ giftId, token }: { giftId: number; token: string }, verificationId: string) =>
    shop.call('confirmGift', {
      path: { giftId },
      headers: { 'gift-token': token },
      body: { ...GIFT_ADDRESS, verificationId },
    });

  it('opens only the gift it was requested for, and no other to the same phone', async () => {
    const [first, second] = [await send(), await send()];
    shop.clock.advance(PHONE_CODE_RESEND_MS);
    const verificationId = await prove(first.token);
    expect((await confirm(second, verificationId)).code).toBe('CERTIFICATION_REQUIRED');
    expect((await confirm(first, verificationId)).code).toBeNull();
  });

  it('ends after a while', async () => {
    const gift = await send();
    shop.clock.advance(PHONE_CODE_RESEND_MS);
    const verificationId = await prove(gift.token);
    shop.clock.advance(GIFT_PROOF_LIFE_MS + 1);
    expect((await confirm(gift, verificationId)).code).toBe('CERTIFICATION_REQUIRED');
  });
});
