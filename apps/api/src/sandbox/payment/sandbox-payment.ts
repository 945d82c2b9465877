import { after, commerceError, HOUR_MS, MINUTE_MS, type EpochMs, type OrderNo } from '@dealstore/commerce-core/domain';
import { sql } from 'kysely';
import type { AppParts } from '../../app-parts.ts';
import { withTransaction, type Database } from '../../database/database.ts';
import { fromTimestamp, toTimestamp } from '../../database/instant.ts';
import { preparedStatement } from '../../database/prepared-statement.ts';
import type { PaymentProvider, ProviderPayment, VirtualAccount } from '../../providers.ts';
import { sandboxCashReceipts } from './sandbox-cash-receipt.ts';

/** How long a delayed payment stays undecided before it is approved: 1 min. Assumed. */
export const DELAY_MS = MINUTE_MS;
/** How long an opened window may be paid in: 1 h. Assumed: longer than the shop holds goods, as real ones are. */
export const WINDOW_OPEN_MS = HOUR_MS;

/** An account of a shopper that the sandbox's bank refuses. Assumed. */
export const CLOSED_ACCOUNT = '99999999999999';

/** What a shopper can make the sandbox do with a payment. Assumed. */
export type PaymentDecision = 'APPROVE' | 'DECLINE' | 'DELAY' | 'LOSE' | 'CANCEL' | 'ISSUE_ACCOUNT';

/** What the provider's book says: LOST is approved, but the shop never hears of it. Assumed. */
export type SandboxPaymentStatus =
  'WAITING' | 'DEPOSIT_WAIT' | 'APPROVED' | 'DECLINED' | 'LOST' | 'DELAYED' | 'CANCELED';

/** A payment in the provider's own book. Amount in won. */
export interface SandboxPayment {
  readonly key: string;
  readonly orderNo: OrderNo;
  readonly orderTitle: string;
  readonly payType: string;
  readonly amount: number;
  readonly status: SandboxPaymentStatus;
  readonly cardName: string | null;
  readonly declineReason: string | null;
  readonly returnUrl: string;
  /** The account that waits, or waited, for its money; null for any other payment method. */
  readonly virtualAccount: VirtualAccount | null;
}

/** What the sandbox of the payment provider needs. */
export type PaymentParts = Pick<AppParts, 'database' | 'clock' | 'publicOrigin'>;

const PROVIDER_STATUS: Readonly<Record<SandboxPaymentStatus, ProviderPayment['status']>> = {
  WAITING: 'READY',
  DEPOSIT_WAIT: 'DEPOSIT_WAIT',
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
  ISSUE_ACCOUNT: 'DEPOSIT_WAIT',
};

/** The payment provider of the sandbox, on a book of its own that no table of the shop points at. Assumed. */
export function createSandboxPayment(parts: PaymentParts): PaymentProvider {
  const find = async (key: string): Promise<ProviderPayment | null> => {
    const payment = await findSandboxPayment(parts, key);
    if (payment === null) return null;
    return {
      status: PROVIDER_STATUS[payment.status],
      amount: payment.amount,
      cardName: payment.cardName,
      declineReason: payment.declineReason,
      ...(payment.virtualAccount !== null && { virtualAccount: payment.virtualAccount }),
    };
  };
  return {
    pgType: 'DUMMY',
    open: async (payment) => {
      const { key, orderNo, orderName, payType, amount, returnUrl } = payment;
      await parts.database
        .insertInto('sandboxPayment')
        .values({
          paymentKey: key,
          orderNo,
          orderTitle: orderName,
          payType,
          payAmt: amount,
          returnUrl,
          createdAt: toTimestamp(parts.clock.now()),
        })
        // One that was closed before it was opened says what it is, and stays closed.
        .onConflict((conflict) =>
          conflict
            .column('paymentKey')
            .doUpdateSet({ orderNo, orderTitle: orderName, payType, payAmt: amount, returnUrl })
            .where('sandboxPayment.returnUrl', '=', ''),
        )
        .execute();
      return { confirmUrl: `${parts.publicOrigin}/sandbox/payment/${key}` };
    },
    close: async (key) => {
      await closeWindow(parts.database, key, toTimestamp(parts.clock.now()));
      return find(key);
    },
    closeAccount: async (key) => {
      await closeAccount(parts.database, key, toTimestamp(parts.clock.now()));
      return find(key);
    },
    find,
    refund: async (key, refundKey, amount, account = null) => {
      const payment = await findSandboxPayment(parts, key);
      // What was deposited goes back to an account that is named, as at Toss Payments.
      if (account === null && payment !== null && payment.virtualAccount !== null)
        throw commerceError('STATE_CONFLICT');
      if (account?.bankAccount === CLOSED_ACCOUNT) throw commerceError('INVALID_REQUEST');
      await refundOnce(parts, key, refundKey, amount);
    },
    ...sandboxCashReceipts(parts),
  };
}

/**
 * What the book says of a payment by now: a delayed one is approved when its time has come,
 * an old window closed. Assumed.
 */
export async function findSandboxPayment(parts: PaymentParts, key: string): Promise<SandboxPayment | null> {
  const now = parts.clock.now();
  const found = await readBook(parts.database, key);
  if (found === null || !isBehind(found, now)) return found;
  await catchUp(parts.database, key, now);
  return readBook(parts.database, key);
}

