import type { AppParts } from '../app-parts.ts';
import type { Handlers } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { countUnread, markRead, readAlarms } from './alarm.store.ts';

type AlarmHandlers = Pick<Handlers, 'getAlarms' | 'countAlarms' | 'readAlarms'>;

/** Alarms of the member. Spec §2, §7. */
export function alarmRoutes({ database, clock }: AppParts): AlarmHandlers {
  return {
    getAlarms: ({ caller, query: { kind, pageNumber, pageSize }, language }) =>
      readAlarms(database, {
        memberNo: requireMember(caller).memberNo,
        now: clock.now(),
        kind,
        pageNumber,
        pageSize,
        language,
      }),

    countAlarms: async ({ caller }) => ({
      alarmCount: await countUnread(database, { memberNo: requireMember(caller).memberNo, now: clock.now() }),
    }),

    readAlarms: async ({ caller, body }) => {
      await markRead(database, { memberNo: requireMember(caller).memberNo, now: clock.now() }, body);
      return undefined;
    },
  };
}
