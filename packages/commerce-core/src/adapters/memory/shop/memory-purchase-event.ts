import { commerceError } from '../../../error/commerce-error.ts';
import type { OrderApi } from '../../../order/order.port.ts';
import type { MemoryBackend } from '../memory-backend.ts';
import type { MemoryOutside } from './memory-outside.ts';
import { rememberAnswers } from '../remember-answers.ts';

/** Who may tell analytics of a purchase: the first key that asks, once the order is paid. */
export function acquirePurchaseEvents(
  { member }: Pick<MemoryBackend, 'member'>,
  { orderOf }: Pick<MemoryOutside, 'orderOf'>,
): OrderApi['acquirePurchaseEvent'] {
  const reported = new Set<string>();
  const acquireOnce = rememberAnswers<boolean>();
  return (orderNo, key) =>
    acquireOnce(key, orderNo, async () => {
      await member();
      const isPaid = orderOf(orderNo).options.some(({ reachedAt }) => reachedAt.PAY_DONE !== undefined);
      if (!isPaid) throw commerceError('STATE_CONFLICT', { details: { orderNo } });
      const isFirst = !reported.has(orderNo);
      reported.add(orderNo);
      return isFirst;
    });
}
