import {
  commerceError,
  giftStatusesOf,
  giftStepRefusal,
  refuse,
  resendRefusal,
  type EpochMs,
  type GiftBox,
  type GiftId,
} from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import { invalidCursor } from '../contract/cursor.ts';
import type { CallOf, Handlers, JsonAnswer } from '../contract/operation.ts';
import { withTransaction, type Database, type Transaction } from '../database/database.ts';
import { toTimestamp } from '../database/instant.ts';
import { runIdempotent } from '../contract/idempotency.ts';
import { addGiftAlarms, shareGiftLink, enqueueGiftMessage, type LockedGift } from '../gift-record/gift-record.ts';
import { endGift, lockGiftOrder } from './end-gift.ts';
import { createGift } from './create-gift.ts';
import {
  giftSummaryAnswer,
  receivedGiftAnswer,
  sentGiftAnswer,
  type GiftReader,
  type SentGiftAnswer,
} from './gift-answer.ts';
import { isReceivedBy, readGiftMember, recipientOf, type GiftMember } from './gift-access.ts';
import { countBox, readBox, readGiftRow } from './gift-row.ts';

const PAGE_SIZE = 20;

type BoxCall = CallOf<'getUsableSentGifts'>;
type BoxAnswer = JsonAnswer<'getUsableSentGifts'>;

/** Operations of the gift box and of a gift's sender. Spec §7. */
export function giftSenderRoutes(
  parts: AppParts,
): Pick<
  Handlers,
  | 'createGift'
  | 'getUsableReceivedGifts'
  | 'getCompleteReceivedGifts'
  | 'getUsableSentGifts'
  | 'getCompleteSentGifts'
  | 'getGiftCounts'
  | 'getGift'
  | 'createGiftLink'
  | 'cancelGift'
  | 'sendGiftAlarm'
  | 'resendGiftAlarm'
> {
  const { database, clock } = parts;
  const memberOf = ({ caller }: Pick<BoxCall, 'caller'>) => readGiftMember(database, caller, clock.now());
  const readerOf = ({ language }: Pick<BoxCall, 'language'>): GiftReader => ({ language, now: clock.now() });
  const listOf = (box: GiftBox) => async (call: BoxCall) =>
    listBox(database, box, call, readerOf(call), await memberOf(call));

  return {
    createGift: async (call) => {
      const member = await memberOf(call);
      return runIdempotent(parts, 'createGift', call, async (transaction) => {
        const giftNo = await createGift(transaction, member, {
          body: call.body,
          language: call.language,
          at: clock.now(),
        });
        return sentAnswer(transaction, giftNo, readerOf(call));
      });
    },

    getUsableReceivedGifts: listOf('receive-usable'),
    getCompleteReceivedGifts: listOf('receive-complete'),
    getUsableSentGifts: listOf('send-usable'),
    getCompleteSentGifts: listOf('send-complete'),

    getGiftCounts: async (call) => {
      const member = await memberOf(call);
      const count = (box: GiftBox) => countBox(database, box, { ...member, statuses: giftStatusesOf(box) });
      return {
        usableReceiveCnt: await count('receive-usable'),
        completeReceiveCnt: await count('receive-complete'),
        usableSendCnt: await count('send-usable'),
        completeSendCnt: await count('send-complete'),
      };
    },

    getGift: async (call) => {
      const member = await memberOf(call);
      const row = await readGiftRow(database, call.path.giftId);
      if (row?.senderMemberNo === member.memberNo) return sentGiftAnswer(row, readerOf(call));
      if (row === null || !isReceivedBy(row, member)) throw commerceError('NOT_FOUND');
      const reader = readerOf(call);
      return receivedGiftAnswer(row, await recipientOf(database, { row, ...member }, reader), reader);
    },

    createGiftLink: async (call) => {
      const member = await memberOf(call);
      const token = await withTransaction(database, async (transaction) => {
        const at = clock.now();
        const gift = await lockWaiting(transaction, call.path.giftId, { ...member, at });
        return shareGiftLink(transaction, gift.giftNo, at);
      });
      return { token };
    },

    cancelGift: async (call) => {
      const member = await memberOf(call);
      const at = clock.now();
      return runIdempotent(parts, 'cancelGift', call, async (transaction) => {
        const gift = await lockSent(transaction, call.path.giftId, member);
        await endGift(transaction, gift, { event: 'cancel', by: 'SENDER', at });
        return sentAnswer(transaction, gift.giftNo, readerOf(call));
      });
    },

    sendGiftAlarm: async (call) => {
      const member = await memberOf(call);
      return withTransaction(database, async (transaction) => {
        const { giftNo } = await lockWaiting(transaction, call.body.giftId, { ...member, at: clock.now() });
        return sentAnswer(transaction, giftNo, readerOf(call));
      });
    },

    resendGiftAlarm: async (call) => {
      const member = await memberOf(call);
      return runIdempotent(parts, 'resendGiftAlarm', call, async (transaction) => {
        const at = clock.now();
        const gift = await lockSent(transaction, call.body.giftId, member);
        refuse(resendRefusal(gift, at));
        const { giftNo } = gift;
        const occurrence = gift.resendCnt + 1;
        await transaction
          .updateTable('gift')
          .set({ resendCnt: occurrence, lastSentAt: toTimestamp(at) })
          .where('giftNo', '=', giftNo)
          .execute();
        await enqueueGiftMessage(transaction, { giftNo, purpose: 'RESENT', occurrence, hasLink: true, at });
        await addGiftAlarms(transaction, giftNo, { change: 'RESENT', occurrence, at });
        return sentAnswer(transaction, giftNo, readerOf(call));
      });
    },
  };
}

