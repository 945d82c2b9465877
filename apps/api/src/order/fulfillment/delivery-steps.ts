import { commerceError, formatYmdt, type MemberNo, type OrderOptionNo } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../../app-parts.ts';
import type { JsonAnswer } from '../../contract/operation.ts';
import { fromNullableTimestamp, fromTimestamp } from '../../database/instant.ts';

/** Asks the courier about the parcel of a member's option; rejects with NOT_FOUND for another's. */
export async function readDeliverySteps(
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
      // where a gift passes says where its recipient lives
      place: usesShippingInfoLaterInput ? null : place,
      stepYmdt: formatYmdt(at),
    })),
  };
}
