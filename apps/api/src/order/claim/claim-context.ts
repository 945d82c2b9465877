import {
  boughtDeliveryNo,
  eachFee,
  giftClaimTypes,
  wholeDeliveryFee,
  won,
  type ClaimableOption,
  type ClaimType,
  type ClaimContext,
  type DeliveryTemplate,
  type Language,
  type PaidDelivery,
  type PaidLine,
} from '@dealstore/commerce-core/domain';
import { feeStepsOf, inLanguage, templateOf } from '../../catalogue/catalogue.ts';
import { fromNullableTimestamp } from '../../database/instant.ts';
import { fieldOf, knownOf, numberOf } from '../../database/stored-json.ts';
import { openClaimOf, statusOf } from '../record/option-action.ts';
import { needsRefundAccount } from '../payment/refund-account.ts';
import type { ClaimOrder, ClaimParcel } from './claim-order.ts';

type Option = ClaimOrder['options'][number];

/** All that decides over a claim of an order, names in one language. */
export function contextOf(claimOrder: ClaimOrder, language: Language, claimTypes?: readonly ClaimType[]): ClaimContext {
  const { order, options, parcels, returns } = claimOrder;
  const { cartCouponIssueNo, deliveryCouponIssueNo } = order;
  const mayAsk = claimTypes === undefined ? buyersLimits(claimOrder) : { claimTypes };
  const bought = parcels.filter((parcel) => parcel.boughtDeliveryNo === null);
  return {
    order: {
      lines: options.map((option) => lineOf(option, parcels, language)),
      deliveries: bought.map((parcel) => deliveryOf(parcel, options, language)),
      cartCouponIssueNo,
      deliveryCouponIssueNo,
    },
    options: new Map(options.map((option) => [option.orderOptionNo, { ...claimableOption(option), ...mayAsk }])),
    needsBankAccount: needsRefundAccount(order),
    returns,
  };
}

/** What limits the claims of an order's buyer: goods of a gift are with its recipient, or wait for them. */
export function buyersLimits({
  order,
  parcels,
}: Pick<ClaimOrder, 'order' | 'parcels'>): Pick<ClaimableOption, 'claimTypes' | 'awaitsAddress'> {
  if (order.orderType !== 'GIFT') return {};
  const awaitsAddress = parcels.some(({ receiverAddress }) => receiverAddress === null);
  return { claimTypes: giftClaimTypes('CONFIRMED', 'SEND'), awaitsAddress };
}

/** What of an ordered option may be claimed. */
export function claimableOption(option: Option): ClaimableOption {
  return {
    orderStatusType: statusOf(option.orderStatusType),
    claimableCnt: option.orderCnt - option.claimedCnt,
    hasOpenClaim: openClaimOf(option.claimStatusType) !== null,
    cancelable: option.cancelable,
    exchangeable: option.exchangeable,
    returnable: option.returnable,
    refundable: option.refundable,
    deliveredAt: fromNullableTimestamp(option.deliveredAt),
  };
}

function lineOf(option: Option, parcels: readonly ClaimParcel[], language: Language): PaidLine {
  return {
    orderOptionNo: option.orderOptionNo,
    deliveryNo: boughtDeliveryNo(parcels, option.deliveryNo),
    name: inLanguage(language, option.productName, option.productNameEn),
    orderCnt: option.orderCnt,
    claimedCnt: option.claimedCnt,
    buyAmt: won(option.buyAmt),
    productCouponIssueNo: option.productCouponIssueNo,
    cartCouponAmt: won(option.cartCouponAmt),
    subPayAmt: won(option.subPayAmt),
    chargeAmt: won(option.chargeAmt),
  };
}

function deliveryOf(parcel: ClaimParcel, options: readonly Option[], language: Language): PaidDelivery {
  const seller = options.find(({ partnerNo }) => partnerNo === parcel.partnerNo);
  const feeAmt = wholeDeliveryFee(parcel) - parcel.deliveryCouponDiscountAmt;
  return {
    deliveryNo: parcel.deliveryNo,
    name: inLanguage(language, parcel.partnerName, seller?.partnerNameEn ?? ''),
    template: boughtTemplate(parcel),
    isShipped: parcel.shippedAt !== null,
    ...eachFee((part) => parcel[part]),
    deliveryCouponAmt: won(parcel.deliveryCouponDiscountAmt),
    subPayAmt: won(parcel.subPayAmt),
    chargeAmt: won(feeAmt - parcel.subPayAmt),
    heldBackSubPayAmt: won(parcel.heldBackSubPayAmt),
    heldBackChargeAmt: won(parcel.heldBackChargeAmt),
    isRefunded: parcel.feeRefunded,
  };
}

/** The terms at the time of the purchase as far as they were stored, otherwise those of today. */
function boughtTemplate({ deliveryCondition: stored, ...parcel }: ClaimParcel): DeliveryTemplate {
  const { deliveryTemplateNo, deliveryPayType } = parcel;
  const today = parcel.terms === null ? undefined : templateOf({ ...parcel.terms, deliveryTemplateNo });
  const type = knownOf(CONDITION_TYPES, fieldOf(stored, 'deliveryConditionType'));
  const sameKind = type === undefined || type === today?.deliveryConditionType ? today : undefined;
  const steps = fieldOf(stored, 'deliveryConditionDetails');
  const amount = (name: string, fallback: number | undefined) => won(numberOf(stored, name, fallback ?? 0));
  return {
    deliveryTemplateNo,
    deliveryPayType,
    deliveryConditionType: type ?? today?.deliveryConditionType ?? 'FIXED_FEE',
    deliveryAmt: amount('deliveryAmt', today?.deliveryAmt),
    aboveDeliveryAmt: amount('aboveDeliveryAmt', today?.aboveDeliveryAmt),
    returnDeliveryAmt: amount('returnDeliveryAmt', today?.returnDeliveryAmt),
    remoteDeliveryAmt: amount('remoteDeliveryAmt', today?.remoteDeliveryAmt),
    jejuDeliveryAmt: amount('jejuDeliveryAmt', today?.jejuDeliveryAmt),
    perOrderCnt: numberOf(stored, 'perOrderCnt', sameKind?.perOrderCnt ?? 1),
    deliveryConditionDetails: (steps === undefined ? sameKind?.deliveryConditionDetails : feeStepsOf(steps)) ?? [],
  };
}

const CONDITION_TYPES = [
  'FREE',
  'CONDITIONAL',
  'FIXED_FEE',
  'QUANTITY_PROPOSITIONAL_FEE',
  'PRICE_FEE',
  'QUANTITY_FEE',
] as const satisfies readonly DeliveryTemplate['deliveryConditionType'][];