async function listBox(
  database: Database,
  box: GiftBox,
  { query }: BoxCall,
  reader: GiftReader,
  member: GiftMember,
): Promise<BoxAnswer> {
  const { cursor, pageSize = PAGE_SIZE } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw invalidCursor();
  const owner = { ...member, statuses: giftStatusesOf(box) };
  const before = cursor === undefined ? null : Number(cursor);
  const rows = await readBox(database, box, { ...owner, before, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  const side = box.startsWith('send') ? 'SEND' : 'RECEIVE';
  return {
    items: shown.map((row) => giftSummaryAnswer(row, side, { ...reader, isAdult: member.isAdult })),
    totalCount: await countBox(database, box, owner),
    nextCursor: rows.length > pageSize ? String(shown.at(-1)?.giftNo) : null,
  };
}

/** Locks a gift that the member has sent. Rejects with NOT_FOUND for any other. */
async function lockSent(transaction: Transaction, giftNo: GiftId, { memberNo }: GiftMember): Promise<LockedGift> {
  const found = await transaction
    .selectFrom('gift')
    .select('giftNo')
    .where('giftNo', '=', giftNo)
    .where('senderMemberNo', '=', memberNo)
    .executeTakeFirst();
  if (found === undefined) throw commerceError('NOT_FOUND');
  return lockGiftOrder(transaction, giftNo);
}

/** As lockSent, while a message may still be sent. Rejects with STATE_CONFLICT. */
async function lockWaiting(
  transaction: Transaction,
  giftNo: GiftId,
  { at, ...member }: GiftMember & { readonly at: EpochMs },
): Promise<LockedGift> {
  const gift = await lockSent(transaction, giftNo, member);
  refuse(giftStepRefusal(gift, 'message', 'SENDER', at));
  return gift;
}

async function sentAnswer(transaction: Transaction, giftNo: GiftId, reader: GiftReader): Promise<SentGiftAnswer> {
  const row = await readGiftRow(transaction, giftNo);
  if (row === null) throw commerceError('NOT_FOUND');
  return sentGiftAnswer(row, reader);
}
