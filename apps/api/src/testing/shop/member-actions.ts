import { isCommerceError } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import { retryWhileBusy } from '../race/race.ts';
import type { TestMember } from '../rows/member-rows.ts';
import { claim, SELLER_COLLECTS, moveClaim, moveOption } from './claim-shop.ts';
import { GIFT_ADDRESS, newKey, sendGift } from './gift-shop.ts';
import { approve, decide, openSheet, reserve, reserveBody, type OrderShop } from './order-shop.ts';
import { picture, REVIEW_WORDS, write } from './review-shop.ts';

const FAULT = { claimType: 'RETURN', claimReasonType: 'WRONG_PRODUCT_DETAIL', claimReasonDetail: '설명과 달라요' };
const JOURNEY = ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE', 'BUY_CONFIRM'] as const;

/** One thing a member does. What it is done to is the `pick`-th of all that are there, so that every life can be led. */
export interface ScenarioStep {
  readonly action: keyof typeof ACTIONS;
  readonly pick: number;
  /** Pieces. */
  readonly count: number;
  /** Percent of the points there are. */
  readonly spent: number;
}

/** Who lives, and to whom gifts go. */
export interface Scenario {
  readonly shop: OrderShop;
  readonly member: TestMember;
  readonly friend: TestMember;
  readonly friendPhone: string;
  readonly startPoints: number;
}

/** Does something that may be refused, again while the shop is busy. */
export async function unlessRefused(action: () => Promise<unknown>): Promise<void> {
  try {
    await retryWhileBusy(action);
  } catch (error) {
    if (!isCommerceError(error)) throw error;
  }
}

interface Bought {
  readonly orderOptionNo: number;
  readonly orderNo: string;
  readonly left: number;
  readonly given: boolean;
}

/** The `pick`-th option of a member's that stands at one of some statuses; undefined without any. */
async function pickOption(
  { shop, member }: Scenario,
  statuses: readonly string[],
  pick: number,
): Promise<Bought | undefined> {
  const { rows } = await sql<Bought>`
    select order_option_no as "orderOptionNo", order_no as "orderNo", order_cnt - claimed_cnt as "left", given
    from order_option where member_no = ${member.memberNo} and order_status_type = any (${[...statuses]}::text[])
    order by order_option_no`.execute(shop.test.database);
  return rows[pick % Math.max(1, rows.length)];
}

async function hold(life: Scenario, { pick, count, spent }: ScenarioStep) {
  const { shop, member } = life;
  const sheetNo = await openSheet(shop, member, [{ productNo: 1 + (pick % 2), orderCnt: count }]);
  const { body } = await shop.call('getOrderSheet', { bearer: member.bearer, path: { orderSheetNo: sheetNo } });
  const { paymentAmt } = body.paymentInfo;
  const points = await pointsToSpend(life, paymentAmt, spent);
  return reserve(shop, member, sheetNo, reserveBody(paymentAmt - points, { subPayAmt: points }));
}

async function pointsToSpend({ shop, member }: Scenario, payAmt: number, percent: number): Promise<number> {
  const { body } = await shop.call('getPoints', { bearer: member.bearer });
  const points = Math.min(payAmt, Math.floor((body.totalAvailableAmt * percent) / 1_000) * 10);
  return points < 100 ? 0 : points;
}

async function pay({ shop, member }: Scenario, held: Awaited<ReturnType<typeof hold>>): Promise<void> {
  if (held.code !== null || held.body.pgType === 'NONE') return;
  await decide(shop, held.body.key, 'APPROVE');
  await approve(shop, member, held.body);
}

async function moveTo(life: Scenario, orderOptionNo: number, upTo: (typeof JOURNEY)[number]): Promise<void> {
  for (const to of JOURNEY.slice(0, JOURNEY.indexOf(upTo) + 1)) {
    await unlessRefused(() => moveOption(life.shop, orderOptionNo, to));
  }
}

async function sendBack(
  life: Scenario,
  { pick, count }: ScenarioStep,
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
    over: { claimType: 'RETURN', ...SELLER_COLLECTS, ...over },
  });
  await moveClaim(shop, claimNo, 'approve');
  await moveClaim(shop, claimNo, 'receive');
}

async function review(life: Scenario, { pick }: ScenarioStep, photoCnt: number): Promise<void> {
  const { shop, member } = life;
  const option = await pickOption(life, ['DELIVERY_DONE', 'BUY_CONFIRM'], pick);
  if (option === undefined) return;
  await write(shop, member, option.orderOptionNo, { fileNames: photoCnt === 0 ? [] : [await picture(shop, member)] });
}

