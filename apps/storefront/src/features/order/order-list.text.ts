import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** Words of the list of orders and of what it is asked for. */
export const orderListText = defineText({
  ko: {
    title: '주문 내역',
    tabs: '주문 내역 종류',
    tabOrderStatus: '주문·배송',
    tabClaim: '취소·반품·교환',
    period: '조회 기간',
    months: (count: number) => `${count}개월`,
    ownPeriod: '직접설정',
    from: '시작일',
    to: '종료일',
    look: '조회',
    step: '진행 상태',
    allSteps: '전체',
    emptyStep: '이 상태의 주문이 없어요',
    total: (orders: number) => `주문 ${orders}건`,
    totalOfStep: (orders: number, goods: number) => `주문 ${orders}건 · 상품 ${goods}개`,
    empty: '주문 내역이 없어요',
    emptyBody: '마음에 드는 상품을 찾아보세요.',
    emptyAction: '쇼핑하러 가기',
    more: '주문 더 보기',
  },
  en: {
    title: 'Orders',
    tabs: 'Order lists',
    tabOrderStatus: 'Orders',
    tabClaim: 'Cancellations, returns & exchanges',
    period: 'Period',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    ownPeriod: 'Custom dates',
    from: 'From',
    to: 'To',
    look: 'Apply',
    step: 'Status',
    allSteps: 'All',
    emptyStep: 'No orders with this status',
    total: (orders) => plural(orders, 'order'),
    totalOfStep: (orders, goods) => `${plural(orders, 'order')} · ${plural(goods, 'item')}`,
    empty: 'No orders yet',
    emptyBody: 'When you place an order, you’ll find it here.',
    emptyAction: 'Go shopping',
    more: 'More orders',
  },
});

function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}
