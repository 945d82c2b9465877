import { commerceError } from '@dealstore/commerce-core/domain';
import type { Handlers } from '../contract/operation.ts';

/** Gifts to a phone number. Spec §7. */
export function giftRoutes(): Pick<Handlers, GiftOperation> {
  const refuse = () => Promise.reject(commerceError('STATE_CONFLICT'));
  return {
    createGift: refuse,
    getUsableReceivedGifts: refuse,
    getCompleteReceivedGifts: refuse,
    getUsableSentGifts: refuse,
    getCompleteSentGifts: refuse,
    getGiftCounts: refuse,
    getGift: refuse,
    createGiftLink: refuse,
    cancelGift: refuse,
    confirmGift: refuse,
    refuseGift: refuse,
    changeGiftAddress: refuse,
    sendGiftAlarm: refuse,
    resendGiftAlarm: refuse,
    getGiftByToken: refuse,
    requestGiftCode: refuse,
    proveGiftCode: refuse,
  };
}

type GiftOperation =
  | 'createGift'
  | 'getUsableReceivedGifts'
  | 'getCompleteReceivedGifts'
  | 'getUsableSentGifts'
  | 'getCompleteSentGifts'
  | 'getGiftCounts'
  | 'getGift'
  | 'createGiftLink'
  | 'cancelGift'
  | 'confirmGift'
  | 'refuseGift'
  | 'changeGiftAddress'
  | 'sendGiftAlarm'
  | 'resendGiftAlarm'
  | 'getGiftByToken'
  | 'requestGiftCode'
  | 'proveGiftCode';
