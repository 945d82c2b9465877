import { PHONE_CODE_RESEND_MS } from '../../account/phone-certification.ts';
import type { GiftAddressRequest, SentGift } from '../../gift/gift-record.ts';
import type { GiftRequest } from '../../gift/gift-request.ts';
import type { OrderSheetNo } from '../../value/identifiers.ts';
import { won } from '../../value/won.ts';
import { giftRequest } from '../gift-rows.ts';
import { reservationOf } from './suite-order.ts';
import type { SuiteGoods, SuiteShop } from './suite-shop.ts';

/** The phone every gift of a suite is for. */
export const RECEIVER_PHONE = giftRequest('').receiverPhone;

/** Where a gift of a suite goes. */
export const GIFT_ADDRESS: GiftAddressRequest = {
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 가상로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '비밀의 101호',
  deliveryMemo: '문 앞에 놓아주세요',
  entranceCode: '#1234*',
};

/** Opens a sheet for one piece, or more, and answers its number. */
export function giftSheet({ member }: SuiteShop, goods: SuiteGoods, orderCnt = 1): Promise<string> {
  return member.orderApi.createSheet({ type: 'gift', products: [{ ...goods, orderCnt }] });
}

/** Pays the sheet of a gift; answers its order. Amounts in won. */
export async function payGift(
  { member, decidePayment }: SuiteShop,
  orderSheetNo: OrderSheetNo,
  { amount, points = 0 }: { readonly amount: number; readonly points?: number },
): Promise<string> {
  const sheet = await member.orderApi.sheet(orderSheetNo);
  const request = reservationOf(sheet, won(amount - points), {
    shippingAddress: null,
    deliveryMemo: '',
    entranceCode: '',
    subPayAmt: won(points),
  });
  const held = await member.orderApi.reserve(orderSheetNo, request, `reserve-${orderSheetNo}`);
  await decidePayment(held.key, 'APPROVE');
  const { result } = await member.orderApi.approve(held.orderNo, held.key, `approve-${held.orderNo}`);
  if (result !== 'SUCCESS') throw new Error(`the gift was not paid: ${result}`);
  return held.orderNo;
}

/** Sends one piece of `goods.other`, or more: 10,000 won each, 3,000 of delivery. */
export async function sendGift(
  shop: SuiteShop,
  over: Partial<GiftRequest> & { readonly points?: number; readonly orderCnt?: number } = {},
): Promise<SentGift> {
  const { points = 0, orderCnt = 1, ...fields } = over;
  const orderSheetNo = await giftSheet(shop, shop.goods.other, orderCnt);
  const { giftId } = await shop.member.giftApi.create(giftRequest(orderSheetNo, fields), `gift-${orderSheetNo}`);
  await payGift(shop, orderSheetNo, { amount: 3_000 + orderCnt * 10_000, points });
  const gift = await shop.member.giftApi.get(giftId);
  if (gift.side !== 'SEND') throw new Error('a gift is its sender’s');
  return gift;
}

/** Takes the last ten pieces of goods of 10,000 won. */
export async function sellOut({ member }: SuiteShop, goods: SuiteGoods): Promise<void> {
  const orderSheetNo = await member.orderApi.createSheet({ type: 'direct', products: [{ ...goods, orderCnt: 10 }] });
  const sheet = await member.orderApi.sheet(orderSheetNo);
  await member.orderApi.reserve(orderSheetNo, reservationOf(sheet, won(100_000)), `reserve-${orderSheetNo}`);
}

/** Proves the phone of a gift by its link, and answers the proof. */
export async function provePhone({ member, clock, readCode }: SuiteShop, token: string): Promise<string> {
  clock.advance(PHONE_CODE_RESEND_MS);
  const { verificationId } = await member.giftApi.requestCode(token);
  await member.giftApi.proveCode(token, { verificationId, code: await readCode(RECEIVER_PHONE) });
  return verificationId;
}
