import { commerceError, formatYmdt, type MemberNo, type OrderOptionNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { Handlers, JsonAnswer } from '../../contract/operation.ts';
import { requireMember } from '../../contract/require-member.ts';
import { runIdempotent } from '../../contract/idempotency.ts';
import { advance } from './advance.ts';
import { fromNullableTimestamp, fromTimestamp } from '../../database/instant.ts';

/** Operations of a buyer on a delivery. Spec §7. */
export function fulfillmentRoutes(
  parts: AppParts,
): Pick<Handlers, 'confirmPurchase' | 'markDelivered' | 'getDeliverySteps'> {
  const { clock } = parts;
  return {
    getDeliverySteps: ({ caller, path }) => readDeliverySteps(parts, { ...requireMember(caller), ...path }),

    confirmPurchase: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderOptionNo } = call.path;
      return runIdempotent(parts, 'confirmPurchase', call, async (transaction) => {
        await advance(transaction, { orderOptionNo, memberNo, to: 'BUY_CONFIRM', by: 'BUYER', at: clock.now() });
        return undefined;
      });
    },

    markDelivered: (call) => {
      const { memberNo } = requireMember(call.caller);
      const { orderOptionNo } = call.path;
      return runIdempotent(parts, 'markDelivered', call, async (transaction) => {
        await advance(transaction, { orderOptionNo, memberNo, to: 'DELIVERY_DONE', by: 'BUYER', at: clock.now() });
        return undefined;
      });
    },
  };
}

/** Asks the courier about the parcel of a member's option; rejects with NOT_FOUND for another's. */
async function readDeliverySteps(
  { database, providers }: Pick<AppParts, 'database' | 'providers'>,
  { orderOptionNo, memberNo }: { readonly orderOptionNo: OrderOptionNo; readonly memberNo: MemberNo },
): Promise<JsonAnswer<'getDeliverySteps'>> {
  const parcel = await database
    .selectFrom('orderOption')
    .innerJoin('orderDelivery', 'orderDelivery.deliveryNo', 'orderOption.deliveryNo')
    .select(['deliveryCompanyType', 'invoiceNo', 'usesShippingInfoLaterInput'])
    .select(['orderDelivery.shippedAt', 'orderDelivery.deliveredAt'])
    .where('orderOptionNo', '=', orderOptionNo)
    .where('orderOption.memberNo', '=', memberNo)
    .executeTakeFirst();
  if (parcel === undefined) throw commerceError('NOT_FOUND');
  const { deliveryCompanyType, invoiceNo, shippedAt, usesShippingInfoLaterInput } = parcel;
  if (deliveryCompanyType === null || invoiceNo === null || shippedAt === null) return { steps: [] };
  const deliveredAt = fromNullableTimestamp(parcel.deliveredAt);
  const shipment = { deliveryCompanyType, invoiceNo, shippedAt: fromTimestamp(shippedAt), deliveredAt };
  const steps = await providers.courier.steps(shipment);
  return {
    steps: steps.toReversed().map(({ type, place, at }) => ({
      deliveryStepType: type,
      // The places of a gift's parcel would reveal where its recipient lives.
      place: usesShippingInfoLaterInput ? null : place,
      stepYmdt: formatYmdt(at),
    })),
  };
}
