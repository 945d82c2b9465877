import type { BrowserContext } from '@playwright/test';
import { test } from './journey.ts';
import { expectSound } from './look.ts';
import { reportableReview, REVIEWED } from './reviewed.ts';
import { buyableProducts, enter, type ListedProduct, putIntoCart, wordsOf } from './shop.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One order as much of it as its screen's path needs. */
interface ListedOrder {
  readonly orderNo: string;
  readonly orderOptions: readonly {
    readonly productNo: number;
    readonly optionNo: number;
    readonly orderOptionNo: number;
    readonly nextActions: readonly { readonly nextActionType: string }[];
  }[];
}

/** What was bought, as much of it as the path of its review needs. */
interface Bought {
  readonly productNo: number;
  readonly optionNo: number;
  readonly orderNo: string;
  readonly withheld: string | null;
}

const PUBLIC = [
  { name: 'the home [ROUTE-01]', path: '/' },
  { name: 'the deals', path: '/?tab=deal' },
  { name: 'the best sellers', path: '/?tab=best' },
  { name: 'the limited goods', path: '/?tab=limited' },
  { name: 'the exhibitions', path: '/?tab=exhibitions' },
  { name: 'the events', path: '/?tab=events' },
  { name: 'the categories [ROUTE-03]', path: '/category' },
  { name: 'the list of a category [ROUTE-04]', path: '/category/list/1/101/-' },
  { name: 'a category by its brands [ROUTE-05]', path: '/brand/category/100' },
  { name: 'an exhibition [ROUTE-06]', path: '/exhibition/1' },
  { name: 'a section [ROUTE-08]', path: '/section/1' },
  { name: 'the log-in [ROUTE-09]', path: '/auth/login' },
  { name: 'the search [ROUTE-14]', path: '/search' },
  { name: 'a search result [ROUTE-15]', path: '/search/result?keyword=%EC%BB%A4%ED%94%BC' },
  { name: 'an event [ROUTE-65]', path: '/event/1' },
  { name: 'the notices [ROUTE-58]', path: '/notice' },
  { name: 'the questions asked often [ROUTE-60]', path: '/faq' },
  { name: 'a search among them without a result', path: '/faq?keyword=zzqqxx' },
  { name: 'the privacy policy [ROUTE-68]', path: '/etc/personal' },
  { name: 'the sellers [ROUTE-70]', path: '/etc/seller' },
  { name: 'the wrong page [ROUTE-74, ERR-24]', path: '/nothing/here', status: 404 },
] as const;

/** Screens that ask for something only once it is clear what this browser holds, or that nothing was found. */
const ASKING = [
  { name: 'a search without a result [ROUTE-15]', path: '/search/result?keyword=zzqqxx' },
  { name: 'the empty cart [ROUTE-66]', path: '/cart' },
] as const;

const PRODUCTS = [
  { name: 'a product [ROUTE-16]', query: 'keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0', is: isOnSale },
  {
    name: 'a sold-out product',
    query: 'keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0',
    is: (item: ListedProduct) => item.isSoldOut,
  },
  {
    name: 'a product for adults, to a guest',
    query: 'categoryNo=400',
    is: (item: ListedProduct) => item.withheld === 'ADULT',
  },
  {
    name: 'a product for one telecom, to a guest',
    query: 'keyword=%EC%9D%B4%EC%96%B4%ED%8F%B0',
    is: (item: ListedProduct) => item.telecomOnly,
  },
] as const;

function isOnSale(item: ListedProduct): boolean {
  return !item.isSoldOut && item.withheld === null && item.saleStatusType === 'ONSALE';
}

/** Language of a form of the journey. */
const languageOf = (locale: string | undefined) => (locale?.startsWith('en') === true ? 'en' : 'ko');

test.describe('to anyone', () => {
  for (const { name, path, ...rest } of PUBLIC) {
    test(`shows ${name} soundly, whole in its document [I18N-05]`, async ({ page, locale }) => {
      await expectSound(page, { path, language: languageOf(locale), complete: true, ...rest });
    });
  }

  for (const { name, path } of ASKING) {
    test(`shows ${name} soundly [I18N-05]`, async ({ page, locale }) => {
      await expectSound(page, { path, language: languageOf(locale), complete: false });
    });
  }

  for (const { name, query, is } of PRODUCTS) {
    test(`shows ${name} soundly, whole in its document [I18N-05]`, async ({ page, locale }) => {
      const answer = await page.request.get(`/api/client/v1/display/products/search?pageSize=100&${query}`);
      const { items }: { readonly items: readonly ListedProduct[] } = await answer.json();
      const product = items.find(is);
      if (product === undefined) throw new Error(`the demo has not ${name}`);
      await expectSound(page, { path: `/product/${product.productNo}`, language: languageOf(locale), complete: true });
    });
  }
});

