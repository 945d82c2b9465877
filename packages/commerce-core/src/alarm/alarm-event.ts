import type { ClaimType } from '../claim/claim.ts';
import type { ClaimStatusType } from '../value/claim-status.ts';
import type { OrderActor } from '../order/record/order-status.ts';
import type { ClaimNo, OptionNo, OrderNo, OrderOptionNo, ProductNo } from '../value/identifiers.ts';
import { formatDate } from '../value/date-display.ts';
import { formatNumber, formatWon } from '../value/number.ts';
import type { EpochMs } from '../value/time.ts';
import type { Won } from '../value/won.ts';
import type { AlarmType, AlarmWords } from './alarm.ts';
import { type GiftAlarmEvent, giftAlarmWords } from './gift-alarm.ts';

/** Ordered goods as an alarm names them; the numbers are those of the first option. */
export interface AlarmGoods {
  readonly orderNo: OrderNo;
  readonly orderOptionNo: OrderOptionNo;
  readonly productNo: ProductNo;
  readonly optionNo: OptionNo;
  readonly productName: string;
  readonly productNameEn: string;
  /** How many more options there are. */
  readonly otherCnt: number;
}

/** A step of a claim that its buyer hears of. */
export type ClaimAlarm = 'CLAIM_APPROVED' | 'CLAIM_REJECTED' | 'CLAIM_REFUNDED' | 'EXCHANGE_DONE';

/** The bank refuses the account of a claim's refund. */
export type ClaimAccountAlarm = 'CLAIM_ACCOUNT_REFUSED';

/**
 * What becomes of money that came when its order could not be kept any more: a deposit needs an account to go back to,
 * the bank refuses the one that was named, it has gone back.
 */
export type LatePaymentAlarm = 'LATE_DEPOSIT' | 'REFUND_ACCOUNT_REFUSED' | 'LATE_PAYMENT_REFUNDED';

/** What has happened to a member. Assumed: the specification names no alarms but those of gifts. */
export type AlarmEvent =
  | GiftAlarmEvent
  | {
      readonly type: 'ORDER_PAID' | 'DEPOSIT_RECEIVED' | 'DELIVERY_STARTED' | 'DELIVERY_DONE' | LatePaymentAlarm;
      readonly goods: AlarmGoods;
    }
  | {
      readonly type: ClaimAlarm | ClaimAccountAlarm;
      readonly claimNo: ClaimNo;
      readonly claimType: ClaimType;
      readonly refundMainPayAmt: Won;
      /** In points. */
      readonly refundSubPayAmt: Won;
    }
  | {
      readonly type: 'RESTOCKED';
      readonly productNo: ProductNo;
      /** Product and option; null for goods that may not be named to everybody. */
      readonly name: string | null;
      readonly nameEn: string | null;
    }
  | { readonly type: 'INQUIRY_ANSWERED'; readonly kind: 'PRODUCT' | 'SERVICE' }
  | {
      readonly type: 'NEW_DEVICE';
      /** As `deviceLabel` names it; empty when nothing is known of it. */
      readonly device: string;
    }
  | { readonly type: 'GRADE_COUPONS'; readonly couponCnt: number }
  | {
      readonly type: 'POINTS_EXPIRING';
      readonly amount: Won;
      /** Within the last day they can be used. */
      readonly lastDay: EpochMs;
    };

/** Which alarm a step of a claim brings; null for what its buyer did, and for steps that need no alarm. */
export function claimAlarm(to: ClaimStatusType, by: OrderActor): ClaimAlarm | null {
  if (by === 'BUYER') return null;
  if (to.endsWith('_REJECT_REQUEST')) return 'CLAIM_REJECTED';
  if (to === 'CANCEL_PROC_REQUEST_REFUND' || to.endsWith('_PROC_BEFORE_RECEIVE')) return 'CLAIM_APPROVED';
  if (to === 'CANCEL_DONE' || to === 'RETURN_DONE') return 'CLAIM_REFUNDED';
  return to === 'EXCHANGE_DONE' ? 'EXCHANGE_DONE' : null;
}

