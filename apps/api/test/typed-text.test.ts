import { randomUUID } from 'node:crypto';
import {
  EMPTY_ADDRESS_ENTRY,
  isErrorCode,
  isZipCodeOf,
  normalizeAddressEntry,
  reviewProblems,
  tidyText,
  trimReview,
} from '@dealstore/commerce-core/domain';
import { testSizes, typedText } from '@dealstore/commerce-core/testing';
import { fc, it } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { accountRoutes } from '../src/account/account.routes.ts';
import { addressRoutes } from '../src/address/address.routes.ts';
import { couponRoutes } from '../src/coupon/coupon.routes.ts';
import { giftRoutes } from '../src/gift/gift.routes.ts';
import { inquiryRoutes } from '../src/inquiry/inquiry.routes.ts';
import { orderRoutes } from '../src/order/order.routes.ts';
import { reviewRoutes } from '../src/review/review.routes.ts';
import { callerOf, type Answer, type TestCaller } from '../src/testing/http/test-call.ts';
import { insertMember, logInAs, type TestMember } from '../src/testing/rows/member-rows.ts';
import { boughtUpTo, SELLER_COLLECTS, estimate, request } from '../src/testing/shop/claim-shop.ts';
import { ageGifts, GIFT_ADDRESS, giftRequest, insertGiftParties } from '../src/testing/shop/gift-shop.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from '../src/testing/shop/order-shop.ts';

/** Texts of each field; what has to be bought first is tried a third as often. */
const numRuns = testSizes.fuzzRuns / 20;
const ordered = { numRuns: Math.ceil(numRuns / 3) };

let shop: OrderShop;
let call: TestCaller;

beforeAll(async () => {
  shop = await openOrderShop();
  await sql`update product_option set stock_cnt = 100000, opening_cnt = 100000`.execute(shop.test.database);
  const { parts } = shop;
  call = callerOf(parts, {
    ...orderRoutes(parts),
    ...giftRoutes(parts),
    ...accountRoutes(parts),
    ...addressRoutes(parts),
    ...inquiryRoutes(parts),
    ...reviewRoutes(parts),
    ...couponRoutes(parts),
  });
  shop = { ...shop, call };
});
afterAll(() => shop.test.drop());

const newMember = async (): Promise<TestMember> => logInAs(shop.test.database, await insertMember(shop.test.database));
const key = () => ({ 'idempotency-key': randomUUID() });

/** Whether an answer is a good one; a refusal is one of the contract, and no failure. */
function isTaken({ status, code }: Pick<Answer<'getOrder'>, 'status' | 'code'>): boolean {
  expect(status).toBeLessThan(500);
  if (code === null) return true;
  expect(code).toSatisfy(isErrorCode);
  return false;
}

const ENTRY = { ...EMPTY_ADDRESS_ENTRY, defaultYn: 'N', receiverZipCd: '06236', receiverContact1: '01000000009' };

const nameText = () => typedText({ minLength: 1, maxLength: 20 });
/** A line of an address that names no other place than the postal code of these tests: “제주 한라봉” does. */
const line = (minLength: number) =>
  typedText({ minLength, maxLength: 200 }).filter((text) => isZipCodeOf(ENTRY.receiverZipCd, tidyText(text)));
const place = fc.record({
  receiverName: nameText(),
  receiverAddress: line(1),
  receiverJibunAddress: line(0),
  receiverDetailAddress: typedText({ maxLength: 100 }),
});

/** An address as it is kept: without invisible letters, spaces as one. */
const savedEntry = (typed: Partial<typeof EMPTY_ADDRESS_ENTRY>) =>
  normalizeAddressEntry({ ...EMPTY_ADDRESS_ENTRY, ...typed });

