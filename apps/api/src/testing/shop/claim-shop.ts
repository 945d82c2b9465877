import { randomUUID } from 'node:crypto';
import { CommerceError, errorCodeOf, type ClaimEvent, type OrderStatusType } from '@dealstore/commerce-core/domain';
import type { JsonAnswer } from '../../contract/operation.ts';
import { withTransaction } from '../../database/database.ts';
import { advance, stepClaim } from '../../order/order.ts';
import type { Answer } from '../http/test-call.ts';
import type { TestMember } from '../rows/member-rows.ts';
import { buy, type OrderShop } from './order-shop.ts';

/** A claim as answered. */
export type AnsweredClaim = JsonAnswer<'getClaim'>;
/** What a test asks a claim for; the reason is a changed mind by default. */
export interface ClaimInput {
  readonly orderNo: string;
  readonly options: readonly { readonly orderOptionNo: number; readonly productCnt: number }[];
  readonly over?: Readonly<Record<string, unknown>>;
}

/** Where goods are collected that go back. */
export const SELLER_COLLECTS = {
  returnWayType: 'SELLER_COLLECT',
  returnAddress: {
    addressNo: 0,
    addressName: '집',
    receiverName: '김받음',
    receiverZipCd: '06236',
    receiverAddress: '서울특별시 강남구 가상로 1',
    receiverJibunAddress: '',
    receiverDetailAddress: '101호',
    receiverContact1: '01000000001',
  },
};

/** The options of an order, in its order. */
export function optionsOf(order: JsonAnswer<'getOrder'>) {
  return order.orderOptionsGroupByPartner.flatMap(({ orderOptionsGroupByDelivery }) =>
    orderOptionsGroupByDelivery.flatMap(({ orderOptions }) => orderOptions),
  );
}

/** Buys, and walks every option to a status. */
export async function boughtUpTo(
  shop: OrderShop,
  buyer: Pick<TestMember, 'bearer'>,
  upTo: OrderStatusType,
  lines: Parameters<typeof buy>[2] = [{ productNo: 1 }],
) {
  const order = await buy(shop, buyer, lines);
  const steps: readonly OrderStatusType[] = [
    'PRODUCT_PREPARE',
    'DELIVERY_PREPARE',
    'DELIVERY_ING',
    'DELIVERY_DONE',
    'BUY_CONFIRM',
  ];
  for (const to of steps.slice(0, steps.indexOf(upTo) + 1)) {
    for (const { orderOptionNo } of optionsOf(order)) await moveOption(shop, orderOptionNo, to);
  }
  return { orderNo: order.orderNo, options: optionsOf(order) };
}

/** Moves an option on as its seller, its carrier or time would. */
export function moveOption(shop: OrderShop, orderOptionNo: number, to: OrderStatusType): Promise<void> {
  const by = to === 'BUY_CONFIRM' ? 'SYSTEM' : 'SANDBOX';
  return withTransaction(shop.test.database, (transaction) =>
    advance(transaction, { orderOptionNo, to, by, at: shop.clock.now() }),
  );
}

/** Moves a claim on as its seller or its carrier would. */
export function moveClaim(shop: OrderShop, claimNo: number, event: ClaimEvent): Promise<void> {
  return withTransaction(shop.test.database, (transaction) =>
    stepClaim(transaction, { claimNo, event, by: 'SANDBOX', at: shop.clock.now() }),
  );
}

/** Asks what a claim would bring back. */
export function estimate(
  shop: OrderShop,
  { bearer }: Pick<TestMember, 'bearer'>,
  { orderNo, options, over = {} }: ClaimInput,
): Promise<Answer<'estimateClaim'>> {
  const { claimType = 'CANCEL', claimReasonType = 'CHANGE_MIND', returnWayType, exchangeOptionNo } = over;
  const body = { orderNo, claimType, claimReasonType, claimedProductOptions: options, returnWayType, exchangeOptionNo };
  return shop.call('estimateClaim', { bearer, body: JSON.parse(JSON.stringify(body)) });
}

/** Asks for a claim with an amount that was shown, under a key of its own by default. */
export function request(
  shop: OrderShop,
  { bearer }: Pick<TestMember, 'bearer'>,
  { orderNo, options, over = {} }: ClaimInput,
  refundAmtForVerification: number,
  key: string = randomUUID(),
): Promise<Answer<'requestClaim'>> {
  const body = {
    orderNo,
    claimType: 'CANCEL',
    claimReasonType: 'CHANGE_MIND',
    claimReasonDetail: '',
    claimedProductOptions: options,
    refundAmtForVerification,
    ...over,
  };
  return shop.call('requestClaim', { bearer, body, headers: { 'idempotency-key': key } });
}

/** Asks for a claim with the amount that its estimate shows; rejects when it is refused. */
export async function claim(
  shop: OrderShop,
  buyer: Pick<TestMember, 'bearer'>,
  claimInput: ClaimInput,
): Promise<AnsweredClaim> {
  const shown = await estimate(shop, buyer, claimInput);
  if (shown.code !== null) throw new CommerceError(errorCodeOf(shown.code));
  const answer = await request(shop, buyer, claimInput, shown.body.refundPayAmt);
  if (answer.code !== null) throw new CommerceError(errorCodeOf(answer.code), { userMessage: 'no claim' });
  return answer.body;
}
