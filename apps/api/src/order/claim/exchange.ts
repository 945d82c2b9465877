import {
  type DeliveryFee,
  type DeliveryFees,
  exchangeChoices,
  exchangeRefusal,
  NO_FEES,
  refuse,
  type EpochMs,
  type OptionNo,
  type ProductNo,
} from '@dealstore/commerce-core/domain';
import type { Database, Transaction } from '../../database/database.ts';
import { toTimestamp } from '../../database/instant.ts';
import type { OrderDeliveryRow } from '../../database/schema/schema.ts';
import type { ClaimOrder } from './claim-order.ts';
import type { StoredClaim, StoredClaimOption } from './claim-row.ts';
import { returnUnits, takeUnits } from './return-units.ts';

type Option = ClaimOrder['options'][number];

/**
 * The amounts of a parcel without a charge: each of them, for what the bought parcel
 * cost would be copied otherwise.
 */
const FREE = {
  ...NO_FEES,
  deliveryCouponDiscountAmt: 0,
  subPayAmt: 0,
  refundedAmt: 0,
  heldBackChargeAmt: 0,
  heldBackSubPayAmt: 0,
} as const satisfies DeliveryFees & Record<Exclude<Extract<keyof OrderDeliveryRow, `${string}Amt`>, DeliveryFee>, 0>;

/** An option that may be had instead of another, as its row has it. */
export interface ExchangeOption {
  readonly optionNo: OptionNo;
  readonly productNo: ProductNo;
  readonly label: string;
  readonly labelEn: string;
  readonly value: string;
  readonly valueEn: string;
  readonly soldOut: boolean;
  readonly stockCnt: number;
}

/** What of a bought option decides over what may be had instead. */
type BoughtOption = Pick<Option, 'productNo' | 'optionNo' | 'addPrice' | 'optionType'>;

/** Goods that go with others of their product. */
const ADDITIONAL = 'ADDITIONAL_PRODUCT';

/** Options that a bought one may be exchanged for, as exchangeChoices says. */
export async function readExchangeOptions(
  database: Database | Transaction,
  options: readonly Pick<Option, 'productNo'>[],
): Promise<(bought: BoughtOption) => readonly ExchangeOption[]> {
  const rows = await database
    .selectFrom('productOption')
    .select(['optionNo', 'productNo', 'label', 'labelEn', 'value', 'valueEn', 'addPrice', 'stockCnt'])
    .select(['optionType', 'saleType', 'forcedSoldOut'])
    .where('productNo', 'in', [0, ...options.map(({ productNo }) => productNo)])
    .orderBy('productNo')
    .orderBy('optionOrder')
    .orderBy('optionNo')
    .execute();
  const offered = rows.map(({ optionType, saleType, forcedSoldOut, ...row }) => ({
    ...row,
    isAdditional: optionType === ADDITIONAL,
    soldOut: row.stockCnt <= 0 || forcedSoldOut || saleType !== 'AVAILABLE',
  }));
  return (bought) =>
    exchangeChoices(
      offered.filter(({ productNo }) => productNo === bought.productNo),
      { ...bought, isAdditional: bought.optionType === ADDITIONAL },
    );
}

/** Reserves the units of an exchange from the request on. Rejects as exchangeRefusal says. */
export async function holdExchange(
  transaction: Transaction,
  option: Option,
  { at, ...choice }: { exchangeOptionNo: OptionNo; productCnt: number; at: EpochMs },
): Promise<ExchangeOption | null> {
  const offered = (await readExchangeOptions(transaction, [option]))(option);
  refuse(exchangeRefusal(offered, choice));
  const { exchangeOptionNo: optionNo, productCnt } = choice;
  const { orderNo, productNo } = option;
  await takeUnits(transaction, { orderNo, unit: { optionNo, productNo, productCnt }, at });
  return offered.find((one) => one.optionNo === optionNo) ?? null;
}

interface EndedExchange {
  readonly claim: StoredClaim;
  readonly options: readonly StoredClaimOption[];
  readonly at: EpochMs;
  /** Of the parcel it is sent out again in. */
  readonly invoiceNo: string | null;
}

