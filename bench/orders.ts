import { randomUUID } from 'node:crypto';
import { decideSandboxPayment, type TestMember } from '@dealstore/api/bench';
import { measureBareOrders } from './bare-order.ts';
import { insertMembers } from './members.ts';
import { BENCH_ORIGIN, type BenchShop, buyableOptions } from './shop.ts';
import { type Topic, whole } from './table.ts';
import { perSecond, repeat, type Work, within } from './work.ts';

const PACE = { workers: 24, warmUpMs: 2_000, runMs: 8_000 };
/** A stretch of orders before the first that counts. */
const FIRST_ORDERS_MS = 3_000;
const MEMBERS = 96;
const OPTIONS = 200;
/** More pieces than a run can sell. */
const PLENTY = 1_000_000;
const RECEIVER = {
  addressNo: 0,
  addressName: '집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '101호',
  receiverContact1: '01000000001',
};

interface Option {
  readonly productNo: number;
  readonly optionNo: number;
}

/** Full orders per second: sheet, reservation, the provider’s decision, approval; spread over options, and all on one. */
export async function measureOrders(shop: BenchShop): Promise<Topic> {
  const members = await insertMembers(shop, MEMBERS);
  const options = await buyableOptions(shop, OPTIONS);
  const [hot] = options;
  if (hot === undefined) throw new Error('the demo sells nothing');
  await shop.database
    .updateTable('productOption')
    .set({ openingCnt: PLENTY, stockCnt: PLENTY })
    .where(
      'optionNo',
      'in',
      options.map(({ optionNo }) => optionNo),
    )
    .execute();
  const measure = (optionAt: (index: number) => Option): Promise<Work> =>
    repeat(
      PACE,
      async (index) => {
        const member = members[index % members.length];
        if (member !== undefined) await order(shop, member, optionAt(index));
      },
      shop.databaseCpuMs,
    );
  await growTables(shop, (index) => {
    const member = members[index % members.length];
    return member === undefined ? Promise.resolve() : order(shop, member, options[index % options.length] ?? hot);
  });
  const spread = await measure((index) => options[index % options.length] ?? hot);
  const one = await measure(() => hot);
  const bare = await measureBareOrders(shop, PACE, OPTIONS);

  const [first] = members;
  const trips = first === undefined ? 0 : await shop.trips(() => order(shop, first, hot));
  const row = (name: string, work: Work) => [
    name,
    whole(perSecond(work)),
    (work.cpuMs / work.count).toFixed(1),
    (work.databaseCpuMs / work.count).toFixed(1),
    within(work, 0.5).toFixed(0),
    within(work, 0.99).toFixed(0),
  ];
  const p99 = within(spread, 0.99);
  return {
    tables: [
      {
        title: 'Full orders',
        method:
          `Sheet → reservation (stock held) → decision written into the sandbox provider’s book → approval, ${PACE.workers} shoppers at once out of ` +
          `${MEMBERS} members, one piece each, fsync on; an order alone makes ${trips} trips to the database, orders of one moment share theirs; database and generator share the processor with the shop. ` +
          'Milliseconds are processor time, the generator and the sandbox’s provider included; the two sum to what an order costs the machine. ' +
          'A bare order is one conditional update and one insert under a key, committed: it measures machine and database, not the shop. ' +
          `A full order spread over options makes ${(perSecond(spread) / perSecond(bare)).toFixed(2)} of its rate.`,
        columns: ['Orders', 'per second', 'ms of Node an order', 'ms of PostgreSQL an order', 'p50 ms', 'p99 ms'],
        rows: [
          row(`spread over ${options.length} options`, spread),
          row('all of one hot option', one),
          row('bare, for comparison', bare),
        ],
      },
    ],
    verdicts: [
      atLeast('Full orders per second, spread', spread, 300),
      { measure: 'p99 of a full order, spread, ms', budget: '≤ 250', measured: whole(p99), isMet: p99 <= 250 },
      atLeast('Full orders per second, one hot option', one, 150),
    ],
  };
}

/** What orders write into. */
const GROWING =
  'order_sheet, shop_order, order_option, order_delivery, order_option_history, stock_hold, payment, payment_ledger, ' +
  'job, idempotency, sandbox_payment, address, member, login_session, server_token, point_waiting';

/**
 * Lets tables grow and be analysed, as they are in any shop a minute after its start. The bench analyses the demo before
 * its first order, which no shop does: connections would keep plans for tables without rows and read them whole.
 */
async function growTables(shop: BenchShop, orderAt: (index: number) => Promise<void>): Promise<void> {
  await repeat({ ...PACE, warmUpMs: 0, runMs: FIRST_ORDERS_MS }, orderAt);
  await shop.opened.pool.query(`analyze ${GROWING}`);
}

async function order(shop: BenchShop, { bearer }: TestMember, { productNo, optionNo }: Option): Promise<void> {
  const call = callAs(shop, bearer);
  const opened = await call('POST', '/order/direct', { products: [{ productNo, optionNo, orderCnt: 1 }] });
  const sheet: { readonly orderSheetNo: string } = JSON.parse(opened);
  const path = `/order/sheets/${sheet.orderSheetNo}`;
  const read: {
    readonly paymentInfo: { readonly paymentAmt: number };
    readonly termsInfos: readonly { readonly termsType: string }[];
  } = JSON.parse(await call('GET', path));
  const reserved: { readonly orderNo: string; readonly key: string } = JSON.parse(
    await call('POST', `${path}/reserve`, {
      payType: 'CREDIT_CARD',
      orderer: { ordererName: '김주문', ordererContact1: '01000000002' },
      shippingAddress: RECEIVER,
      deliveryMemo: '',
      coupons: { cartCouponIssueNo: null, deliveryCouponIssueNo: null, productCoupons: [] },
      subPayAmt: 0,
      paymentAmtForVerification: read.paymentInfo.paymentAmt,
      agreementTermsAgrees: read.termsInfos.map(({ termsType }) => ({ termsType, isAgree: true })),
      clientReturnUrl: '/order/complete',
    }),
  );
  await decideSandboxPayment(shop, reserved.key, 'APPROVE', { cardName: '연습카드', declineReason: null });
  const approved: { readonly order: unknown } = JSON.parse(
    await call('POST', `/order/payments/${reserved.orderNo}/approve`, { key: reserved.key }),
  );
  if (approved.order === null) throw new Error(`order ${reserved.orderNo} was not paid`);
}

function callAs({ handler }: BenchShop, bearer: string) {
  return async (method: 'GET' | 'POST', path: string, body?: object): Promise<string> => {
    const headers = {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    };
    const init = body === undefined ? { method, headers } : { method, ...withBody(headers, body) };
    const response = await handler(new Request(`${BENCH_ORIGIN}/api/client/v1/customer${path}`, init));
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${text}`);
    return text;
  };
}

/** A body as it comes over a socket: its length is announced. */
function withBody(headers: Readonly<Record<string, string>>, value: object) {
  const body = JSON.stringify(value);
  return { headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) }, body };
}

function atLeast(measure: string, work: Work, least: number) {
  const measured = perSecond(work);
  return { measure, budget: `≥ ${whole(least)}`, measured: whole(measured), isMet: measured >= least };
}
