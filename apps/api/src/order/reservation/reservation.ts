import { commerceError, type MemberNo, type OrderNo, type OrderSheetNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { CallOf } from '../../contract/operation.ts';
import { withTransaction } from '../../database/database.ts';
import { completeAnswer, runIdempotent } from '../../contract/idempotency.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { lockOrder } from '../record/order-lock.ts';
import { releaseHold, superseded } from '../hold/release-hold.ts';
import { UnpaidOrderConflict, reserve, type PaymentOpening, type ReservationAnswer } from './reserve.ts';
import { lockAndRead, type UnpaidOrder } from './reserve-facts.ts';
import { settleByProvider } from '../payment/settle-by-provider.ts';
import { settleLocked } from '../payment/settle.ts';

/** How often a reservation is tried that finds unpaid orders in its way. Assumed. */
const HOLD_TRIES = 4;

type ReserveParts = Pick<AppParts, 'database' | 'clock' | 'providers' | 'publicOrigin'>;

/**
 * Reserves and then opens the payment at the provider, under the key that was committed with the order: a caller that
 * repeats the request after a failure in between opens the same payment. Rejects as `reserve` does.
 */
export async function openReservation(
  parts: ReserveParts,
  call: CallOf<'reservePayment'>,
  memberNo: MemberNo,
): Promise<ReservationAnswer> {
  const { orderSheetNo } = call.path;
  const returnUrl = returnUrlOf(call.body.clientReturnUrl, parts.publicOrigin);
  const made: { opening: PaymentOpening | null } = { opening: null };
  const hold = (closedOrderNos: ReadonlySet<OrderNo>) => {
    const { pgType } = parts.providers.payment;
    const wanted = { ...call, orderSheetNo, memberNo, returnUrl, pgType, closedOrderNos, now: parts.clock.now() };
    return runIdempotent(parts, 'reservePayment', call, async (transaction) => {
      const reserved = await reserve(transaction, wanted, await lockAndRead(transaction, wanted));
      made.opening = reserved.opening;
      return reserved.answer;
    });
  };
  const reservation = await holdAfterClosing(parts, orderSheetNo, hold);
  if (reservation.pgType === 'NONE' || reservation.confirmUrl !== null) return reservation;
  // What a try has made that was rolled back is another payment than the one that was committed.
  const isMade = made.opening?.key === reservation.key;
  const opening = isMade ? made.opening : await readOpening(parts, reservation);
  const opened = { ...reservation, confirmUrl: await openPayment(parts, opening) };
  await completeAnswer(parts, 'reservePayment', call, opened);
  return opened;
}

/**
 * Holds, and as often as that finds an unpaid order in the way closes its payment and tries again. Rejects with BUSY
 * when other tabs make new ones all the time.
 */
async function holdAfterClosing(
  parts: ReserveParts,
  orderSheetNo: OrderSheetNo,
  hold: (closedOrderNos: ReadonlySet<OrderNo>) => Promise<ReservationAnswer>,
): Promise<ReservationAnswer> {
  const closed = new Set<OrderNo>();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await hold(closed);
    } catch (error) {
      if (!(error instanceof UnpaidOrderConflict)) throw error;
      if (attempt === HOLD_TRIES) throw commerceError('BUSY', { cause: error });
      for (const order of error.orders) {
        await closePayment(parts, order, orderSheetNo);
        closed.add(order.orderNo);
      }
    }
  }
}

/**
 * Closes the payment of an unpaid order at the provider, so that it can be paid no more; one that has been approved, or
 * given an account to pay into, is settled. An order of another sheet ends here, in a transaction of its own: two
 * sheets are never locked in one. That of the same sheet ends in the transaction that takes what it held. Rejects with
 * STATE_CONFLICT while the provider decides.
 */
async function closePayment(parts: ReserveParts, order: UnpaidOrder, orderSheetNo: OrderSheetNo): Promise<void> {
  const { orderNo, paymentKey } = order;
  const provider = await askProvider(parts, (provider) => provider.close(paymentKey));
  if (provider?.status === 'DELAYED') throw commerceError('STATE_CONFLICT', { details: { orderNo } });
  await withTransaction(parts.database, async (transaction) => {
    const locked = await lockOrder(transaction, orderNo);
    const at = parts.clock.now();
    const isPlaced = provider?.status === 'APPROVED' || provider?.status === 'DEPOSIT_WAIT';
    if (isPlaced) await settleLocked(transaction, locked, { provider, at });
    else if (locked.orderSheetNo !== orderSheetNo) await releaseHold(transaction, locked, superseded(at));
  });
}

/** The return URL must be of this shop; anything else is INVALID_REQUEST. */
function returnUrlOf(wanted: string, publicOrigin: string): string {
  const url = URL.parse(wanted, publicOrigin);
  const isOwn = url?.origin === new URL(publicOrigin).origin && url.username === '' && url.password === '';
  if (url === null || !isOwn || url.pathname.startsWith('//')) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/clientReturnUrl', rule: 'origin' } });
  }
  url.hash = '';
  return url.href;
}

/** The payment of a reservation that was made before, as the provider has it by now; null once it is decided. */
async function readOpening(parts: ReserveParts, reservation: ReservationAnswer): Promise<PaymentOpening | null> {
  const { orderNo, key } = reservation;
  if ((await readReady(parts, reservation)) === null) return null;
  await settleByProvider(parts, { orderNo, paymentKey: key });
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
