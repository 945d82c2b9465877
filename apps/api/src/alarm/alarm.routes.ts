import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller, Handlers } from '../contract/operation.ts';
import { countUnread, markRead, readAlarms } from './alarm.store.ts';

type AlarmHandlers = Pick<Handlers, 'getAlarms' | 'countAlarms' | 'readAlarms'>;

/** Alarms of the member. Spec §2, §7. */
export function alarmRoutes({ database, clock }: AppParts): AlarmHandlers {
  return {
    getAlarms: ({ caller, query: { kind, pageNumber, pageSize }, language }) =>
      readAlarms(database, { memberNo: memberOf(caller), now: clock.now(), kind, pageNumber, pageSize, language }),

    countAlarms: async ({ caller }) => ({
      alarmCount: await countUnread(database, { memberNo: memberOf(caller), now: clock.now() }),
    }),

    readAlarms: async ({ caller, body }) => {
      await markRead(database, { memberNo: memberOf(caller), now: clock.now() }, body);
      return undefined;
    },
  };
}

function memberOf(caller: Caller | null): number {
  if (caller === null) throw commerceError('AU99');
  return caller.memberNo;
}
