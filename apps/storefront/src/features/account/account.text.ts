import { DAY_MS, ORDER_LIST_MONTHS, POINTS_EXPIRE_SOON_MS } from '@dealstore/commerce-core/domain';
import { defineText } from '@dealstore/ui/locale/define-text.ts';

const SOON_DAYS = POINTS_EXPIRE_SOON_MS / DAY_MS;

/** Words of my page. */
export const accountText = defineText({
  ko: {
    hello: (name: string) => `${name}님, 반가워요`,
    grade: (label: string) => `${label} 등급`,
    points: '포인트',
    pointsUnit: (amount: string) => `${amount}P`,
    coupons: '쿠폰',
    couponsUnit: (count: number) => `${count}장`,
    expiring: (amount: string) => `${SOON_DAYS}일 안에 ${amount}P가 사라져요`,
    onItsWay: (count: number) => `상품 ${count}개가 오고 있어요`,
    orders: '주문 내역',
    orderedGoods: `최근 ${ORDER_LIST_MONTHS}개월 동안 주문한 상품 수예요`,
    allOrders: '전체 보기',
    payDone: '결제완료',
    prepare: '상품준비중',
    delivering: '배송중',
    delivered: '배송완료',
    confirmed: '구매확정',
    claims: '취소·반품·교환',
    claimed: (count: number) => `${count}건`,
    logOut: '로그아웃',
    logOutAsk: '로그아웃할까요?',
    logOutLoses: (count: number) => `아직 저장되지 않은 변경 ${count}건은 사라져요`,
    loggedOut: '로그아웃했어요',
    cancel: '취소',
  },
  en: {
    hello: (name) => `Hello, ${name}`,
    grade: (label) => `${label} tier`,
    points: 'Points',
    pointsUnit: (amount) => `${amount}P`,
    coupons: 'Coupons',
    couponsUnit: (count) => `${count}`,
    expiring: (amount) => `${amount}P will expire within ${SOON_DAYS} days`,
    onItsWay: (count) => `${count} ${count === 1 ? 'item is' : 'items are'} on the way`,
    orders: 'Orders and delivery',
    orderedGoods: `Number of items ordered in the last ${ORDER_LIST_MONTHS} months`,
    allOrders: 'See all',
    payDone: 'Paid',
    prepare: 'Preparing',
    delivering: 'On its way',
    delivered: 'Delivered',
    confirmed: 'Confirmed',
    claims: 'Cancellations, returns & exchanges',
    claimed: (count) => `${count}`,
    logOut: 'Log out',
    logOutAsk: 'Do you want to log out?',
    logOutLoses: (count) =>
      `${count === 1 ? '1 change that isn’t' : `${count} changes that aren’t`} saved yet will be lost`,
    loggedOut: 'You are logged out',
    cancel: 'Cancel',
  },
});
