import { defineText } from '@dealstore/ui/locale/define-text.ts';

/** The published rule of cancel, return, exchange and refund. */
export const refundRulesText = defineText({
  ko: {
    rules: '취소·반품·교환과 환불 기준',
    refundPolicy: '환불 규정 전체 보기',
    rule: [
      '상품 준비 전에는 바로 취소돼요. 준비가 시작됐거나 판매자 사정으로 취소하면 판매자가 확인한 뒤 취소돼요.',
      '상품을 받은 날부터 7일 안에 반품·교환할 수 있어요. 상품이 광고·계약과 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 신청할 수 있어요. 기간은 마지막 날 밤 12시에 끝나요.',
      '구매자 사정으로 반품하면 반품 배송비를 빼고, 판매자 책임이면 빼지 않아요. 같은 배송의 다른 상품을 먼저 반품 신청하셨고 아직 돌아오지 않았으면 함께 수거해 한 번만 빼요. 교환에는 배송비를 받지 않아요.',
      '돈은 결제하신 수단으로, 포인트는 포인트로 돌려드려요. 쿠폰은 그 쿠폰으로 할인받은 상품이 모두 취소·반품되면 다시 쓸 수 있어요.',
      '나누어 취소·반품해도 쿠폰 할인은 처음 나눈 그대로예요. 남은 금액이 쿠폰의 최소 금액보다 적어져도 할인을 다시 거두지 않아요.',
      '배송비는 남은 상품만 주문하신 것으로 다시 계산해요. 무료 배송 기준보다 적어지면 배송비를 빼고 환불해요.',
      '환불은 취소·반품이 확정된 날부터 3영업일 안에 해 드려요.',
    ],
  },
  en: {
    rules: 'How cancellations, returns, exchanges and refunds work',
    refundPolicy: 'Read the whole refund policy',
    rule: [
      'An order is canceled right away if it isn’t being prepared yet. After that, or if the reason is on the seller’s side, the seller reviews it first.',
      'You can return or exchange an item within 7 days of receiving it. If it isn’t as advertised or agreed, you have 3 months from receiving it and 30 days from noticing. Each period ends at midnight on its last day, Korean time.',
      'If you return an item for a reason on your side, the return fee is deducted. If the reason is on the seller’s side, it isn’t. If other items from the same package are already on their way back, they’re collected together and the fee is deducted once. Exchanges ship free.',
      'Money goes back the way you paid, and points as points. You can use a coupon again once everything it discounted has been canceled or returned.',
      'If you cancel or return part of an order, coupon discounts stay as they were split. They aren’t taken back when the rest falls below the coupon’s minimum.',
      'Delivery is recalculated as if only the rest had been ordered. If that is below the minimum for free delivery, the fee is deducted.',
      'Refunds are made within 3 business days after the cancellation or return is settled.',
    ],
  },
});
