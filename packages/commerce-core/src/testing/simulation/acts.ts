import fc from 'fast-check';
import { NO_CHOICE } from '../../order/sheet/order-sheet.ts';
import { won } from '../../value/won.ts';
import { giftRequest } from '../gift-rows.ts';
import { GIFT_ADDRESS, giftSheet, provePhone } from '../port-suites/suite-gift.ts';
import { reservationOf } from '../port-suites/suite-order.ts';
import { askFrom, type Ask, asks, type Given, keyOf, one } from './asks.ts';

/** Begins an order with points and the last coupon, whose payment is declined, given up, or sent twice. */
const tries = fc
  .record({
    name: fc.constantFrom('plain' as const, 'other' as const, 'limited' as const),
    orderCnt: fc.integer({ min: 1, max: 4 }),
    end: fc.constantFrom('decline', 'leave', 'twice'),
    points: fc.constantFrom(0, 1_000),
  })
  .map(
    askFrom('try', async (given, { name, orderCnt, end, points }) => {
      const { member, goods, decidePayment } = given.shop;
      const products = [{ ...goods[name], orderCnt }];
      const sheetNo = await member.orderApi.createSheet({ type: 'direct', products });
      const sheet = await member.orderApi.sheet(sheetNo);
      const priced = await member.orderApi.calculate(sheetNo, { ...NO_CHOICE, points: won(points) });
      const request = reservationOf(sheet, priced.paymentInfo.paymentAmt, { subPayAmt: won(points) });
      const key = keyOf(given);
      const held = await member.orderApi.reserve(sheetNo, request, key);
      given.orders.push({ orderNo: held.orderNo, couponIssueNo: null });
      if (end === 'leave') return 'left';
      if (end === 'twice') {
        const again = await member.orderApi.reserve(sheetNo, request, key);
        if (again.orderNo !== held.orderNo) throw new Error('one key made two orders');
      }
      await decidePayment(held.key, end === 'twice' ? 'APPROVE' : 'DECLINE');
      return (await member.orderApi.approve(held.orderNo, held.key, keyOf(given))).result;
    }),
  );

/** Pays a gift, and lets its recipient or its sender end it, or nobody. */
const gifts = fc
  .record({
    name: fc.constantFrom('plain' as const, 'other' as const),
    orderCnt: fc.integer({ min: 1, max: 2 }),
    ends: fc.array(fc.constantFrom('accept', 'refuse', 'cancel'), { maxLength: 2 }),
  })
  .map(
    askFrom('gift', async (given, { name, orderCnt, ends }) => {
      const { giftApi, orderApi } = given.shop.member;
      const sheetNo = await giftSheet(given.shop, given.shop.goods[name], orderCnt);
      const { giftId } = await giftApi.create(giftRequest(sheetNo), keyOf(given));
      const sheet = await orderApi.sheet(sheetNo);
      const request = reservationOf(sheet, sheet.paymentInfo.paymentAmt, {
        shippingAddress: null,
        deliveryMemo: '',
        entranceCode: '',
      });
      const held = await orderApi.reserve(sheetNo, request, keyOf(given));
      given.orders.push({ orderNo: held.orderNo, couponIssueNo: null });
      await given.shop.decidePayment(held.key, 'APPROVE');
      await orderApi.approve(held.orderNo, held.key, keyOf(given));
      const token = await giftApi.link(giftId);
      for (const end of ends) {
        if (end === 'accept') {
          const verificationId = await provePhone(given.shop, token);
          await giftApi.confirm(giftId, { ...GIFT_ADDRESS, verificationId }, token);
        } else if (end === 'refuse') await giftApi.refuse(giftId, '', token);
        else await giftApi.cancel(giftId, keyOf(given));
      }
      return ends;
    }),
  );

/** Plays the seller, or the buyer who thinks again, on a claim. */
const settles = fc
  .record({
    which: fc.nat(9),
    events: fc.array(fc.constantFrom('approve', 'reject', 'receive', 'refund', 'send', 'swap', 'withdraw'), {
      minLength: 1,
      maxLength: 3,
    }),
  })
  .map(
    askFrom('settle', async (given, { which, events }) => {
      const { claimApi } = given.shop.member;
      const claim = one((await claimApi.list({ pageSize: 100 })).items, which);
      if (claim === undefined) return;
      for (const event of events) {
        if (event === 'withdraw') await claimApi.withdraw(claim.claimNo, keyOf(given));
        else await given.shop.moveClaim(claim.claimNo, event);
      }
    }),
  );

/** Confirms a purchase. */
const confirms = fc.record({ which: fc.nat(9) }).map(
  askFrom('confirm', async (given: Given, { which }) => {
    const option = one(given.bought, which);
    if (option !== undefined) await given.shop.member.orderApi.confirmPurchase(option.orderOptionNo, keyOf(given));
  }),
);

/** Anything of the life of a member: what may be asked, and what buyers, sellers, recipients and banks do besides. */
export const acts: fc.Arbitrary<Ask> = fc.oneof(
  { weight: 5, arbitrary: asks },
  { weight: 1, arbitrary: tries },
  { weight: 1, arbitrary: gifts },
  { weight: 2, arbitrary: settles },
  { weight: 1, arbitrary: confirms },
);