async function pickReview({ shop, member }: Scenario, pick: number): Promise<number | undefined> {
  const reviews = await shop.test.database
    .selectFrom('review')
    .select('reviewNo')
    .where('memberNo', '=', member.memberNo)
    .where('deletedAt', 'is', null)
    .orderBy('reviewNo')
    .execute();
  return reviews[pick % Math.max(1, reviews.length)]?.reviewNo;
}

async function pickGift({ shop, member }: Scenario, pick: number): Promise<number | undefined> {
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
export const ACTIONS = {
  async buy(life: Scenario, step: ScenarioStep) {
    await pay(life, await hold(life, step));
  },
  async buyAndConfirm(life: Scenario, step: ScenarioStep) {
    await ACTIONS.buy(life, step);
    const option = await pickOption(life, ['PAY_DONE'], step.pick);
    if (option !== undefined && !option.given) await moveTo(life, option.orderOptionNo, 'BUY_CONFIRM');
  },
  async deliver(life: Scenario, { pick }: ScenarioStep) {
    const option = await pickOption(life, ['PAY_DONE'], pick);
    if (option !== undefined) await moveTo(life, option.orderOptionNo, 'DELIVERY_DONE');
  },
  async confirm(life: Scenario, { pick }: ScenarioStep) {
    const option = await pickOption(life, ['DELIVERY_DONE'], pick);
    if (option !== undefined) await moveOption(life.shop, option.orderOptionNo, 'BUY_CONFIRM');
  },
  async holdOnly(life: Scenario, step: ScenarioStep) {
    await hold(life, step);
  },
  async failToPay(life: Scenario, step: ScenarioStep) {
    const { code, body } = await hold(life, step);
    if (code !== null || body.pgType === 'NONE') return;
    await decide(life.shop, body.key, 'DECLINE');
    await approve(life.shop, life.member, body);
  },
  async cancel(life: Scenario, { pick, count }: ScenarioStep) {
    const option = await pickOption(life, ['PAY_DONE'], pick);
    if (option === undefined) return;
    const { orderNo, orderOptionNo, left } = option;
    await claim(life.shop, life.member, { orderNo, options: [{ orderOptionNo, productCnt: Math.min(count, left) }] });
  },
  returnForFault: (life: Scenario, step: ScenarioStep) => sendBack(life, step, FAULT, ['DELIVERY_DONE', 'BUY_CONFIRM']),
  returnAll: (life: Scenario, step: ScenarioStep) => sendBack(life, { ...step, count: 99 }, FAULT, ['BUY_CONFIRM']),
  returnForNoFault: (life: Scenario, step: ScenarioStep) =>
    sendBack(life, step, { claimReasonType: 'CHANGE_MIND' }, ['DELIVERY_DONE']),
  reviewWithPhoto: (life: Scenario, step: ScenarioStep) => review(life, step, 1),
  reviewWithoutPhoto: (life: Scenario, step: ScenarioStep) => review(life, step, 0),
  async addPhoto(life: Scenario, { pick }: ScenarioStep) {
    const { shop, member } = life;
    const reviewNo = await pickReview(life, pick);
    if (reviewNo === undefined) return;
    const fileNames = [await picture(shop, member)];
    const body = { rate: 5, content: REVIEW_WORDS, keptFileUrls: [], fileNames };
    await shop.call('editReview', { bearer: member.bearer, path: { reviewNo }, body });
  },
  async deleteReview(life: Scenario, { pick }: ScenarioStep) {
    const reviewNo = await pickReview(life, pick);
    if (reviewNo === undefined) return;
    await life.shop.call('deleteReview', { bearer: life.member.bearer, path: { reviewNo } });
  },
  async joinEvent({ shop, member }: Scenario) {
    await shop.call('joinEvent', { bearer: member.bearer, path: { eventNo: 1 }, headers: newKey() });
  },
  async sendGift(life: Scenario, { pick, spent }: ScenarioStep) {
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
  async cancelGift(life: Scenario, { pick }: ScenarioStep) {
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    await life.shop.call('cancelGift', { bearer: life.member.bearer, path: { giftId }, headers: newKey() });
  },
  async refuseGift(life: Scenario, { pick }: ScenarioStep) {
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    await life.shop.call('refuseGift', { bearer: life.friend.bearer, path: { giftId }, body: { message: '' } });
  },
  async acceptGift(life: Scenario, { pick }: ScenarioStep) {
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
  async returnGift(life: Scenario, { pick }: ScenarioStep) {
    const { shop, friend } = life;
    const giftId = await pickGift(life, pick);
    if (giftId === undefined) return;
    const path = { giftId };
    const requested = await shop.call('requestGiftClaim', {
      bearer: friend.bearer,
      path,
      headers: newKey(),
      body: FAULT,
    });
    if (requested.code !== null) return;
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
