import {
  ageOn,
  commerceError,
  emailRefusal,
  isAdultVerified,
  refuse,
  type EpochMs,
  type Language,
  type MemberNo,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { inLanguage } from '../catalogue/catalogue.ts';
import type { Handlers, JsonAnswer } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import { withTransaction, type Database } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import { writeSecurityEvent } from '../security-event.ts';
import { readCarrier } from '../session/session.ts';
import { findAccount, updateAccount, type AccountRow } from './account.store.ts';
import { consentRoutes } from './consent.routes.ts';
import { withdraw } from './withdraw.ts';

type AccountOperation = 'getAccount' | 'updateAccount' | 'withdraw';
type AccountHandlers = Pick<Handlers, AccountOperation> & ReturnType<typeof consentRoutes>;

/** Who the member is, what they agreed to, and how they leave. Spec §3, §7. */
export function accountRoutes(parts: AppParts): AccountHandlers {
  const { database, clock, log } = parts;
  return {
    ...consentRoutes(parts),

    getAccount: async ({ caller, language }) => {
      return readAccount(database, requireMember(caller).memberNo, { language, now: clock.now() });
    },

    updateAccount: async ({ caller, body, language }) => {
      const { memberNo } = requireMember(caller);
      refuse(body.email == null ? null : emailRefusal(body.email));
      await updateAccount(database, memberNo, body);
      return readAccount(database, memberNo, { language, now: clock.now() });
    },

    withdraw: async ({ caller, body }) => {
      const member = requireMember(caller);
      await withTransaction(database, (transaction) => withdraw(transaction, member, body, clock.now()));
      writeSecurityEvent(log, { event: 'account.left', memberNo: member.memberNo });
      return undefined;
    },
  };
}

/** The member as the contract has it. Rejects with A401 for one who has left. */
async function readAccount(
  database: Database,
  memberNo: MemberNo,
  { language, now }: { readonly language: Language; readonly now: EpochMs },
): Promise<JsonAnswer<'getAccount'>> {
  const account = await findAccount(database, memberNo);
  if (account === null || account.phone === null) throw commerceError('A401');
  return {
    memberNo: account.memberNo,
    grade: {
      gradeNo: account.gradeNo,
      label: inLanguage(language, account.label, account.labelEn),
    },
    gender: account.gender,
    memberAge: memberAge(account.birthDate, now),
    carrier: readCarrier(account.carrier),
    dailyPick: account.dailyPick,
    phone: account.phone,
    name: account.name,
    email: account.email,
    adult: isAdult(account, now),
  };
}

function memberAge(birthDate: string | null, now: EpochMs): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate ?? '');
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return Math.max(0, ageOn({ year, month, day }, now));
}

/** An adult is one whose proof of age still holds, whatever the birth date says. Spec §6. */
function isAdult({ adultVerifiedAt, adultMethod, adultExpiresAt }: AccountRow, now: EpochMs): boolean {
  if (adultVerifiedAt === null || adultExpiresAt === null) return false;
  const proof = {
    verifiedAt: fromTimestamp(adultVerifiedAt),
    method: adultMethod ?? '',
    expiresAt: fromTimestamp(adultExpiresAt),
  };
  return isAdultVerified(proof, now);
}
