import fc from 'fast-check';
import { isCommerceError, SECOND_MS } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { accountRoutes } from '../../account/account.routes.ts';
import { forgetMemberJob } from '../../account/forget-member.job.ts';
import { eventRoutes } from '../../event/event.routes.ts';
import { giftJobs } from '../../gift/gift.jobs.ts';
import { giftRoutes } from '../../gift/gift.routes.ts';
import { createJobRunner } from '../../jobs/job-runner.ts';
import { orderJobs } from '../../order/order.jobs.ts';
import { orderRoutes } from '../../order/order.routes.ts';
import { pointRoutes } from '../../point/point.routes.ts';
import { reviewRoutes } from '../../review/review.routes.ts';
import { phoneCertificationRoutes } from '../../session/phone-certification.routes.ts';
import { callerOf } from '../http/test-call.ts';
import { retryWhileBusy } from '../race/race.ts';
import { insertEvent } from '../rows/event-rows.ts';
import { insertMember, logInAs, type TestMember } from '../rows/member-rows.ts';
import { leave, proveLeaving } from './account-shop.ts';
import { claim, COLLECT, moveClaim, moveOption } from './claim-shop.ts';
import { GIFT_ADDRESS, newKey, sendGift } from './gift-shop.ts';
import {
  approve,
  decide,
  insertBuyer,
  openOrderShop,
  openSheet,
  reserve,
  reserveBody,
  type OrderShop,
} from './order-shop.ts';
import { picture, WORDS, write } from './review-shop.ts';

/** Points an event of a life brings. */
const EVENT_POINTS = 300;
const FAULT = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', claimReasonDetail: '설명과 달라요' };
const JOURNEY = ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'] as const;

/** One thing a member does. What it is done to is the `pick`-th of all that are there, so that every life can be led. */
export interface LifeStep {
  readonly deed: keyof typeof DEEDS;
  readonly pick: number;
  /** Pieces. */
  readonly count: number;
  /** Percent of the points there are. */
  readonly spent: number;
}

/** Who lives, and to whom gifts go. */
export interface Life {
  readonly shop: OrderShop;
  readonly member: TestMember;
  readonly friend: TestMember;
  readonly friendPhone: string;
  readonly startPoints: number;
}

/** Lives: what comes one after the other, and at once. */
export function lifeSteps(): fc.Arbitrary<readonly (readonly LifeStep[])[]> {
  const step = fc.record({
    // what points come and go with is done more often
    deed: fc.constantFrom(...(Object.keys(DEEDS) as LifeStep['deed'][]), 'buyAndConfirm', 'buy', 'returnAll', 'cancel'),
    pick: fc.nat(5),
    count: fc.integer({ min: 1, max: 3 }),
    spent: fc.constantFrom(0, 50, 100, 100),
  });
  return fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.tuple(step) },
      { weight: 1, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
    ),
    {
      minLength: 1,
      size: 'max',
      maxLength: 10,
    },
  );
}

/** A shop for whole lives: what is bought brings many points, a photo 500 more, and stock does not end. */
export async function openLifeShop(): Promise<OrderShop> {
  const shop = await openOrderShop([
    { productNo: 1, salePrice: 12_900, accumulationRate: 10, photoReviewAccumulationAmt: 500 },
    { productNo: 2, salePrice: 3_000, accumulationRate: 50, photoReviewAccumulationAmt: 500 },
  ]);
  const { parts, test } = shop;
  await sql`update product_option set stock_cnt = 99999, opening_cnt = 99999`.execute(test.database);
  await insertEvent(test.database, { eventType: 'ATTENDANCE', pointAmt: EVENT_POINTS });
  const routes = { ...orderRoutes(parts), ...giftRoutes(parts), ...reviewRoutes(parts), ...eventRoutes(parts) };
  const call = callerOf(parts, {
    ...routes,
    ...pointRoutes(parts),
    ...accountRoutes(parts),
    ...phoneCertificationRoutes(parts),
  });
  const jobs = createJobRunner({ ...parts, kinds: [...orderJobs(parts), ...giftJobs(parts), forgetMemberJob] });
  return { ...shop, call, jobs };
}

