import type { ArticleWords } from './article.ts';
import type { Word } from './word.ts';

const ORDERS: Word = '주문/결제|Orders';
const DELIVERY: Word = '배송|Delivery';
const RETURNS: Word = '취소·교환·반품|Returns';
const BENEFITS: Word = '쿠폰/포인트|Coupons & points';
const MEMBERS: Word = '회원|Members';
const GIFTS: Word = '선물|Gifts';

const faq = (category: Word, title: Word, ...body: readonly Word[]): ArticleWords => ({
  board: 'FAQ',
  category,
  title,
  body,
  daysAgo: 200,
});

/** Questions asked often and answers that are true of this shop, category by category. */
export const FAQS: readonly ArticleWords[] = [
  faq(
    ORDERS,
    '어떤 결제수단을 쓸 수 있나요?|How can I pay?',
    '신용/체크카드, 계좌이체, 가상계좌, 휴대폰결제, 카카오페이, 네이버페이, 토스페이와 포인트로 결제할 수 있어요. 선물은 가상계좌로 결제할 수 없어요.|By card, bank transfer, virtual account, mobile billing, KakaoPay, Naver Pay, Toss Pay and points. Gifts can’t be paid by virtual account.',
  ),
  faq(
    ORDERS,
    '할부로 살 수 있나요?|Can I pay by installments?',
    '신용카드로 50,000원 이상 결제할 때 2~6개월 또는 12개월 할부를 고를 수 있어요.|By credit card from ₩50,000, over two to six or twelve months.',
  ),
  faq(
    ORDERS,
    '가상계좌는 언제까지 입금해야 하나요?|When is the payment to a virtual account due?',
    '주문한 날부터 이틀 뒤 밤 11시 59분까지 입금하면 돼요. 그때까지 입금되지 않으면 주문은 자동으로 취소돼요.|By 11:59 PM on the second day after you order. Without a deposit, the order is canceled automatically.',
  ),
  faq(
    ORDERS,
    '현금영수증을 받을 수 있나요?|Can I get a cash receipt?',
    '계좌이체나 가상계좌로 결제할 때 주문서에서 소득공제용이나 지출증빙용을 신청할 수 있어요.|Yes. When you pay by bank transfer or virtual account, ask for it at checkout.',
  ),
  faq(
    ORDERS,
    '결제수단을 바꿀 수 있나요?|Can I change the payment method?',
    '결제가 끝난 뒤에는 바꿀 수 없어요. 주문을 취소한 뒤 다시 주문해 주세요.|Not after payment. Please cancel the order and order again.',
  ),
  faq(
    ORDERS,
    '로그인하지 않고 담은 상품은 어떻게 되나요?|What happens to a cart I filled as a guest?',
    '로그인하면 회원 장바구니와 합쳐져요. 장바구니에는 100가지까지 담을 수 있어요.|When you log in, it’s merged with your own cart. A cart holds up to 100 products.',
  ),
  faq(
    DELIVERY,
    '배송은 얼마나 걸리나요?|How long does delivery take?',
    '상품 화면에 오늘 출발하는 주문 마감 시각과 도착 예정일이 표시돼요. 보통 발송하고 하루나 이틀 안에 도착해요.|The product page shows the cut-off time for same-day shipping and the expected arrival, usually a day or two after it ships.',
  ),
  faq(
    DELIVERY,
    '배송비는 얼마인가요?|What does delivery cost?',
    '배송비는 판매자마다 다르고 상품 화면과 장바구니에 표시돼요. 무료배송까지 얼마가 남았는지도 장바구니에서 볼 수 있어요.|Each seller sets the fee. You’ll see it on the product page and in the cart, along with how much more you need for free delivery.',
  ),
  faq(
    DELIVERY,
    '제주와 도서산간 배송비가 있나요?|Is there a fee for islands?',
    '제주는 3,000원, 도서산간은 5,000원이 더해져요. 주문서에서 배송지를 고르면 바로 계산돼요.|₩3,000 more to Jeju and ₩5,000 more to other remote islands, added as soon as you choose the address.',
  ),
  faq(
    DELIVERY,
    '주문한 뒤 배송지를 바꿀 수 있나요?|Can I change the address after ordering?',
    '주문한 뒤에는 바꿀 수 없어요. 상품 준비가 시작되기 전이면 주문을 취소하고 새 배송지로 다시 주문해 주세요.|No. If the seller hasn’t started preparing it, please cancel it and order again to the new address.',
  ),
  faq(
    DELIVERY,
    '구매확정은 무엇인가요?|What does confirming a purchase mean?',
    '상품을 잘 받았다는 확인이고, 확정하면 포인트가 적립돼요. 배송완료 후 7일이 지나면 자동으로 확정돼요.|It says your order arrived as it should, and you get your points. It happens automatically seven days after delivery.',
  ),
  faq(
    RETURNS,
    '주문을 취소하고 싶어요|How do I cancel an order?',
    '결제완료 상태에서는 주문 상세에서 바로 취소할 수 있어요. 상품 준비가 시작된 뒤에는 판매자가 확인한 뒤 취소돼요.|While it’s marked Paid, you can cancel it right away in the order details. Once the seller is preparing it, the seller reviews your request first.',
  ),
  faq(
    RETURNS,
    '교환과 반품은 언제까지 되나요?|How long do I have to return something?',
    '상품을 받은 다음 날부터 7일째 되는 날까지 신청할 수 있어요. 상품에 하자가 있거나 표시·광고와 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일 안에 신청할 수 있어요.|Within seven days of receiving the goods. If they are faulty or not as described, within three months of receipt and thirty days of noticing.',
  ),
  faq(
    RETURNS,
    '반품 배송비는 누가 내나요?|Who pays for a return?',
    '단순 변심이면 반품 배송비를 환불금액에서 빼고, 직접 보내면 빼지 않아요. 판매자 책임이면 받지 않아요. 교환에는 배송비를 받지 않아요.|If you changed your mind, the return fee is deducted from the refund unless you send the items back yourself. If the seller is at fault, nothing is deducted. Exchanges ship free.',
  ),
  faq(
    RETURNS,
    '환불은 언제 되나요?|When do I get my money back?',
    '취소가 확정되거나 반품한 상품을 받은 날부터 3영업일 안에 결제한 수단으로 환불해요. 포인트는 포인트로, 쿠폰은 쿠폰으로 돌려드려요.|Within three business days after the cancellation or after we receive your return, to your payment method. Points come back as points, coupons as coupons.',
  ),
  faq(
    BENEFITS,
    '쿠폰은 어디에서 쓰나요?|Where do I use a coupon?',
    '주문서에서 가장 많이 할인되는 쿠폰을 자동으로 적용해 드려요. 다른 쿠폰으로 바꿀 수도 있어요.|At checkout we apply the best coupons automatically. You can choose others.',
  ),
  faq(
    BENEFITS,
    '쿠폰 코드는 어떻게 등록하나요?|How do I enter a coupon code?',
    '마이페이지 > 쿠폰에서 코드를 입력하고 등록을 누르면 돼요. 대문자와 소문자는 가리지 않아요.|Enter it in My page > Coupons and press Add. Upper and lower case don’t matter.',
  ),
  faq(
    BENEFITS,
    '취소하면 쿠폰을 다시 쓸 수 있나요?|Can I use a coupon again after canceling?',
    '할인받은 상품이 모두 취소되거나 반품되면 쿠폰을 돌려드려요. 그 사이에 유효기간이 지났으면 돌려드린 때부터 7일 동안 쓸 수 있어요.|Yes, once every item it discounted has been canceled or returned. If it has expired in the meantime, you can use it for seven more days.',
  ),
  faq(
    BENEFITS,
    '포인트는 어떻게 쓰나요?|How do I use points?',
    '주문서에서 1포인트를 1원으로 쓸 수 있어요. 전액사용을 누르면 쓸 수 있는 만큼 모두 써요.|At checkout, one point counts as one won. “Use all” uses as many as the order allows.',
  ),
  faq(
    BENEFITS,
    '포인트 유효기간이 있나요?|Do points expire?',
    '적립일부터 1년이고, 소멸하기 전에 알려드려요. 먼저 소멸하는 포인트부터 쓰여요.|Yes, after one year. We’ll let you know beforehand, and the points that expire first are used first.',
  ),
  faq(
    MEMBERS,
    '회원가입은 어떻게 하나요?|How do I sign up?',
    '따로 가입할 필요 없이 휴대폰 본인인증으로 로그인하면 돼요. 처음 로그인할 때 약관에 동의해 주면 돼요.|There’s no sign-up. Just verify your phone to log in. The first time, we ask you to agree to the terms.',
  ),
  faq(
    MEMBERS,
    '성인 상품이 보이지 않아요|Why can’t I see adult products?',
    '만 19세가 되는 해의 1월 1일이 지난 분은 본인인증을 하면 1년 동안 볼 수 있어요.|From January 1 of the year you turn 19, you can verify your age and see them for one year.',
  ),
  faq(
    MEMBERS,
    '자동으로 로그아웃됐어요|Why was I logged out?',
    'PC에서는 2시간 동안 사용하지 않으면 개인정보를 지키기 위해 자동으로 로그아웃돼요.|On a PC we log you out after two hours without use, to protect your data.',
  ),
  faq(
    MEMBERS,
    '탈퇴는 어떻게 하나요?|How do I close my account?',
    '마이페이지 > 내 정보 > 회원 탈퇴에서 할 수 있어요. 진행 중인 주문이 있으면 끝난 뒤에 탈퇴할 수 있고, 남은 쿠폰과 포인트는 사라져요.|In My page > My information > Close account. Open orders have to be completed first, and you lose your coupons and points.',
  ),
  faq(
    GIFTS,
    '받는 분이 주소를 입력하지 않으면 어떻게 되나요?|What if the recipient doesn’t enter an address?',
    '7일 안에 주소를 입력하지 않으면 자동으로 취소되고 전액 환불돼요. 3일 전과 하루 전에 받는 분께 알려드려요.|After seven days, the gift is canceled and refunded in full. The recipient is reminded three days and one day before.',
  ),
  faq(
    GIFTS,
    '선물한 금액이 받는 분께 보이나요?|Does the recipient see the price?',
    '아니요. 받는 분께는 금액이 보이지 않아요.|No. The recipient doesn’t see the price.',
  ),
  faq(
    GIFTS,
    '받은 선물을 교환하거나 반품할 수 있나요?|Can a gift be exchanged or returned?',
    '받은 분이 선물함에서 신청할 수 있고, 환불은 보낸 분에게 해요. 제주와 도서산간의 추가 배송비는 판매자가 부담해요.|Yes. The recipient can request it in the gift box, and any refund goes to the sender. The seller covers the extra fee for islands.',
  ),
];
