import {
  commerceError,
  isGiftLinkShown,
  MINUTE_MS,
  type EpochMs,
  type MemberNo,
  type GiftId,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { AnyCall, Caller } from '../contract/operation.ts';
import { requireMember } from '../contract/require-member.ts';
import type { Database, Transaction } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { readGiftClaim } from './gift-claim.ts';
import { assertNotLimited, consume, type Limit } from '../http/rate-limit.ts';
import { digest } from '../secret/secret.ts';
import { readGiftOptions, readGiftRow, type GiftRow } from './gift-row.ts';
import type { GiftReader, Recipient } from './gift-answer.ts';

/** Attempts with invalid links from one address. Settled with the owner: 20 a minute. */
const MISSES: Limit = { name: 'gift-link-miss', max: 20, windowMs: MINUTE_MS };

/** A member as the rules of gifts need them. */
export interface GiftMember {
  readonly memberNo: MemberNo;
  readonly phone: string;
  readonly isAdult: boolean;
}

/** A recipient and their gift: by its link, or logged in with its phone. */
export interface GiftRecipient {
  readonly row: GiftRow;
  /** Null for a caller with only the link. */
  readonly memberNo: MemberNo | null;
  readonly isAdult: boolean;
}

/** Reads the member who is logged in. Rejects with AU99 for a guest and with A401 for a member who has left. */
export async function readGiftMember(
  database: Database | Transaction,
  caller: Caller | null,
  now: EpochMs,
): Promise<GiftMember> {
  const { memberNo } = requireMember(caller);
  const member = await database
    .selectFrom('member')
    .select(['phone', 'adultExpiresAt'])
    .where('memberNo', '=', memberNo)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (member === undefined) throw commerceError('A401');
  const adultUntil = fromNullableTimestamp(member.adultExpiresAt);
  return { memberNo, phone: member.phone ?? '', isAdult: adultUntil !== null && now < adultUntil };
}

/** Whether a member is or was the recipient of a gift; never its sender, who may own its phone by now. */
export function isReceivedBy(row: GiftRow, { memberNo, phone }: GiftMember): boolean {
  if (row.status === 'WAITING_PAY' || row.senderMemberNo === memberNo) return false;
  return row.receiverMemberNo === null ? row.receiverPhone === phone : row.receiverMemberNo === memberNo;
}

/** Finds a gift for its recipient, by the link's token if there is one. Rejects with NOT_FOUND. */
export async function findReceived(
  parts: Pick<AppParts, 'database' | 'clock'>,
  giftNo: GiftId,
  call: Pick<AnyCall, 'caller' | 'giftToken' | 'clientAddress'>,
): Promise<GiftRecipient> {
  const now = parts.clock.now();
  const member = call.caller === null ? null : await readGiftMember(parts.database, call.caller, now);
  const row = await readGiftRow(parts.database, giftNo);
  if (member !== null && row !== null && isReceivedBy(row, member)) return { row, ...member };
  if (call.giftToken === null) {
    requireMember(call.caller);
    throw commerceError('NOT_FOUND');
  }
  const linked = await findByToken(parts, call.giftToken, call.clientAddress);
  if (linked.giftNo !== giftNo) throw commerceError('NOT_FOUND');
  return { row: linked, memberNo: null, isAdult: member?.isAdult ?? false };
}

/**
 * Finds the gift of a link that has not ended. Rejects with NOT_FOUND for unknown and ended links alike, and with
 * TOO_MANY_REQUESTS after 20 of them a minute.
 */
export function findByToken(
  parts: Pick<AppParts, 'database' | 'clock'>,
  token: string,
  clientAddress: string,
): Promise<GiftRow> {
  return findLinked(parts, { token, clientAddress, isShown: (arrivedAt) => arrivedAt === null });
}

/** As findByToken, but also finds a gift for 30 days after its arrival, to be shown. */
export function findToShow(
  parts: Pick<AppParts, 'database' | 'clock'>,
  token: string,
  clientAddress: string,
): Promise<GiftRow> {
  const now = parts.clock.now();
  return findLinked(parts, { token, clientAddress, isShown: (arrivedAt) => isGiftLinkShown(arrivedAt, now) });
}

interface Link {
  readonly token: string;
  readonly clientAddress: string;
  /** Whether a gift is found, by when it arrived; null when it has not. */
  readonly isShown: (arrivedAt: EpochMs | null) => boolean;
}

async function findLinked(
  parts: Pick<AppParts, 'database' | 'clock'>,
  { token, clientAddress, isShown }: Link,
): Promise<GiftRow> {
  await assertNotLimited(parts, MISSES, clientAddress);
  const link = await parts.database
    .selectFrom('giftLink')
    .innerJoin('gift', 'gift.giftNo', 'giftLink.giftNo')
    .select(['gift.giftNo', 'endedAt'])
    .where('tokenHash', '=', digest(token))
    .executeTakeFirst();
  const isFound = link !== undefined && isShown(fromNullableTimestamp(link.endedAt));
  const row = isFound ? await readGiftRow(parts.database, link.giftNo) : null;
  if (row !== null) return row;
  await consume(parts, MISSES, clientAddress);
  throw commerceError('NOT_FOUND');
}

/** What the answer to a recipient needs besides the gift. */
export async function recipientOf(
  database: Database | Transaction,
  { row, memberNo, isAdult }: GiftRecipient,
  reader: GiftReader,
): Promise<Recipient> {
  const options = row.optionOpen ? await readGiftOptions(database, row.goods) : [];
  const claim = memberNo === null ? null : await readGiftClaim(database, row, reader);
  return { options, isMember: memberNo !== null, isAdult, claim };
}
