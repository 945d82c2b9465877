import type { Word } from './word.ts';

/** A notice or an answer to a frequent question. */
export interface ArticleWords {
  readonly board: 'NOTICE' | 'FAQ';
  readonly category: Word;
  readonly title: Word;
  readonly body: Word;
  readonly daysAgo: number;
  readonly pinned?: boolean;
}

const notice = (daysAgo: number, category: Word, title: Word, body: Word, pinned = false): ArticleWords => ({
  board: 'NOTICE',
  category,
  title,
  body,
  daysAgo,
  pinned,
});
const faq = (category: Word, title: Word, body: Word): ArticleWords => ({
  board: 'FAQ',
  category,
  title,
  body,
  daysAgo: 200,
});

/** Notices, newest first, and frequent questions. */
export const ARTICLES: readonly ArticleWords[] = [
  notice(
    2,
    '배송|Delivery',
    '연말 배송 일정 안내|Year-end deliveries',
    '연말에는 주문이 몰려 배송이 하루나 이틀 늦어질 수 있습니다. 급한 상품은 여유를 두고 주문해 주시기 바랍니다.|Deliveries may take a day or two longer at the end of the year.',
    true,
  ),
  notice(
    6,
    '서비스|Service',
    '앱에서 선물하기를 더 쉽게 이용하실 수 있습니다|Sending gifts is easier now',
    '받는 분의 이름과 연락처만 입력하면 선물을 보내실 수 있습니다.|A name and a phone number are all you need.',
  ),
  notice(
    15,
    '약관|Terms',
    '이용약관 개정 안내|Terms of use updated',
    '환급 기간에 관한 조항을 알기 쉽게 고쳤습니다.|The article on refunds is easier to read.',
  ),
  notice(
    31,
    '혜택|Benefits',
    '멤버십 쿠폰 지급일이 바뀝니다|Membership coupons come on the first',
    '매월 1일 00시부터 이번 달 멤버십 쿠폰을 받으실 수 있습니다.|From 00:00 on the first of each month.',
  ),
  notice(
    47,
    '서비스|Service',
    '서비스 점검 안내 (02:00~04:00)|Maintenance 02:00–04:00',
    '더 나은 서비스를 위하여 새벽 시간에 점검을 진행합니다.|We keep the service running well.',
  ),
  faq(
    '주문/결제|Orders',
    '주문을 취소하고 싶어요|How do I cancel an order?',
    '결제완료 상태에서는 주문 상세에서 바로 취소하실 수 있습니다. 상품 준비가 시작된 뒤에는 판매자의 확인이 필요합니다.|Before the seller prepares it, at once from the order; later the seller confirms.',
  ),
  faq(
    '주문/결제|Orders',
    '결제수단을 바꿀 수 있나요?|Can I change the means of payment?',
    '결제가 끝난 뒤에는 바꿀 수 없습니다. 취소한 뒤 다시 주문해 주시기 바랍니다.|Not after payment; please cancel and order again.',
  ),
  faq(
    '배송|Delivery',
    '배송은 얼마나 걸리나요?|How long does delivery take?',
    '평일 14시 이전에 결제하시면 대부분 당일 발송되며, 발송 후 하루나 이틀 안에 도착합니다.|Most orders before 14:00 leave the same day and arrive in one or two.',
  ),
  faq(
    '배송|Delivery',
    '제주와 도서산간 배송비가 있나요?|Is there a fee for islands?',
    '제주는 3,000원, 도서산간은 5,000원이 더해집니다. 상품에 따라 다를 수 있습니다.|₩3,000 for Jeju and ₩5,000 for other islands.',
  ),
  faq(
    '교환/반품|Returns',
    '교환과 반품은 언제까지 되나요?|Until when may I return?',
    '상품을 받으신 날부터 7일 이내에 신청하실 수 있습니다.|Within seven days of receiving the goods.',
  ),
  faq(
    '교환/반품|Returns',
    '환불은 언제 되나요?|When is the refund?',
    '반품한 상품이 확인된 날부터 3영업일 이내에 결제하신 수단으로 환불됩니다.|Within three business days of the return, to the means you paid by.',
  ),
  faq(
    '쿠폰/포인트|Coupons & points',
    '쿠폰은 어디에서 쓰나요?|Where do I use a coupon?',
    '주문서에서 가장 많이 할인되는 쿠폰을 자동으로 적용해 드립니다.|The best coupons are applied on the order sheet by themselves.',
  ),
  faq(
    '쿠폰/포인트|Coupons & points',
    '포인트 유효기간이 있나요?|Do points expire?',
    '적립일부터 1년이며, 소멸하기 전에 알려 드립니다.|After one year; we tell you before.',
  ),
  faq(
    '회원|Members',
    '회원가입은 어떻게 하나요?|How do I sign up?',
    '따로 가입하실 필요 없이 휴대폰 본인인증으로 로그인하시면 됩니다.|There is no sign-up: verify your phone and you are in.',
  ),
  faq(
    '회원|Members',
    '성인 상품이 보이지 않아요|I cannot see adult goods',
    '마이페이지에서 본인인증을 하시면 1년 동안 보실 수 있습니다.|Verify your age and you can see them for a year.',
  ),
  faq(
    '선물|Gifts',
    '받는 분이 주소를 입력하지 않으면 어떻게 되나요?|What if the recipient enters no address?',
    '7일 안에 주소를 입력하지 않으면 자동으로 취소되고 전액 환불됩니다. 제주와 도서산간의 추가 배송비는 판매자가 부담합니다. 도착한 선물의 교환과 반품은 받는 분이 선물함에서 신청하고, 환불은 보낸 분에게 합니다.|The seller bears the extra fee for islands. Whoever received a gift asks for an exchange or a return in the gift box, and the sender is refunded. After seven days the gift is cancelled and refunded in full.',
  ),
];