/** Begins a life. */
export async function beginLife(shop: OrderShop, startPoints: number): Promise<Life> {
  const { database } = shop.test;
  const friendNo = await insertMember(database);
  const { phone } = await database
    .selectFrom('member')
    .select('phone')
    .where('memberNo', '=', friendNo)
    .executeTakeFirstOrThrow();
  return {
    shop,
    member: await insertBuyer(shop, startPoints),
    friend: await logInAs(database, friendNo),
    friendPhone: phone ?? '',
    startPoints,
  };
}

/** Lives some steps at once. What is refused is refused; everything else that fails fails the test. */
export async function live(life: Life, steps: readonly LifeStep[]): Promise<void> {
  life.shop.clock.advance(SECOND_MS);
  await Promise.all(steps.map((step) => unlessRefused(() => DEEDS[step.deed](life, step))));
  await life.shop.jobs.runDue();
  await life.shop.jobs.runDue();
}

async function unlessRefused(deed: () => Promise<unknown>): Promise<void> {
  try {
    await retryWhileBusy(deed);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
  }
}

/** What a life comes to, in won: by the books of the payment provider, the goods that are kept and the points shown. */
export interface LifeSum {
  readonly available: number;
  readonly owed: number;
  /** Points the shop has been paid with. */
  readonly spent: number;
  /** Points given, less those of what has gone back. */
  readonly earned: number;
  readonly goods: number;
  readonly money: number;
}

/** Adds a life up. */
export async function sumUp({ shop, member, startPoints }: Life): Promise<LifeSum> {
  const { memberNo, bearer } = member;
  const points = await shop.call('getPoints', { bearer });
  const { totalAvailableAmt = 0, owedAmt = 0 } = points.code === null ? points.body : {};
  const { rows } = await sql<Omit<LifeSum, 'available' | 'owed'>>`
    with paid as (select * from shop_order where member_no = ${memberNo}
      and order_status_type not in ('PAY_CANCEL', 'PAY_FAIL', 'DELETE'))
    select
      (select coalesce(sum(sub_pay_amt - refunded_sub_pay_amt), 0) from paid)::bigint as spent,
      (select coalesce(sum(buy_amt / order_cnt * (order_cnt - claimed_cnt)), 0) from order_option join paid using (order_no)
        where paid.order_status_type <> 'PAY_WAIT')::bigint as goods,
      (select coalesce(sum(payment.pay_amt - payment.canceled_amt), 0) from sandbox_payment payment join shop_order using (order_no)
        where member_no = ${memberNo} and payment.status in ('APPROVED', 'CANCELED'))::bigint as money,
      ${startPoints}::bigint
      + (select coalesce(sum(accumulation_amt), 0) from order_option where member_no = ${memberNo}
        and order_status_type = 'BUY_CONFIRM')::bigint
      + (select coalesce(sum(500), 0) from review join order_option bought using (order_option_no)
        where review.member_no = ${memberNo} and given_accumulation_amt > 0 and deleted_at is null
        and bought.claimed_cnt < bought.order_cnt)::bigint
      + (select coalesce(sum(${EVENT_POINTS}::bigint), 0) from event_attendance where member_no = ${memberNo})::bigint as earned`.execute(
    shop.test.database,
  );
  const [sums] = rows;
  if (sums === undefined) throw new Error('no sums');
  return { available: totalAvailableAmt, owed: owedAmt, ...sums };
}

/** Leaves the shop for good; answers whether that was allowed. */
export async function endLife({ shop, member }: Life): Promise<boolean> {
  return (await leave(shop, member, await proveLeaving(shop, member))).code === null;
}

interface Bought {
  readonly orderOptionNo: number;
  readonly orderNo: string;
  readonly left: number;
  readonly given: boolean;
}

/** The `pick`-th option of a member's that stands at one of some statuses; undefined without any. */
async function pickOption(
  { shop, member }: Life,
  statuses: readonly string[],
  pick: number,
): Promise<Bought | undefined> {
  const { rows } = await sql<Bought>`
    select order_option_no as "orderOptionNo", order_no as "orderNo", order_cnt - claimed_cnt as "left", given
    from order_option where member_no = ${member.memberNo} and order_status_type = any (${[...statuses]}::text[])
    order by order_option_no`.execute(shop.test.database);
  return rows[pick % Math.max(1, rows.length)];
}