test.describe('to a member', () => {
  let session: Session | null = null;

  test.beforeEach(async ({ page, context, locale }) => {
    if (session === null) await enter(page, wordsOf(locale));
    else await context.addCookies(session.cookies);
    session ??= await context.storageState();
  });

  for (const [name, path] of [
    ['my page [ROUTE-22]', '/myPage'],
    ['my orders [ROUTE-34]', '/myPage/order'],
    ['my claims', '/myPage/order?tab=claim'],
    ['recent goods [ROUTE-53]', '/myPage/recent'],
    ['recent goods and wishes [ROUTE-55]', '/myPage/recentWish'],
    ['the coupons [ROUTE-42]', '/myPage/coupon'],
    ['points', '/myPage/point'],
    ['expiring points', '/myPage/point/extinguished'],
    ['the notices on my page [ROUTE-57]', '/myPage/notice'],
    ['the questions on my page [ROUTE-59]', '/myPage/faq'],
    ['the grade', '/myPage/benefit'],
    ['the membership', '/memberShip'],
    ['what was bought often [ROUTE-56]', '/myPage/mostBuy'],
    ['the orders of the former shop [ROUTE-38]', '/myPage/order/previousList'],
    ['what may be reviewed [ROUTE-41]', '/myPage/review/writable'],
    ['what was reviewed [ROUTE-41]', '/myPage/review/written'],
    ['the inquiries about products [ROUTE-50]', '/myPage/qna'],
    ['the inquiries to the shop [ROUTE-50]', '/myPage/qna?tab=mallQna'],
    ['the inquiry about an order [ROUTE-51]', '/myPage/qna/productUserSoundDetail'],
    ['the inquiry about the shop [ROUTE-52]', '/mallUserSoundDetail'],
  ] as const) {
    test(`shows ${name} soundly [I18N-05]`, async ({ page, locale }) => {
      await expectSound(page, { path, language: languageOf(locale), complete: false });
    });
  }

  test('shows the forms of a review, of a report and of a question soundly [ROUTE-19, ROUTE-20, ROUTE-21, I18N-05]', async ({
    page,
    locale,
  }) => {
    const language = languageOf(locale);
    const answer = await page.request.get('/api/client/v1/customer/reviews/writable');
    const { items }: { readonly items: readonly { readonly bought: Bought }[] } = await answer.json();
    const bought = items.find((item) => item.bought.withheld === null)?.bought;
    if (bought === undefined) throw new Error('the demo member has nothing to review');
    const { productNo, optionNo, orderNo } = bought;
    const form = `/product/${productNo}/review/create/${optionNo}/${orderNo}`;
    await expectSound(page, { path: form, language, complete: false });
    await expectSound(page, { path: `/product/${productNo}/counseling/create`, language, complete: false });
    const { reviewNo } = await reportableReview(page, REVIEWED);
    await expectSound(page, { path: `/product/${REVIEWED}/review/report/${reviewNo}`, language, complete: false });
  });

  test('shows an order and its completion soundly [ROUTE-35, I18N-05]', async ({ page, locale }) => {
    const { items }: { readonly items: readonly ListedOrder[] } = await (
      await page.request.get('/api/client/v1/customer/orders')
    ).json();
    const [order] = items;
    const option = order?.orderOptions[0];
    if (order === undefined || option === undefined) throw new Error('the demo member has no order');
    const { productNo, optionNo, orderOptionNo } = option;
    const language = languageOf(locale);
    const detail = `/myPage/order/detail/order/${productNo}/${optionNo}/${orderOptionNo}/${order.orderNo}`;
    await expectSound(page, { path: detail, language, complete: false });
    await expectSound(page, { path: `/order/complete?orderNo=${order.orderNo}`, language, complete: false });
  });

  test('shows a claim, and the forms to cancel, return and exchange, soundly [ROUTE-36, ROUTE-37, I18N-05]', async ({
    page,
    locale,
  }) => {
    const language = languageOf(locale);
    const answer = await page.request.get('/api/client/v1/customer/claims');
    const { items: claims }: { readonly items: readonly { readonly claimNo: number }[] } = await answer.json();
    const listed = await page.request.get('/api/client/v1/customer/orders');
    const { items }: { readonly items: readonly ListedOrder[] } = await listed.json();
    const offering = (action: string) => {
      const found = items
        .flatMap((order) => order.orderOptions.map((option) => ({ ...option, orderNo: order.orderNo })))
        .find((option) => option.nextActions.some(({ nextActionType }) => nextActionType === action));
      if (found === undefined) throw new Error(`the demo member may not ${action}`);
      return found;
    };
    const [canceled, returned] = [offering('CANCEL'), offering('RETURN')];
    const { orderOptionNo, orderNo, optionNo, productNo } = returned;
    const request = `/myPage/order/request/${orderOptionNo}/${orderNo}/${optionNo}/${productNo}`;
    for (const path of [
      `/myPage/order/claim/${claims[0]?.claimNo}`,
      `/myPage/order/orderCancel/${canceled.orderNo}/PRODUCT_PREPARE/${canceled.orderOptionNo}/0`,
      request,
      `${request}?claim=return`,
      `${request}?claim=exchange`,
    ]) {
      await expectSound(page, { path, language, complete: false });
    }
  });

  test('shows the cart and the order sheet soundly [ROUTE-66, I18N-05]', async ({ page, locale }) => {
    const words = wordsOf(locale);
    const language = languageOf(locale);
    const [product] = await buyableProducts(page, '이어폰');
    await page.goto(`/product/${product?.productNo}`);
    await putIntoCart(page, words);
    await expectSound(page, { path: '/cart', language, complete: false });
    await page.getByRole('button', { name: words.order }).click();
    await page.waitForURL('**/order/sheet/**');
    await expectSound(page, { path: new URL(page.url()).pathname, language, complete: false });
  });
});
