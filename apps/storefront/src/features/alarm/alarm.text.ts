import { ALARM_KEPT_MS, type AlarmType, DAY_MS, type Elapsed } from '@dealstore/commerce-core/domain';
import { defineText } from '@dealstore/ui/locale/define-text.ts';

const KEPT_DAYS = ALARM_KEPT_MS / DAY_MS;

const KO_TYPES: Readonly<Record<AlarmType, string>> = {
  ORDER: '주문',
  DELIVERY: '배송',
  GIFT: '선물',
  COUPON: '쿠폰',
  POINT: '포인트',
  REVIEW: '리뷰',
  INQUIRY: '문의',
  RESTOCK: '재입고',
  NOTICE: '공지',
  ADVERTISEMENT: '광고',
};

const EN_TYPES: Readonly<Record<AlarmType, string>> = {
  ORDER: 'Order',
  DELIVERY: 'Delivery',
  GIFT: 'Gift',
  COUPON: 'Coupon',
  POINT: 'Points',
  REVIEW: 'Review',
  INQUIRY: 'Question',
  RESTOCK: 'Back in stock',
  NOTICE: 'Notice',
  ADVERTISEMENT: 'Ad',
};

/** Words of the list of alarms. */
export const alarmText = defineText({
  ko: {
    kinds: '알림 종류',
    all: '전체',
    order: '주문·배송',
    benefit: '혜택',
    gift: '선물',
    settings: '알림 설정',
    unreadCount: (count: number) => (count > 0 ? `안 읽은 알림 ${count}개` : '모두 읽었어요'),
    readAll: '모두 읽음',
    unread: '안 읽음',
    refuse: '수신거부',
    refuseAll: (title: string) => `수신거부: ${title}`,
    ...KO_TYPES,
    ago: (elapsed: Elapsed) => {
      if (elapsed.unit === 'date') return elapsed.text;
      if (elapsed.unit === 'just-now') return '방금 전';
      return elapsed.unit === 'minutes' ? `${elapsed.count}분 전` : `${elapsed.count}시간 전`;
    },
    keep: `알림은 ${KEPT_DAYS}일 동안 보관돼요`,
    more: '더 보기',
    empty: '알림이 없어요',
    emptyBody: '주문과 혜택 소식이 생기면 여기에서 알려드릴게요',
    emptyAction: '쇼핑하러 가기',
  },
  en: {
    kinds: 'Kinds of notifications',
    all: 'All',
    order: 'Orders',
    benefit: 'Benefits',
    gift: 'Gifts',
    settings: 'Settings',
    unreadCount: (count) => (count > 0 ? `${count} unread` : 'You’re all caught up'),
    readAll: 'Mark all as read',
    unread: 'Unread',
    refuse: 'Unsubscribe',
    refuseAll: (title) => `Unsubscribe: ${title}`,
    ...EN_TYPES,
    ago: (elapsed) => {
      if (elapsed.unit === 'date') return elapsed.text;
      if (elapsed.unit === 'just-now') return 'just now';
      const unit = elapsed.unit === 'minutes' ? 'minute' : 'hour';
      return `${elapsed.count} ${unit}${elapsed.count === 1 ? '' : 's'} ago`;
    },
    keep: `Notifications are kept for ${KEPT_DAYS} days`,
    more: 'Show more',
    empty: 'No notifications',
    emptyBody: 'Updates on your orders and benefits will appear here',
    emptyAction: 'Go shopping',
  },
});