/** Writes an alarm about what has happened. */
export function alarmWords(event: AlarmEvent): AlarmWords {
  switch (event.type) {
    case 'GIFT':
      return giftAlarmWords(event);
    case 'ORDER_PAID':
    case 'DEPOSIT_RECEIVED':
    case 'DELIVERY_STARTED':
    case 'DELIVERY_DONE':
    case 'LATE_DEPOSIT':
    case 'REFUND_ACCOUNT_REFUSED':
    case 'LATE_PAYMENT_REFUNDED':
      return orderWords(event.type, event.goods);
    case 'CLAIM_APPROVED':
    case 'CLAIM_REJECTED':
    case 'CLAIM_REFUNDED':
    case 'EXCHANGE_DONE':
    case 'CLAIM_ACCOUNT_REFUSED':
      return claimWords(event);
    case 'RESTOCKED':
      return {
        alarmType: 'RESTOCK',
        title: '기다리신 상품이 다시 들어왔어요',
        titleEn: 'Back in stock',
        content: `${event.name ?? '알림을 신청하신 옵션'}, 지금 주문할 수 있어요.`,
        contentEn: `You can order it now: ${event.nameEn ?? 'the option you asked about'}.`,
        landingUrl: `/product/${event.productNo}`,
      };
    case 'INQUIRY_ANSWERED':
      return {
        alarmType: 'INQUIRY',
        title: '문의에 답변이 달렸어요',
        titleEn: 'Your question has been answered',
        content: '남겨 주신 문의의 답변을 확인해 보세요.',
        contentEn: 'See the answer to your question.',
        landingUrl: event.kind === 'PRODUCT' ? '/myPage/qna' : '/myPage/qna?tab=mallQna',
      };
    case 'NEW_DEVICE':
      return {
        alarmType: 'NOTICE',
        title: '새로운 기기에서 로그인했어요',
        titleEn: 'New device login',
        content: `${event.device || '알 수 없는 기기'}에서 로그인했어요. 본인이 아니라면 그 기기를 로그아웃해 주세요.`,
        contentEn: `You logged in on ${event.device || 'an unknown device'}. If this wasn’t you, log out that device.`,
        landingUrl: '/myPage/myInfo/devices',
      };
    case 'GRADE_COUPONS':
      return {
        alarmType: 'COUPON',
        title: '이번 달 등급 쿠폰이 도착했어요',
        titleEn: 'This month’s tier coupons are here',
        content: `쿠폰 ${event.couponCnt}장을 쿠폰함에 넣어드렸어요.`,
        contentEn: `We’ve added ${event.couponCnt === 1 ? 'a coupon' : `${event.couponCnt} coupons`} for you.`,
        landingUrl: '/myPage/coupon',
      };
    case 'POINTS_EXPIRING':
      return {
        alarmType: 'POINT',
        title: '곧 사라지는 포인트가 있어요',
        titleEn: 'Your points are about to expire',
        content: `${formatNumber(event.amount)}P를 ${formatDate(event.lastDay, 'ko')}까지 쓸 수 있어요.`,
        contentEn: `Use ${formatNumber(event.amount)}P by ${formatDate(event.lastDay, 'en')}.`,
        landingUrl: '/myPage/point/extinguished',
      };
  }
}

type OrderAlarm = Extract<AlarmEvent, { readonly goods: AlarmGoods }>['type'];

interface OrderSentences {
  readonly alarmType: AlarmType;
  readonly title: string;
  readonly titleEn: string;
  readonly content: (goods: string) => string;
  readonly contentEn: (goods: string, isOne: boolean) => string;
}

const PREPARING = {
  alarmType: 'ORDER',
  content: (goods: string) => `${goods} 주문을 준비할게요.`,
  contentEn: (goods: string) => `We’re preparing your order: ${goods}.`,
} as const;

const ORDER_WORDS: Readonly<Record<OrderAlarm, OrderSentences>> = {
  ORDER_PAID: { ...PREPARING, title: '결제가 완료됐어요', titleEn: 'Your payment is complete' },
  DEPOSIT_RECEIVED: { ...PREPARING, title: '입금을 확인했어요', titleEn: 'We received your deposit' },
  DELIVERY_STARTED: {
    alarmType: 'DELIVERY',
    title: '배송이 시작됐어요',
    titleEn: 'Your package is on its way',
    content: (goods) => `${goods} 상품을 보냈어요.`,
    contentEn: (goods, isOne) => `${goods} ${isOne ? 'has' : 'have'} shipped.`,
  },
  DELIVERY_DONE: {
    alarmType: 'DELIVERY',
    title: '배송이 완료됐어요',
    titleEn: 'Your package has arrived',
    content: (goods) => `${goods} 상품이 도착했어요. 잘 받으셨다면 구매를 확정해 주세요.`,
    contentEn: (goods) => `Delivered: ${goods}. If all is well, please confirm the purchase.`,
  },
  LATE_DEPOSIT: {
    alarmType: 'ORDER',
    title: '환불받을 계좌를 알려 주세요',
    titleEn: 'Where should we send your refund?',
    content: (goods) => `${goods} 주문이 끝난 뒤에 입금됐어요. 주문 상세에 계좌를 적어 주시면 돌려드릴게요.`,
    contentEn: (goods) =>
      `Your deposit came after the order had ended: ${goods}. Please enter an account in the order details.`,
  },
  REFUND_ACCOUNT_REFUSED: {
    alarmType: 'ORDER',
    title: '환불 계좌를 다시 적어 주세요',
    titleEn: 'Please enter another bank account',
    content: (goods) =>
      `${goods} 주문의 환불금을 적어 주신 계좌로 보내지 못했어요. 주문 상세에서 계좌를 확인해 주세요.`,
    contentEn: (goods) =>
      `The bank rejected the account for your refund: ${goods}. Please enter another one in the order details.`,
  },
  LATE_PAYMENT_REFUNDED: {
    alarmType: 'ORDER',
    title: '환불이 완료됐어요',
    titleEn: 'Your refund is complete',
    content: (goods) => `${goods} 주문이 끝난 뒤에 들어온 결제금액을 돌려드렸어요.`,
    contentEn: (goods) => `We refunded what was paid after the order had ended: ${goods}.`,
  },
};

