import { createHash } from 'node:crypto';
import {
  bankName as bankNameOf,
  commerceError,
  parseYmdt,
  type BankAccountInfo,
  type MemberNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Database } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import type { PaymentProvider, ProviderPayment, VirtualAccount } from '../providers.ts';
import { CARD_COMPANY } from './institution.ts';
import { TossRefusal, type TossApi, type TossPayment, type TossVirtualAccount } from './toss-api.ts';

type TossParts = Pick<AppParts, 'database' | 'clock' | 'publicOrigin'>;

/** Path of the page that opens the window of Toss Payments. */
export const WINDOW_PATH = '/toss/payment';

/** A payment the shop has opened; `paymentKey` is the shop's, which Toss Payments knows as `orderId`. Amount in won. */
export interface OpenedTossPayment {
  readonly paymentKey: string;
  readonly orderNo: OrderNo;
  /** Who pays; null where the shop has no order of it. */
  readonly memberNo: MemberNo | null;
  readonly orderName: string;
  readonly payType: string;
  readonly payAmt: number;
  readonly returnUrl: string;
  /** Toss Payments' own key, once the shopper has come back from the window. */
  readonly tossPaymentKey: string | null;
  readonly depositSecret: string | null;
}

const PROVIDER_STATUS: Readonly<Record<TossPayment['status'], ProviderPayment['status']>> = {
  READY: 'READY',
  IN_PROGRESS: 'READY',
  WAITING_FOR_DEPOSIT: 'DEPOSIT_WAIT',
  DONE: 'APPROVED',
  PARTIAL_CANCELED: 'APPROVED',
  CANCELED: 'CANCELED',
  ABORTED: 'DECLINED',
  EXPIRED: 'CANCELED',
};

/**
 * Toss Payments as the shop's payment provider. The window is opened by a page of the shop; money is taken by a confirm
 * after the shopper has come back from it. Source: https://docs.tosspayments.com/reference.
 */
export function createTossPayment(parts: TossParts, api: TossApi): PaymentProvider {
  const find: PaymentProvider['find'] = async (key) => {
    const payment = await api.findByOrderId(key);
    if (payment?.status !== 'IN_PROGRESS') return payment === null ? null : asProviderPayment(payment);
    // The confirm was asked for and its answer lost: it is asked for again, under the same key.
    const opened = await readTossPayment(parts.database, key);
    if (opened === null || opened.tossPaymentKey === null) return asProviderPayment(payment);
    return asProviderPayment(await confirm(parts, api, opened, opened.tossPaymentKey));
  };
  return {
    pgType: 'TOSS_PAYMENTS',
    open: async ({ key, orderNo, amount, orderName, payType, returnUrl }) => {
      await parts.database
        .insertInto('tossPayment')
        .values({
          paymentKey: key,
          orderNo,
          orderName,
          payType,
          payAmt: amount,
          returnUrl,
          createdAt: toTimestamp(parts.clock.now()),
        })
        .onConflict((conflict) => conflict.column('paymentKey').doNothing())
        .execute();
      return { confirmUrl: `${parts.publicOrigin}${WINDOW_PATH}/${key}` };
    },
    // Money is taken by a confirm alone: what is never confirmed ends by itself.
    close: async (key) => {
      await parts.database
        .updateTable('tossPayment')
        .set({ closedAt: toTimestamp(parts.clock.now()) })
        .where('paymentKey', '=', key)
        .where('tossPaymentKey', 'is', null)
        .execute();
      return find(key);
    },
    closeAccount: async (key) => {
      const payment = await api.findByOrderId(key);
      if (payment?.status !== 'WAITING_FOR_DEPOSIT') return payment === null ? null : asProviderPayment(payment);
      try {
        // Nothing has come yet: a cancel ends the account, whole, and needs nowhere to send money to.
        return asProviderPayment(
          await api.cancel(payment.paymentKey, { cancelReason: '입금 전 취소' }, `close:${key}`),
        );
      } catch (cause) {
        // The deposit was faster.
        if (cause instanceof TossRefusal) return find(key);
        throw cause;
      }
    },
    find,
    refund: async (key, refundKey, amount, account = null) => {
      const payment = await api.findByOrderId(key);
      if (payment === null) throw commerceError('STATE_CONFLICT');
      // Toss Payments forgets idempotency keys after 15 days; the reason stays.
      const cancelReason = `환불 ${refundKey}`;
      if (payment.cancelReasons.includes(cancelReason)) return;
      try {
        const receiver = account === null ? {} : { refundReceiveAccount: receiverOf(account) };
        const body = { cancelReason, cancelAmount: amount, ...receiver };
        await api.cancel(payment.paymentKey, body, cancelKey(refundKey, account));
      } catch (cause) {
        if (!(cause instanceof TossRefusal)) throw cause;
        const isOfAccount = account !== null && ACCOUNT_REFUSALS.includes(cause.code);
        throw commerceError(isOfAccount ? 'INVALID_REQUEST' : 'STATE_CONFLICT', { cause });
      }
    },
    issueCashReceipt: async ({ key, orderName, amount, receipt }) => {
      const { cashReceiptIssuePurposeType, cashReceiptKey } = receipt;
      const type = cashReceiptIssuePurposeType === 'PROOF_EXPENDITURE' ? '지출증빙' : '소득공제';
      const body = { orderId: key, orderName, amount, type, customerIdentityNumber: cashReceiptKey } as const;
      const { receiptKey, issueStatus } = await api.issueCashReceipt(body, key).catch(refusedAs('INVALID_REQUEST'));
      if (issueStatus === 'FAILED') throw commerceError('INVALID_REQUEST');
      return { receiptKey };
    },
    cancelCashReceipt: async (receiptKey, cancelKey, amount) => {
      const canceled = api.cancelCashReceipt(receiptKey, { amount }, `${receiptKey}:${cancelKey}`);
      await canceled.catch(refusedAs('STATE_CONFLICT'));
    },
  };
}

