import { commerceError, refuse, refuseMessageRefusal } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { CallOf, Handlers } from '../contract/operation.ts';
import { withTransaction } from '../database/database.ts';
import { enqueueGiftMessage } from '../gift-record/gift-record.ts';
import { endGift, lockGiftOrder } from './end-gift.ts';
import { acceptGift, changeGiftAddress } from './accept-gift.ts';
import { receivedGiftAnswer, type ReceivedGiftAnswer } from './gift-answer.ts';
import {
  findReceived,
  findToShow,
  isReceivedBy,
  readGiftMember,
  recipientOf,
  type GiftRecipient,
} from './gift-access.ts';
import { proveGiftCode, requestGiftCode } from './gift-code.ts';
import { readGiftRow } from './gift-row.ts';

/** Operations of a gift's recipient, with or without an account. Spec §7. */
export function giftRecipientRoutes(
  parts: AppParts,
): Pick<
  Handlers,
  'getGiftByToken' | 'requestGiftCode' | 'proveGiftCode' | 'confirmGift' | 'refuseGift' | 'changeGiftAddress'
> {
  const { database, clock } = parts;

  async function answer(
    recipient: GiftRecipient,
    { language }: Pick<CallOf<'confirmGift'>, 'language'>,
  ): Promise<ReceivedGiftAnswer> {
    const row = await readGiftRow(database, recipient.row.giftNo);
    if (row === null) throw commerceError('NOT_FOUND');
    const reader = { language, now: clock.now() };
    return receivedGiftAnswer(row, await recipientOf(database, { ...recipient, row }, reader), reader);
  }

  return {
    getGiftByToken: async (call) => {
      const row = await findToShow(parts, call.path.token, call.clientAddress);
      const member = call.caller === null ? null : await readGiftMember(database, call.caller, clock.now());
      const isOwn = member !== null && isReceivedBy(row, member);
      return answer(isOwn ? { row, ...member } : { row, memberNo: null, isAdult: false }, call);
    },

    requestGiftCode: (call) => requestGiftCode(parts, call),

    proveGiftCode: async (call) => {
      await proveGiftCode(parts, call);
      return undefined;
    },

    confirmGift: async (call) => {
      const recipient = await findReceived(parts, call.path.giftId, call);
      const given = { body: call.body, at: clock.now() };
      await withTransaction(database, (transaction) => acceptGift(transaction, recipient, given));
      return answer(recipient, call);
    },

    refuseGift: async (call) => {
      refuse(refuseMessageRefusal(call.body.message));
      const { row } = await findReceived(parts, call.path.giftId, call);
      const { giftNo } = row;
      const at = clock.now();
      const refuseMessage = call.body.message.trim() || null;
      await withTransaction(database, async (transaction) => {
        const gift = await lockGiftOrder(transaction, giftNo);
        await endGift(transaction, gift, { event: 'refuse', by: 'RECIPIENT', at, refuseMessage });
        await enqueueGiftMessage(transaction, { giftNo, purpose: 'REFUSED', occurrence: 0, hasLink: false, at });
      });
      return undefined;
    },

    changeGiftAddress: async (call) => {
      const recipient = await findReceived(parts, call.path.giftId, call);
      const given = { body: call.body, at: clock.now() };
      await withTransaction(database, (transaction) => changeGiftAddress(transaction, recipient, given));
      return answer(recipient, call);
    },
  };
}
