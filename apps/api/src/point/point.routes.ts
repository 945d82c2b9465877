import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller, Handlers } from '../contract/operation.ts';
import { readExpiring, readHistory, readWaiting } from './point-history.store.ts';
import { sumPoints } from './point.store.ts';

type PointHandlers = Pick<Handlers, 'getPoints' | 'getPointHistory' | 'getWaitingPoints' | 'getExpiringPoints'>;

/** Points of the member. Spec §2, §8. */
export function pointRoutes({ database, clock }: AppParts): PointHandlers {
  return {
    getPoints: async ({ caller }) => {
      const sums = await sumPoints(database, memberOf(caller), clock.now());
      // An expired lot can no longer be spent, even before the job that takes it off the balance has run.
      const totalAvailableAmt = Math.min(sums.balanceAmt, sums.unexpiredAmt);
      return {
        totalAvailableAmt,
        totalExpireAmt: Math.min(totalAvailableAmt, sums.expiringAmt),
        waitingAccumulation: sums.waitingAmt,
        owedAmt: sums.owedAmt,
      };
    },
    getPointHistory: ({ caller, query: { kind, cursor, pageSize } }) =>
      readHistory(database, { memberNo: memberOf(caller), kind, cursor, pageSize }),
    getWaitingPoints: ({ caller, language }) => readWaiting(database, memberOf(caller), language),
    getExpiringPoints: ({ caller }) => readExpiring(database, memberOf(caller), clock.now()),
  };
}

function memberOf(caller: Caller | null): number {
  if (caller === null) throw commerceError('AU99');
  return caller.memberNo;
}