function refusedAs(code: 'INVALID_REQUEST' | 'STATE_CONFLICT') {
  return (cause: unknown): never => {
    throw cause instanceof TossRefusal ? commerceError(code, { cause }) : cause;
  };
}

/** A payment the shop has opened at Toss Payments; null when there is none of this key. */
export async function readTossPayment(database: Database, paymentKey: string): Promise<OpenedTossPayment | null> {
  const opened = await database
    .selectFrom('tossPayment')
    .leftJoin('shopOrder', 'shopOrder.orderNo', 'tossPayment.orderNo')
    .select([
      'paymentKey',
      'tossPayment.orderNo',
      'memberNo',
      'orderName',
      'tossPayment.payType',
      'tossPayment.payAmt',
      'returnUrl',
      'tossPaymentKey',
      'depositSecret',
    ])
    .where('paymentKey', '=', paymentKey)
    .executeTakeFirst();
  return opened ?? null;
}

/**
 * Takes the money of a payment whose shopper has come back from the window with Toss Payments' key; only the first key
 * that comes back is confirmed. Rejects with BUSY when Toss Payments does not answer: find asks again.
 */
export async function confirmTossPayment(
  parts: Pick<TossParts, 'database'>,
  api: TossApi,
  opened: OpenedTossPayment,
  tossPaymentKey: string,
): Promise<void> {
  const first = await parts.database
    .updateTable('tossPayment')
    .set({ tossPaymentKey })
    .where('paymentKey', '=', opened.paymentKey)
    .where('closedAt', 'is', null)
    .where((row) => row.or([row('tossPaymentKey', 'is', null), row('tossPaymentKey', '=', tossPaymentKey)]))
    .returning('paymentKey')
    .executeTakeFirst();
  if (first !== undefined) await confirm(parts, api, opened, tossPaymentKey);
}

async function confirm(
  { database }: Pick<TossParts, 'database'>,
  api: TossApi,
  { paymentKey, payAmt }: OpenedTossPayment,
  tossPaymentKey: string,
): Promise<TossPayment> {
  try {
    const body = { paymentKey: tossPaymentKey, orderId: paymentKey, amount: payAmt };
    const payment = await api.confirm(body, `confirm:${paymentKey}`);
    if (payment.secret !== null) {
      await database
        .updateTable('tossPayment')
        .set({ depositSecret: payment.secret })
        .where('paymentKey', '=', paymentKey)
        .execute();
    }
    return payment;
  } catch (cause) {
    if (!(cause instanceof TossRefusal)) throw cause;
    const payment = await api.findByOrderId(paymentKey);
    if (payment === null) throw commerceError('BUSY', { cause });
    return payment.status === 'IN_PROGRESS'
      ? { ...payment, status: 'ABORTED', failureMessage: cause.message }
      : payment;
  }
}

/** Refusals of the account alone: with another one the same refund may succeed. Source: Toss Payments, error codes. */
const ACCOUNT_REFUSALS: readonly string[] = [
  'INVALID_REFUND_ACCOUNT_INFO',
  'INVALID_REFUND_ACCOUNT_NUMBER',
  'INVALID_BANK',
];

/** Toss Payments repeats a refusal under the same key: another account is asked for under another. */
function cancelKey(refundKey: string, account: BankAccountInfo | null): string {
  if (account === null) return refundKey;
  return `${refundKey}:${createHash('sha256').update(JSON.stringify(account)).digest('hex')}`;
}

function receiverOf({ bank, bankAccount, bankDepositorName }: BankAccountInfo) {
  return { bank, accountNumber: bankAccount, holderName: bankDepositorName };
}

function asProviderPayment(payment: TossPayment): ProviderPayment {
  const { status, totalAmount, issuerCode, easyPayProvider, failureMessage } = payment;
  const virtualAccount = virtualAccountOf(payment.virtualAccount);
  return {
    ...(virtualAccount !== null && { virtualAccount }),
    status: PROVIDER_STATUS[status],
    amount: totalAmount,
    cardName: easyPayProvider ?? CARD_COMPANY[issuerCode ?? ''] ?? null,
    declineReason: failureMessage,
  };
}

function virtualAccountOf(account: TossVirtualAccount | null): VirtualAccount | null {
  const dueAt = account === null ? null : parseYmdt(account.dueDate.slice(0, 19).replace('T', ' '));
  if (account === null || dueAt === null) return null;
  const { bankCode, accountNumber, customerName } = account;
  return {
    bank: bankCode,
    bankName: bankNameOf(bankCode, 'ko') ?? '',
    account: accountNumber,
    depositorName: customerName,
    dueAt,
  };
}
