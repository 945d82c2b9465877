import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { readExpiring, readHistory, readWaiting } from './point-history.store.ts';
import { sumPoints } from './point.store.ts';

type PointHandlers = Pick<Handlers, 'getPoints' | 'getPointHistory' | 'getWaitingPoints' | 'getExpiringPoints'>;

/** Points of the member. Spec §2, §8. */
export function pointRoutes({ database, clock }: AppParts): PointHandlers {
  return {
    getPoints: async ({ caller }) => {
      const sums = await sumPoints(database, requireMember(caller).memberNo, clock.now());
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
      readHistory(database, { memberNo: requireMember(caller).memberNo, kind, cursor, pageSize }),
    getWaitingPoints: ({ caller, language }) => readWaiting(database, requireMember(caller).memberNo, language),
    getExpiringPoints: ({ caller }) => readExpiring(database, requireMember(caller).memberNo, clock.now()),
  };
}
