import type { AppParts } from '../app-parts.ts';
import type { CallOf, JsonAnswer } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { transactionsTogether } from '../database/together.ts';
import { onceAhead } from '../idempotency.ts';
import { askProvider } from './ask-provider.ts';
import { readOrder, type OrderAnswer } from './order-detail.ts';
import { lockOrder, type LockedOrder } from './order-lock.ts';
import { settleLocked } from './settle.ts';

type ResultAnswer = JsonAnswer<'approvePayment'>;

const approveTogether = transactionsTogether<ResultAnswer>();

/** The one way out of an effect that must leave nothing behind, its key included. */
class Undecided extends Error {
  override readonly name = 'Undecided';
}

/**
 * Settles a payment after its window has closed, by the provider's word alone. A payment still being decided is PENDING
 * and leaves no trace, so that the same key may ask again. Rejects with NOT_FOUND when order and key do not belong
 * together, with BUSY when the provider is silent.
 * NOTE: the provider is asked about the key before it is known whose it is; a stranger learns nothing of what it says.
 */
export async function approve(
  parts: Pick<AppParts, 'database' | 'clock' | 'outside'>,
  call: CallOf<'approvePayment'>,
  memberNo: number,
): Promise<ResultAnswer> {
  const { orderNo } = call.path;
  const { key } = call.body;
  const provider = await askProvider(parts.outside.payment, (asked) => asked.find(key));
  const ahead = (transaction: Transaction) => lockOrder(transaction, orderNo, { memberNo, paymentKey: key });
  const effect = async (transaction: Transaction, locked: LockedOrder): Promise<ResultAnswer> => {
    const at = parts.clock.now();
    const paid: { order: OrderAnswer | null } = { order: null };
    const whenPaid = async (): Promise<void> => {
      paid.order = await readOrder(transaction, orderNo, { memberNo, language: call.language, now: at });
    };
    const settlement = await settleLocked(transaction, locked, { provider, at, whenPaid });
    if (settlement.result === 'PENDING') throw new Undecided();
    return { orderNo, ...settlement, order: paid.order };
  };
  try {
    return await onceAhead(parts, 'approvePayment', call, { ahead, effect, together: approveTogether });
  } catch (error) {
    if (!(error instanceof Undecided)) throw error;
    return { result: 'PENDING', orderNo, failCode: null, failMessage: null, order: null };
  }
}
