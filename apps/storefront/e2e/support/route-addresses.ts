import { type Page, test } from '@playwright/test';
import type { RouteName } from '../../src/routes/paths.ts';
import { runSql } from './database.ts';
import { buyableProducts, type ListedProduct } from './shop.ts';

/** An address of every route, and what it is answered with. */
export type RouteAddresses = Readonly<Record<RouteName, string>>;

/** Routes that say at their address that there is nothing: no temporary event is on. */
const OF_NOTHING: readonly RouteName[] = ['temporaryEvent', 'wrongPage'];

/** The status with which a route answers at its address. */
export const statusOf = (name: RouteName): number => (OF_NOTHING.includes(name) ? 404 : 200);

interface Bought {
  readonly productNo: number;
  readonly optionNo: number;
  readonly orderOptionNo: number;
  readonly nextActions: readonly { readonly nextActionType: string }[];
}

interface ListedOrder {
  readonly orderNo: string;
  readonly orderType: string;
  readonly orderStatusType: string;
  readonly orderOptions: readonly Bought[];
}

interface Writable {
  readonly bought: { readonly productNo: number; readonly optionNo: number; readonly orderNo: string };
}

interface Items<T> {
  readonly items: readonly T[];
}

const API = '/api/client/v1';

/**
 * An address of every route as the demo fills it for its first member, who is logged in: with orders, a claim, gifts on
 * both sides, reviews, inquiries, a cart and an order sheet.
 */
export async function filledAddresses(page: Page): Promise<RouteAddresses> {
  const orders = await read<Items<ListedOrder>>(page, '/customer/orders?pageSize=50');
  const claims = await read<Items<{ readonly claimNo: number }>>(page, '/customer/claims');
  const writable = await read<Items<Writable>>(page, '/customer/reviews/writable');
  const [product] = await buyableProducts(page, '이어폰');
  const [review] = await runSql(
    `select review_no, product_no from review where has_files and member_no is null order by product_no, review_no limit 1`,
    [],
  );
  const gifts = await runSql(
    `select gift_no, sender_member_no = 1 as sent, status from gift
     where sender_member_no = 1 or receiver_phone = (select phone from member where member_no = 1) order by gift_no`,
    [],
  );
  const gift = (sent: boolean, ...statuses: readonly string[]) =>
    Number(gifts.find((row) => row['sent'] === sent && statuses.includes(String(row['status'])))?.['gift_no']);
  const offering = (action: string) => {
    for (const order of orders.items)
      for (const option of order.orderOptions)
        if (option.nextActions.some(({ nextActionType }) => nextActionType === action)) return { order, option };
    throw new Error(`the demo member may not ${action}`);
  };
  const [returned, canceled] = [offering('RETURN'), offering('CANCEL')];
  const [first] = writable.items;
  if (product === undefined || review === undefined || first === undefined) throw new Error('the demo lacks goods');
  const { productNo } = product;
  const photo = `/product/${String(review['product_no'])}/review`;
  const { order, option } = returned;
  const sheet = await openSheets(page, product);
  const token = await giftToken(page, gift(true, 'WAITING_ADDRESS'));
  return {
    home: '/',
    category: '/category',
    categoryList: '/category/list/1/101/-',
    brandCategory: '/brand/category/100',
    exhibition: '/exhibition/1',
    brandHall: '/exhibition/all/1',
    section: '/section/1',
    login: '/auth/login?purpose=adult',
    terms: '/auth/terms',
    loginRedirect: '/auth/redirect',
    appAccess: '/etc/app_access',
    search: '/search',
    searchResult: `/search/result?keyword=${encodeURIComponent('커피')}`,
    product: `/product/${productNo}`,
    photoReviews: `${photo}/photoZone`,
    photoReview: `${photo}/photoZone/detail/${String(review['review_no'])}`,
    writeReview: `/product/${first.bought.productNo}/review/create/${first.bought.optionNo}/${first.bought.orderNo}`,
    reportReview: `${photo}/report/${String(review['review_no'])}`,
    askProduct: `/product/${productNo}/counseling/create`,
    myPage: '/myPage',
    myInfo: '/myPage/myInfo',
    editInfo: '/myPage/myInfo/editInformation',
    phoneCertification: '/myPage/myInfo/phoneCertification',
    addresses: '/myPage/myInfo/delivery',
    addAddress: '/myPage/myInfo/addDelivery',
    editAddress: `/myPage/myInfo/editDelivery/${await addressNo(page)}`,
    alertSettings: '/myPage/myInfo/set',
    loginDevices: '/myPage/myInfo/devices',
    serviceConsent: '/myPage/myInfo/serviceConsent/USE',
    openSource: '/myPage/myInfo/opensource',
    withdrawal: '/myPage/myInfo/withdrawal',
    withdrawalCertification: '/myPage/myInfo/withdrawal/phoneCertification',
    orders: '/myPage/order',
    orderDetail: `/myPage/order/detail/order/${option.productNo}/${option.optionNo}/${option.orderOptionNo}/${order.orderNo}`,
    exchangeOrReturn: `/myPage/order/request/${option.orderOptionNo}/${order.orderNo}/${option.optionNo}/${option.productNo}?claim=return`,
    cancelOrder: `/myPage/order/orderCancel/${canceled.order.orderNo}/${canceled.order.orderStatusType}/${canceled.option.orderOptionNo}/0`,
    claimDetail: `/myPage/order/claim/${claims.items[0]?.claimNo}`,
    previousOrders: '/myPage/order/previousList',
    beforeEntering: `/myPage/order/payment/beforeEntering?giftId=${gift(true, 'WAITING_ADDRESS')}`,
    afterEntering: `/myPage/order/payment/afterEntering?giftId=${gift(true, 'COMPLETED')}`,
    orderSheet: `/order/sheet/${sheet.direct}`,
    orderComplete: `/order/complete?orderNo=${order.orderNo}`,
    myReviews: '/myPage/review/written',
    coupons: '/myPage/coupon',
    alerts: '/mypage/alert',
    giftBox: '/myPage/gift',
    receivedGift: `/myPage/gift/receiveGift/detail?giftId=${gift(false, 'COMPLETED')}`,
    sentGift: `/myPage/gift/sendGift/detail?giftId=${gift(true, 'WAITING_ADDRESS')}`,
    giftSender: `/myPage/gift/giftSender?sheet=${sheet.gift}`,
    enterAddress: `/myPage/gift/enterAddress?giftId=${gift(false, 'WAITING_ADDRESS')}`,
    recipientInfo: `/myPage/giftBox/recipientInfoInput/${token}`,
    myInquiries: '/myPage/qna',
    myInquiryForm: '/myPage/qna/productUserSoundDetail',
    recent: '/myPage/recent',
    wishList: '/myPage/wishList',
    recentWish: '/myPage/recentWish',
    mostBought: '/myPage/mostBuy',
    myNotices: '/myPage/notice',
    notices: '/notice',
    myFaq: '/myPage/faq',
    faq: '/faq',
    grade: '/myPage/benefit',
    points: '/myPage/point',
    expiringPoints: '/myPage/point/extinguished',
    recommend: '/recommend/daily',
    event: '/event/1',
    cart: '/cart',
    membership: '/memberShip',
    privacy: '/etc/personal',
    ipProtection: '/etc/right',
    sellers: '/etc/seller',
    temporaryEvent: '/etc/temp_event',
    inquiryForm: '/mallUserSoundDetail',
    wrongPage: '/error',
  };
}

