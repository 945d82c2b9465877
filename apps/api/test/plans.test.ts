import { seededRandom, simulatedClock, testSizes } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSandboxedBackend } from '../src/backend.ts';
import { contractOperations } from '../src/contract/document.ts';
import type { OperationId } from '../src/contract/operation.ts';
import { CONSTANT_COLUMNS } from '../src/database/constant-literals.ts';
import { enqueueJob } from '../src/jobs/job.ts';
import { createJobRunner } from '../src/jobs/job-runner.ts';
import { listenToPlans, type PlanListener, type StatementPlan } from '../src/testing/database/statement-plans.ts';
import { freshDatabase, type TestDatabase } from '../src/testing/database/test-database.ts';
import { isOperation, testParts, type TestCall } from '../src/testing/http/test-call.ts';
import { growShop } from '../src/testing/shop/shop-with-orders.ts';
import { fillOrderShop, servedBy } from '../src/testing/shop/order-shop.ts';
import { OWNERSHIP } from './ownership-matrix.ts';
import { openTwoMembers, type TwoMembers } from './two-members.ts';

const { orders } = testSizes;
vi.setConfig({ testTimeout: 240_000 + orders, hookTimeout: 240_000 + orders * 2 });

/** Pages a statement may touch, however many orders there are. */
const PAGES = 400;
/** What a batch may touch for each of its rows: the row itself, and every index of what is written. */
const PAGES_PER_ROW = 30;
/** Orders that the planner is told of. */
const MILLION = 1_000_000;
/** Work that each recurring job finds at first; backlog.test.ts has whole batches. */
const BACKLOG = 60;

/** Partial indexes that nothing here uses, and who does. */
const UNUSED: Readonly<Record<string, string>> = {
  coupon_for_all: 'coupons of a product page: few here, so all are read',
  coupon_for_some: 'the same',
  inquiry_product: 'inquiries of a product page: few here; query-cost.test.ts has 20,000',
  inquiry_product_open: 'the same',
  order_option_received: 'reviews of gifts to write: few here; own-lists-cost.test.ts has a thousand',
  order_option_writable: 'reviews to write; own-lists-cost.test.ts has ten thousand orders',
  product_cheaper: 'products that cost less: few products here, so all are read',
  product_sale_end: 'nobody looks for it yet: sales begin and end by their instants',
  product_sale_start: 'the same',
};

const clock = simulatedClock();
let test: TestDatabase;
let shop: PlanListener;
let two: TwoMembers;
/** What it took that two members have one of everything. */
let settingUp: readonly StatementPlan[];
/** Tables that grow with the shop, and how many rows each has with a million orders. */
let grown: ReadonlyMap<string, number>;
/** Indexes that a statement has used. */
const used = new Set<string>();

beforeAll(async () => {
  test = await freshDatabase({
    template: {
      name: 'template_plans',
      fill: async (opened) => {
        await fillOrderShop(opened.database, [{ productNo: 1 }, { productNo: 2 }]);
        await growShop(opened, { orders, backlog: BACKLOG, now: clock.now() });
      },
    },
  });
  const large = `relkind = 'r' and relnamespace = 'public'::regnamespace and relpages > 10`;
  const { rows } = await test.pool.query<{ readonly name: string; readonly rows: number }>(
    `select relname as name, reltuples as rows from pg_class where ${large}`,
  );
  grown = new Map(rows.map((table) => [table.name, table.rows * (MILLION / orders)]));
  await tellPlanner();
  shop = listenToPlans(test.connection);
  settingUp = await shop.plansOf(async () => {
    two = await openTwoMembers(servedBy({ ...test, ...shop }, {}, clock));
  });
});
afterAll(async () => {
  await shop.close();
  await test.drop();
});

/** Makes the planner take the tables for as full as with a million orders, whatever a vacuum has counted. */
async function tellPlanner(): Promise<void> {
  await test.pool.query(
    `update pg_class set reltuples = rows from unnest($1::text[], $2::real[]) as wanted (name, rows)
     where relname = name and relnamespace = 'public'::regnamespace`,
    [[...grown.keys()], [...grown.values()]],
  );
}

/** What is wrong with statements, each once, the dearest first. */
function faultsOf(plans: readonly StatementPlan[], mayTouch: (plan: StatementPlan) => number): readonly string[] {
  for (const { indexes } of plans) for (const index of indexes) used.add(index);
  const wrong = plans.filter(
    (plan) => plan.buffers > mayTouch(plan) || (plan.buffers > PAGES && plan.scanned.some((table) => grown.has(table))),
  );
  const dearest = new Map<string, StatementPlan>();
  for (const plan of wrong) if ((dearest.get(plan.sql)?.buffers ?? 0) < plan.buffers) dearest.set(plan.sql, plan);
  return [...dearest.values()].map(
    ({ sql, buffers, rows, scanned }) => `${buffers} pages, ${rows} rows, reads all of [${scanned.join()}]: ${sql}`,
  );
}

