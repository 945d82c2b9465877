import type { TermsWords } from './terms.ts';

/** The published rule of refunds, as `refundOf` computes them. Assumed: the specification asks for none. */
export const REFUND_TERMS: readonly TermsWords[] = [
  {
    type: 'REFUND_POLICY',
    name: '취소·반품·교환 및 환불 안내|Cancel, return, exchange and refund',
    required: false,
    articles: [
      [
        '언제까지 신청할 수 있나요|Until when',
        '상품 준비 전에는 바로 취소됩니다. 준비가 시작된 뒤나 판매자 사정으로 취소할 때에는 판매자가 확인한 뒤 취소됩니다.|Before preparation a cancel takes effect at once; afterwards, and for a reason of the seller, the seller looks at it first.',
        '반품과 교환은 상품을 받은 다음 날부터 7일째 되는 날까지, 상품이 표시·광고와 다르거나 하자가 있으면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 신청할 수 있습니다. 기간은 마지막 날 밤 12시에 끝납니다. 구매를 확정한 뒤에도 판매자의 책임이면 반품할 수 있습니다.|Goods may be returned or exchanged within 7 days of receipt, within 3 months of receipt and 30 days of noticing when they are faulty or not as described. A period ends at midnight of its last day in Korea. For the seller’s fault goods go back also after the purchase was confirmed.',
      ],
      [
        '환불 금액|How much comes back',
        '결제 수단으로 낸 금액은 그 결제 수단으로, 포인트는 포인트로, 쿠폰은 쿠폰으로 돌려드립니다. 여러 수단을 함께 쓴 주문의 일부를 취소하면 상품마다 나뉜 금액대로 돌려드립니다.|What was paid goes back to its means, points as points, coupons as coupons. For a part of an order each goods’ own share of every means goes back.',
        '쿠폰 할인은 주문할 때 상품마다 나뉜 금액 그대로 두며, 남은 상품이 쿠폰의 최소 금액에 못 미쳐도 다시 청구하지 않습니다. 쿠폰은 할인받은 상품이 모두 취소·반품되었을 때 돌려드립니다. 포인트와 쿠폰의 유효기간은 처음과 같으며, 그 사이에 지났으면 돌려드린 때부터 7일 동안 더 쓸 수 있습니다.|A coupon’s discount stays as it was split over the goods and is not charged again when the rest falls below its minimum. The coupon goes back once all goods it lowered have gone back. Points and coupons keep the end they had; what has ended meanwhile can be used for 7 days more.',
      ],
      [
        '배송비|Delivery fees',
        '발송 전에 일부를 취소하면 배송비는 남은 상품만 주문한 것으로 다시 계산합니다. 더 내야 하는 배송비는 환불 금액에서 빼고, 덜 내도 되는 배송비는 돌려드립니다. 판매자 책임이면 빼지 않습니다.|When a part is canceled before it has left, the fee is computed as if only the rest had been ordered: what it costs more is kept from the refund, what it costs less goes back. Nothing is kept for the seller’s fault.',
        '고객의 사정으로 반품하면 반품 배송비를 환불 금액에서 빼고, 직접 보내시면 빼지 않습니다. 먼저 신청한 반품의 상품이 돌아오기 전에 같은 배송의 다른 상품을 반품 신청하면 함께 수거하고 반품 배송비는 한 번만 뺍니다. 판매자 책임이면 반품 배송비를 받지 않고, 함께 온 상품이 모두 돌아오면 처음 배송비도 돌려드립니다.|For a return without fault of the seller the return fee is kept from the refund, unless the buyer sends the goods back. A return of other goods of the same parcel that is asked for before the first ones are back is collected together with them, and the fee is kept once. For the seller’s fault none is kept, and the first fee goes back as well once all goods of the parcel are back.',
      ],
      [
        '교환|Exchange',
        '교환은 같은 가격의 다른 옵션이나 같은 옵션의 새 상품으로 할 수 있으며, 남은 수량 모두를 교환합니다. 누구의 사정이든 교환에는 배송비를 받지 않습니다.|An exchange is for another option at the same price or the same once more, for all pieces that are left of the line. No delivery is charged for it, whoever’s side it is on.',
      ],
      [
        '환불 기한|When it comes back',
        '취소가 확정되거나 반품한 상품을 받은 날부터 3영업일 안에 환불합니다.|Money goes back within three working days of the cancel, or of the goods being back.',
        '반품한 상품의 구매확정으로 받은 포인트는 돌려받습니다. 이미 쓴 포인트는 다음에 생기는 포인트에서 뺍니다.|Points that the confirmation of returned goods has brought are taken back. Those that are spent are set off against the points that come next.',
      ],
    ],
  },
];
