import {
  giftDaysLeft,
  formatDate,
  kstTime,
  deliveryCompanyName,
  maskName,
  type EpochMs,
  type Language,
} from '@dealstore/commerce-core/domain';
import type { GiftMessagePurpose } from '../gift-record/gift-record.ts';

/** What the text of a message depends on. */
export interface GiftMessageFacts {
  /** That of the sender's order: a recipient without an account has none. Assumed. */
  readonly language: Language;
  readonly senderName: string;
  readonly receiverName: string;
  readonly expiresAt: EpochMs | null;
  /** URL of the gift's page; null for a member without one. */
  readonly link: string | null;
  /** Of a shipped gift; null for every other message, and for a parcel without a label. */
  readonly parcel: GiftParcelLabel | null;
  readonly now: EpochMs;
}

/** Carrier and invoice number of a parcel. */
export interface GiftParcelLabel {
  /** A carrier's code. */
  readonly deliveryCompanyType: string | null;
  readonly invoiceNo: string;
}

/** The text of a message. */
export function giftMessageText(purpose: GiftMessagePurpose, facts: GiftMessageFacts): string {
  return facts.language === 'ko' ? koreanText(purpose, facts) : englishText(purpose, facts);
}

function koreanText(purpose: GiftMessagePurpose, facts: GiftMessageFacts): string {
  const { receiverName, expiresAt, link } = facts;
  // As the page of the link shows it.
  const senderName = maskName(facts.senderName);
  const until = expiresAt === null ? '' : dayOf(expiresAt);
  switch (purpose) {
    case 'SENT':
    case 'RESENT':
      return `[딜스토어] ${senderName}님이 ${receiverName}님에게 선물을 보냈어요.\n${until}까지 배송지를 입력해 주세요.\n${link}`;
    case 'REMINDER':
      return `[딜스토어] ${senderName}님이 보낸 선물을 받을 수 있는 날이 ${daysLeft(facts)}일 남았어요.\n${link}`;
    case 'SHIPPED':
      return `[딜스토어] ${senderName}님이 보낸 선물이 출발했어요.${labelOf(facts)}`;
    case 'CANCELED':
      return `[딜스토어] ${senderName}님이 보낸 선물이 취소되어 배송되지 않아요.`;
    case 'CONFIRMED':
      return `[딜스토어] ${receiverName}님이 선물을 받기로 했어요. 곧 배송을 준비해요.`;
    case 'REFUSED':
      return `[딜스토어] ${receiverName}님이 선물은 마음만 받기로 했어요. 결제금액은 환불돼요.`;
    case 'EXPIRED':
      return `[딜스토어] ${receiverName}님이 기한 안에 배송지를 입력하지 않아 선물이 취소됐어요. 결제금액은 환불돼요.`;
  }
}

function englishText(purpose: GiftMessagePurpose, facts: GiftMessageFacts): string {
  const { receiverName, expiresAt, link } = facts;
  // As the page of the link shows it.
  const senderName = maskName(facts.senderName);
  const until = expiresAt === null ? '' : formatDate(expiresAt, 'en');
  const left = daysLeft(facts);
  switch (purpose) {
    case 'SENT':
    case 'RESENT':
      return `[Dealstore] ${senderName} sent a gift to ${receiverName}.\nEnter an address by ${until}.\n${link}`;
    case 'REMINDER':
      return `[Dealstore] ${left} ${left === 1 ? 'day' : 'days'} left to accept the gift from ${senderName}.\n${link}`;
    case 'SHIPPED':
      return `[Dealstore] The gift from ${senderName} is on its way.${labelOf(facts)}`;
    case 'CANCELED':
      return `[Dealstore] The gift from ${senderName} was canceled and won’t be delivered.`;
    case 'CONFIRMED':
      return `[Dealstore] ${receiverName} accepted your gift. We’ll get it ready to ship.`;
    case 'REFUSED':
      return `[Dealstore] ${receiverName} declined your gift. Your payment is refunded.`;
    case 'EXPIRED':
      return `[Dealstore] ${receiverName} entered no address in time, so your gift was canceled. Your payment is refunded.`;
  }
}

function labelOf({ parcel, language }: GiftMessageFacts): string {
  if (parcel === null) return '';
  const carrier = deliveryCompanyName(parcel.deliveryCompanyType, language) ?? (language === 'ko' ? '택배' : 'Package');
  return `\n${carrier} ${parcel.invoiceNo}`;
}

function daysLeft({ expiresAt, now }: GiftMessageFacts): number {
  return giftDaysLeft({ status: 'WAITING_ADDRESS', expiresAt }, now) ?? 0;
}

function dayOf(at: EpochMs): string {
  const { month, day } = kstTime(at);
  return `${month}월 ${day}일`;
}