describe('what is typed', () => {
  it.prop([place, typedText({ maxLength: 50 })], { numRuns })(
    'as an address is kept tidy, or refused',
    async (typed, addressName) => {
      const { bearer } = await newMember();
      const body = { ...ENTRY, ...typed, addressName };
      const added = await call('addShippingAddress', { bearer, body });
      const { receiverName, receiverAddress } = savedEntry(typed);
      expect(isTaken(added)).toBe(receiverName !== '' && receiverAddress !== '');
      if (added.code !== null) return;
      const { addressNo } = added.body;
      const read = await call('getShippingAddress', { bearer, path: { addressNo } });
      expect(read.body).toMatchObject(pick(savedEntry({ ...typed, addressName }), [...PLACE, 'addressName']));
    },
  );

  it.prop([place, nameText(), typedText({ maxLength: 50 }), typedText({ maxLength: 20 })], ordered)(
    'as receiver, orderer, memo and code of a door is kept with the order, or refused',
    async (typed, ordererName, deliveryMemo, entranceCode) => {
      const buyer = await insertBuyer(shop);
      const orderSheetNo = await openSheet(shop, buyer);
      const usual = reserveBody(10_000) as { readonly shippingAddress: object; readonly orderer: object };
      const held = await reserve(shop, buyer, orderSheetNo, {
        ...usual,
        orderer: { ...usual.orderer, ordererName },
        shippingAddress: { ...usual.shippingAddress, ...typed },
        deliveryMemo,
        entranceCode,
      });
      const { receiverName, receiverAddress } = savedEntry(typed);
      expect(isTaken(held)).toBe(receiverName !== '' && receiverAddress !== '' && tidyText(ordererName) !== '');
      if (held.code !== null) return;
      const { body } = await call('getOrder', { ...buyer, path: { orderNo: held.body.orderNo } });
      expect(body.orderer.ordererName).toBe(tidyText(ordererName));
      const [parcel] = body.orderOptionsGroupByPartner.flatMap((partner) => partner.orderOptionsGroupByDelivery);
      const shown = ['receiverName', 'receiverAddress', 'receiverDetailAddress'] as const;
      expect(parcel).toMatchObject({ ...pick(savedEntry(typed), shown), deliveryMemo: tidyText(deliveryMemo) });
    },
  );

  it.prop([nameText(), nameText(), typedText({ maxLength: 200 }), place, typedText({ maxLength: 50 })], ordered)(
    'as names, words and address of a gift is kept with the gift, or refused',
    async (senderName, receiverName, message, typed, deliveryMemo) => {
      const { sender, receiver } = await giftParties();
      await ageGifts(shop);
      const { bearer } = sender;
      const products = [{ productNo: 1, optionNo: 10, orderCnt: 1 }];
      const sheet = await call('createOrderSheet', { bearer, path: { type: 'gift' }, body: { products } });
      const { orderSheetNo } = sheet.body;
      const giftBody = giftRequest(orderSheetNo);
      const ways = [
        { ...giftBody, senderName, receiverName, message },
        { ...giftBody, message },
      ];
      const answers = [];
      for (const body of ways) answers.push(await call('createGift', { bearer, headers: key(), body }));
      const [named, plain] = answers;
      if (named === undefined || plain === undefined) throw new Error('no gift');
      isTaken(named);
      expect(isTaken(plain)).toBe(true);
      const { shippingAddress: _none, ...order } = reserveBody(10_000);
      const held = await reserve(shop, sender, orderSheetNo, order);
      expect(held.code).toBeNull();
      await decide(shop, held.body.key, 'APPROVE');
      await approve(shop, sender, held.body);
      const path = { giftId: plain.body.giftId };
      const sent = await call('getGift', { bearer, path });
      expect(sent.body).toMatchObject({ message });
      const to = { bearer: receiver.bearer, path };
      const confirmed = await call('confirmGift', { ...to, body: { ...GIFT_ADDRESS, ...typed, deliveryMemo } });
      const asKept = savedEntry(typed);
      expect(isTaken(confirmed)).toBe(asKept.receiverName !== '' && asKept.receiverAddress !== '');
      if (confirmed.code !== null) return;
      const { body } = await call('getGift', to);
      expect(body).toMatchObject({ message, address: { ...pick(asKept, PLACE), deliveryMemo } });
    },
  );

  it.prop([typedText({ minLength: 1, maxLength: 100 }), typedText({ minLength: 1, maxLength: 1_000 })], { numRuns })(
    'as an inquiry is kept without space around it, or refused',
    async (title, content) => {
      const { bearer } = await newMember();
      const body = { type: 'OTHER', title, content, fileNames: [], answerAlarm: false };
      const answer = await call('askShop', { bearer, headers: key(), body });
      expect(isTaken(answer)).toBe(tidyText(title) !== '' && tidyText(content) !== '');
      const about = { type: 'PRODUCT', content, secreted: false, answerAlarm: false };
      const ofProduct = await call('askProduct', { bearer, path: { productNo: 1 }, headers: key(), body: about });
      expect(isTaken(ofProduct)).toBe(tidyText(content) !== '');
      const talks = await call('getMyInquiries', { bearer, query: { kind: 'SERVICE' } });
      if (answer.code === null) {
        expect(talks.body.items).toMatchObject([{ title: title.trim(), content: content.trim() }]);
      }
      if (ofProduct.code === null) {
        const questions = await call('getMyInquiries', { bearer, query: { kind: 'PRODUCT' } });
        expect(questions.body.items).toMatchObject([{ content: content.trim() }]);
      }
    },
  );

  it.prop([typedText({ minLength: 20, maxLength: 1_000 }), typedText({ maxLength: 500 }), place], ordered)(
    'as a review, a report or the reason of a claim is kept without space around it, or refused',
    async (content, words, typed) => {
      const buyer = await insertBuyer(shop);
      const { bearer } = buyer;
      const { orderNo, options } = await boughtUpTo(shop, buyer, 'DELIVERY_DONE');
      const [option] = options;
      const orderOptionNo = option?.orderOptionNo ?? 0;
      const review = { orderOptionNo, rate: 5, content, fileNames: [] };
      const written = await call('writeReview', { bearer, headers: key(), body: review });
      expect(isTaken(written)).toBe(reviewProblems({ rate: 5, content, photoCnt: 0 }).length === 0);
      if (written.code === null) {
        const { body } = await call('getMyReviews', { bearer });
        expect(body.items).toMatchObject([{ content: trimReview(content) }]);
        const reviewNo = body.items[0]?.reviewNo ?? 0;
        const path = { productNo: 1, reviewNo };
        const reader = await newMember();
        const report = { reportReasonCd: 'ETC', content: words };
        const reported = await call('reportReview', { bearer: reader.bearer, path, body: report });
        expect(reported.code).toBeNull();
        const reports = shop.test.database
          .selectFrom('reviewReport')
          .select('content')
          .where('reviewNo', '=', reviewNo);
        expect(await reports.execute()).toEqual([{ content: words.trim() }]);
      }
      const returnAddress = { ...SELLER_COLLECTS.returnAddress, ...typed };
      const over = { ...SELLER_COLLECTS, claimType: 'RETURN', claimReasonDetail: words, returnAddress };
      const claimInput = { orderNo, options: [{ orderOptionNo, productCnt: 1 }], over };
      const shown = await estimate(shop, buyer, claimInput);
      const claimed = await request(shop, buyer, claimInput, shown.body.refundPayAmt);
      const asKept = savedEntry(typed);
      expect(isTaken(claimed)).toBe(asKept.receiverName !== '' && asKept.receiverAddress !== '');
      if (claimed.code !== null) return;
      const { body } = await call('getClaim', { bearer, path: { claimNo: claimed.body.claimNo } });
      expect(body).toMatchObject({ claimReasonDetail: words, returnAddress: pick(asKept, PLACE) });
    },
  );

  it.prop([typedText({ minLength: 1, maxLength: 254 })], { numRuns })(
    'as a code of a coupon, an e-mail address or a reason to leave is taken as it is, or refused',
    async (typed) => {
      const { bearer } = await newMember();
      const before = await call('getAccount', { bearer });
      const changed = await call('updateAccount', { bearer, body: { email: typed } });
      const { body } = await call('getAccount', { bearer });
      expect(body.email).toBe(isTaken(changed) ? typed : before.body.email);
      const code = encodeURIComponent(typed);
      isTaken(
        await call('registerCouponCode', { bearer, headers: key(), path: { code }, body: { promotionCode: typed } }),
      );
      const verificationId = randomUUID();
      isTaken(await call('withdraw', { bearer, body: { withdrawReason: typed, verificationId } }));
    },
  );
});

const PLACE = ['receiverName', 'receiverAddress', 'receiverJibunAddress', 'receiverDetailAddress'] as const;

function pick<T, K extends keyof T>(whole: T, names: readonly K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<T, K>;
}

let parties: ReturnType<typeof insertGiftParties> | undefined;
function giftParties(): ReturnType<typeof insertGiftParties> {
  parties ??= insertGiftParties(shop);
  return parties;
}
