import { after, commerceError, HOUR_MS, MINUTE_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { AppParts } from '../../app.ts';
import { commitSoon } from '../../database/commit-soon.ts';
import { withTransaction, type Database } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { prepared, type Place } from '../../database/prepared.ts';
import type { PaymentProvider, ProviderPayment } from '../../outside.ts';

/** How long a delayed payment stays undecided before it is approved: 1 min. Assumed. */
export const DELAY_MS = MINUTE_MS;
/** How long an opened window may be paid in: 1 h. Assumed: longer than the shop holds goods, as real ones are. */
export const WINDOW_OPEN_MS = HOUR_MS;

/** What a shopper can make the sandbox do with a payment. Assumed. */
export type PaymentDecision = 'APPROVE' | 'DECLINE' | 'DELAY' | 'LOSE' | 'CANCEL';

/** What the provider's book says: LOST is approved, but the shop never hears of it. Assumed. */
export type SandboxPaymentStatus = 'WAITING' | 'APPROVED' | 'DECLINED' | 'LOST' | 'DELAYED' | 'CANCELED';

/** A payment in the provider's own book. Amount in won. */
export interface SandboxPayment {
  readonly key: string;
  readonly orderNo: string;
  readonly orderTitle: string;
  readonly payType: string;
  readonly amount: number;
  readonly status: SandboxPaymentStatus;
  readonly cardName: string | null;
  readonly declineReason: string | null;
  readonly returnUrl: string;
}

/** What the sandbox of the payment provider needs. */
export type PaymentParts = Pick<AppParts, 'database' | 'clock' | 'publicOrigin'>;

const STATUS_TOLD: Readonly<Record<SandboxPaymentStatus, ProviderPayment['status']>> = {
  WAITING: 'READY',
  APPROVED: 'APPROVED',
  LOST: 'APPROVED',
  DECLINED: 'DECLINED',
  DELAYED: 'DELAYED',
  CANCELED: 'CANCELED',
};

const STATUS_AFTER: Readonly<Record<PaymentDecision, SandboxPaymentStatus>> = {
  APPROVE: 'APPROVED',
  DECLINE: 'DECLINED',
  DELAY: 'DELAYED',
  LOSE: 'LOST',
  CANCEL: 'CANCELED',
};

/** The payment provider of the sandbox, on a book of its own that no table of the shop points at. Assumed. */
export function createSandboxPayment(parts: PaymentParts): PaymentProvider {
  return {
    open: async (payment) => {
      const { key, orderNo, orderName, payType, amount, returnUrl } = payment;
      const createdAt = toTimestamp(parts.clock.now());
      const opening = { key, orderNo, orderName, payType, amount, returnUrl, createdAt };
      await commitSoon(parts.database, (connection) => openWindow(connection, opening));
      return { confirmUrl: `${parts.publicOrigin}/sandbox/payment/${payment.key}` };
    },
    find: async (key) => {
      const payment = await findSandboxPayment(parts, key);
      if (payment === null) return null;
      return {
        status: STATUS_TOLD[payment.status],
        amount: payment.amount,
        cardName: payment.cardName,
        declineReason: payment.declineReason,
      };
    },
    refund: (key, refundKey, amount) => refundOnce(parts, key, refundKey, amount),
  };
}

const openWindow = prepared(
  (database, place: Place<Parameters<PaymentProvider['open']>[0] & { readonly createdAt: Date }>) =>
    database
      .insertInto('sandboxPayment')
      .values({
        paymentKey: place('key'),
        orderNo: place('orderNo'),
        orderTitle: place('orderName'),
        payType: place('payType'),
        payAmt: place('amount'),
        returnUrl: place('returnUrl'),
        createdAt: place('createdAt'),
      })
      .onConflict((conflict) => conflict.column('paymentKey').doNothing()),
);

/** What the book says of a payment by now: a delayed one is approved when its time has come, an old window closed. Assumed. */
export async function findSandboxPayment(parts: PaymentParts, key: string): Promise<SandboxPayment | null> {
  const now = parts.clock.now();
  const found = await readBook(parts.database, key);
  if (found === null || !isBehind(found, now)) return found;
  await catchUp(parts.database, key, now);
  return readBook(parts.database, key);
}

const BOOK_COLUMNS = [
  'paymentKey',
  'orderNo',
  'orderTitle',
  'payType',
  'payAmt',
  'status',
  'returnUrl',
  'createdAt',
  'deliverAt',
] as const;

const MEANS = [
  sql<string | null>`means->>'cardName'`.as('cardName'),
  sql<string | null>`means->>'declineReason'`.as('declineReason'),
] as const;

const bookOf = prepared((database, place: Place<{ key: string }>) =>
  database.selectFrom('sandboxPayment').select(BOOK_COLUMNS).select(MEANS).where('paymentKey', '=', place('key')),
);

async function readBook(database: Database, key: string): Promise<BookEntry | null> {
  const [row] = await bookOf(database, { key });
  return row === undefined ? null : entryOf(row);
}

type BookRow = Awaited<ReturnType<typeof bookOf>>[number];

function entryOf({ paymentKey, payAmt, ...rest }: BookRow): BookEntry {
  return { key: paymentKey, amount: payAmt, ...rest };
}

interface BookEntry extends SandboxPayment {
  readonly createdAt: Date;
  readonly deliverAt: Date | null;
}

/** Whether time has decided a payment since the book was last written. */
function isBehind({ status, createdAt, deliverAt }: BookEntry, now: EpochMs): boolean {
  if (status === 'DELAYED') return deliverAt !== null && fromTimestamp(deliverAt) <= now;
  return status === 'WAITING' && after(fromTimestamp(createdAt), WINDOW_OPEN_MS) <= now;
}

/** Decides an undecided payment; one that is decided already stays as it is. Answers what the book says then. */
export async function decideSandboxPayment(
  parts: PaymentParts,
  key: string,
  decision: PaymentDecision,
  means: { readonly cardName: string | null; readonly declineReason: string | null },
): Promise<SandboxPayment> {
  const now = parts.clock.now();
  const entry = {
    key,
    status: STATUS_AFTER[decision],
    scenario: decision,
    means: JSON.stringify(means),
    deliverAt: decision === 'DELAY' ? toTimestamp(after(now, DELAY_MS)) : null,
    endedAt: toTimestamp(now),
    openSince: toTimestamp(after(now, -WINDOW_OPEN_MS)),
  };
  const [decided] = await commitSoon(parts.database, (connection) => decide(connection, entry));
  const payment = decided === undefined ? await findSandboxPayment(parts, key) : entryOf(decided);
  if (payment === null) throw commerceError('NOT_FOUND');
  return payment;
}

/** Only a window that is still open is decided in; what time has decided meanwhile is looked at by whoever finds none. */
const decide = prepared(
  (
    database,
    place: Place<{
      key: string;
      status: SandboxPaymentStatus;
      scenario: PaymentDecision;
      means: string;
      deliverAt: Date | null;
      endedAt: Date;
      openSince: Date;
    }>,
  ) =>
    database
      .updateTable('sandboxPayment')
      .set({
        status: place('status'),
        scenario: place('scenario'),
        means: place('means'),
        deliverAt: place('deliverAt'),
        endedAt: place('endedAt'),
      })
      .where('paymentKey', '=', place('key'))
      .where('status', '=', 'WAITING')
      .where('createdAt', '>', place('openSince'))
      .returning(BOOK_COLUMNS)
      .returning(MEANS),
);

async function catchUp(database: Database, key: string, now: EpochMs): Promise<void> {
  const payment = database.updateTable('sandboxPayment').where('paymentKey', '=', key);
  await payment
    .set({ status: 'APPROVED', endedAt: toTimestamp(now) })
    .where('status', '=', 'DELAYED')
    .where('deliverAt', '<=', toTimestamp(now))
    .execute();
  await payment
    .set({ status: 'CANCELED', endedAt: toTimestamp(now) })
    .where('status', '=', 'WAITING')
    .where('createdAt', '<=', toTimestamp(after(now, -WINDOW_OPEN_MS)))
    .execute();
}

/** The refund and what it takes from the payment stand or fall together; never more than was paid goes back. */
async function refundOnce(parts: PaymentParts, key: string, refundKey: string, amount: number): Promise<void> {
  const canceledAt = toTimestamp(parts.clock.now());
  await withTransaction(parts.database, async (transaction) => {
    const first = await transaction
      .insertInto('sandboxPaymentCancel')
      .values({ cancelKey: refundKey, paymentKey: key, cancelAmt: amount, canceledAt })
      .onConflict((conflict) => conflict.column('cancelKey').doNothing())
      .returning('cancelKey')
      .executeTakeFirst();
    if (first === undefined) return;
    const taken = await transaction
      .updateTable('sandboxPayment')
      .set((row) => ({ canceledAmt: row('canceledAmt', '+', amount) }))
      .where('paymentKey', '=', key)
      .where('status', 'in', ['APPROVED', 'LOST'])
      .where((row) => row(row('payAmt', '-', row.ref('canceledAmt')), '>=', amount))
      .returning('paymentKey')
      .executeTakeFirst();
    if (taken === undefined) throw commerceError('STATE_CONFLICT');
  });
}
