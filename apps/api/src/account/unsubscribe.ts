import { APP_CONSENT_TYPES, appConsentChanges, type EpochMs, type MemberNo } from '@dealstore/commerce-core/domain';
import { type Database, withTransaction } from '../database/database.ts';
import { lockMember } from '../member/lock-member.ts';
import { APP_TEXTS, appendConsents, findLatestConsents } from './consent.store.ts';

/**
 * Finds the member whom the link of an advertisement was sent to; null for an unknown link, and for a member who has
 * left.
 */
export async function findSubscriber(database: Database, token: string): Promise<number | null> {
  const found = await database
    .selectFrom('messageSent')
    .innerJoin('member', 'member.memberNo', 'messageSent.memberNo')
    .select('member.memberNo')
    .where('refusalToken', '=', token)
    .where('member.status', '=', 'ACTIVE')
    .executeTakeFirst();
  return found?.memberNo ?? null;
}

/** Takes back a member's consent to advertising, the night's with it; again changes nothing. */
export async function unsubscribe(database: Database, memberNo: MemberNo, at: EpochMs): Promise<void> {
  await withTransaction(database, async (transaction) => {
    await lockMember(transaction, memberNo);
    const latest = await findLatestConsents(transaction, memberNo);
    const held = new Set(APP_CONSENT_TYPES.filter((type) => latest.get(type)?.agreed === true));
    const changes = appConsentChanges(held, { type: 'APP_BENEFIT', agreed: false });
    const consents = changes.map((change) => ({ ...change, ...APP_TEXTS[change.type] }));
    await appendConsents(transaction, memberNo, consents, { channel: 'REFUSAL_LINK', at });
  });
}
