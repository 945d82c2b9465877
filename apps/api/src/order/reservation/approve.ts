import { isCommerceError, type MemberNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { CallOf, JsonAnswer } from '../../contract/operation.ts';
import { runIdempotent } from '../../contract/idempotency.ts';
import type { ProviderPayment } from '../../providers.ts';
import { askProvider } from '../payment/ask-provider.ts';
import { readOrder } from '../history/order-detail.ts';
import { lockOrder } from '../record/order-lock.ts';
import { settleLocked } from '../payment/settle.ts';

type ResultAnswer = JsonAnswer<'approvePayment'>;

/** Thrown to roll the effect back while the payment is undecided, so that the key is not used up. */
class Undecided extends Error {
  override readonly name = 'Undecided';
}

/**
 * Settles a payment after its window has closed, and answers the order (so it stands above the history, not with
 * payments), by the provider's word alone. A payment still being decided is PENDING and leaves no trace, so that the
 * same key may ask again. Rejects with NOT_FOUND when order and key do not belong together, with BUSY when the provider
 * is silent. When the shop's own books are out of reach although the money may be taken, that is PENDING too: the
 * reconciliation settles it.
 * NOTE: the provider is asked about the key before it is known whose it is; a stranger learns nothing of what it says.
 */
export async function approve(
  parts: Pick<AppParts, 'database' | 'clock' | 'providers'>,
  call: CallOf<'approvePayment'>,
  memberNo: MemberNo,
): Promise<ResultAnswer> {
  const { orderNo } = call.path;
  const { key } = call.body;
  const provider = await askProvider(parts, (provider) => provider.find(key));
  try {
    return await runIdempotent(parts, 'approvePayment', call, async (transaction, beforeCommit) => {
      const locked = await lockOrder(transaction, orderNo, { memberNo, paymentKey: key });
      const now = parts.clock.now();
      const settlement = await settleLocked(transaction, locked, { provider, at: now, beforeCommit });
      if (settlement.result === 'PENDING') throw new Undecided();
      const isPaid = settlement.result === 'SUCCESS';
      const order = isPaid ? await readOrder(transaction, orderNo, { memberNo, language: call.language, now }) : null;
      return { orderNo, ...settlement, order };
    });
  } catch (error) {
    const isOpen = error instanceof Undecided || (isCommerceError(error, 'BUSY') && mayHaveTaken(provider));
    if (!isOpen) throw error;
    return { result: 'PENDING', orderNo, failCode: null, failMessage: null, order: null };
  }
}

function mayHaveTaken(provider: ProviderPayment | null): boolean {
  return provider?.status === 'APPROVED' || provider?.status === 'DELAYED';
}
