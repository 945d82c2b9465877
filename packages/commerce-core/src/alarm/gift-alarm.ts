import { maskName } from '../account/masking.ts';
import type { GiftSide } from '../gift/gift-actions.ts';
import type { GiftStatus } from '../value/gift-status.ts';
import type { GiftId } from '../value/identifiers.ts';
import type { AlarmWords } from './alarm.ts';

/** What may happen to a gift: it stands somewhere else now, or it still waits. */
export type GiftChange =
  GiftStatus | 'RESENT' | 'REMINDED' | 'CLAIM_ASKED' | 'CLAIM_APPROVED' | 'CLAIM_REJECTED' | 'CLAIM_DONE';

/** What its sender is told of; what they do themselves is not. */
type SenderChange =
  'WAITING_ADDRESS' | 'CONFIRMED' | 'REFUSED' | 'EXPIRED' | 'REMINDED' | 'DELIVERING' | 'COMPLETED' | 'CLAIM_ASKED';

/** What its recipient is told of, who has an account. */
type RecipientChange =
  | 'WAITING_ADDRESS'
  | 'RESENT'
  | 'REMINDED'
  | 'CANCELED_BY_SENDER'
  | 'EXPIRED'
  | 'DELIVERING'
  | 'COMPLETED'
  | 'CLAIM_APPROVED'
  | 'CLAIM_REJECTED'
  | 'CLAIM_DONE';

/** What has happened to a gift of the member; neither its goods nor what they cost are named. */
export type GiftAlarmEvent = {
  readonly type: 'GIFT';
  readonly giftId: GiftId;
  /** The person on the other side; a sender's name masked. */
  readonly name: string;
} & (
  | { readonly side: 'SEND'; readonly change: SenderChange }
  | { readonly side: 'RECEIVE'; readonly change: RecipientChange }
);

interface GiftSentences {
  readonly title: string;
  readonly titleEn: string;
  readonly content: (name: string) => string;
  readonly contentEn: (name: string) => string;
}

/** Assumed: the specification names the alarms of gifts, not their words. */
const SENDER_WORDS: Readonly<Record<SenderChange, GiftSentences>> = {
  // of its payment: nothing is prepared before there is an address
  WAITING_ADDRESS: {
    title: '선물 알림을 보냈어요',
    titleEn: 'Your gift message was sent',
    content: (name) => `결제가 끝났어요. ${name}님이 주소를 입력하면 준비할게요.`,
    contentEn: (name) => `Your payment is complete. We’ll ship it once ${name} adds an address.`,
  },
  CONFIRMED: {
    title: '선물을 받기로 했어요',
    titleEn: 'Your gift was accepted',
    content: (name) => `${name}님이 배송지를 입력했어요. 곧 배송을 준비할게요.`,
    contentEn: (name) => `${name} has entered an address. We’re preparing the gift.`,
  },
  REFUSED: {
    title: '선물은 마음만 받기로 했어요',
    titleEn: 'Your gift was declined',
    content: (name) => `${name}님이 선물을 거절했어요. 결제금액은 모두 돌려드려요.`,
    contentEn: (name) => `${name} declined it. You’ll get a full refund.`,
  },
  EXPIRED: {
    title: '기한이 지나 선물이 취소됐어요',
    titleEn: 'Your gift has expired',
    content: (name) => `${name}님이 기한 안에 배송지를 입력하지 않았어요. 결제금액은 모두 돌려드려요.`,
    contentEn: (name) => `${name} didn’t enter an address in time. You’ll get a full refund.`,
  },
  REMINDED: {
    title: '선물이 아직 기다리고 있어요',
    titleEn: 'Your gift is still waiting',
    content: (name) => `${name}님이 아직 배송지를 입력하지 않았어요. 알림을 다시 보낼 수 있어요.`,
    contentEn: (name) => `${name} hasn’t entered an address yet. You can send the message again.`,
  },
  DELIVERING: {
    title: '선물 배송이 시작됐어요',
    titleEn: 'Your gift is on its way',
    content: (name) => `${name}님에게 선물을 보냈어요.`,
    contentEn: (name) => `It was sent to ${name}.`,
  },
  COMPLETED: {
    title: '선물이 도착했어요',
    titleEn: 'Your gift has arrived',
    content: (name) => `${name}님에게 선물이 도착했어요.`,
    contentEn: (name) => `It was delivered to ${name}.`,
  },
  CLAIM_ASKED: {
    title: '받는 분이 교환·반품을 신청했어요',
    titleEn: 'The recipient requested an exchange or return',
    content: (name) => `${name}님이 신청했어요. 반품이 끝나면 결제한 수단으로 환불해 드려요.`,
    contentEn: (name) => `${name} requested it. After a return, you’ll get the refund.`,
  },
};

