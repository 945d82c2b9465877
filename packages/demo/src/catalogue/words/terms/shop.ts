import type { TermsWords } from './terms.ts';

/** What the footer links to besides: the shop itself and the protection of the young. */
export const SHOP_TERMS: readonly TermsWords[] = [
  {
    type: 'MALL_INTRODUCTION',
    name: '딜스토어 소개|About Dealstore',
    required: false,
    articles: [
      [
        '딜스토어는|What it is',
        '딜스토어는 통신 고객과 모두를 위한 특가 쇼핑몰입니다. 매일 새로운 특가와 매달 새로운 멤버십 쿠폰을 준비합니다.|Dealstore is a deal store for telecom customers and everyone else, with new deals every day and new membership coupons every month.',
      ],
      [
        '통신판매중개자 고지|A broker of sales',
        '딜스토어는 통신판매중개자로서 거래 당사자가 아니며, 판매자가 등록한 상품정보 및 거래에 대한 책임은 판매자에게 있습니다.|Dealstore brokers sales and is not a party to them; sellers answer for their information and transactions.',
      ],
      [
        '안전한 구매|Safe buying',
        '모든 결제 대금은 구매확정까지 예치되며, 정품이 아니거나 설명과 다른 상품은 전액 환불해 드립니다.|Money is held until the purchase is confirmed; goods that are not genuine or not as described are refunded in full.',
      ],
      [
        '고객센터|Customer service',
        '1500-0000, 평일 09:00~18:00 (점심 12:00~13:00), 주말·공휴일 휴무|1500-0000, weekdays 9 AM–6 PM (lunch noon–1 PM), closed on weekends and holidays',
      ],
    ],
  },
  {
    type: 'YOUTH_PROTECTION',
    name: '청소년보호정책|Youth protection policy',
    required: false,
    articles: [
      [
        '1. 기본 원칙|1. Principle',
        '딜스토어는 청소년이 유해한 정보와 상품에 접하지 않고 안전하게 서비스를 이용하도록 청소년 보호법과 정보통신망법을 지킵니다.|Dealstore keeps the laws that protect the young from harmful information and goods.',
      ],
      [
        '2. 청소년유해매체물과 상품의 관리|2. Goods for adults',
        '주류 등 청소년에게 판매할 수 없는 상품은 19세 표시를 하고, 본인인증으로 연령을 확인한 회원에게만 이름, 사진, 가격을 보여드립니다.|Goods that may not be sold to minors carry the 19 mark; their names, pictures and prices are shown only to members whose age was verified.',
        '연령 확인은 1년 동안 유효하며, 기간이 지나면 다시 확인합니다.|The verification is valid for one year.',
      ],
      [
        '3. 구매의 제한|3. Purchases',
        '연령이 확인되지 않은 회원은 19세 이상 상품을 장바구니에 담거나 주문하거나 선물할 수 없으며, 받는 분의 연령도 확인합니다.|Without it adult goods cannot be put in the cart, ordered or sent as a gift; the recipient’s age is checked too.',
      ],
      [
        '4. 유해 정보의 신고|4. Reports',
        '유해한 정보를 발견하시면 고객센터로 알려 주시기 바랍니다. 확인 후 바로 조치하겠습니다.|Please report harmful information to customer service; it is acted on at once.',
      ],
      [
        '5. 교육과 관리|5. Training',
        '딜스토어는 담당자와 판매자에게 청소년 보호에 관한 교육을 정기적으로 실시합니다.|Staff and sellers are trained regularly.',
      ],
      [
        '6. 청소년보호책임자|6. Officer',
        '청소년보호책임자: 임보호(서비스운영팀) / 1500-0000 / youth@example.com|Youth protection officer: Lim Boho, service operations / 1500-0000 / youth@example.com',
      ],
      ['시행일|Effective', '이 정책은 2026년 1월 1일부터 시행합니다.|This policy takes effect on 1 January 2026.'],
    ],
  },
];
