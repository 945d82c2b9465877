import type { MembersThings } from './two-members.ts';

/** Fields that name what a member owns; `as` is the thing they name. */
export const OWNED_FIELDS: ReadonlyMap<string, keyof MembersThings | readonly (keyof MembersThings)[]> = new Map<
  string,
  keyof MembersThings | readonly (keyof MembersThings)[]
>([
  ['cartNo', 'cartNo'],
  ['cartNos', 'cartNo'],
  ['addressNo', 'addressNo'],
  ['orderSheetNo', 'orderSheetNo'],
  ['orderNo', 'orderNo'],
  ['orderOptionNo', 'orderOptionNo'],
  ['claimNo', 'claimNo'],
  ['giftId', ['giftId', 'receivedGiftId']],
  ['alarmNos', 'alarmNo'],
  ['upToAlarmNo', 'alarmNo'],
  ['key', 'key'],
  ['verificationId', 'verificationId'],
  ['couponIssueNo', 'couponIssueNo'],
  ['blockNo', 'blockNo'],
  ['sessionNo', 'sessionNo'],
  ['inquiryNo', 'inquiryNo'],
  ['cartCouponIssueNo', 'couponIssueNo'],
  ['deliveryCouponIssueNo', 'couponIssueNo'],
]);

/** Fields that look like an id and name what everybody may name, or a secret that is itself the proof. */
export const SHARED_FIELDS: ReadonlySet<string> = new Set([
  'auth',
  'brandNo',
  'brandNos',
  // a phone or business number that a receipt is written to
  'cashReceiptKey',
  'categoryNo',
  // drawn by the browser itself; it names no person
  'clientId',
  'exchangeOptionNo',
  'invoiceNo',
  'code',
  // drawn by the device itself; it says that a log-in is no news, and opens nothing
  'deviceId',
  'couponNo',
  'couponNos',
  'eventNo',
  'exhibitionNo',
  'id',
  'optionNo',
  'partnerNo',
  'productId',
  'productNo',
  'productNos',
  'receiverZipCd',
  // a review is everybody's to read; whose it is to change is tried with its calls
  'reviewNo',
  'sectionNo',
  'userToken',
]);