const BOOK_COLUMNS = `
  payment_key as key, order_no, order_title, pay_type, pay_amt as amount, status, return_url, created_at, deliver_at,
  means->>'cardName' as card_name, means->>'declineReason' as decline_reason,
  means->'virtualAccount' as virtual_account`;

const bookOf = preparedStatement<[key: string], BookEntry>(
  `select ${BOOK_COLUMNS} from sandbox_payment where payment_key = $1`,
);

async function readBook(database: Database, key: string): Promise<BookEntry | null> {
  const [entry] = await bookOf(database, key);
  return entry ?? null;
}

interface BookEntry extends SandboxPayment {
  readonly createdAt: Date;
  readonly deliverAt: Date | null;
}

/** Whether time has decided a payment since the book was last written. */
function isBehind({ status, createdAt, deliverAt, virtualAccount }: BookEntry, now: EpochMs): boolean {
  if (status === 'DELAYED') return deliverAt !== null && fromTimestamp(deliverAt) <= now;
  if (status === 'DEPOSIT_WAIT') return virtualAccount !== null && virtualAccount.dueAt < now;
  return status === 'WAITING' && after(fromTimestamp(createdAt), WINDOW_OPEN_MS) <= now;
}

/** What a payment is made with: a card, an account of a bank, or what it was refused for. */
export interface PaymentDetails {
  readonly cardName: string | null;
  readonly declineReason: string | null;
  readonly virtualAccount?: VirtualAccount;
}

/** Decides an undecided payment; one that is decided already stays as it is. Answers what the book says then. */
export async function decideSandboxPayment(
  parts: PaymentParts,
  key: string,
  decision: PaymentDecision,
  means: PaymentDetails,
): Promise<SandboxPayment> {
  const now = parts.clock.now();
  const deliverAt = decision === 'DELAY' ? toTimestamp(after(now, DELAY_MS)) : null;
  const openSince = toTimestamp(after(now, -WINDOW_OPEN_MS));
  const status = STATUS_AFTER[decision];
  const at = toTimestamp(now);
  const [decided] = await decide(
    parts.database,
    key,
    status,
    decision,
    JSON.stringify(means),
    deliverAt,
    at,
    openSince,
  );
  const payment = decided ?? (await findSandboxPayment(parts, key));
  if (payment === null) throw commerceError('NOT_FOUND');
  return payment;
}

type Decision = [
  key: string,
  status: SandboxPaymentStatus,
  scenario: PaymentDecision,
  means: string,
  deliverAt: Date | null,
  endedAt: Date,
  openSince: Date,
];

/**
 * Only a window that is still open is decided in; what time has decided meanwhile is looked at by a caller that finds
 * none.
 */
const decide = preparedStatement<Decision, BookEntry>(`
update sandbox_payment
set status = $2, scenario = $3, means = $4::jsonb, deliver_at = $5::timestamptz, ended_at = $6::timestamptz
where payment_key = $1 and status = 'WAITING' and created_at > $7::timestamptz
returning ${BOOK_COLUMNS}`);

async function catchUp(database: Database, key: string, now: EpochMs): Promise<void> {
  const payment = database.updateTable('sandboxPayment').where('paymentKey', '=', key);
  await payment
    .set({ status: 'APPROVED', endedAt: toTimestamp(now) })
    .where('status', '=', 'DELAYED')
    .where('deliverAt', '<=', toTimestamp(now))
    .execute();
  await payment
    .set({ status: 'CANCELED', endedAt: toTimestamp(now) })
    .where('status', '=', 'DEPOSIT_WAIT')
    .where(sql<number>`(means->'virtualAccount'->>'dueAt')::bigint`, '<', now)
    .execute();
  await payment
    .set({ status: 'CANCELED', endedAt: toTimestamp(now) })
    .where('status', '=', 'WAITING')
    .where('createdAt', '<=', toTimestamp(after(now, -WINDOW_OPEN_MS)))
    .execute();
}

/** Money arrives on a virtual account that still waits for it; nothing happens to any other payment. */
export async function depositSandboxPayment(parts: PaymentParts, key: string): Promise<SandboxPayment> {
  const payment = await findSandboxPayment(parts, key);
  if (payment === null) throw commerceError('NOT_FOUND');
  if (payment.status !== 'DEPOSIT_WAIT') return payment;
  await parts.database
    .updateTable('sandboxPayment')
    .set({ status: 'APPROVED', endedAt: toTimestamp(parts.clock.now()) })
    .where('paymentKey', '=', key)
    .where('status', '=', 'DEPOSIT_WAIT')
    .execute();
  return { ...payment, status: 'APPROVED' };
}

/** A payment that is unknown yet is entered as a closed one, for its window may be opened later. */
const closeWindow = preparedStatement<[key: string, at: Date], never>(`
insert into sandbox_payment (payment_key, order_no, pay_type, pay_amt, return_url, status, created_at, ended_at)
values ($1, '', '', 0, '', 'CANCELED', $2, $2)
on conflict (payment_key) do update set status = 'CANCELED', ended_at = excluded.ended_at
where sandbox_payment.status = 'WAITING'`);

const closeAccount = preparedStatement<[key: string, at: Date], never>(`
update sandbox_payment set status = 'CANCELED', ended_at = $2::timestamptz
where payment_key = $1 and status = 'DEPOSIT_WAIT'`);

/**
 * The refund and what it takes from the payment are committed together or not at all; never
 * more than was paid goes back.
 */
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
