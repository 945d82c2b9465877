import { commerceError, formatYmdt } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { fromTimestamp } from '../database/instant.ts';
import { writeSecurityEvent } from '../security-event.ts';
import { endOtherSessions, endSessionOf, findLiveSessions } from './session.store.ts';

/** Where a member is logged in, and how they end it there. Assumed: GAP, the specification has no such page. */
export function loginSessionRoutes({
  database,
  clock,
  log,
}: Pick<AppParts, 'database' | 'clock' | 'log'>): Pick<
  Handlers,
  'getLoginSessions' | 'endLoginSession' | 'endOtherLoginSessions'
> {
  return {
    getLoginSessions: async ({ caller }) => {
      const member = requireMember(caller);
      const sessions = await findLiveSessions(database, member, clock.now());
      return {
        items: sessions.map(({ sessionNo, device, client, createdAt, lastUsedAt }) => ({
          sessionNo,
          device,
          client,
          startYmdt: formatYmdt(fromTimestamp(createdAt)),
          lastUseYmdt: formatYmdt(fromTimestamp(lastUsedAt)),
          isCurrent: sessionNo === member.loginSessionNo,
        })),
      };
    },

    endLoginSession: async ({ caller, path }) => {
      const { memberNo } = requireMember(caller);
      const hasEnded = await endSessionOf(database, { memberNo, sessionNo: path.sessionNo }, clock.now());
      if (!hasEnded) throw commerceError('NOT_FOUND');
      writeSecurityEvent(log, { event: 'session.ended', memberNo, reason: 'ENDED_BY_MEMBER', sessionCnt: 1 });
      return undefined;
    },

    endOtherLoginSessions: async ({ caller }) => {
      const member = requireMember(caller);
      const sessionCnt = await endOtherSessions(database, member, 'ENDED_BY_MEMBER', clock.now());
      const { memberNo } = member;
      if (sessionCnt > 0)
        writeSecurityEvent(log, { event: 'session.ended', memberNo, reason: 'ENDED_BY_MEMBER', sessionCnt });
      return undefined;
    },
  };
}
