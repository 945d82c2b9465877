import { seededRandom, simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandboxedBackend } from '../src/backend.ts';
import { createJobRunner } from '../src/jobs/job-runner.ts';
import { brokenInvariants } from '../src/testing/race/invariants.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database/test-database.ts';
import { testParts } from '../src/testing/http/test-call.ts';
import { growShop } from '../src/testing/shop/shop-with-orders.ts';
import { fillOrderShop } from '../src/testing/shop/order-shop.ts';

const { backlog } = testSizes;
vi.setConfig({ testTimeout: 240_000 + backlog * 120, hookTimeout: 240_000 + backlog * 60 });

const clock = simulatedClock();
const now = clock.now();
const at = `timestamptz '${new Date(now).toISOString()}'`;

/**
 * What each recurring job has before it and leaves behind when it is done: counted in the shop's rows, no matter who
 * ran it.
 */
const WORK: Readonly<Record<string, string>> = {
  'auto-confirm': `select count(*) from order_option where order_status_type = 'DELIVERY_DONE' and claim_status_type is null
    and delivered_at < ${at} - interval '8 days'`,
  'expire-points': `select count(*) from point_lot where rest_amt > 0 and expires_at <= ${at}`,
  'warn-expiring-points': `select count(distinct member_no) from point_lot where rest_amt > 0
    and expires_at between ${at} and ${at} + interval '7 days'
    and not exists (select from alarm where alarm.member_no = point_lot.member_no and alarm_type = 'POINT')`,
  housekeeping: `select count(*) from idempotency where expires_at < ${at}`,
  'delete-unused-files': `select count(*) from uploaded_file where used_at is null and uploaded_at < ${at} - interval '1 day'`,
  'sandbox-claim': `select count(*) from claim where claim_status_type = 'RETURN_REQUEST'`,
  'sandbox-fulfilment': `select count(*) from order_option where order_status_type = 'PAY_DONE'`,
  'tell-price-drops': `select count(*) from wish where wished_price is not null and told_price is null`,
  restock: `select count(*) from restock_request`,
  'recommend-products': `select count(*) from recent_product where not exists (
    select from product_recommendation where product_recommendation.product_no = recent_product.product_no)`,
  'remind-consents': `select count(*) from consent where agreed_at < ${at} - interval '24 months' and not exists (
    select from message_sent where purpose = 'CONSENT_REMINDER' and message_sent.member_no = consent.member_no)`,
  'send-messages': `select count(*) from message_sent where purpose = 'NOTICE' and status = 'QUEUED'`,
  'evaluate-grades': `select count(*) from member where grade_evaluated_on is null`,
  'give-grade-coupons': `select count(*) from member where grade_coupons_on is null`,
};

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase({
    template: {
      name: 'template_backlog',
      fill: async (opened) => {
        await fillOrderShop(opened.database, [{ productNo: 1 }, { productNo: 2 }]);
        await growShop(opened, { orders: 4 * backlog, backlog, now });
      },
    },
  });
});
afterAll(() => test.drop());

async function left(job: string): Promise<number> {
  const { rows } = await test.pool.query<{ readonly count: string }>(WORK[job] ?? '');
  return Number(rows[0]?.count);
}

/** A shop whose jobs have their turn once. */
function backend() {
  const parts = testParts(test.database, { clock, random: seededRandom(1) });
  return createSandboxedBackend({ ...parts, renditionFolder: null });
}

describe('a backlog of a day of sales', () => {
  const recurring = async () => backend().jobs.filter(({ everyMs }) => everyMs !== undefined);

  it('is counted for every recurring job, and for no other', async () => {
    expect((await recurring()).map(({ name }) => name).toSorted()).toEqual(Object.keys(WORK).toSorted());
  });

  it('of orders is one the books allow', async () => {
    expect(await brokenInvariants(test.database, new Set())).toEqual([]);
  });

  it.each(Object.keys(WORK))('of %s is done in one turn, bounded as that is', async (name) => {
    const before = await left(name);
    expect(before).toBeGreaterThanOrEqual(backlog / 2);
    const kinds = (await recurring()).filter((kind) => kind.name === name);
    const runner = createJobRunner({ ...testParts(test.database, { clock }), kinds });
    await runner.runDue();
    expect(await left(name)).toBe(0);
  });

  it('leaves books behind that the rules allow', async () => {
    expect(await brokenInvariants(test.database, new Set())).toEqual([]);
  });
});
