import { type Address, NO_COUPONS, type OrderSheet, type ReserveRequest } from '../../order/order-sheet.ts';
import { type Won, ZERO_WON } from '../../value/won.ts';

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

/** A reservation that fits a sheet as it stands; the amount in won. */
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
