import type { TermsWords } from './terms.ts';

/** 이용약관 and the marketplace's own agreement on electronic commerce. */
export const USE_TERMS: readonly TermsWords[] = [
  {
    type: 'USE',
    name: '딜스토어 이용약관|Terms of use',
    required: true,
    articles: [
      [
        '제1조 (목적)|1. Purpose',
        '이 약관은 딜스토어(이하 "회사")가 운영하는 온라인 쇼핑몰에서 제공하는 통신판매중개 서비스와 그에 따르는 서비스(이하 "서비스")를 이용할 때 회사와 회원의 권리, 의무 및 책임을 정하는 것을 목적으로 합니다.|These terms set out the rights, duties and responsibilities of Dealstore (the "company") and its members when they use the online marketplace and the services around it (the "service").',
      ],
      [
        '제2조 (정의)|2. Definitions',
        '"회원"이란 본인인증을 거쳐 이 약관에 동의하고 회사와 이용계약을 맺은 사람을 말합니다.|A "member" is a person who has verified their identity, agreed to these terms and concluded a contract of use.',
        '"판매자"란 회사가 제공하는 서비스를 이용하여 상품을 판매하는 사업자를 말합니다.|A "seller" is a business that sells goods through the service.',
        '"포인트"란 회원이 상품을 구매할 때 결제수단으로 쓸 수 있도록 회사가 지급하는 것을 말하며, 1포인트는 1원으로 봅니다.|"Points" are granted by the company and may be used to pay for goods; one point counts as one won.',
      ],
      [
        '제3조 (약관의 게시와 개정)|3. Publication and changes',
        '회사는 이 약관을 회원이 쉽게 알 수 있도록 서비스 화면 하단에 게시합니다.|These terms are shown at the foot of every page.',
        '회사는 관련 법령을 어기지 않는 범위에서 약관을 개정할 수 있으며, 개정할 때에는 적용일 7일 전부터 공지합니다. 회원에게 불리한 개정은 30일 전부터 공지하고 개별로 알립니다.|The company may change these terms within the law and announces a change seven days ahead; a change to the members’ disadvantage is announced thirty days ahead and told to each member.',
      ],
      [
        '제4조 (통신판매중개자의 지위)|4. A broker, not a party to the sale',
        '회사는 통신판매중개자로서 거래 당사자가 아니며, 판매자가 등록한 상품정보와 거래에 대한 책임은 판매자에게 있습니다.|The company brokers sales and is not a party to them; sellers answer for the information they give and for the transaction.',
        '회사는 판매자의 상호, 대표자 성명, 주소, 전화번호, 전자우편주소, 사업자등록번호 및 통신판매업 신고번호를 상품 화면에 표시합니다.|The company shows each seller’s name, representative, address, phone, e-mail, business number and mail-order number on the product page.',
      ],
      [
        '제5조 (이용계약의 성립)|5. Contract of use',
        '이용계약은 회원이 되려는 사람이 본인인증을 마치고 약관에 동의한 뒤 회사가 이를 승낙하면 성립합니다.|The contract is concluded when a person has verified their identity, agreed to these terms and been accepted by the company.',
        '회사는 타인의 명의를 사용하거나 거짓 정보를 기재한 신청을 승낙하지 않을 수 있습니다.|The company may refuse an application made in another’s name or with false information.',
      ],
      [
        '제6조 (회원 정보의 관리)|6. Keeping information current',
        '회원은 등록한 정보가 바뀌면 바로 수정하여야 하며, 수정하지 않아 생긴 불이익의 책임은 회원에게 있습니다.|Members keep their information up to date and bear the consequences of not doing so.',
      ],
      [
        '제7조 (서비스의 제공과 중단)|7. Service and interruptions',
        '회사는 연중무휴 하루 24시간 서비스를 제공하는 것을 원칙으로 하되, 점검이나 통신 장애 등 부득이한 사유가 있으면 서비스를 일시 중단할 수 있습니다.|The service is offered around the clock; it may be interrupted for maintenance or network failures.',
      ],
      [
        '제8조 (구매 신청)|8. Orders',
        '회원은 상품을 고르고 배송지와 결제수단을 입력한 뒤 내용을 확인하고 결제하는 방법으로 구매를 신청합니다.|A member orders by choosing goods, entering the address and the means of payment, checking the contents and paying.',
        '미성년자가 법정대리인의 동의 없이 구매한 경우 본인이나 법정대리인은 그 계약을 취소할 수 있습니다.|A purchase by a minor without the consent of a legal representative may be canceled by either of them.',
      ],
      [
        '제9조 (결제)|9. Payment',
        '회원은 신용카드, 계좌이체, 휴대폰결제, 간편결제 및 포인트로 결제할 수 있습니다.|Members may pay by card, bank transfer, mobile billing, simple payment and points.',
        '주문서를 작성한 뒤 가격이 바뀌면 회사는 바뀐 금액을 알리고 회원이 다시 확인하기 전에는 결제하지 않습니다.|If a price changes after the order sheet was opened, the new amount is shown and nothing is charged before the member confirms it.',
      ],
      [
        '제10조 (배송)|10. Delivery',
        '판매자는 회원이 대금을 지급한 날부터 3영업일 이내에 상품을 발송하는 데 필요한 조치를 합니다.|Sellers take the steps needed to send goods within three business days of payment.',
        '배송이 늦어지는 경우 판매자는 그 사유와 예정일을 알립니다.|If a delivery is late the seller tells the reason and the expected day.',
      ],
      [
        '제11조 (청약철회)|11. Withdrawal',
        '회원은 상품을 받은 날부터 7일 이내에 청약을 철회할 수 있습니다. 상품의 내용이 표시·광고와 다르거나 계약 내용과 다르게 이행된 경우에는 받은 날부터 3개월, 그 사실을 안 날부터 30일 이내에 철회할 수 있습니다.|A member may withdraw within seven days of receiving the goods; where the goods differ from what was shown or agreed, within three months of receipt or thirty days of noticing.',
        '회원의 책임으로 상품이 멸실되거나 훼손된 경우, 사용으로 가치가 뚜렷이 줄어든 경우, 복제할 수 있는 상품의 포장을 훼손한 경우에는 철회할 수 없습니다.|Withdrawal is excluded where goods were lost or damaged by the member, have clearly lost value through use, or where the seal of copyable goods was broken.',
      ],
      [
        '제12조 (환급)|12. Refunds',
        '회사는 반환된 상품을 받은 날부터 3영업일 이내에 결제된 수단으로 대금을 환급하며, 늦어진 기간에 대하여 법정 지연이자를 지급합니다.|Money is returned to the means it came from within three business days of the goods’ return, with statutory interest for any delay.',
      ],
      [
        '제13조 (쿠폰과 포인트)|13. Coupons and points',
        '쿠폰은 표시된 기간과 조건에 따라 사용할 수 있으며, 주문이 취소되면 남은 기간 안에서 다시 사용할 수 있습니다.|Coupons are used within their period and conditions; after a canceled order they may be used again while valid.',
        '포인트의 유효기간은 적립일부터 1년이며, 소멸 예정인 포인트는 미리 알립니다.|Points are valid for one year from when they are granted; those about to expire are announced.',
      ],
      [
        '제14조 (리뷰의 관리)|14. Reviews',
        '회원이 쓴 리뷰의 저작권은 회원에게 있으며, 회사는 서비스 안에서 이를 게시할 수 있습니다. 욕설, 광고, 개인정보가 담긴 리뷰는 게시가 중단될 수 있습니다.|Members own the reviews they write and allow them to be shown in the service. Reviews with abuse, advertising or personal data may be withheld.',
      ],
      [
        '제15조 (회원의 의무)|15. Members’ duties',
        '회원은 타인의 정보를 도용하거나, 재판매를 위하여 부정하게 구매하거나, 서비스의 운영을 방해하여서는 안 됩니다.|Members do not use others’ information, buy unfairly for resale or disturb the service.',
      ],
      [
        '제16조 (탈퇴와 자격 제한)|16. Leaving',
        '회원은 언제든지 마이페이지에서 탈퇴할 수 있으며, 진행 중인 거래가 있으면 그 거래가 끝난 뒤 처리됩니다.|Members may leave at any time; running orders are finished first.',
      ],
      [
        '제17조 (분쟁의 해결)|17. Disputes',
        '회사는 회원의 불만을 접수하여 3영업일 이내에 진행 상황을, 10영업일 이내에 결과를 알립니다. 분쟁은 전자거래분쟁조정위원회나 소비자분쟁조정위원회의 조정을 거칠 수 있습니다.|Complaints are answered with their progress within three and with a result within ten business days; mediation bodies may be asked.',
      ],
      ['부칙|Supplement', '이 약관은 2026년 1월 1일부터 시행합니다.|These terms take effect on 1 January 2026.'],
    ],
  },
  {
    type: 'E_COMMERCE',
    name: '전자금융거래 이용약관|Terms of electronic payment',
    required: true,
    articles: [
      [
        '제1조 (목적)|1. Purpose',
        '이 약관은 회사가 제공하는 결제대행 서비스와 결제대금예치 서비스를 이용할 때 회사와 이용자의 권리와 의무를 정합니다.|These terms govern the payment agency and escrow services of the company.',
      ],
      [
        '제2조 (거래 내용의 확인)|2. Records',
        '이용자는 마이페이지의 주문 내역에서 결제 내용을 확인할 수 있으며, 회사는 건당 1만원을 넘는 거래의 기록을 5년간, 1만원 이하의 기록을 1년간 보존합니다.|Payments are shown in the order history; records above ₩10,000 are kept for five years, others for one.',
      ],
      [
        '제3조 (오류의 정정)|3. Errors',
        '이용자가 오류의 정정을 요구하면 회사는 바로 조사하여 2주 이내에 결과를 알립니다.|A reported error is looked into at once and answered within two weeks.',
      ],
      [
        '제4조 (결제대금의 예치)|4. Escrow',
        '회사는 이용자가 지급한 대금을 예치하고, 구매확정 또는 배송완료일부터 7일이 지난 뒤 판매자에게 지급합니다.|Money is held until the purchase is confirmed or seven days have passed since delivery.',
      ],
      [
        '제5조 (책임)|5. Liability',
        '접근매체의 위조나 변조로 생긴 사고의 손해는 회사가 배상합니다. 다만 이용자의 고의나 중대한 과실이 있으면 그 전부 또는 일부를 이용자가 부담할 수 있습니다.|The company compensates losses from forged means of access unless the user acted with intent or gross negligence.',
      ],
      [
        '제6조 (분쟁 처리)|6. Contact',
        '전자금융거래에 관한 문의는 고객센터 1500-0000 또는 help@example.com에서 처리합니다.|Questions are answered at 1500-0000 or help@example.com.',
      ],
    ],
  },
];
