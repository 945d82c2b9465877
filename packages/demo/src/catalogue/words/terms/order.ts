import type { TermsWords } from './terms.ts';

/** What is agreed to with an order. */
export const ORDER_TERMS: readonly TermsWords[] = [
  {
    type: 'PI_COLLECTION_AND_USE_ON_ORDER',
    name: '주문을 위한 개인정보 수집·이용 동의|Use of personal data for the order',
    required: true,
    articles: [
      [
        '수집 항목|Items',
        '주문자 이름, 연락처, 전자우편주소, 받는 분 이름, 연락처, 주소, 배송 메모, 결제 정보|Orderer’s name, contact and e-mail; recipient’s name, contact, address and note; payment details',
      ],
      [
        '수집·이용 목적|Purpose',
        '상품의 주문, 결제, 배송, 교환·반품·환불 처리와 문의 응대|To take the order, payment and delivery, handle exchanges, returns and refunds, and answer questions',
      ],
      [
        '보유·이용 기간|Period',
        '전자상거래 등에서의 소비자보호에 관한 법률에 따라 5년|Five years, by the consumer protection law on electronic commerce',
      ],
      [
        '동의를 거부할 권리|Right to refuse',
        '동의를 거부할 수 있으나, 거부하시면 주문하실 수 없습니다.|You may refuse, but then no order can be placed.',
      ],
    ],
  },
  {
    type: 'PI_SELLER_PROVISION',
    name: '개인정보 제3자 제공 동의(판매자)|Sharing personal data with the sellers',
    required: true,
    articles: [
      ['제공받는 자|Recipients', '[P_NAME]|[P_NAME]'],
      [
        '제공 항목|Items',
        '주문자와 받는 분의 이름, 연락처, 주소, 배송 메모, 주문 내용|Names, contacts and address of orderer and recipient, note, order contents',
      ],
      [
        '제공 목적|Purpose',
        '상품의 발송과 배송, 교환·반품·환불, 구매 문의 응대|To send the goods, handle exchanges, returns and refunds, and answer questions',
      ],
      [
        '보유·이용 기간|Period',
        '구매확정 후 3개월. 다만 관련 법령에서 정한 기간 동안 보존합니다.|Three months after confirmation, or as long as the law asks.',
      ],
      [
        '동의를 거부할 권리|Right to refuse',
        '동의를 거부할 수 있으나, 거부하시면 [P_NAME]의 상품을 주문하실 수 없습니다.|You may refuse, but then goods of [P_NAME] cannot be ordered.',
      ],
    ],
  },
  {
    type: 'TRANSFER_AGREE',
    name: '개인정보 국외 이전 동의|Transfer of personal data abroad',
    required: false,
    articles: [
      [
        '이전 항목|Items',
        '받는 분의 이름, 연락처, 주소, 개인통관고유부호|Recipient’s name, contact, address and customs number',
      ],
      [
        '이전받는 자와 국가|Recipient and country',
        '해외 배송 상품의 판매자(상품 화면에 표시된 국가)|Sellers of goods sent from abroad, in the country shown on the product page',
      ],
      [
        '이전 목적과 방법|Purpose and means',
        '해외 상품의 배송과 통관을 위하여 암호화된 통신으로 주문할 때마다 전송합니다.|For delivery and customs, sent encrypted with each order.',
      ],
      ['보유·이용 기간|Period', '배송 완료 후 3개월|Three months after delivery'],
      [
        '동의를 거부할 권리|Right to refuse',
        '동의를 거부할 수 있으나, 거부하시면 해외 배송 상품을 주문하실 수 없습니다.|You may refuse, but then goods from abroad cannot be ordered.',
      ],
    ],
  },
];
