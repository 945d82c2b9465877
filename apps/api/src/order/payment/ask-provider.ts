import { commerceError } from '@dealstore/commerce-core/domain';
import type { PaymentProvider } from '../../providers.ts';

/**
 * Asks the payment provider; rejects with BUSY when it does not answer, for nothing has been decided then and the same
 * request may come again.
 */
export async function askProvider<Answer>(
  provider: PaymentProvider,
  question: (provider: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(provider);
  } catch (cause) {
    throw commerceError('BUSY', { cause });
  }
}
