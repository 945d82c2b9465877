import fc from 'fast-check';
import { SECOND_MS } from '@dealstore/commerce-core/domain';
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
import { ENDED_UNPAID_SQL } from '../../database/unpaid-status.ts';
import { callerOf } from '../http/test-call.ts';
import { insertEvent } from '../rows/event-rows.ts';
import { insertMember, logInAs } from '../rows/member-rows.ts';
import { leave, proveLeaving } from './account-shop.ts';
import { ACTIONS, type Scenario, type ScenarioStep, unlessRefused } from './member-actions.ts';
import { insertBuyer, openOrderShop, type OrderShop } from './order-shop.ts';

/** Points an event of a life brings. */
const EVENT_POINTS = 300;

/** Lives: what comes one after the other, and at once. */
export function lifeSteps(): fc.Arbitrary<readonly (readonly ScenarioStep[])[]> {
  const step = fc.record({
    // what points come and go with is done more often
    action: fc.constantFrom(
      ...(Object.keys(ACTIONS) as ScenarioStep['action'][]),
      'buyAndConfirm',
      'buy',
      'returnAll',
      'cancel',
    ),
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
export async function beginLife(shop: OrderShop, startPoints: number): Promise<Scenario> {
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
export async function live(life: Scenario, steps: readonly ScenarioStep[]): Promise<void> {
  life.shop.clock.advance(SECOND_MS);
  await Promise.all(steps.map((step) => unlessRefused(() => ACTIONS[step.action](life, step))));
  await life.shop.jobs.runDue();
  await life.shop.jobs.runDue();
}

/** What a life comes to, in won: by the books of the payment provider, the goods that are kept and the points kept. */
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
export async function sumUp({ shop, member, startPoints }: Scenario): Promise<LifeSum> {
  const { memberNo } = member;
  const { rows } = await sql<LifeSum>`
    with paid as (select * from shop_order where member_no = ${memberNo}
      and order_status_type not in (${sql.raw(ENDED_UNPAID_SQL)}))
    select
      (select coalesce(sum(balance_amt), 0) from point_balance where member_no = ${memberNo})::bigint as available,
      (select coalesce(sum(owed_amt), 0) from point_balance where member_no = ${memberNo})::bigint as owed,
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
  return sums;
}

/** Leaves the shop for good; answers whether that was allowed. */
export async function endLife({ shop, member }: Scenario): Promise<boolean> {
  return (await leave(shop, member, await proveLeaving(shop, member))).code === null;
}