/** What is said of a claim does not name the sender, who may have left by then. */
const RECIPIENT_WORDS: Readonly<Record<RecipientChange, GiftSentences>> = {
  WAITING_ADDRESS: {
    title: '선물을 받았어요',
    titleEn: 'You have a gift',
    content: (name) => `${name}님이 선물을 보냈어요. 배송지를 입력해 주세요.`,
    contentEn: (name) => `${name} sent you a gift. Tell us where to send it.`,
  },
  RESENT: {
    title: '선물이 기다리고 있어요',
    titleEn: 'A gift is waiting for you',
    content: (name) => `${name}님이 선물을 다시 알려 왔어요. 배송지를 입력해 주세요.`,
    contentEn: (name) => `${name} reminds you of a gift. Tell us where to send it.`,
  },
  REMINDED: {
    title: '선물을 받을 수 있는 날이 얼마 남지 않았어요',
    titleEn: 'A gift expires soon',
    content: (name) => `${name}님이 보낸 선물이에요. 배송지를 입력해 주세요.`,
    contentEn: (name) => `It’s from ${name}. Tell us where to send it.`,
  },
  CANCELED_BY_SENDER: {
    title: '선물이 취소됐어요',
    titleEn: 'A gift was canceled',
    content: (name) => `${name}님이 보낸 선물이 취소됐어요.`,
    contentEn: (name) => `The gift from ${name} was canceled.`,
  },
  EXPIRED: {
    title: '선물을 받을 수 있는 기간이 지났어요',
    titleEn: 'A gift has expired',
    content: (name) => `${name}님이 보낸 선물이 취소됐어요.`,
    contentEn: (name) => `The gift from ${name} was canceled.`,
  },
  DELIVERING: {
    title: '선물 배송이 시작됐어요',
    titleEn: 'Your gift is on its way',
    content: (name) => `${name}님이 보낸 선물이 출발했어요.`,
    contentEn: (name) => `The gift from ${name} has shipped.`,
  },
  COMPLETED: {
    title: '선물이 도착했어요',
    titleEn: 'Your gift has arrived',
    content: (name) => `${name}님이 보낸 선물이 도착했어요.`,
    contentEn: (name) => `The gift from ${name} was delivered.`,
  },
  CLAIM_APPROVED: {
    title: '교환·반품 신청이 승인됐어요',
    titleEn: 'Your exchange or return was accepted',
    content: () => '선물을 받으신 곳으로 가지러 갈게요.',
    contentEn: () => 'We’ll pick up the gift where it was delivered.',
  },
  CLAIM_REJECTED: {
    title: '교환·반품 신청이 거절됐어요',
    titleEn: 'Your exchange or return was refused',
    content: () => '판매자가 알려 준 사유를 확인해 주세요.',
    contentEn: () => 'See the reason the seller gave.',
  },
  CLAIM_DONE: {
    title: '교환·반품이 끝났어요',
    titleEn: 'Your exchange or return is complete',
    content: () => '받은 선물의 교환·반품이 끝났어요.',
    contentEn: () => 'The exchange or return of your gift is complete.',
  },
};

const PAGE_OF: Readonly<Record<GiftSide, string>> = {
  SEND: '/myPage/gift/sendGift/detail',
  RECEIVE: '/myPage/gift/receiveGift/detail',
};

/** The alarms that something brings: who is told, of whom, and of what. */
export function giftAlarms(
  change: GiftChange,
  {
    giftId,
    senderName,
    receiverName,
  }: { readonly giftId: GiftId; readonly senderName: string; readonly receiverName: string },
): readonly GiftAlarmEvent[] {
  const events: GiftAlarmEvent[] = [];
  if (isOf(SENDER_WORDS, change)) events.push({ type: 'GIFT', side: 'SEND', change, giftId, name: receiverName });
  if (isOf(RECIPIENT_WORDS, change)) {
    events.push({ type: 'GIFT', side: 'RECEIVE', change, giftId, name: maskName(senderName) });
  }
  return events;
}

/** Writes an alarm about a gift, which leads to its detail. */
export function giftAlarmWords(event: GiftAlarmEvent): AlarmWords {
  const words = event.side === 'SEND' ? SENDER_WORDS[event.change] : RECIPIENT_WORDS[event.change];
  return {
    alarmType: 'GIFT',
    title: words.title,
    titleEn: words.titleEn,
    content: words.content(event.name),
    contentEn: words.contentEn(event.name),
    landingUrl: `${PAGE_OF[event.side]}?giftId=${event.giftId}`,
  };
}

function isOf<Change extends GiftChange>(
  words: Readonly<Record<Change, GiftSentences>>,
  change: GiftChange,
): change is Change {
  return Object.hasOwn(words, change);
}
