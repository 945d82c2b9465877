import { needsLogin } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { paths } from './links.ts';
import { isMemberRoute, matchRoute, pageCodeOf, type RouteName, routeNames } from './paths.ts';
import { routePattern } from './route-pattern.ts';

const TABLE: readonly (readonly [string, string, RouteName])[] = [
  ['ROUTE-01', '/', 'home'],
  ['ROUTE-02', '/index/home', 'home'],
  ['ROUTE-03', '/category', 'category'],
  ['ROUTE-04', '/category/list/0/12/%EA%B0%80%EC%A0%84%2F%EB%94%94%EC%A7%80%ED%84%B8', 'categoryList'],
  ['ROUTE-05', '/brand/category/3', 'brandCategory'],
  ['ROUTE-06', '/exhibition/9', 'exhibition'],
  ['ROUTE-07', '/exhibition/all/9', 'brandHall'],
  ['ROUTE-08', '/section/4', 'section'],
  ['ROUTE-09', '/auth/login', 'login'],
  ['ROUTE-11', '/auth/terms', 'terms'],
  ['ROUTE-12', '/auth/redirect', 'loginRedirect'],
  ['ROUTE-13', '/etc/app_access', 'appAccess'],
  ['ROUTE-14', '/search', 'search'],
  ['ROUTE-15', '/search/result', 'searchResult'],
  ['ROUTE-16', '/product/1001', 'product'],
  ['ROUTE-17', '/product/1001/review/photoZone', 'photoReviews'],
  ['ROUTE-18', '/product/1001/review/photoZone/detail/5', 'photoReview'],
  ['ROUTE-19', '/product/1001/review/create/5/20261120', 'writeReview'],
  ['ROUTE-20', '/product/1001/review/report/5', 'reportReview'],
  ['ROUTE-21', '/product/1001/counseling/create', 'askProduct'],
  ['ROUTE-22', '/myPage', 'myPage'],
  ['ROUTE-23', '/myPage/myInfo', 'myInfo'],
  ['ROUTE-24', '/myPage/myInfo/editInformation', 'editInfo'],
  ['ROUTE-25', '/myPage/myInfo/phoneCertification', 'phoneCertification'],
  ['ROUTE-26', '/myPage/myInfo/delivery', 'addresses'],
  ['ROUTE-27', '/myPage/myInfo/addDelivery', 'addAddress'],
  ['ROUTE-28', '/myPage/myInfo/editDelivery/3', 'editAddress'],
  ['ROUTE-29', '/myPage/myInfo/set', 'alertSettings'],
  ['ROUTE-30', '/myPage/myInfo/serviceConsent/push', 'serviceConsent'],
  ['ROUTE-31', '/myPage/myInfo/opensource', 'openSource'],
  ['ROUTE-32', '/myPage/myInfo/withdrawal', 'withdrawal'],
  ['ROUTE-33', '/myPage/myInfo/withdrawal/phoneCertification', 'withdrawalCertification'],
  ['ROUTE-34', '/myPage/order', 'orders'],
  ['ROUTE-35', '/myPage/order/detail/order/1/2/3/20261120', 'orderDetail'],
  ['ROUTE-36', '/myPage/order/request/1/2/3/4', 'exchangeOrReturn'],
  ['ROUTE-37', '/myPage/order/orderCancel/1/PAY_DONE/3/0', 'cancelOrder'],
  ['ROUTE-38', '/myPage/order/previousList', 'previousOrders'],
  ['ROUTE-39', '/myPage/order/payment/beforeEntering', 'beforeEntering'],
  ['ROUTE-40', '/myPage/order/payment/afterEntering', 'afterEntering'],
  ['ROUTE-41', '/myPage/review/writable', 'myReviews'],
  ['ROUTE-42', '/myPage/coupon', 'coupons'],
  ['ROUTE-43', '/mypage/alert', 'alerts'],
  ['ROUTE-44', '/myPage/gift', 'giftBox'],
  ['ROUTE-45', '/myPage/gift/receiveGift/detail', 'receivedGift'],
  ['ROUTE-46', '/myPage/gift/sendGift/detail', 'sentGift'],
  ['ROUTE-47', '/myPage/gift/giftSender', 'giftSender'],
  ['ROUTE-48', '/myPage/gift/enterAddress', 'enterAddress'],
  ['ROUTE-49', '/myPage/giftBox/recipientInfoInput/x9f', 'recipientInfo'],
  ['ROUTE-50', '/myPage/qna', 'myInquiries'],
  ['ROUTE-51', '/myPage/qna/productUserSoundDetail', 'myInquiryForm'],
  ['ROUTE-51', '/myPage/qna/UserSoundDetail', 'myInquiryForm'],
  ['ROUTE-52', '/mallUserSoundDetail', 'inquiryForm'],
  ['ROUTE-53', '/myPage/recent', 'recent'],
  ['ROUTE-54', '/myPage/wishList', 'wishList'],
  ['ROUTE-55', '/myPage/recentWish', 'recentWish'],
  ['ROUTE-56', '/myPage/mostBuy', 'mostBought'],
  ['ROUTE-57', '/myPage/notice', 'myNotices'],
  ['ROUTE-58', '/notice', 'notices'],
  ['ROUTE-59', '/myPage/faq', 'myFaq'],
  ['ROUTE-60', '/faq', 'faq'],
  ['ROUTE-61', '/myPage/benefit', 'grade'],
  ['ROUTE-62', '/myPage/point', 'points'],
  ['ROUTE-63', '/myPage/point/extinguished', 'expiringPoints'],
  ['ROUTE-64', '/recommend/daily', 'recommend'],
  ['ROUTE-65', '/event/3', 'event'],
  ['ROUTE-66', '/cart', 'cart'],
  ['ROUTE-67', '/memberShip', 'membership'],
  ['ROUTE-68', '/etc/personal', 'privacy'],
  ['ROUTE-69', '/etc/right', 'ipProtection'],
  ['ROUTE-70', '/etc/seller', 'sellers'],
  ['ROUTE-71', '/etc/temp_event', 'temporaryEvent'],
  ['ROUTE-73', '/error', 'wrongPage'],
];

describe('the route table', () => {
  it.each(TABLE)('[%s] %s shows %s', (_id, path, name) => {
    const match = matchRoute(path);
    expect(match?.name).toBe(name);
    expect(match?.moved).toBeNull();
  });

  it('leaves no route without a row of the table', () => {
    const own: readonly RouteName[] = ['orderSheet', 'orderComplete'];
    const shown = new Set<RouteName>([...TABLE.map(([, , name]) => name), ...own]);
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
  ])('moves %s to %s for good [ROUTE-43, ROUTE-54, ROUTE-55]', (path, canonical) => {
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

  it('keeps a suffix route from swallowing static ones [ROUTE-51, ROUTE-52]', () => {
    expect(matchRoute('/cart')?.name).toBe('cart');
    expect(matchRoute('/myPage/qna/productUserSoundDetail')?.params).toEqual({ product: 'product' });
  });

  it('agrees with the core about who must log in [ROUTE-49, STATE-09]', () => {
    for (const [, path, name] of TABLE) expect([path, isMemberRoute(name)]).toEqual([path, needsLogin(path)]);
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