async function hold(life: Life, { pick, count, spent }: LifeStep) {
  const { shop, member } = life;
  const sheetNo = await openSheet(shop, member, [{ productNo: 1 + (pick % 2), orderCnt: count }]);
  const { body } = await shop.call('getOrderSheet', { bearer: member.bearer, path: { orderSheetNo: sheetNo } });
  const { paymentAmt } = body.paymentInfo;
  const points = await pointsToSpend(life, paymentAmt, spent);
  return reserve(shop, member, sheetNo, reserveBody(paymentAmt - points, { subPayAmt: points }));
}

async function pointsToSpend({ shop, member }: Life, payAmt: number, percent: number): Promise<number> {
  const { body } = await shop.call('getPoints', { bearer: member.bearer });
  const points = Math.min(payAmt, Math.floor((body.totalAvailableAmt * percent) / 1_000) * 10);
  return points < 100 ? 0 : points;
}

async function pay({ shop, member }: Life, held: Awaited<ReturnType<typeof hold>>): Promise<void> {
  if (held.code !== null || held.body.pgType === 'NONE') return;
  await decide(shop, held.body.key, 'APPROVE');
  await approve(shop, member, held.body);
}

async function moveTo(life: Life, orderOptionNo: number, upTo: (typeof JOURNEY)[number]): Promise<void> {
  for (const to of JOURNEY.slice(0, JOURNEY.indexOf(upTo) + 1)) {
    await unlessRefused(() => moveOption(life.shop, orderOptionNo, to));
  }
}

async function sendBack(
  life: Life,
  { pick, count }: LifeStep,
  over: object,
  statuses: readonly string[],
): Promise<void> {
  const { shop, member } = life;
  const option = await pickOption(life, statuses, pick);
  if (option === undefined) return;
  const { orderNo, orderOptionNo, left } = option;
  const options = [{ orderOptionNo, productCnt: Math.min(count, left) }];
  const { claimNo } = await claim(shop, member, {
    orderNo,
    options,
    over: { claimType: 'RETURN', ...COLLECT, ...over },
  });
  await moveClaim(shop, claimNo, 'approve');
  await moveClaim(shop, claimNo, 'receive');
}

async function review(life: Life, { pick }: LifeStep, photoCnt: number): Promise<void> {
  const { shop, member } = life;
  const option = await pickOption(life, ['DELIVERY_DONE', 'BUY_CONFIRM'], pick);
  if (option === undefined) return;
  await write(shop, member, option.orderOptionNo, { fileNames: photoCnt === 0 ? [] : [await picture(shop, member)] });
}

async function pickReview({ shop, member }: Life, pick: number): Promise<number | undefined> {
  const reviews = await shop.test.database
    .selectFrom('review')
    .select('reviewNo')
    .where('memberNo', '=', member.memberNo)
    .where('deletedAt', 'is', null)
    .orderBy('reviewNo')
    .execute();
  return reviews[pick % Math.max(1, reviews.length)]?.reviewNo;
}

async function pickGift({ shop, member }: Life, pick: number): Promise<number | undefined> {
  const gifts = await shop.test.database
    .selectFrom('gift')
    .select('giftNo')
    .where('senderMemberNo', '=', member.memberNo)
    .where('orderNo', 'is not', null)
    .orderBy('giftNo')
    .execute();
  return gifts[pick % Math.max(1, gifts.length)]?.giftNo;
}

