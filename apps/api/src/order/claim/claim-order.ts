import {
  commerceError,
  isClaimDropped,
  isClaimWithdrawable,
  won,
  type ReturnPickup,
  REFUND_RULES,
  type ClaimNo,
  type MemberNo,
  type OrderNo,
} from '@dealstore/commerce-core/domain';
import type { Selectable } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import type {
  DeliveryTemplateRow,
  OrderDeliveryRow,
  OrderOptionRow,
  ShopOrderRow,
} from '../../database/schema/schema.ts';
import { fromNullableTimestamp, fromTimestamp } from '../../database/instant.ts';
import { fieldOf, knownOf, listOf, numberOf } from '../../database/stored-json.ts';
import { claimStatusOf } from '../record/option-action.ts';
import { lockOrderRow } from '../record/lock-order-row.ts';
import { TEMPLATE_COLUMNS } from '../../catalogue/catalogue.ts';

const ORDER_COLUMNS = [
  'orderNo',
  'memberNo',
  'orderType',
  'payType',
  'orderStatusType',
  'cartCouponIssueNo',
  'deliveryCouponIssueNo',
] as const satisfies readonly (keyof ShopOrderRow)[];

type TemplateColumns = Pick<Selectable<DeliveryTemplateRow>, (typeof TEMPLATE_COLUMNS)[number]>;

/** A parcel, and the terms its seller delivers by now; null once the terms are gone. */
export type ClaimParcel = Selectable<OrderDeliveryRow> & { readonly terms: TemplateColumns | null };

/** A return of an order, as others that are collected together with it see it. */
export interface OrderReturn extends ReturnPickup {
  readonly claimNo: ClaimNo;
}

/** An order as its claims see it. */
export interface ClaimOrder {
  readonly order: Pick<Selectable<ShopOrderRow>, (typeof ORDER_COLUMNS)[number]>;
  readonly options: readonly Selectable<OrderOptionRow>[];
  readonly parcels: readonly ClaimParcel[];
  /** Its returns that were not dropped. */
  readonly returns: readonly OrderReturn[];
}

/** Locks an order until the transaction ends, as every transaction that moves it on does. Rejects with NOT_FOUND. */
export async function lockClaimOrder(
  transaction: Transaction,
  orderNo: OrderNo,
  memberNo: MemberNo | null,
): Promise<ClaimOrder> {
  await lockOrderRow(transaction, orderNo);
  return readClaimOrder(transaction, orderNo, memberNo);
}

/**
 * Reads an order with its options and parcels. Rejects with NOT_FOUND, for another's as well when a member is given.
 */
export async function readClaimOrder(
  database: Database | Transaction,
  orderNo: OrderNo,
  memberNo: MemberNo | null,
): Promise<ClaimOrder> {
  const order = await database
    .selectFrom('shopOrder')
    .select(ORDER_COLUMNS)
    .where('orderNo', '=', orderNo)
    .executeTakeFirst();
  if (order === undefined || (memberNo !== null && order.memberNo !== memberNo)) throw commerceError('NOT_FOUND');
  const options = await database
    .selectFrom('orderOption')
    .selectAll()
    .where('orderNo', '=', orderNo)
    .orderBy('orderOptionNo')
    .execute();
  const deliveries = await database
    .selectFrom('orderDelivery')
    .selectAll()
    .where('orderNo', '=', orderNo)
    .orderBy('deliveryNo')
    .execute();
  const terms = await database
    .selectFrom('deliveryTemplate')
    .select([...TEMPLATE_COLUMNS, 'deliveryTemplateNo'])
    .where('deliveryTemplateNo', 'in', [0, ...deliveries.map(({ deliveryTemplateNo }) => deliveryTemplateNo)])
    .execute();
  const parcels = deliveries.map((delivery) => ({
    ...delivery,
    terms: terms.find(({ deliveryTemplateNo }) => deliveryTemplateNo === delivery.deliveryTemplateNo) ?? null,
  }));
  return { order, options, parcels, returns: await readReturns(database, orderNo) };
}

async function readReturns(database: Database | Transaction, orderNo: OrderNo): Promise<readonly OrderReturn[]> {
  const returns = await database
    .selectFrom('claim')
    .select(['claimNo', 'claimStatusType', 'requestedAt', 'receivedAt', 'estimate'])
    .where('orderNo', '=', orderNo)
    .where('claimType', '=', 'RETURN')
    .orderBy('claimNo')
    .execute();
  return returns.flatMap(({ claimNo, claimStatusType, requestedAt, receivedAt, estimate }) => {
    const status = claimStatusOf(claimStatusType);
    if (status === null || isClaimDropped(status)) return [];
    return {
      claimNo,
      requestedAt: fromTimestamp(requestedAt),
      receivedAt: fromNullableTimestamp(receivedAt),
      isRequested: isClaimWithdrawable(status),
      entries: listOf(fieldOf(estimate, 'entries')).flatMap((entry) => {
        const rule = knownOf(REFUND_RULES, fieldOf(entry, 'rule'));
        const deliveryNo = numberOf(entry, 'deliveryNo', null);
        return rule === undefined ? [] : [{ rule, deliveryNo, amount: won(numberOf(entry, 'amount', 0)) }];
      }),
    };
  });
}
