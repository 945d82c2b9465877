import type { OperationId } from '../src/contract/operation.ts';
import type { Ownership } from './ownership-entry.ts';

const headers = { 'idempotency-key': '00000000-0000-4000-8000-00000000b01b' };
const GIFTS_LATER = 'no gift is served yet';
const GIFT_ADDRESS = {
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '7호',
  deliveryMemo: '',
  entranceCode: '',
};

type GiftOperation = Extract<OperationId, `${string}Gift${string}`>;

/** Every operation about gifts. */
export const GIFT_OWNERSHIP: Readonly<Record<GiftOperation, Ownership>> = {
  createGift: { calls: ({ orderSheetNo }) => [{ headers, body: giftRequest(orderSheetNo) }], unlike404: GIFTS_LATER },
  getUsableReceivedGifts: 'nothing',
  getCompleteReceivedGifts: 'nothing',
  getUsableSentGifts: 'nothing',
  getCompleteSentGifts: 'nothing',
  getGiftCounts: 'nothing',
  getGift: { calls: ({ giftId }) => [{ path: { giftId } }], unlike404: GIFTS_LATER },
  createGiftLink: { calls: ({ giftId }) => [{ path: { giftId } }], unlike404: GIFTS_LATER },
  cancelGift: { calls: ({ giftId }) => [{ path: { giftId }, headers }], unlike404: GIFTS_LATER },
  confirmGift: {
    calls: ({ giftId, verificationId }) => [{ path: { giftId }, body: { ...GIFT_ADDRESS, verificationId } }],
    unlike404: GIFTS_LATER,
  },
  refuseGift: { calls: ({ giftId }) => [{ path: { giftId }, body: { message: '' } }], unlike404: GIFTS_LATER },
  changeGiftAddress: {
    calls: ({ giftId, verificationId }) => [{ path: { giftId }, body: { ...GIFT_ADDRESS, verificationId } }],
    unlike404: GIFTS_LATER,
  },
  sendGiftAlarm: { calls: ({ giftId }) => [{ body: { giftId } }], unlike404: GIFTS_LATER },
  resendGiftAlarm: { calls: ({ giftId }) => [{ headers, body: { giftId } }], unlike404: GIFTS_LATER },
  getGiftByToken: 'nothing',
  requestGiftCode: 'nothing',
  proveGiftCode: {
    calls: ({ verificationId, messageCode: code }) => [
      { path: { token: 'a'.repeat(43) }, body: { verificationId, code } },
    ],
    unlike404: GIFTS_LATER,
  },
};

function giftRequest(orderSheetNo: string) {
  return {
    orderSheetNo,
    senderName: '보낸이',
    receiverName: '김받음',
    receiverPhone: '01000000009',
    cardType: 'THANKS',
    message: '고마워요',
    optionOpen: false,
  };
}
