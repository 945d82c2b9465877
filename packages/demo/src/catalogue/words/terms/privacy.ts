import type { TermsWords } from './terms.ts';

/** 개인정보 처리방침 and the consents to collect. */
export const PRIVACY_TERMS: readonly TermsWords[] = [
  {
    type: 'PI_PROCESS',
    name: '개인정보 처리방침|Privacy policy',
    required: true,
    articles: [
      [
        '1. 처리하는 개인정보의 항목|1. What we process',
        '필수 항목: 이름, 생년월일, 성별, 휴대전화번호, 통신사, 본인인증 결과값(연계정보).|Required: name, birth date, gender, mobile number, carrier and the verification result.',
        '주문 항목: 받는 분의 이름, 연락처, 주소, 결제 기록.|For orders: the recipient’s name, contact, address and payment records.',
        '자동 수집 항목: 접속 기록, 기기 정보, 서비스 이용 기록.|Collected automatically: access logs, device information, usage records.',
      ],
      [
        '2. 처리 목적|2. Why',
        '회원 식별과 본인 확인, 상품의 주문·결제·배송, 문의 응대, 부정 이용 방지, 혜택 안내를 위하여 처리합니다.|To identify members, take orders, payments and deliveries, answer questions, prevent abuse and offer benefits.',
      ],
      [
        '3. 보유 기간|3. How long',
        '회원 정보는 탈퇴할 때까지 보유하고 탈퇴하면 바로 파기합니다.|Member information is kept until the member leaves and then destroyed right away.',
        '한 번만 드리는 혜택(쿠폰, 이달의 멤버십 쿠폰, 이벤트와 출석 참여, 첫 구매 혜택, 포토 리뷰 포인트)을 다시 가입하여 거듭 받거나 갚아야 할 포인트와 1인당 구매 한도를 없애는 일을 막기 위하여, 탈퇴한 분의 연계정보를 혜택마다 비밀 키로 일방향 변환한 값과 받은 횟수(갚아야 할 포인트는 그 금액, 한도가 있는 상품은 구매한 수량)를 그 혜택의 기간이 끝날 때까지(기간이 없는 혜택은 탈퇴한 날부터 1년) 보관하고, 끝나면 바로 파기합니다. 이 값만으로는 누구인지 알 수 없습니다.|To keep members from claiming one-time benefits again (coupons, the month’s membership coupon, events and attendance, the first-purchase benefit, points for photo reviews) or wiping out points they owe and purchase limits per person by rejoining, we keep, for each benefit, a one-way hash of a departed member’s verification result made with a secret key, and how often the benefit was received (for points owed, the amount; for limited goods, the number bought), until the term of the benefit ends (one year after leaving where it has none), and then destroy it right away. The hash alone cannot identify anyone.',
        '계약과 청약철회에 관한 기록 5년, 대금결제와 재화 공급에 관한 기록 5년, 소비자 불만과 분쟁처리에 관한 기록 3년, 접속 기록 3개월을 관련 법령에 따라 보존합니다.|By law: contracts and withdrawals 5 years, payments and supply 5 years, complaints 3 years, access logs 3 months.',
      ],
      [
        '4. 제3자 제공|4. Passing on',
        '상품의 배송과 문의 응대를 위하여 구매한 상품의 판매자에게 이름, 연락처, 주소, 주문 내용을 제공합니다. 제공받는 판매자는 주문 화면에서 알리고 동의를 받습니다.|Name, contact, address and order contents are passed to the sellers of the ordered goods, who are named and consented to at checkout.',
      ],
      [
        '5. 처리의 위탁|5. Processors',
        '결제대행, 본인확인, 문자와 알림 발송, 배송 조회, 서버 운영을 전문 업체에 위탁하며, 위탁계약에서 목적 외 처리를 금지합니다.|Payment, identity verification, messages, tracking and hosting are entrusted to processors bound by contract.',
      ],
      [
        '6. 파기 절차와 방법|6. Destruction',
        '보유 기간이 지나거나 목적을 이룬 개인정보는 복구할 수 없는 방법으로 바로 파기합니다.|Data whose period or purpose is over is destroyed irrecoverably right away.',
      ],
      [
        '7. 정보주체의 권리|7. Your rights',
        '회원은 언제든지 자신의 개인정보를 열람, 정정, 삭제하거나 처리의 정지와 동의의 철회를 요구할 수 있습니다.|Members may view, correct or delete their data, have processing stopped and withdraw consent at any time.',
        '만 14세 미만 아동의 개인정보는 법정대리인의 동의 없이 처리하지 않습니다.|Data of children under 14 is not processed without a legal representative’s consent.',
      ],
      [
        '8. 안전성 확보 조치|8. Security',
        '접근 권한의 최소화, 접속 기록의 보관, 전송 구간의 암호화, 인증값의 일방향 암호화 등 필요한 조치를 합니다.|Least privilege, access logs, encryption in transit and one-way hashing of credentials.',
      ],
      [
        '9. 쿠키의 운영|9. Cookies',
        '로그인 상태와 언어 설정을 유지하고, 처음 보는 기기의 로그인을 회원에게 알리고, 이용 통계를 내기 위하여 쿠키를 사용합니다. 회원은 브라우저 설정에서 쿠키 저장을 거부할 수 있습니다.|Cookies keep the login, the language, what makes a new device known as new, and usage statistics; browsers can refuse them.',
      ],
      [
        '10. 개인정보 보호책임자|10. Officer',
        '개인정보 보호책임자: 홍책임(개인정보보호팀) / 1500-0000 / privacy@example.com|Privacy officer: Hong Chaegim, privacy team / 1500-0000 / privacy@example.com',
      ],
      [
        '11. 방침의 변경|11. Changes',
        '이 방침은 2026년 1월 1일부터 적용하며, 바뀌는 경우 7일 전부터 공지합니다.|This policy applies from 1 January 2026; changes are announced seven days ahead.',
      ],
    ],
  },
  {
    type: 'PI_COLLECTION_AND_USE_REQUIRED',
    name: '개인정보 수집·이용|Collection and use of personal data',
    required: true,
    articles: [
      [
        '수집 항목|Items',
        '이름, 생년월일, 성별, 휴대전화번호, 통신사, 본인인증 결과값|Name, birth date, gender, mobile number, carrier, verification result',
      ],
      [
        '수집·이용 목적|Purpose',
        '회원 식별과 본인 확인, 통신 고객 여부 확인, 연령 확인, 서비스 제공과 부정 이용 방지|To identify and verify members, tell telecom customers and ages, offer the service and prevent abuse',
      ],
      [
        '보유·이용 기간|Period',
        '회원 탈퇴 시까지. 다만 관련 법령에서 정한 기간 동안 보존합니다.|Until the member leaves, or as long as the law asks.',
      ],
      [
        '동의를 거부할 권리|Right to refuse',
        '동의를 거부할 수 있으나, 거부하시면 서비스를 이용하실 수 없습니다.|You may refuse, but then the service cannot be used.',
      ],
    ],
  },
  {
    type: 'PI_COLLECTION_AND_USE_OPTIONAL',
    name: '혜택 알림을 위한 개인정보 수집·이용|Use of personal data for offers',
    required: false,
    articles: [
      ['수집 항목|Items', '휴대전화번호, 전자우편주소, 서비스 이용 기록|Mobile number, e-mail, usage records'],
      [
        '수집·이용 목적|Purpose',
        '할인, 쿠폰, 이벤트 등 광고성 정보의 전송과 맞춤 상품 추천|Advertising of discounts, coupons and events, and personal recommendations',
      ],
      ['보유·이용 기간|Period', '동의를 철회하거나 탈퇴할 때까지|Until consent is withdrawn or the member leaves'],
      [
        '동의를 거부할 권리|Right to refuse',
        '동의하지 않아도 서비스를 이용하실 수 있으며, 동의한 뒤에도 언제든지 알림 설정에서 철회하실 수 있습니다.|The service can be used without it, and consent may be withdrawn in the settings at any time.',
      ],
    ],
  },
];
