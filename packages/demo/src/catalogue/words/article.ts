import type { Word } from './word.ts';

/** A notice or an answer to a frequent question, by paragraphs. */
export interface ArticleWords {
  readonly board: 'NOTICE' | 'FAQ';
  readonly category: Word;
  readonly title: Word;
  readonly body: readonly Word[];
  readonly daysAgo: number;
  readonly pinned?: boolean;
}

const DELIVERY: Word = '배송|Delivery';
const SERVICE: Word = '서비스|Service';
const BENEFITS: Word = '혜택|Benefits';
const TERMS: Word = '약관|Terms';

const notice = (daysAgo: number, category: Word, title: Word, ...body: readonly Word[]): ArticleWords => ({
  board: 'NOTICE',
  category,
  title,
  body,
  daysAgo,
});

/** Notices of the shop. */
export const NOTICES: readonly ArticleWords[] = [
  {
    ...notice(
      2,
      DELIVERY,
      '연말 배송 일정 안내|Deliveries at the end of the year',
      '연말에는 주문이 몰려 배송이 하루나 이틀 늦어질 수 있습니다. 급한 상품은 여유를 두고 주문해 주시기 바랍니다.|We get a lot of orders at the end of the year, so deliveries may take a day or two longer. If you need something in time, please order early.',
      '도착 예정일은 상품 화면과 주문 상세에서 확인하실 수 있습니다. 공휴일에는 배송과 상담이 쉽니다.|You can see the expected arrival on the product page and in your order. There are no deliveries and no customer service on public holidays.',
    ),
    pinned: true,
  },
  {
    ...notice(
      4,
      SERVICE,
      '딜스토어를 사칭한 문자에 주의해 주십시오|Beware of messages pretending to be from Dealstore',
      '딜스토어는 문자나 전화로 인증번호, 카드 비밀번호, 계좌 비밀번호를 묻지 않습니다. 인증번호는 누구에게도 알려 주지 마시기 바랍니다.|Dealstore never asks for a verification code, a card PIN or a bank password by message or phone. Please don’t share your code with anyone.',
      '의심스러운 문자를 받으셨다면 누르지 마시고 고객센터 1500-0000으로 알려 주시기 바랍니다.|If a message looks suspicious, don’t tap its link. Please tell our customer service at 1500-0000.',
    ),
    pinned: true,
  },
  notice(
    6,
    SERVICE,
    '선물하기 이용 안내|Sending gifts',
    '받는 분의 이름과 휴대폰 번호만 있으면 선물을 보내실 수 있습니다. 받는 분은 로그인하지 않고 링크에서 주소를 입력합니다.|A name and a mobile number are all you need. The recipient opens a link and enters the address, without logging in.',
    '받는 분이 7일 안에 주소를 입력하지 않으면 선물은 취소되고 결제하신 금액을 모두 돌려드립니다.|If no address is entered within seven days, the gift is canceled and you get a full refund.',
  ),
  notice(
    9,
    SERVICE,
    '광고성 알림은 동의하신 분께만 보냅니다|Advertising only with your consent',
    '혜택 알림은 동의하신 회원께만 보내며, 밤 9시부터 아침 8시 사이에는 야간 수신에 따로 동의하신 회원께만 보냅니다. 주문과 배송 알림은 동의와 관계없이 보내드립니다.|We send benefit notifications only to members who agreed to them, and between 9 PM and 8 AM only to those who agreed to that as well. Order and delivery notifications are always sent.',
    '동의는 마이페이지 > 내 정보 > 알림 설정에서 언제든지 바꾸실 수 있습니다.|Change your choice at any time in My page > My information > Notification settings.',
  ),
  notice(
    15,
    TERMS,
    '취소·반품·교환 및 환불 안내를 알기 쉽게 고쳤습니다|The refund policy is easier to read',
    '환불 기한과 배송비에 관한 설명을 알기 쉽게 고쳤습니다. 바뀐 권리나 의무는 없습니다.|We now explain refund times and delivery fees more plainly. Your rights and duties haven’t changed.',
    '전문은 화면 아래의 환불 규정에서 보실 수 있습니다.|You’ll find the full text under “Refund policy” at the bottom of every page.',
  ),
  notice(
    22,
    BENEFITS,
    '등급별 적립률 안내|Points by tier',
    '구매를 확정하시면 상품 적립에 더하여 등급에 따라 웰컴 0.5%, 실버 0.7%, 골드 1%, VIP 2%를 추가로 적립해 드립니다.|Confirming a purchase earns, on top of the product’s own points, 0.5% for Welcome, 0.7% for Silver, 1% for Gold and 2% for VIP.',
    '등급은 최근 6개월의 구매확정 금액으로 매월 1일에 정해집니다.|Tiers are set on the first of each month, based on the purchases confirmed in the last six months.',
  ),
  notice(
    31,
    BENEFITS,
    '멤버십 쿠폰은 매월 1일부터 받으실 수 있습니다|Membership coupons from the first of each month',
    '딜텔레콤 고객께 드리는 멤버십 쿠폰은 한 달에 한 번, 매월 1일 00시부터 받으실 수 있습니다. 받으신 쿠폰은 그달의 마지막 날까지 사용하실 수 있습니다.|DealTel customers can get one membership coupon a month, from midnight on the first. It’s valid until the last day of that month.',
  ),
  notice(
    47,
    SERVICE,
    '서비스 점검 완료 안내|Maintenance completed',
    '새벽 2시부터 4시까지 진행한 서비스 점검을 마쳤습니다. 기다려 주셔서 감사합니다.|The maintenance between 2 and 4 AM has been completed. Thank you for your patience.',
  ),
  notice(
    63,
    DELIVERY,
    '제주와 도서산간 추가 배송비 안내|Extra fees for Jeju and remote islands',
    '제주는 3,000원, 도서산간은 5,000원의 배송비가 더해집니다. 추가 배송비는 결제하시기 전에 주문서에 표시됩니다.|Delivery costs ₩3,000 more to Jeju and ₩5,000 more to other remote islands. You’ll see the fee at checkout before you pay.',
  ),
  notice(
    80,
    TERMS,
    '개인정보처리방침 안내|About the privacy policy',
    '딜스토어가 어떤 정보를 왜 모으고 얼마나 보관하는지 개인정보처리방침에서 확인하실 수 있습니다. 선택 항목에 동의하지 않으셔도 모든 상품을 구매하실 수 있습니다.|The privacy policy says what we collect, why, and how long we keep it. You can buy everything without agreeing to what is optional.',
  ),
];
