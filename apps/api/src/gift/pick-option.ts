import { type EpochMs, pickRefusal, refuse, type OptionNo } from '@dealstore/commerce-core/domain';
import type { Transaction } from '../database/database.ts';
import type { LockedGift } from '../gift-record/gift-record.ts';
import { returnUnits, takeUnits } from '../order/order.ts';
import { giftChoiceOf, type OptionChoiceRow } from './gift-row.ts';

/**
 * Replaces the sender's option by the recipient's and returns the units of the first to the stock; the paid amount
 * stays. Rejects as pickRefusal says.
 */
export async function pickOption(
  transaction: Transaction,
  { orderNo, optionOpen, senderMemberNo: memberNo }: LockedGift,
  { optionNo, at }: { readonly optionNo: OptionNo; readonly at: EpochMs },
): Promise<void> {
  const paid = await transaction
    .selectFrom('orderOption')
    .select(['orderOptionNo', 'productNo', 'optionNo', 'addPrice', 'orderCnt', 'claimedCnt'])
    .where('orderNo', '=', orderNo)
    .executeTakeFirstOrThrow();
  if (orderNo === null || optionNo === paid.optionNo) return;
  const picked = await transaction
    .selectFrom('productOption')
    .select(['label', 'labelEn', 'value', 'valueEn', 'forcedSoldOut', 'saleType', 'addPrice', 'optionType'])
    .where('optionNo', '=', optionNo)
    .where('productNo', '=', paid.productNo)
    .executeTakeFirst();
  refuse(pickRefusal(optionNo, { isOpen: optionOpen, picked: picked === undefined ? null : choiceOf(picked), paid }));
  if (picked === undefined) return;
  const { productNo } = paid;
  const productCnt = paid.orderCnt - paid.claimedCnt;
  await takeUnits(transaction, { orderNo, unit: { optionNo, productNo, productCnt }, at });
  await transaction
    .updateTable('orderOption')
    .set({
      optionNo,
      optionName: picked.label,
      optionNameEn: picked.labelEn,
      optionValue: picked.value,
      optionValueEn: picked.valueEn,
    })
    .where('orderOptionNo', '=', paid.orderOptionNo)
    .execute();
  const units = [{ optionNo: paid.optionNo, productNo, productCnt }];
  await returnUnits(transaction, { orderNo, memberNo, units, countsForLimit: false });
}

function choiceOf({
  forcedSoldOut,
  saleType,
  ...row
}: OptionChoiceRow & { readonly forcedSoldOut: boolean; readonly saleType: string }) {
  return { ...giftChoiceOf(row), isLeft: !forcedSoldOut && saleType === 'AVAILABLE' };
}