/** Puts the units of an exchange that will not be made back on the shelf. */
export async function releaseExchange(
  transaction: Transaction,
  { order, options: bought }: ClaimOrder,
  { options }: EndedExchange,
): Promise<void> {
  for (const { option, exchangeOptionNo, productCnt } of pairs(bought, options)) {
    const units = [{ optionNo: exchangeOptionNo, productNo: option.productNo, productCnt }];
    await returnUnits(transaction, { ...order, units, countsForLimit: false });
  }
}

/**
 * Replaces the first option by the other and returns its units to the stock. If goods had been shipped, a new parcel
 * without a fee refers to the delivery they were bought with. Assumed: an exchange is at the same price, and the shop
 * bears its delivery.
 */
export async function finishExchange(
  transaction: Transaction,
  { order, options: bought, parcels }: ClaimOrder,
  { claim, options, at, invoiceNo }: EndedExchange,
): Promise<void> {
  for (const { option, exchangeOptionNo, productCnt } of pairs(bought, options)) {
    const offered = await transaction
      .selectFrom('productOption')
      .select(['label', 'labelEn', 'value', 'valueEn'])
      .where('optionNo', '=', exchangeOptionNo)
      .executeTakeFirst();
    const isSent = claim.claimClassType === 'RETURN_EXCHANGE';
    const parcel = parcels.find(({ deliveryNo }) => deliveryNo === option.deliveryNo);
    const deliveryNo =
      isSent && parcel !== undefined ? await insertParcel(transaction, parcel, invoiceNo, at) : option.deliveryNo;
    await transaction
      .updateTable('orderOption')
      .set({
        optionNo: exchangeOptionNo,
        deliveryNo,
        ...(offered !== undefined && {
          optionName: offered.label,
          optionNameEn: offered.labelEn,
          optionValue: offered.value,
          optionValueEn: offered.valueEn,
        }),
        ...(isSent && { orderStatusType: 'DELIVERY_ING', shippedAt: toTimestamp(at), deliveredAt: null }),
      })
      .where('orderOptionNo', '=', option.orderOptionNo)
      .execute();
    if (isSent) {
      await transaction
        .updateTable('claimOption')
        .set({ exchangeDeliveryNo: deliveryNo })
        .where('claimNo', '=', claim.claimNo)
        .where('orderOptionNo', '=', option.orderOptionNo)
        .execute();
      await transaction
        .insertInto('orderOptionHistory')
        .values({
          orderOptionNo: option.orderOptionNo,
          fromStatus: option.orderStatusType,
          toStatus: 'DELIVERY_ING',
          claimNo: claim.claimNo,
          changedBy: 'SELLER',
          changedAt: toTimestamp(at),
        })
        .execute();
    }
    const units = [{ optionNo: option.optionNo, productNo: option.productNo, productCnt }];
    await returnUnits(transaction, { ...order, units, countsForLimit: false });
  }
}

async function insertParcel(
  transaction: Transaction,
  { terms: _terms, deliveryNo, ...parcel }: ClaimOrder['parcels'][number],
  invoiceNo: string | null,
  at: EpochMs,
): Promise<number> {
  const inserted = await transaction
    .insertInto('orderDelivery')
    .values({
      ...parcel,
      deliveryCondition: JSON.stringify(parcel.deliveryCondition),
      boughtDeliveryNo: parcel.boughtDeliveryNo ?? deliveryNo,
      ...FREE,
      feeRefunded: false,
      entranceCode: null,
      invoiceNo,
      shippedAt: toTimestamp(at),
      deliveredAt: null,
    })
    .returning('deliveryNo')
    .executeTakeFirstOrThrow();
  return inserted.deliveryNo;
}

function pairs(bought: readonly Option[], options: readonly StoredClaimOption[]) {
  return options.flatMap(({ orderOptionNo, exchangeOptionNo, productCnt }) => {
    const option = bought.find((one) => one.orderOptionNo === orderOptionNo);
    return option === undefined || exchangeOptionNo === null ? [] : [{ option, exchangeOptionNo, productCnt }];
  });
}
