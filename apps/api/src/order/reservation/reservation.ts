import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { CallOf } from '../../contract/operation.ts';
import { withTransaction } from '../../database/database.ts';
import { completeAnswer, runIdempotent } from '../../idempotency.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { EarlierPayment, reserve, type PaymentOpening, type ReservationAnswer } from './reserve.ts';
import { lockAndRead } from './reserve-facts.ts';
import { settle } from '../payment/settle.ts';

type ReserveParts = Pick<AppParts, 'database' | 'clock' | 'providers' | 'publicOrigin'>;

/**
 * Reserves and then opens the payment at the provider, under the key that was committed with the order: whoever repeats
 * the request after a failure in between opens the same payment. Rejects as `reserve` does.
 */
export async function openReservation(
  parts: ReserveParts,
  call: CallOf<'reservePayment'>,
  memberNo: number,
): Promise<ReservationAnswer> {
  const { orderSheetNo } = call.path;
  const returnUrl = returnUrlOf(call.body.clientReturnUrl, parts.publicOrigin);
  const made: { opening: PaymentOpening | null } = { opening: null };
  const hold = (undecidedOrderNo?: string | null) => {
    const { pgType } = parts.providers.payment;
    const wanted = { ...call, orderSheetNo, memberNo, returnUrl, pgType, undecidedOrderNo, now: parts.clock.now() };
    return runIdempotent(parts, 'reservePayment', call, async (transaction) => {
      const reserved = await reserve(transaction, wanted, await lockAndRead(transaction, wanted));
      made.opening = reserved.opening;
      return reserved.answer;
    });
  };
  const reservation = await hold().catch(async (error: unknown) => {
    if (!(error instanceof EarlierPayment)) throw error;
    return hold(await settleEarlier(parts, error));
  });
  if (reservation.pgType === 'NONE' || reservation.confirmUrl !== null) return reservation;
  // What a try has made that was rolled back is another payment than the one that was committed.
  const isMade = made.opening?.key === reservation.key;
  const opening = isMade ? made.opening : await readOpening(parts, reservation);
  const opened = { ...reservation, confirmUrl: await openPayment(parts, opening) };
  await completeAnswer(parts, 'reservePayment', call, opened);
  return opened;
}

/** Only addresses of this shop are come back to; anything else is INVALID_REQUEST. */
function returnUrlOf(wanted: string, publicOrigin: string): string {
  const url = URL.parse(wanted, publicOrigin);
  const isOwn = url?.origin === new URL(publicOrigin).origin && url.username === '' && url.password === '';
  if (url === null || !isOwn || url.pathname.startsWith('//')) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/clientReturnUrl', rule: 'origin' } });
  }
  url.hash = '';
  return url.href;
}

/**
 * Asks the provider about an earlier payment of a sheet before another is opened: one that has been approved is settled.
 * Answers the order whose payment is still being decided, which must not be paid a second time.
 */
async function settleEarlier(
  parts: ReserveParts,
  { orderNo, paymentKey }: Pick<EarlierPayment, 'orderNo' | 'paymentKey'>,
): Promise<string | null> {
  const provider = await askProvider(parts, (asked) => asked.find(paymentKey));
  if (provider?.status === 'APPROVED' || provider?.status === 'DEPOSIT_WAIT') {
    await withTransaction(parts.database, (transaction) => settle(transaction, orderNo, provider, parts.clock.now()));
  }
  return provider?.status === 'DELAYED' ? orderNo : null;
}

/** The payment of a reservation that was made before, as the provider has it by now; null once it is decided. */
async function readOpening(parts: ReserveParts, reservation: ReservationAnswer): Promise<PaymentOpening | null> {
  const { orderNo, key } = reservation;
  if ((await readReady(parts, reservation)) === null) return null;
  await settleEarlier(parts, { orderNo, paymentKey: key });
  return readReady(parts, reservation);
}

async function readReady(parts: ReserveParts, { orderNo, key }: ReservationAnswer): Promise<PaymentOpening | null> {
  const payment = await parts.database
    .selectFrom('payment')
    .innerJoin('shopOrder', 'shopOrder.orderNo', 'payment.orderNo')
    .select(['payment.payAmt', 'payment.payType', 'orderTitle', 'clientReturnUrl', 'payment.status'])
    .where('paymentKey', '=', key)
    .executeTakeFirstOrThrow();
  if (payment.status !== 'READY') return null;
  const { payAmt: amount, payType, orderTitle: orderName, clientReturnUrl: returnUrl } = payment;
  return { key, orderNo, amount, orderName, payType, returnUrl };
}

async function openPayment(parts: ReserveParts, opening: PaymentOpening | null): Promise<string | null> {
  if (opening === null) return null;
  const { confirmUrl } = await askProvider(parts, (provider) => provider.open(opening));
  return confirmUrl;
}
