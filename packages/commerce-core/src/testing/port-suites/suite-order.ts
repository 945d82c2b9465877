import type { OrderSheet, ReserveRequest } from '../../order/sheet/order-sheet.ts';
import { NO_COUPONS } from '../../coupon/coupon-request.ts';
import type { Address } from '../../address/address.ts';
import type { OrderOption } from '../../order/record/order-record.ts';
import type { OrderStatusType } from '../../order/record/order-status.ts';
import { type Won, won, ZERO_WON } from '../../value/won.ts';
import type { SuiteGoods, SuiteShop } from './suite-shop.ts';

const ADDRESS: Address = {
  addressNo: 0,
  addressName: '집',
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 가상로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '101호',
  receiverContact1: '01000000001',
};

/** A reservation that fits a sheet as it is now; the amount in won. */
export function reservationOf(sheet: OrderSheet, paymentAmt: Won, over: Partial<ReserveRequest> = {}): ReserveRequest {
  return {
    payType: 'CREDIT_CARD',
    installmentMonths: 0,
    orderer: sheet.ordererContact,
    shippingAddress: ADDRESS,
    deliveryMemo: '문 앞에 놓아주세요',
    entranceCode: '#1234*',
    coupons: NO_COUPONS,
    subPayAmt: ZERO_WON,
    paymentAmtForVerification: paymentAmt,
    agreementTermsAgrees: sheet.termsInfos.map(({ termsType }) => ({ termsType, isAgree: true })),
    saveAddressBook: false,
    useDefaultAddress: false,
    rememberPayType: false,
    clientReturnUrl: '/order/result',
    ...over,
  };
}

/** Buys goods by themselves, one piece by default, and answers the ordered option; amounts in won. */
export async function paidOption(
  { member: { orderApi }, decidePayment }: SuiteShop,
  { productNo, optionNo, orderCnt = 1 }: SuiteGoods & { readonly orderCnt?: number },
  { amount, points = 0 }: { readonly amount: number; readonly points?: number },
): Promise<OrderOption> {
  const products = [{ productNo, optionNo, orderCnt }];
  const sheet = await orderApi.sheet(await orderApi.createSheet({ type: 'direct', products }));
  const request = reservationOf(sheet, won(amount - points), { subPayAmt: won(points) });
  const held = await orderApi.reserve(sheet.orderSheetNo, request, `reserve-${sheet.orderSheetNo}`);
  await decidePayment(held.key, 'APPROVE');
  const { order } = await orderApi.approve(held.orderNo, held.key, `approve-${held.orderNo}`);
  const [option] = order?.orderOptionsGroupByPartner[0]?.orderOptionsGroupByDelivery[0]?.orderOptions ?? [];
  if (option === undefined) throw new Error('the order was not paid');
  return option;
}

const STEPS: readonly OrderStatusType[] = ['PRODUCT_PREPARE', 'DELIVERY_PREPARE', 'DELIVERY_ING', 'DELIVERY_DONE'];

/** Buys `goods.other` (10,000 won, 3,000 of delivery), one piece by default, and walks it to a status, to the last one by default. */
export async function confirmedOrder(
  shop: SuiteShop,
  {
    points = 0,
    orderCnt = 1,
    upTo = 'BUY_CONFIRM',
  }: { readonly points?: number; readonly orderCnt?: number; readonly upTo?: OrderStatusType } = {},
): Promise<OrderOption> {
  const amount = 10_000 * orderCnt + 3_000;
  const option = await paidOption(shop, { ...shop.goods.other, orderCnt }, { amount, points });
  for (const step of upTo === 'BUY_CONFIRM' ? STEPS : STEPS.slice(0, STEPS.indexOf(upTo) + 1))
    await shop.fulfill(option.orderOptionNo, step);
  if (upTo === 'BUY_CONFIRM')
    await shop.member.orderApi.confirmPurchase(option.orderOptionNo, `confirm-${option.orderNo}`);
  return option;
}
