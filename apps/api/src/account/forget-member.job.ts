import { MINUTE_MS } from '@dealstore/commerce-core/domain';
import type { JobKind } from '../jobs/job.ts';
import { fieldOf } from '../database/stored-json.ts';
import { forgetMember } from './forget-member.ts';
import { lapsePoints } from '../point/point.ts';

/** Name of the job that deletes the data of a member once more. */
export const FORGET_MEMBER = 'forget-member';

/** How long after leaving: whatever was still being written then is there by now. */
export const FORGET_AGAIN_MS = 10 * MINUTE_MS;

/** Takes what a call that was under way while its member left has written after all. */
export const forgetMemberJob: JobKind = {
  name: FORGET_MEMBER,
  run: async (transaction, { payload, now }) => {
    const memberNo = fieldOf(payload, 'memberNo');
    if (typeof memberNo !== 'number') throw new TypeError('a leaver has a number');
    await lapsePoints(transaction, { memberNo, effectKey: `withdrawal:${memberNo}:${now}`, at: now });
    await forgetMember(transaction, { memberNo, phone: null, email: null }, now);
  },
};
