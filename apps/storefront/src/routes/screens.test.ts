import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderOnServer } from '../testing/render-on-server.tsx';
import { wrongPageText } from '../widgets/wrong-page/wrong-page.text.ts';
import { matchRoute, routeNames } from './paths.ts';
import { CHUNK_LIMIT_MS, loadedScreen, loadScreen, screenFile, withLimit } from './screens.ts';

afterEach(() => vi.useRealTimers());

/** Addresses and the screens they lead to, each of which has something to show before anything is answered. */
const SHOWN: readonly (readonly [string, string, string])[] = [
  ['ROUTE-01', '/', 'home'],
  ['ROUTE-02', '/index/home', 'home'],
  ['ROUTE-03', '/category', 'category'],
  ['ROUTE-04', '/category/list/0/12/-', 'category-list'],
  ['ROUTE-05', '/brand/category/3', 'brand-category'],
  ['ROUTE-06', '/exhibition/9', 'exhibition'],
  ['ROUTE-07', '/exhibition/all/9', 'brand-hall'],
  ['ROUTE-08', '/section/4', 'section'],
  ['ROUTE-09', '/auth/login', 'login'],
  ['ROUTE-11', '/auth/terms', 'terms'],
  ['ROUTE-13', '/etc/app_access', 'app-access'],
  ['ROUTE-14', '/search', 'search'],
  ['ROUTE-15', '/search/result?keyword=tea', 'search-result'],
  ['ROUTE-16', '/product/1001', 'product'],
  ['ROUTE-17', '/product/1001/review/photoZone', 'photo-reviews'],
  ['ROUTE-18', '/product/1001/review/photoZone/detail/5', 'photo-review'],
  ['ROUTE-19', '/product/1001/review/create/2/20261120', 'write-review'],
  ['ROUTE-20', '/product/1001/review/report/5', 'report-review'],
  ['ROUTE-21', '/product/1001/counseling/create', 'ask-product'],
  ['ROUTE-22', '/myPage', 'my-page'],
  ['ROUTE-23', '/myPage/myInfo', 'my-info'],
  ['ROUTE-24', '/myPage/myInfo/editInformation', 'edit-info'],
  ['ROUTE-25', '/myPage/myInfo/phoneCertification', 'phone-certification'],
  ['ROUTE-26', '/myPage/myInfo/delivery', 'addresses'],
  ['ROUTE-27', '/myPage/myInfo/addDelivery', 'add-address'],
  ['ROUTE-28', '/myPage/myInfo/editDelivery/3', 'edit-address'],
  ['ROUTE-29', '/myPage/myInfo/set', 'alert-settings'],
  ['HAND-01', '/myPage/myInfo/devices', 'login-devices'],
  ['ROUTE-30', '/myPage/myInfo/serviceConsent/USE', 'service-consent'],
  ['ROUTE-31', '/myPage/myInfo/opensource', 'open-source'],
  ['ROUTE-32', '/myPage/myInfo/withdrawal', 'withdrawal'],
  ['ROUTE-33', '/myPage/myInfo/withdrawal/phoneCertification', 'withdrawal-certification'],
  ['ROUTE-34', '/myPage/order', 'orders'],
  ['ROUTE-35', '/myPage/order/detail/order/1/2/3/20261120', 'order-detail'],
  ['ROUTE-36', '/myPage/order/request/3/2026112000000001/2/1', 'exchange-or-return'],
  ['ROUTE-37', '/myPage/order/orderCancel/2026112000000001/PAY_DONE/3/0', 'cancel-order'],
  ['ROUTE-38', '/myPage/order/previousList', 'previous-orders'],
  ['ROUTE-39', '/myPage/order/payment/beforeEntering?giftId=1', 'before-entering'],
  ['ROUTE-40', '/myPage/order/payment/afterEntering?giftId=1', 'after-entering'],
  ['ROUTE-41', '/myPage/review/writable', 'my-reviews'],
  ['ROUTE-41', '/myPage/review/written', 'my-reviews'],
  ['ROUTE-42', '/myPage/coupon', 'coupons'],
  ['ROUTE-43', '/mypage/alert', 'alerts'],
  ['ROUTE-43', '/MYPAGE/Alert', 'alerts'],
  ['ROUTE-44', '/myPage/gift', 'gift-box'],
  ['ROUTE-45', '/myPage/gift/receiveGift/detail', 'received-gift'],
  ['ROUTE-46', '/myPage/gift/sendGift/detail', 'sent-gift'],
  ['ROUTE-47', '/myPage/gift/giftSender?sheet=abc', 'gift-sender'],
  ['ROUTE-48', '/myPage/gift/enterAddress', 'enter-address'],
  ['ROUTE-49', '/myPage/giftBox/recipientInfoInput/x9f', 'recipient-info'],
  ['ROUTE-50', '/myPage/qna', 'my-inquiries'],
  ['ROUTE-51', '/myPage/qna/productUserSoundDetail', 'inquiry-form'],
  ['ROUTE-51', '/myPage/qna/mallUserSoundDetail', 'inquiry-form'],
  ['ROUTE-52', '/productUserSoundDetail', 'inquiry-form'],
  ['ROUTE-52', '/mallUserSoundDetail', 'inquiry-form'],
  ['ROUTE-53', '/myPage/recent', 'recent'],
  ['ROUTE-54', '/myPage/wishList', 'wish-list'],
  ['ROUTE-55', '/myPage/recentWish', 'recent-wish'],
  ['ROUTE-56', '/myPage/mostBuy', 'most-bought'],
  ['ROUTE-57', '/myPage/notice', 'notices'],
  ['ROUTE-58', '/notice', 'notices'],
  ['ROUTE-59', '/myPage/faq', 'faq'],
  ['ROUTE-60', '/faq', 'faq'],
  ['ROUTE-61', '/myPage/benefit', 'grade'],
  ['ROUTE-62', '/myPage/point', 'points'],
  ['ROUTE-63', '/myPage/point/extinguished', 'expiring-points'],
  ['ROUTE-64', '/recommend/daily', 'recommend'],
  ['ROUTE-65', '/event/3', 'event'],
  ['ROUTE-66', '/cart', 'cart'],
  ['ROUTE-67', '/memberShip', 'membership'],
  ['ROUTE-68', '/etc/personal', 'privacy'],
  ['ROUTE-69', '/etc/right', 'ip-protection'],
  ['ROUTE-70', '/etc/seller', 'sellers'],
  ['ROUTE-71', '/etc/temp_event', 'temporary-event'],
  ['ROUTE-73', '/error', 'wrong-page'],
];

