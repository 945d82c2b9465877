import { ageOn, commerceError, isAdultVerified, type EpochMs } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app.ts';
import type { Handlers } from '../contract/operation.ts';
import { fromTimestamp } from '../database/instant.ts';
import { readCarrier } from '../session/verification.store.ts';
import { findAccount, type AccountRow } from './account.store.ts';

/** Who the member is. Spec §3, §7. */
export function accountRoutes({ database, clock }: AppParts): Pick<Handlers, 'getAccount'> {
  return {
    getAccount: async ({ caller, language }) => {
      if (caller === null) throw commerceError('AU99');
      const now = clock.now();
      const account = await findAccount(database, caller.memberNo);
      if (account === null || account.phone === null) throw commerceError('A401');
      return {
        memberNo: account.memberNo,
        grade: {
          gradeNo: account.gradeNo,
          label: language === 'en' && account.labelEn !== '' ? account.labelEn : account.label,
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
    },
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
