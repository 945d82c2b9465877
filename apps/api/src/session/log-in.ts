import { commerceError, deviceLabel, type MemberNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { CallOf } from '../contract/operation.ts';
import { withTransaction, type Transaction } from '../database/database.ts';
import { type SecurityEvent, writeSecurityEvent } from '../security-event.ts';
import { readClient } from './client.ts';
import { findJoinTerms, insertConsents, readAgreements } from './join-terms.ts';
import { noteDevice } from './login-device.store.ts';
import {
  findMember,
  insertMember,
  keepAdultProof,
  type KnownMember,
  type LogInMoment,
  refreshMember,
} from './member.store.ts';
import { provesChallenge } from '../secret/secret.ts';
import { endSessionsOf, openSession, type IssuedToken } from './session.store.ts';
import { consumeVerification, lockFinished, type FinishedVerification } from './verification.store.ts';

/** What logging in needs of the backend. */
export type LogInParts = Pick<AppParts, 'database' | 'clock' | 'log' | 'clients'> & {
  /** Life of a user token in ms; 14 days unless a host configures it. */
  readonly userTokenLifeMs?: number;
};

/**
 * Exchanges the one-time code of a finished verification for a user token of a new session; a new member joins.
 * Rejects with VERIFICATION_FAILED, with TERMS_REQUIRED (the code stays usable), or with ADULT_ONLY for a minor who
 * came to prove their age. Spec §1, §7; PKCE is RFC 7636.
 */
export async function logIn(
  parts: LogInParts,
  call: CallOf<'issueToken'>,
): Promise<IssuedToken & { readonly shopbyId: string }> {
  const { userAgent } = call;
  const { code, codeVerifier, auth, deviceId } = call.body;
  if (code === undefined || codeVerifier === undefined) {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body/code', rule: 'required' } });
  }
  const { kind: client } = readClient(auth, parts.clients);
  const { events, ...answer } = await withTransaction(parts.database, async (transaction) => {
    const now = parts.clock.now();
    // Begun anew with the transaction, which may be tried more than once.
    const events: SecurityEvent[] = [];
    const moment: LogInMoment = { now, note: (event) => events.push(event) };
    const found = await lockFinished(transaction, code, now);
    if (found.client !== client) throw commerceError('AU20');
    if (!provesChallenge(codeVerifier, found.codeChallenge)) throw commerceError('VERIFICATION_FAILED');
    const existing = await findMember(transaction, found);
    refuseStranger(found, existing);
    const platform = client === 'APP' ? 'MOBILE_APP' : call.platform;
    const joined = existing === null ? await join(transaction, found, { ...call, platform }, moment) : null;
    // Null as well when another request of the same person was faster.
    const member = existing ?? joined ?? (await knownNow(transaction, found));
    await refreshMember(transaction, member, found, moment);
    const { memberNo } = member;
    if (found.purpose === 'ADULT') await keepAdultProof(transaction, memberNo, found, now);
    const hasNewPhone = member.phone !== found.phone;
    if (hasNewPhone) await endOfOldPhone(transaction, memberNo, moment);
    await consumeVerification(transaction, found.verificationId, memberNo);
    const isNew = await noteDevice(transaction, { memberNo, client, deviceId, userAgent }, now);
    const device = deviceLabel(userAgent);
    const token = await openSession(transaction, { memberNo, client, device }, now, parts.userTokenLifeMs);
    events.push({ event: 'login.succeeded', memberNo, client, device, hasJoined: joined !== null });
    if (isNew) events.push({ event: 'device.new', memberNo, client, device });
    return { ...token, shopbyId: member.shopbyId, events };
  });
  for (const event of events) writeSecurityEvent(parts.log, event);
  return answer;
}

/** The holder of the old phone is out. */
async function endOfOldPhone(transaction: Transaction, memberNo: MemberNo, { now, note }: LogInMoment): Promise<void> {
  const sessionCnt = await endSessionsOf(transaction, memberNo, 'PHONE_CHANGED', now);
  note({ event: 'phone.changed', memberNo });
  if (sessionCnt > 0) note({ event: 'session.ended', memberNo, reason: 'PHONE_CHANGED', sessionCnt });
}

/** A verification a member has started belongs to that member; leaving the shop is not logging in. */
function refuseStranger(found: FinishedVerification, existing: KnownMember | null): void {
  if (found.purpose === 'WITHDRAWAL' || found.purpose === 'GIFT') throw commerceError('VERIFICATION_FAILED');
  if (found.memberNo !== null && found.memberNo !== existing?.memberNo) throw commerceError('VERIFICATION_FAILED');
}

/** Makes a person a member; null when they have joined by another request since they were looked for. */
async function join(
  transaction: Transaction,
  found: FinishedVerification,
  call: CallOf<'issueToken'>,
  moment: LogInMoment,
): Promise<KnownMember | null> {
  const { now } = moment;
  const agreements = readAgreements(await findJoinTerms(transaction, now), call.body.agreements ?? []);
  const member = await insertMember(transaction, found, moment);
  if (member === null) return null;
  await insertConsents(transaction, member.memberNo, agreements, call.platform, now);
  return member;
}

/** The same person, who has joined by another request since this one looked. */
async function knownNow(transaction: Transaction, found: FinishedVerification): Promise<KnownMember> {
  const member = await findMember(transaction, found);
  if (member === null) throw commerceError('VERIFICATION_FAILED');
  return member;
}