function orderWords(type: OrderAlarm, goods: AlarmGoods): AlarmWords {
  const { orderNo, orderOptionNo, productNo, optionNo, productName, productNameEn, otherCnt } = goods;
  const { content, contentEn, ...words } = ORDER_WORDS[type];
  return {
    ...words,
    content: content(otherCnt === 0 ? productName : `${productName} 외 ${otherCnt}건`),
    contentEn: contentEn(otherCnt === 0 ? productNameEn : `${productNameEn} and ${otherCnt} more`, otherCnt === 0),
    landingUrl: `/myPage/order/detail/order/${productNo}/${optionNo}/${orderOptionNo}/${orderNo}`,
  };
}

const CLAIM_NAMES = {
  CANCEL: ['취소', 'cancellation', '곧 환불해 드릴게요.', 'You’ll get your refund soon.'],
  RETURN: [
    '반품',
    'return',
    '보내신 상품을 판매자가 확인하면 환불해 드릴게요.',
    'You’ll get your refund once the seller has checked the items.',
  ],
  EXCHANGE: [
    '교환',
    'exchange',
    '보내신 상품을 판매자가 확인하면 새 상품을 보내드릴게요.',
    'We’ll ship your new items once the seller has checked the returned ones.',
  ],
} as const satisfies Readonly<Record<ClaimType, readonly string[]>>;

type ClaimEventOf = Extract<AlarmEvent, { readonly claimNo: ClaimNo }>;

function claimWords(event: ClaimEventOf): AlarmWords {
  const [name, nameEn, next, nextEn] = CLAIM_NAMES[event.claimType];
  const about = { alarmType: 'ORDER', landingUrl: `/myPage/order/claim/${event.claimNo}` } as const;
  switch (event.type) {
    case 'CLAIM_APPROVED':
      return {
        ...about,
        title: `${name} 신청이 승인됐어요`,
        titleEn: `Your ${nameEn} was accepted`,
        content: next,
        contentEn: nextEn,
      };
    case 'CLAIM_REJECTED':
      return {
        ...about,
        title: `${name} 신청이 거절됐어요`,
        titleEn: `Your ${nameEn} was refused`,
        content: '판매자가 알려 준 사유를 확인해 주세요.',
        contentEn: 'See the reason the seller gave.',
      };
    case 'CLAIM_ACCOUNT_REFUSED':
      return {
        ...about,
        title: '환불 계좌를 다시 적어 주세요',
        titleEn: 'Please enter another bank account',
        content: `${name} 환불금을 적어 주신 계좌로 보내지 못했어요. 계좌를 다시 적어 주시면 바로 보내드릴게요.`,
        contentEn: `The bank rejected the account for the refund of your ${nameEn}. Enter another one and we’ll send it there.`,
      };
    case 'CLAIM_REFUNDED':
      return {
        ...about,
        title: '환불이 완료됐어요',
        titleEn: 'Your refund is complete',
        ...refundWords(event),
      };
    case 'EXCHANGE_DONE':
      return {
        ...about,
        title: '교환이 완료됐어요',
        titleEn: 'Your exchange is complete',
        content: '바뀐 상품을 확인해 주세요.',
        contentEn: 'Please check your new items.',
      };
  }
}

function refundWords({ refundMainPayAmt, refundSubPayAmt }: ClaimEventOf): Pick<AlarmWords, 'content' | 'contentEn'> {
  const points = `${formatNumber(refundSubPayAmt)}P`;
  const parts = [
    ...(refundMainPayAmt > 0 ? [[formatWon(refundMainPayAmt, 'ko'), formatWon(refundMainPayAmt, 'en')]] : []),
    ...(refundSubPayAmt > 0 ? [[points, points]] : []),
  ];
  if (parts.length === 0) return { content: '돌려드릴 금액이 없었어요.', contentEn: 'There was nothing to refund.' };
  return {
    content: `돌려드린 금액: ${parts.map(([ko]) => ko).join(' + ')}`,
    contentEn: `${parts.map(([, en]) => en).join(' + ')} refunded`,
  };
}
