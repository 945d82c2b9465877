-- Points and coupons that come back after their end can be used for some days more; each return has its fee.
update terms set
  contents = replace(replace(contents, '쿠폰은 할인받은 상품이 모두 취소·반품되었을 때 돌려드리며, 유효기간은 처음과 같습니다.',
    '쿠폰은 할인받은 상품이 모두 취소·반품되었을 때 돌려드립니다. 포인트와 쿠폰의 유효기간은 처음과 같으며, 그 사이에 지났으면 돌려드린 때부터 7일 동안 더 쓸 수 있습니다.'),
    '직접 보내시면 빼지 않습니다. 판매자 책임이면', '직접 보내시면 빼지 않습니다. 따로 신청한 반품은 따로 수거하므로 반품 배송비도 각각 뺍니다. 판매자 책임이면'),
  contents_en = replace(replace(contents_en, 'The coupon goes back once all goods it lowered have gone back, with the end it had.',
    'The coupon goes back once all goods it lowered have gone back. Points and coupons keep the end they had; what has ended meanwhile can be used for 7 days more.'),
    'unless the buyer sends the goods back. For the', 'unless the buyer sends the goods back. Returns that are asked for separately are collected separately, each with its fee. For the')
where type = 'REFUND_POLICY';