const jobs = () =>
  createSandboxedBackend({ ...testParts(shop.database, { clock, random: seededRandom(1) }), renditionFolder: null })
    .jobs;
const runJob = (name: string) => () => {
  const kinds = jobs().filter((kind) => kind.name === name);
  return createJobRunner({ ...testParts(shop.database, { clock }), kinds }).runDue();
};

describe(`among ${orders} orders, planned for a million`, () => {
  it('a statement of each operation touches at most 400 pages', async () => {
    expect(faultsOf(settingUp, () => PAGES)).toEqual([]);
    const faults: Record<string, readonly string[]> = {};
    let heard = 0;
    for (const operationId of Object.keys(OWNERSHIP).filter(isOperation)) {
      const plans = await shop.plansOf(async () => {
        for (const call of callsOf(operationId)) await two.call(operationId, { bearer: two.owner.bearer, ...call });
      });
      heard += plans.length;
      const wrong = faultsOf(plans, () => PAGES);
      if (wrong.length > 0) faults[operationId] = wrong;
    }
    expect(faults).toEqual({});
    expect(heard).toBeGreaterThan(contractOperations.length);

    function callsOf(operationId: OperationId): readonly TestCall[] {
      const entry = OWNERSHIP[operationId];
      if (typeof entry === 'string')
        return [{ path: { productNo: 1 }, query: { productNo: '1', pageNumber: '1', pageSize: '10' } }];
      return entry.calls(two.owner, two.owner);
    }
  });

  it('a statement of each job that is written down touches at most 400 pages', async () => {
    const { paidOrderNo: orderNo, key: paymentKey, claimNo, receivedGiftId: giftNo, giftToken: token } = two.stranger;
    const { memberNo } = await test.database
      .selectFrom('shopOrder')
      .select('memberNo')
      .where('orderNo', '=', orderNo)
      .executeTakeFirstOrThrow();
    // Each takes what it needs.
    const payload = {
      orderNo,
      paymentKey,
      claimNo,
      amount: 1,
      giftNo,
      purpose: 'SENT',
      occurrence: 9,
      token,
      memberNo,
    };
    const faults: Record<string, readonly string[]> = {};
    for (const { name } of jobs().filter(({ everyMs }) => everyMs === undefined)) {
      await enqueueJob(test.database, { kind: name, payload, dueAt: clock.now(), now: clock.now() });
      const plans = await shop.plansOf(runJob(name));
      expect([name, plans.some(({ sql }) => !/\bjob\b/.test(sql))]).toEqual([name, true]);
      const wrong = faultsOf(plans, () => PAGES);
      if (wrong.length > 0) faults[name] = wrong;
    }
    expect(faults).toEqual({});
  });

  it('a statement of each recurring job touches only due rows, and at most 400 pages without any', async () => {
    const faults: Record<string, readonly string[]> = {};
    for (const { name } of jobs().filter(({ everyMs }) => everyMs !== undefined)) {
      const busy = await shop.plansOf(runJob(name));
      expect([name, busy.length > 5]).toEqual([name, true]);
      const wrong = faultsOf(busy, ({ rows }) => PAGES + rows * PAGES_PER_ROW);
      await test.pool.query('vacuum');
      await tellPlanner();
      await test.database.deleteFrom('job').where('uniqueKey', 'is not', null).execute();
      const idle = await shop.plansOf(runJob(name));
      const idleWrong = faultsOf(idle, () => PAGES);
      if (wrong.length + idleWrong.length > 0) faults[name] = [...wrong, ...idleWrong];
    }
    expect(faults).toEqual({});
  });
});

describe('partial indexes', () => {
  it('compare with constants only columns whose constants are written as literals', async () => {
    const { rows } = await test.pool.query<{ readonly column: string }>(`
      select distinct attname as column from pg_index
      join pg_attribute on attrelid = indrelid and pg_get_expr(indpred, indrelid) ~ ('\\m' || attname || '\\M(\\)?::text\\)?)?'
        || '( *(=|<>|>|<) |\\)|$| AND| OR)') and attnum > 0
      where indpred is not null and pg_get_expr(indpred, indrelid) !~ ('\\m' || attname || ' IS (NOT )?NULL')
      order by 1`);
    const columns = rows.map(({ column }) =>
      column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    );
    expect(columns.filter((column) => !CONSTANT_COLUMNS.has(column))).toEqual([]);
    expect(columns).toEqual([...CONSTANT_COLUMNS].toSorted());
  });

  it('with a constant are each used by a job or a request, or named here', async () => {
    const { rows } = await test.pool.query<{ readonly name: string }>(`
      select indexrelid::regclass::text as name from pg_index
      where not indisunique and pg_get_expr(indpred, indrelid) ~ ' (=|<>|>) ' order by name`);
    const unused = rows.map(({ name }) => name).filter((name) => !used.has(name));
    expect(unused).toEqual(Object.keys(UNUSED).toSorted());
  });
});