async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(API + path)).json();
}

async function post<T>(page: Page, path: string, data: unknown): Promise<T> {
  const origin = test.info().project.use.baseURL ?? '';
  const headers = { origin, 'idempotency-key': crypto.randomUUID() };
  return (await page.request.post(`${API}/customer${path}`, { data, headers })).json();
}

/** Order sheets of one product, bought and given, which lies in the cart, too. */
async function openSheets(page: Page, { productNo }: ListedProduct) {
  const { flatOptions } = await read<{
    readonly flatOptions: readonly { readonly optionNo: number; readonly saleType: string }[];
  }>(page, `/display/products/${productNo}/options`);
  const optionNo = flatOptions.find((option) => option.saleType === 'AVAILABLE')?.optionNo;
  const products = [{ productNo, optionNo, orderCnt: 1 }];
  await post(page, '/cart', products);
  const direct = await post<{ readonly orderSheetNo: string }>(page, '/order/direct', { products });
  const gift = await post<{ readonly orderSheetNo: string }>(page, '/order/gift', { products });
  return { direct: direct.orderSheetNo, gift: gift.orderSheetNo };
}

async function giftToken(page: Page, giftId: number): Promise<string> {
  return (await post<{ readonly token: string }>(page, `/gift/${giftId}/link`, {})).token;
}

async function addressNo(page: Page): Promise<number> {
  const booked = await read<{ readonly defaultAddress: { readonly addressNo: number } }>(
    page,
    '/customer/shipping-addresses',
  );
  return booked.defaultAddress.addressNo;
}
