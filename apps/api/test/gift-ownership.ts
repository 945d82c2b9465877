import type { OperationId } from '../src/contract/operation.ts';
import { giftRequest } from '../src/testing/shop/gift-shop.ts';
import type { Ownership } from './ownership-entry.ts';

const headers = { 'idempotency-key': '00000000-0000-4000-8000-00000000b01b' };

const ADDRESS = {
  receiverName: '김받음',
  receiverZipCd: '06236',
  receiverAddress: '서울특별시 강남구 테헤란로 1',
  receiverJibunAddress: '',
  receiverDetailAddress: '7호',
  deliveryMemo: '',
  entranceCode: '',
};

/** Operations about gifts; what takes a gift away comes after everything that needs it. */
export const GIFT_OWNERSHIP = {
  createGift: { calls: ({ orderSheetNo }) => [{ headers, body: giftRequest(orderSheetNo) }] },
  getUsableReceivedGifts: 'own',
  getCompleteReceivedGifts: 'own',
  getUsableSentGifts: 'own',
  getCompleteSentGifts: 'own',
  getGiftCounts: 'own',
  getGift: { calls: ({ giftId }) => [{ path: { giftId } }] },
  createGiftLink: { calls: ({ giftId }) => [{ path: { giftId } }] },
  sendGiftAlarm: { calls: ({ giftId }) => [{ body: { giftId } }] },
  resendGiftAlarm: { calls: ({ giftId }) => [{ headers, body: { giftId } }] },
  getGiftByToken: 'nothing',
  requestGiftCode: 'nothing',
  proveGiftCode: {
    calls: ({ verificationId, messageCode: code }, { giftToken: token }) => [
      { path: { token }, body: { verificationId, code } },
    ],
    unlike404: 'the right code of something else is over, as one that was never sent',
  },
  changeGiftAddress: {
    calls: ({ receivedGiftId: giftId, verificationId }) => [{ path: { giftId }, body: { ...ADDRESS, verificationId } }],
  },
  getGiftClaimable: { calls: ({ receivedGiftId: giftId }) => [{ path: { giftId } }] },
  requestGiftClaim: {
    calls: ({ receivedGiftId: giftId }) => [
      {
        path: { giftId },
        headers,
        body: { claimType: 'RETURN', claimReasonType: 'CHANGE_MIND', claimReasonDetail: '' },
      },
    ],
  },
  withdrawGiftClaim: { calls: ({ receivedGiftId: giftId }) => [{ path: { giftId }, headers }] },
  confirmGift: {
    calls: ({ receivedGiftId: giftId, verificationId }) => [{ path: { giftId }, body: { ...ADDRESS, verificationId } }],
  },
  refuseGift: { calls: ({ receivedGiftId: giftId }) => [{ path: { giftId }, body: { message: '' } }] },
  cancelGift: { calls: ({ giftId }) => [{ path: { giftId }, headers }] },
} as const satisfies Partial<Record<OperationId, Ownership>>;
