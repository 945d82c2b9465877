import { alarmWords, HOUR_MS, type EpochMs } from '@dealstore/commerce-core/domain';
import { HONG_GILDONG } from '../people.ts';
import { chooseOf, type RatedProduct } from './choice.ts';
import { daysAgo } from './moment.ts';
import type { PastOrder } from './order.ts';
import { reachedAt } from './order-station.ts';
import { pictureUrls } from './product-row.ts';
import { en, ko, type Word } from './words/word.ts';

const memberNo = HONG_GILDONG.memberNo;

/** An alarm: type, title, text, where it leads, hours ago, whether it was read. */
type AlarmWords = readonly [
  type: 'COUPON' | 'POINT' | 'ORDER' | 'ADVERTISEMENT',
  title: Word,
  text: Word,
  landingUrl: string,
  hoursAgo: number,
  isRead: boolean,
];

const ADVERTISED_HOURS_AGO = 200;
/** What refuses advertising by the link of the demo's advertisement. */
const REFUSAL_TOKEN = 'demo-advertisement-refusal'.padEnd(43, '-');

const ALARMS: readonly AlarmWords[] = [
  [
    'COUPON',
    '이번 달 멤버십 쿠폰이 도착했어요|Your membership coupons are here',
    '3,000원·5,000원 쿠폰 중 하나를 골라 받아 보세요.|Choose ₩3,000 or ₩5,000 off.',
    '/memberShip',
    48,
    true,
  ],
  [
    'POINT',
    '곧 사라지는 포인트가 있어요|Your points are about to expire',
    '소멸 예정 포인트를 확인해 보세요.|See which points expire soon.',
    '/myPage/point/extinguished',
    70,
    false,
  ],
  [
    'ORDER',
    '구매를 확정해 주세요|Please confirm your purchase',
    '상품은 잘 받으셨나요? 구매확정하면 포인트를 드려요.|Did everything arrive well? Confirm it to get your points.',
    '/myPage/order',
    76,
    true,
  ],
  [
    'ADVERTISEMENT',
    '(광고) 오늘의 특가가 열렸어요|(광고) Today’s deals are open',
    '자정까지만 이 가격이에요. 딜스토어 1500-0000 · 무료 수신거부|Until midnight. Dealstore 1500-0000 · Opt out free of charge',
    '/section/6',
    ADVERTISED_HOURS_AGO,
    true,
  ],
];

/** Leaf categories 홍길동 has put on his wish list, and those he has looked at. */
const WISHED = [201, 901, 401, 705, 1201] as const;
const SEEN = [601, 202, 303, 404, 103, 801, 1103] as const;

const firstOf = (categories: readonly number[], rated: readonly RatedProduct[], place: number): readonly number[] =>
  categories.flatMap((categoryNo) =>
    chooseOf([categoryNo], rated, place + 1)
      .slice(place)
      .map(({ productNo }) => productNo),
  );

function previousOrders(rated: readonly RatedProduct[], now: EpochMs) {
  return [410, 455].map((ago, index) => {
    const products = chooseOf([[1002, 404][index] ?? 404], rated, 2);
    const total = products.reduce((sum, { price }) => sum + price.price, 0);
    return {
      orderNo: `OLD2025${String(index + 1).padStart(6, '0')}`,
      memberNo,
      orderOptions: products.map((product) => ({
        productName: product.name.name,
        productNameEn: product.name.nameEn,
        optionName: '',
        optionValue: '',
        orderCnt: 1,
        orderStatusType: 'BUY_CONFIRM',
        imageUrl: pictureUrls(product)[0] ?? '',
      })),
      purchasePrice: total,
      mainPayAmt: total,
      deliveryAmt: 0,
      payType: 'CREDIT_CARD' as const,
      receiver: { receiverName: HONG_GILDONG.name, receiverAddress: '서울특별시 종로구 가상대로 123' },
      orderedAt: daysAgo(now, ago),
    };
  });
}

/** What the shop has told 홍길동 of the parcel that is on its way to him. */
function parcelAlarms(orders: readonly PastOrder[]) {
  return orders.flatMap((order) => {
    const { orderNo, orderer, gift, status } = order;
    const lines = order.parcels.flatMap((parcel) => parcel.lines);
    const [first] = lines;
    const sentAt = reachedAt(order, 'DELIVERY_ING');
    if (orderer.memberNo !== memberNo || gift !== null || status !== 'DELIVERY_ING') return [];
    if (first === undefined || sentAt === null) return [];
    const { product, option, orderOptionNo } = first;
    const names = { productName: product.name.name, productNameEn: product.name.nameEn };
    const { productNo } = product;
    const goods = {
      orderNo,
      orderOptionNo,
      productNo,
      optionNo: option.optionNo,
      ...names,
      otherCnt: lines.length - 1,
    };
    const words = alarmWords({ type: 'DELIVERY_STARTED', goods });
    return [{ ...words, refusalUrl: '', createdAt: sentAt, readAt: null }];
  });
}

/** What 홍길동 has done besides buying: wishes, looks, alarms, a question to the shop, orders of the old shop. */
export function activityRows(
  rated: readonly RatedProduct[],
  orders: readonly PastOrder[],
  now: EpochMs,
  lastInquiryNo: number,
) {
  const alarms = ALARMS.map(([alarmType, title, text, landingUrl, hoursAgo, isRead]) => ({
    alarmType,
    title: ko(title),
    titleEn: en(title),
    content: ko(text),
    contentEn: en(text),
    landingUrl,
    refusalUrl: alarmType === 'ADVERTISEMENT' ? `/refuse/${REFUSAL_TOKEN}` : '',
    createdAt: new Date(now - hoursAgo * HOUR_MS),
    readAt: isRead ? new Date(now - (hoursAgo - 1) * HOUR_MS) : null,
  }));
  return {
    wish: WISHED.flatMap((categoryNo) => chooseOf([categoryNo], rated, 1)).map(({ productNo, price }, index) => ({
      memberNo,
      productNo,
      wishedAt: daysAgo(now, 2 + index * 3),
      // The newest has become cheaper since.
      wishedPrice: price.price + (index === 0 ? 2_000 : 0),
    })),
    recentProduct: firstOf(SEEN, rated, 1).map((productNo, index) => ({
      memberNo,
      productNo,
      seenAt: daysAgo(now, 0.2 + index * 0.6),
    })),
    alarm: [...parcelAlarms(orders), ...alarms].map((alarm, index, { length }) => ({
      ...alarm,
      alarmNo: length - index,
      memberNo,
    })),
    messageSent: [
      {
        messageNo: 1,
        effectKey: 'demo:advertisement',
        channel: 'PUSH',
        purpose: 'PRICE_DROP',
        memberNo,
        recipient: 'app',
        body: '',
        advertisement: true,
        status: 'SENT',
        refusalToken: REFUSAL_TOKEN,
        createdAt: new Date(now - ADVERTISED_HOURS_AGO * HOUR_MS),
        dueAt: new Date(now - ADVERTISED_HOURS_AGO * HOUR_MS),
      } as const,
    ],
    previousOrder: previousOrders(rated, now),
    serviceInquiry: {
      inquiryNo: lastInquiryNo + 1,
      kind: 'SERVICE',
      type: 'DELIVERY',
      productNo: null,
      memberNo,
      writerName: 'honggildong',
      title: '배송지를 바꿀 수 있나요?',
      content: '주문한 뒤에 배송지를 회사로 바꾸고 싶어요.',
      secreted: true,
      status: 'ASKED',
      registeredAt: daysAgo(now, 1),
    } as const,
  };
}