describe('a screen', () => {
  it('of every route is a file that exists, or the wrong page [ROUTE-73, ROUTE-74, ERR-24]', async () => {
    await loadScreen('wrongPage');
    expect(loadedScreen('wrongPage')).toBeDefined();
    for (const name of routeNames())
      expect(screenFile(name)).toMatch(/^\.\.\/features(?:\/[a-z-]+){2,3}\.screen\.tsx$/);
  });

  it.each(SHOWN)('[%s] %s is %s', async (_id, path, file) => {
    const [pathname = '', query = ''] = path.split('?');
    const { name, params } = matchRoute(pathname) ?? { name: 'wrongPage' as const, params: {} };
    expect(screenFile(name).split('/').at(-1)).toBe(`${file}.screen.tsx`);
    const { Screen } = await loadScreen(name);
    expect(Screen).toBe(loadedScreen(name)?.Screen);
    const part = createElement(Screen, { params, search: new URLSearchParams(query) });
    const html = renderOnServer(part, { path: pathname, facts: { loggedIn: true } });
    expect(html).not.toBe('');
    expect(html.includes(wrongPageText.ko.title)).toBe(file === 'wrong-page');
  });

  it('is named by its route', () => {
    expect(screenFile('wrongPage')).toBe('../features/wrong-page/wrong-page.screen.tsx');
    expect(screenFile('orderSheet')).toBe('../features/checkout/sheet/order-sheet.screen.tsx');
    expect(screenFile('myFaq')).toBe(screenFile('faq'));
  });

  it('times out after 120 s of loading [CONST-03]', async () => {
    expect(CHUNK_LIMIT_MS).toBe(120_000);
    vi.useFakeTimers();
    const failures: unknown[] = [];
    void withLimit(new Promise(() => undefined), CHUNK_LIMIT_MS).catch((thrown: unknown) => failures.push(thrown));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(failures).toEqual([new Error('the chunk did not come in time')]);
  });

  it('that comes in time leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await withLimit(Promise.resolve('here'), CHUNK_LIMIT_MS)).toBe('here');
    expect(vi.getTimerCount()).toBe(0);
  });
});
