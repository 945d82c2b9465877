import { needsLogin } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { paths } from './links.ts';
import { isMemberRoute, matchRoute, pageCodeOf, type RouteName, routeNames } from './paths.ts';
import { routePattern } from './route-pattern.ts';

const TABLE: readonly (readonly [string, RouteName])[] = [
  ['/', 'home'],
  ['/index/home', 'home'],
  ['/category', 'category'],
  ['/category/list/0/12/%EA%B0%80%EC%A0%84%2F%EB%94%94%EC%A7%80%ED%84%B8', 'categoryList'],
  ['/brand/category/3', 'brandCategory'],
  ['/exhibition/9', 'exhibition'],
  ['/exhibition/all/9', 'brandHall'],
  ['/section/4', 'section'],
  ['/auth/login', 'login'],
  ['/auth/terms', 'terms'],
  ['/auth/redirect', 'loginRedirect'],
  ['/etc/app_access', 'appAccess'],
  ['/search', 'search'],
  ['/search/result', 'searchResult'],
  ['/product/1001', 'product'],
  ['/product/1001/review/photoZone', 'photoReviews'],
  ['/product/1001/review/photoZone/detail/5', 'photoReview'],
  ['/product/1001/review/create/5/20261120', 'writeReview'],
  ['/product/1001/review/report/5', 'reportReview'],
  ['/product/1001/counseling/create', 'askProduct'],
  ['/myPage', 'myPage'],
  ['/myPage/myInfo', 'myInfo'],
  ['/myPage/myInfo/editInformation', 'editInfo'],
  ['/myPage/myInfo/phoneCertification', 'phoneCertification'],
  ['/myPage/myInfo/delivery', 'addresses'],
  ['/myPage/myInfo/addDelivery', 'addAddress'],
  ['/myPage/myInfo/editDelivery/3', 'editAddress'],
  ['/myPage/myInfo/set', 'alertSettings'],
  ['/myPage/myInfo/devices', 'loginDevices'],
  ['/myPage/myInfo/serviceConsent/push', 'serviceConsent'],
  ['/myPage/myInfo/opensource', 'openSource'],
  ['/myPage/myInfo/withdrawal', 'withdrawal'],
  ['/myPage/myInfo/withdrawal/phoneCertification', 'withdrawalCertification'],
  ['/myPage/order', 'orders'],
  ['/myPage/order/detail/order/1/2/3/20261120', 'orderDetail'],
  ['/myPage/order/request/1/2/3/4', 'exchangeOrReturn'],
  ['/myPage/order/orderCancel/1/PAY_DONE/3/0', 'cancelOrder'],
  ['/myPage/order/previousList', 'previousOrders'],
  ['/myPage/order/payment/beforeEntering', 'beforeEntering'],
  ['/myPage/order/payment/afterEntering', 'afterEntering'],
  ['/myPage/review/writable', 'myReviews'],
  ['/myPage/coupon', 'coupons'],
  ['/mypage/alert', 'alerts'],
  ['/myPage/gift', 'giftBox'],
  ['/myPage/gift/receiveGift/detail', 'receivedGift'],
  ['/myPage/gift/sendGift/detail', 'sentGift'],
  ['/myPage/gift/giftSender', 'giftSender'],
  ['/myPage/gift/enterAddress', 'enterAddress'],
  ['/myPage/giftBox/recipientInfoInput/x9f', 'recipientInfo'],
  ['/myPage/qna', 'myInquiries'],
  ['/myPage/qna/productUserSoundDetail', 'myInquiryForm'],
  ['/myPage/qna/UserSoundDetail', 'myInquiryForm'],
  ['/mallUserSoundDetail', 'inquiryForm'],
  ['/myPage/recent', 'recent'],
  ['/myPage/wishList', 'wishList'],
  ['/myPage/recentWish', 'recentWish'],
  ['/myPage/mostBuy', 'mostBought'],
  ['/myPage/notice', 'myNotices'],
  ['/notice', 'notices'],
  ['/myPage/faq', 'myFaq'],
  ['/faq', 'faq'],
  ['/myPage/benefit', 'grade'],
  ['/myPage/point', 'points'],
  ['/myPage/point/extinguished', 'expiringPoints'],
  ['/recommend/daily', 'recommend'],
  ['/event/3', 'event'],
  ['/cart', 'cart'],
  ['/memberShip', 'membership'],
  ['/etc/personal', 'privacy'],
  ['/etc/right', 'ipProtection'],
  ['/etc/seller', 'sellers'],
  ['/etc/temp_event', 'temporaryEvent'],
  ['/error', 'wrongPage'],
];

describe('the route table', () => {
  it.each(TABLE)('%s shows %s', (path, name) => {
    const match = matchRoute(path);
    expect(match?.name).toBe(name);
    expect(match?.moved).toBeNull();
  });

  it('leaves no route without a row of the table', () => {
    const own: readonly RouteName[] = ['orderSheet', 'orderComplete', 'claimDetail'];
    const shown = new Set<RouteName>([...TABLE.map(([, name]) => name), ...own]);
    expect(routeNames().filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each([
    ['/WISHLIST', '/myPage/wishList'],
    ['/wishList', '/myPage/wishList'],
    ['/recentWish', '/myPage/recentWish'],
    ['/myPage/alert', '/mypage/alert'],
    ['/MYPAGE/Order', '/myPage/order'],
    ['/membership', '/memberShip'],
    ['/PRODUCT/7', '/product/7'],
  ])('moves %s to %s for good [ROUTE-55]', (path, canonical) => {
    expect(matchRoute(path)?.moved).toBe(canonical);
  });

  it.each([
    '/nope',
    '/product/abc',
    '/product/',
    '/exhibition/all',
    '/recommend/other',
    '/myPage/review/x',
    '/myPage/qna/otherUserSoundDetail',
    '/category/list/0/x/y',
    '/category/list/0/1/%E0%A4%A',
    '/product/7/extra',
    '//cart',
  ])('shows the wrong page for %s [ROUTE-74, ERR-24]', (path) => {
    expect(matchRoute(path)).toBeNull();
  });

  it('keeps a suffix route from swallowing static ones', () => {
    expect(matchRoute('/cart')?.name).toBe('cart');
    expect(matchRoute('/myPage/qna/productUserSoundDetail')?.params).toEqual({ product: 'product' });
  });

  it('agrees with the core about who must log in [STATE-09]', () => {
    for (const [path, name] of TABLE) expect([path, isMemberRoute(name)]).toEqual([path, needsLogin(path)]);
    expect(needsLogin(paths.orderSheet('x'))).toBe(isMemberRoute('orderSheet'));
  });

  it('decodes a category name once and never needs it [ROUTE-04]', () => {
    const match = matchRoute(paths.categoryList({ index: 0, id: 12, name: '50% 할인/특가' }));
    expect(match).toEqual({
      name: 'categoryList',
      params: { catIndex: '0', id: '12', name: '50% 할인/특가' },
      moved: null,
    });
  });

  it('gives every route a page code of its own [ENTITY-33]', () => {
    const codes = routeNames().map(pageCodeOf);
    expect(new Set(codes).size).toBe(codes.length);
    expect(pageCodeOf('photoReviews')).toBe('PHOTO_REVIEWS');
  });
});

describe('a route pattern', () => {
  it('writes what it reads', () => {
    const pattern = routePattern('/product/:productNo<digits>/review/report/:reviewNo<digits>');
    expect(pattern.match(pattern.write({ productNo: '1', reviewNo: '2' }))).toEqual({ productNo: '1', reviewNo: '2' });
  });
});
