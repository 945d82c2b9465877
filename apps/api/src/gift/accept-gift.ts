import {
  acceptRefusal,
  EMPTY_ADDRESS_ENTRY,
  type EpochMs,
  giftPlaceRefusal,
  giftProofRefusal,
  isSameGiftPlace,
  normalizeAddressEntry,
  readdressRefusal,
  refuse,
  wholeOrderStatus,
  type MemberNo,
  type VerificationId,
} from '@dealstore/commerce-core/domain';
import type { CallOf } from '../contract/operation.ts';
import type { Transaction } from '../database/database.ts';
import { fromNullableTimestamp } from '../database/instant.ts';
import { enqueueGiftMessage, moveGift, type LockedGift } from '../gift-record/gift-record.ts';
import { statusOf } from '../order/order.ts';
import { lockGiftOrder } from './end-gift.ts';
import { pickOption } from './pick-option.ts';
import type { GiftRecipient } from './gift-access.ts';

type Address = CallOf<'changeGiftAddress'>['body'];

/**
 * Accepts a gift with the address it goes to. The same proof and the same answer again find it accepted. Rejects as
 * giftProofRefusal, acceptRefusal (of another answer to a gift that is accepted, too) and pickOption say.
 */
export async function acceptGift(
  transaction: Transaction,
  { row, memberNo, isAdult }: GiftRecipient,
  { body, at }: { readonly body: CallOf<'confirmGift'>['body']; readonly at: EpochMs },
): Promise<void> {
  const gift = await lockGiftOrder(transaction, row.giftNo);
  await refuseUnproven(transaction, gift, { memberNo, verificationId: body.verificationId, at });
  const isSameRecipient =
    memberNo === null ? gift.phoneVerifiedId === body.verificationId : gift.receiverMemberNo === memberNo;
  if (gift.status === 'CONFIRMED' && isSameRecipient && (await isSameAnswer(transaction, gift, body))) return;
  const { adult: isForAdults, optionNo } = row.goods;
  refuse(acceptRefusal(gift, { optionNo, isForAdults, isAdult }, at));
  const set = { receiverMemberNo: memberNo, phoneVerifiedId: memberNo === null ? (body.verificationId ?? null) : null };
  await moveGift(transaction, gift, { event: 'confirm', by: 'RECIPIENT', at, set });
  await writeAddress(transaction, gift, body);
  const { giftNo } = gift;
  await enqueueGiftMessage(transaction, { giftNo, purpose: 'CONFIRMED', occurrence: 0, hasLink: false, at });
  // Last, because everyone who buys the same goods waits for these rows.
  if (body.optionNo !== undefined) await pickOption(transaction, gift, { optionNo: body.optionNo, at });
}

/**
 * Corrects the address of an accepted gift. Rejects as giftProofRefusal and readdressRefusal say.
 */
export async function changeGiftAddress(
  transaction: Transaction,
  { row, memberNo }: GiftRecipient,
  { body, at }: { readonly body: Address; readonly at: EpochMs },
): Promise<void> {
  const gift = await lockGiftOrder(transaction, row.giftNo);
  await refuseUnproven(transaction, gift, { memberNo, verificationId: body.verificationId, at });
  const options = await transaction
    .selectFrom('orderOption')
    .select('orderStatusType')
    .where('orderNo', '=', gift.orderNo)
    .execute();
  const orderStatusType = wholeOrderStatus(options.map((option) => statusOf(option.orderStatusType)));
  refuse(readdressRefusal({ ...gift, orderStatusType }));
  await writeAddress(transaction, gift, body);
}

/** Whether a gift was accepted with this address and option. */
async function isSameAnswer(
  transaction: Transaction,
  { orderNo }: LockedGift,
  { optionNo, ...place }: CallOf<'confirmGift'>['body'],
): Promise<boolean> {
  const accepted = await transaction
    .selectFrom('orderDelivery')
    .innerJoin('orderOption', 'orderOption.orderNo', 'orderDelivery.orderNo')
    .select(['receiverName', 'receiverZipCd', 'receiverAddress', 'receiverJibunAddress', 'receiverDetailAddress'])
    .select(['deliveryMemo', 'entranceCode', 'optionNo'])
    .where('orderDelivery.orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  const acceptedPlace = {
    receiverName: accepted.receiverName ?? '',
    receiverZipCd: accepted.receiverZipCd ?? '',
    receiverAddress: accepted.receiverAddress ?? '',
    receiverJibunAddress: accepted.receiverJibunAddress ?? '',
    receiverDetailAddress: accepted.receiverDetailAddress ?? '',
    deliveryMemo: accepted.deliveryMemo ?? '',
    entranceCode: accepted.entranceCode ?? '',
  };
  return isSameGiftPlace(acceptedPlace, place) && (optionNo ?? accepted.optionNo) === accepted.optionNo;
}

/**
 * Checks that a caller who is not logged in with the phone of a gift has proven it by a code. Rejects as
 * giftProofRefusal says.
 */
async function refuseUnproven(
  transaction: Transaction,
  { giftNo, receiverPhone, senderMemberNo }: LockedGift,
  {
    memberNo,
    verificationId,
    at,
  }: { readonly memberNo: MemberNo | null; readonly verificationId: VerificationId | undefined; readonly at: EpochMs },
): Promise<void> {
  if (memberNo !== null) return;
  const proof =
    verificationId === undefined
      ? undefined
      : await transaction
          .selectFrom('identityVerification')
          .select('verifiedAt')
          .where('verificationId', '=', verificationId)
          .where('purpose', '=', 'GIFT')
          .where('giftNo', '=', giftNo)
          .where('phone', '=', receiverPhone)
          .where('status', '=', 'VERIFIED')
          .executeTakeFirst();
  const senders = transaction.selectFrom('member').select('memberNo').where('memberNo', '=', senderMemberNo);
  const isSendersPhone = (await senders.where('phone', '=', receiverPhone).executeTakeFirst()) !== undefined;
  refuse(giftProofRefusal({ provenAt: fromNullableTimestamp(proof?.verifiedAt ?? null), isSendersPhone }, at));
}

async function writeAddress(transaction: Transaction, gift: LockedGift, body: Address): Promise<void> {
  const { receiverName, receiverZipCd, receiverAddress, receiverJibunAddress, receiverDetailAddress } = body;
  const fields = { receiverName, receiverZipCd, receiverAddress, receiverJibunAddress, receiverDetailAddress };
  const entry = normalizeAddressEntry({ ...EMPTY_ADDRESS_ENTRY, ...fields, receiverContact1: gift.receiverPhone });
  refuse(giftPlaceRefusal({ ...body, ...entry }));
  await transaction
    .updateTable('orderDelivery')
    .set({
      receiverName: entry.receiverName,
      receiverZipCd: entry.receiverZipCd,
      receiverAddress: entry.receiverAddress,
      receiverJibunAddress: entry.receiverJibunAddress,
      receiverDetailAddress: entry.receiverDetailAddress,
      receiverContact1: entry.receiverContact1,
      deliveryMemo: body.deliveryMemo,
      entranceCode: body.entranceCode || null,
    })
    .where('orderNo', '=', gift.orderNo)
    .execute();
}
