import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { sumPoints } from './point.store.ts';

/** Points of the member. Spec §2, §8. */
export function pointRoutes({ database, clock }: AppParts): Pick<Handlers, 'getPoints'> {
  return {
    getPoints: async ({ caller }) => {
      if (caller === null) throw commerceError('AU99');
      const sums = await sumPoints(database, caller.memberNo, clock.now());
      // An expired lot can no longer be spent, even before the job that takes it off the balance has run.
      const totalAvailableAmt = Math.min(sums.balanceAmt, sums.unexpiredAmt);
      return {
        totalAvailableAmt,
        totalExpireAmt: Math.min(totalAvailableAmt, sums.expiringAmt),
        waitingAccumulation: sums.waitingAmt,
      };
    },
  };
}
