import {
  type EpochMs,
  GUEST,
  isAdultVerified,
  isTelecomCustomer,
  type Language,
  type Visitor,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Caller } from '../contract/operation.ts';
import type { Database } from '../database/database.ts';
import { fromTimestamp } from '../database/instant.ts';
import { catalogueVersion } from './catalogue-version.ts';

/** Who looks, when and in which language: all that decides how goods are shown. */
export interface View {
  readonly database: Database;
  readonly version: number;
  readonly now: EpochMs;
  readonly language: Language;
  readonly visitor: Visitor;
}

/** Reads the visitor and which version of the catalogue there is. */
export async function viewOf(
  parts: Pick<AppParts, 'database' | 'clock'>,
  call: { readonly caller: Caller | null; readonly language: Language; readonly catalogueVersion?: number },
): Promise<View> {
  const { database } = parts;
  const now = parts.clock.now();
  const [version, visitor] = await Promise.all([
    call.catalogueVersion ?? catalogueVersion(database),
    visitorOf(database, call.caller, now),
  ]);
  return { database, version, now, language: call.language, visitor };
}

/** What is known about the visitor; a guest without a log-in. Spec §6. */
export async function visitorOf(database: Database, caller: Caller | null, now: EpochMs): Promise<Visitor> {
  if (caller === null) return GUEST;
  const member = await database
    .selectFrom('member')
    .select(['carrier', 'adultVerifiedAt', 'adultMethod', 'adultExpiresAt'])
    .where('memberNo', '=', caller.memberNo)
    .executeTakeFirst();
  if (member === undefined) return GUEST;
  const { carrier, adultVerifiedAt, adultExpiresAt } = member;
  const verification =
    adultVerifiedAt === null || adultExpiresAt === null
      ? null
      : {
          verifiedAt: fromTimestamp(adultVerifiedAt),
          method: member.adultMethod ?? '',
          expiresAt: fromTimestamp(adultExpiresAt),
        };
  return {
    loggedIn: true,
    adult: isAdultVerified(verification, now),
    telecomCustomer: carrier === 'DEALTEL' || carrier === 'MVNO' ? isTelecomCustomer(carrier) : false,
  };
}

/** Picks the words of a language; a missing English form falls back to the Korean one. Spec §1. */
export function inLanguage(language: Language, korean: string, english: string): string {
  return language === 'en' && english !== '' ? english : korean;
}