/** All that may be done, by name. */
const DEEDS = {
  async buy(life: Life, step: LifeStep) {
    await pay(life, await hold(life, step));
  },
  async buyAndConfirm(life: Life, step: LifeStep) {
    await DEEDS.buy(life, step);
    const option = await pickOption(life, ['PAY_DONE'], step.pick);
    if (option !== undefined && !option.given) await moveTo(life, option.orderOptionNo, 'BUY_CONFIRM');
  },
  async deliver(life: Life, { pick }: LifeStep) {
    const option = await pickOption(life, ['PAY_DONE'], pick);
    if (option !== undefined) await moveTo(life, option.orderOptionNo, 'DELIVERY_DONE');
  },
  async confirm(life: Life, { pick }: LifeStep) {
    const option = await pickOption(life, ['DELIVERY_DONE'], pick);
    if (option !== undefined) await moveOption(life.shop, option.orderOptionNo, 'BUY_CONFIRM');
  },
  async holdOnly(life: Life, step: LifeStep) {
    await hold(life, step);
  },
  async failToPay(life: Life, step: LifeStep) {
    const { code, body } = await hold(life, step);
    if (code !== null || body.pgType === 'NONE') return;
    await decide(life.shop, body.key, 'DECLINE');
    await approve(life.shop, life.member, body);
  },
  async cancel(life: Life, { pick, count }: LifeStep) {
    const option = await pickOption(life, ['PAY_DONE'], pick);
    if (option === undefined) return;
    const { orderNo, orderOptionNo, left } = option;
    await claim(life.shop, life.member, { orderNo, options: [{ orderOptionNo, productCnt: Math.min(count, left) }] });
  },
  returnForFault: (life: Life, step: LifeStep) => sendBack(life, step, FAULT, ['DELIVERY_DONE', 'BUY_CONFIRM']),
  returnAll: (life: Life, step: LifeStep) => sendBack(life, { ...step, count: 99 }, FAULT, ['BUY_CONFIRM']),
  returnForNoFault: (life: Life, step: LifeStep) =>
    sendBack(life, step, { claimReasonType: 'CHANGE_MIND' }, ['DELIVERY_DONE']),
  reviewWithPhoto: (life: Life, step: LifeStep) => review(life, step, 1),
  reviewWithoutPhoto: (life: Life, step: LifeStep) => review(life, step, 0),
  async addPhoto(life: Life, { pick }: LifeStep) {
    const { shop, member } = life;
    const reviewNo = await pickReview(life, pick);
    if (reviewNo === undefined) return;
    const fileNames = [await picture(shop, member)];
    const body = { rate: 5, content: WORDS, keptFileUrls: [], fileNames };
    await shop.call('editReview', { bearer: member.bearer, path: { reviewNo }, body });
  },
  async deleteReview(life: Life, { pick }: LifeStep) {
    const reviewNo = await pickReview(life, pick);
    if (reviewNo === undefined) return;
    await life.shop.call('deleteReview', { bearer: life.member.bearer, path: { reviewNo } });
  },
  async joinEvent({ shop, member }: Life) {
    await shop.call('joinEvent', { bearer: member.bearer, path: { eventNo: 1 }, headers: newKey() });
  },
  async sendGift(life: Life, { pick, spent }: LifeStep) {
    const productNo = 1 + (pick % 2);
    const paid = productNo === 1 ? 12_900 : 3_000;
    const points = await pointsToSpend(life, paid, spent);
    await sendGift(life.shop, life.member, {
      productNo,
      paid,
      points,
      over: { receiverPhone: life.friendPhone },
    }).catch((error: unknown) => {
      if (!String(error).includes('not reserved')) throw error;
    });
  },
  async cancelGift(life: Life, { pick }: LifeStep) {
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    await life.shop.call('cancelGift', { bearer: life.member.bearer, path: { giftId }, headers: newKey() });
  },
  async refuseGift(life: Life, { pick }: LifeStep) {
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    await life.shop.call('refuseGift', { bearer: life.friend.bearer, path: { giftId }, body: { message: '' } });
  },
  async acceptGift(life: Life, { pick }: LifeStep) {
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    await life.shop.call('confirmGift', { bearer: life.friend.bearer, path: { giftId }, body: GIFT_ADDRESS });
    const { orderOptionNo } = await life.shop.test.database
      .selectFrom('gift')
      .innerJoin('orderOption', 'orderOption.orderNo', 'gift.orderNo')
      .select('orderOptionNo')
      .where('giftNo', '=', giftId)
      .executeTakeFirstOrThrow();
    await moveTo(life, orderOptionNo, 'BUY_CONFIRM');
  },
  async returnGift(life: Life, { pick }: LifeStep) {
    const { shop, friend } = life;
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    const path = { giftId };
    const asked = await shop.call('requestGiftClaim', { bearer: friend.bearer, path, headers: newKey(), body: FAULT });
    if (asked.code !== null) return;
    const { claimNo } = await shop.test.database
      .selectFrom('claim')
      .innerJoin('gift', 'gift.orderNo', 'claim.orderNo')
      .select('claimNo')
      .where('giftNo', '=', giftId)
      .orderBy('claimNo', 'desc')
      .executeTakeFirstOrThrow();
    await moveClaim(shop, claimNo, 'approve');
    await moveClaim(shop, claimNo, 'receive');
  },
};
