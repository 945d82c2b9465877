-- Returns that are collected together keep the return fee once; a late claim for the seller's fault says when it was noticed.
update terms set
  contents = replace(contents, '따로 신청한 반품은 따로 수거하므로 반품 배송비도 각각 뺍니다.',
    '먼저 신청한 반품의 상품이 돌아오기 전에 같은 배송의 다른 상품을 반품 신청하면 함께 수거하고 반품 배송비는 한 번만 뺍니다.'),
  contents_en = replace(contents_en, 'Returns that are asked for separately are collected separately, each with its fee.',
    'A return of other goods of the same parcel that is asked for before the first ones are back is collected together with them, and the fee is kept once.')
where type = 'REFUND_POLICY';

alter table claim add column fault_noticed_on date;
