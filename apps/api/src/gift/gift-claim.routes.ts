import { commerceError } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { CallOf, Handlers } from '../contract/operation.ts';
import type { Database, Transaction } from '../database/database.ts';
import { runIdempotent } from '../contract/idempotency.ts';
import { lockGiftOrder } from './end-gift.ts';
import { readGiftClaimable, requestGiftClaim, withdrawGiftClaim } from './gift-claim.ts';
import { receivedGiftAnswer, type ReceivedGiftAnswer } from './gift-answer.ts';
import { isReceivedBy, readGiftMember, recipientOf, type GiftMember, type GiftRecipient } from './gift-access.ts';
import { readGiftRow } from './gift-row.ts';

type ClaimCall = CallOf<'getGiftClaimable'> | CallOf<'requestGiftClaim'> | CallOf<'withdrawGiftClaim'>;

/** Claims of a gift's recipient, who is logged in. */
export function giftClaimRoutes(
  parts: AppParts,
): Pick<Handlers, 'getGiftClaimable' | 'requestGiftClaim' | 'withdrawGiftClaim'> {
  const { database, clock } = parts;

  /** Finds a gift that the member has accepted. Rejects with NOT_FOUND. */
  async function findOwn({ caller, path }: Pick<ClaimCall, 'caller' | 'path'>): Promise<GiftRecipient & GiftMember> {
    const member = await readGiftMember(database, caller, clock.now());
    const row = await readGiftRow(database, path.giftId);
    if (row === null || !isReceivedBy(row, member)) throw commerceError('NOT_FOUND');
    return { ...member, row };
  }

  async function answer(
    database: Database | Transaction,
    member: GiftMember,
    { path, language }: Pick<ClaimCall, 'path' | 'language'>,
  ): Promise<ReceivedGiftAnswer> {
    const row = await readGiftRow(database, path.giftId);
    if (row === null) throw commerceError('NOT_FOUND');
    const reader = { language, now: clock.now() };
    return receivedGiftAnswer(row, await recipientOf(database, { ...member, row }, reader), reader);
  }

  return {
    getGiftClaimable: async (call) => {
      const { row } = await findOwn(call);
      return readGiftClaimable(database, row, { language: call.language, now: clock.now() });
    },

    requestGiftClaim: async (call) => {
      const member = await findOwn(call);
      return runIdempotent(parts, 'requestGiftClaim', call, async (transaction) => {
        const gift = await lockGiftOrder(transaction, call.path.giftId);
        const request = { body: call.body, recipientNo: member.memberNo, at: clock.now() };
        await requestGiftClaim(transaction, gift, request);
        return answer(transaction, member, call);
      });
    },

    withdrawGiftClaim: async (call) => {
      const member = await findOwn(call);
      return runIdempotent(parts, 'withdrawGiftClaim', call, async (transaction) => {
        await withdrawGiftClaim(transaction, await lockGiftOrder(transaction, call.path.giftId), clock.now());
        return answer(transaction, member, call);
      });
    },
  };
}
