import { commerceError, SECOND_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { PaymentProvider } from '../../providers.ts';

/** Timeout of the payment provider: 3 s, so that a request that calls it ends within five. Assumed. */
export const PROVIDER_LIMIT_MS = 3 * SECOND_MS;

/**
 * Asks the payment provider, never inside a transaction; rejects with BUSY when it does not answer in
 * PROVIDER_LIMIT_MS. What it was asked to do may have happened all the same: the same request may come again.
 */
export async function askProvider<Answer>(
  { providers, clock }: Pick<AppParts, 'providers' | 'clock'>,
  question: (provider: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  const silence = Promise.withResolvers<never>();
  const timer = clock.setTimeout(
    () => silence.reject(new Error(`payment provider has not answered in ${PROVIDER_LIMIT_MS} ms`)),
    PROVIDER_LIMIT_MS,
  );
  try {
    return await Promise.race([question(providers.payment), silence.promise]);
  } catch (cause) {
    throw commerceError('BUSY', { cause });
  } finally {
    clock.clearTimeout(timer);
  }
}
