import { type APIResponse, expect, type Locator, type Page, test } from '@playwright/test';

/** For a test of what only a phone has, such as fingers and the sheets of a list: PC forms leave it out. */
export const PHONE_ONLY = { tag: '@phone' };

/** For a test of what only a PC has, such as the menu below its tabs: phone forms leave it out. */
export const PC_ONLY = { tag: '@pc' };

/** Whether the page is shown as on a phone; Firefox emulates no phone, but is as narrow as one. */
export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 1024;

/** Words of the screens a journey meets, by the language of the browser. */
export const WORDS = {
  ko: {
    search: '검색',
    buy: /^구매하기$/,
    addToCart: /^장바구니$/,
    order: /주문하기$/,
    logIn: '로그인',
    start: '휴대폰 본인인증으로 로그인',
    hong: /홍길동 · /,
    saebom: /박새봄 · /,
    sendCode: '인증번호 받기',
    confirmCode: '확인',
    added: '장바구니에 담았어요',
    merged: '장바구니를 합쳤어요',
    card: '신용/체크카드',
    consent: '주문 내용을 확인했으며, 아래 내용에 모두 동의합니다.',
    useAll: '전액사용',
    pay: /결제하기$/,
    approved: /승인되는 카드/,
    declined: /잔액이 부족한 카드/,
    complete: '주문이 완료되었어요',
    toOrder: '주문 상세 보기',
    failed: '결제를 완료하지 못했어요',
    payAgain: '다시 결제하기',
    confirmPurchase: '구매확정',
    confirmedToast: '구매를 확정했어요',
    bestCoupon: /최대 할인을 자동으로/,
    entranceCode: /^공동현관 비밀번호/,
    arrives: /\d\([일월화수목금토]\) 예정/,
    track: /^배송조회/,
    soldOut: /방금 품절된 상품이 있어요/,
    priceChanged: /결제금액이 바뀌었어요/,
    select: /선택/,
  },
  en: {
    search: 'Search',
    buy: /^Buy$/,
    addToCart: /^Add to cart$/,
    order: /^Order \d/,
    logIn: 'Log in',
    start: 'Log in with phone verification',
    hong: /Hong Gildong/,
    saebom: /Park Saebom/,
    sendCode: /code/i,
    confirmCode: /Confirm|OK|Verify/,
    added: /[Aa]dded to (?:your )?cart/,
    merged: 'Your carts were merged',
    card: 'Card',
    consent: 'I’ve reviewed my order and agree to everything below.',
    useAll: 'Use all',
    pay: /^Pay ₩/,
    approved: /^Approved(?! one|,)/,
    declined: /not enough balance/,
    complete: 'Your order is complete',
    toOrder: 'View order',
    failed: 'The payment was not completed',
    payAgain: 'Pay again',
    confirmPurchase: 'Confirm purchase',
    confirmedToast: 'Purchase confirmed',
    bestCoupon: /Best discount/,
    entranceCode: /^Entrance code/,
    arrives: /^(?:(?:Today|Tomorrow) \(|[A-Z][a-z]{2}, [A-Z][a-z]{2} \d)/,
    track: /^Track/,
    soldOut: /sold out/,
    priceChanged: /amount has changed/,
    select: /Select|Choose/,
  },
} as const;

/** The words of one language. */
export type Words = (typeof WORDS)['ko'] | (typeof WORDS)['en'];

/** Language of a form of the journeys. */
export const languageOf = (locale: string | undefined) => (locale?.startsWith('en') === true ? 'en' : 'ko');

/** The words of a browser's locale. */
export function wordsOf(locale: string | undefined): Words {
  return WORDS[languageOf(locale)];
}

/** What a list answers of a product, as much of it as a journey needs. */
export interface ListedProduct {
  readonly productNo: number;
  readonly productName: string;
  readonly partnerName: string;
  readonly discountedPrice: number;
  readonly isSoldOut: boolean;
  readonly withheld: string | null;
  readonly telecomOnly: boolean;
  readonly saleStatusType: string;
}

/** Products anyone may buy, dearest needs left out, as the shop lists them. */
export async function buyableProducts(page: Pick<Page, 'request'>, keyword: string): Promise<readonly ListedProduct[]> {
  // Korean names are searched for, whatever the language of the browser.
  const answer = await page.request.get('/api/client/v1/display/products/search', {
    params: { keyword, pageSize: 40 },
  });
  const { items }: { readonly items: readonly ListedProduct[] } = await answer.json();
  return items.filter(
    (item) => !item.isSoldOut && item.withheld === null && !item.telecomOnly && item.saleStatusType === 'ONSALE',
  );
}

/** Whatever a page complained about: errors in its console, thrown errors, failed calls. */
export function watchComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => {
    // Firefox says so of a module that was on its way when the page was left; files that are lost have journeys of their own.
    if (!error.message.startsWith('error loading dynamically imported module')) complaints.push(error.message);
  });
  page.on('console', (message) => {
    const isOfStatus = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isOfStatus) complaints.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/**
 * What belongs to no document: where the page tells which pages are entered and left, and the popups of the home, asked for
 * once it has been looked at for some seconds. Spec §4, §7.
 */
const APART = ['/api/client/v1/customer/unnecessary-token/behavior-history', '/api/client/v1/display/popups/MAIN'];

/** What a page asks the backend for, from now on, to show what it shows. */
export function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !APART.includes(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Passes the sandbox's identity provider as one of the demo's members. */
export async function verifyAs(page: Page, person: RegExp): Promise<void> {
  await useKnownDevice(page);
  await page.waitForURL('**/sandbox/identity**');
  await page
    .getByRole('link', { name: person })
    .or(page.getByRole('button', { name: person }))
    .click();
  await page.locator('button.main').click();
  const code = (await page.locator('.code').innerText()).trim();
  await page.locator('input[name="code"]').fill(code);
  await page.locator('button.main').click();
}

/** Makes every browser one device, so that no member hears of a new one while something else is looked at. */
async function useKnownDevice(page: Page): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  await page.context().addCookies([{ name: 'login_device', value: 'journey'.repeat(3), url: baseURL, httpOnly: true }]);
}

/** Logs a member of the demo in, from the log-in screen to wherever the shop leads. */
export async function logIn(page: Page, words: Words, person: RegExp = words.hong): Promise<void> {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: words.start }).click();
  await verifyAs(page, person);
  await page.waitForURL((url) => !url.pathname.startsWith('/sandbox') && !url.pathname.startsWith('/auth'));
}

/** Logs a member of the demo in without a screen, for journeys that are about something else. */
export async function enter(page: Page, words: Words, person: RegExp = words.hong): Promise<void> {
  const { baseURL = '' } = test.info().project.use;
  await useKnownDevice(page);
  const headers = { origin: baseURL, 'accept-language': words === WORDS.en ? 'en' : 'ko' };
  const read = async (answer: Promise<APIResponse>): Promise<string> => (await answer).text();
  const post = (form: Record<string, string>, path: string) => read(page.request.post(path, { form, headers }));

  const people = await post({ purpose: 'login' }, '/session/start');
  const links = [...people.matchAll(/<a class="button" href="([^"]+)">([^<]+)</g)];
  const [, link = ''] = links.find(([, , label = '']) => person.test(label)) ?? [];
  const filled = await read(page.request.get(link.replaceAll('&amp;', '&'), { headers }));
  const code = await post(fieldsOf(filled), '/sandbox/identity/send');
  const [, digits = ''] = /class="code"[^>]*>(\d{6})</.exec(code) ?? [];
  await post({ ...fieldsOf(code), code: digits }, '/sandbox/identity/confirm');
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).toContain('session_gen');
}

/** What the first form of a page would send unchanged. */
function fieldsOf(html: string): Record<string, string> {
  const [form = ''] = /<form class="card"[^]*?<\/form>/.exec(html) ?? [];
  const inputs = [...form.matchAll(/<input([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const read = (attributes: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
  const sent = inputs.filter((attributes) => !attributes.includes('type="radio"') || /\bchecked\b/.test(attributes));
  return Object.fromEntries(sent.map((attributes) => [read(attributes, 'name'), read(attributes, 'value')]));
}

/** Puts the product being shown into the cart with the first option of every level. */
export async function putIntoCart(page: Page, words: Words): Promise<void> {
  const bar = page.getByRole('button', { name: words.buy });
  await expect(
    bar
      .or(page.getByRole('button', { name: words.addToCart }))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  if (await bar.isVisible()) await bar.click();
  await chooseFirstOptions(page);
  await page.getByRole('button', { name: words.addToCart }).filter({ visible: true }).click();
  await expect(page.getByText(words.added).first()).toBeVisible();
  await afterOverlay(page);
}

/** Waits until an overlay that has closed has taken its step of the history with it: no hand goes on sooner. */
export async function afterOverlay(page: Page): Promise<void> {
  const hasStep = () => JSON.stringify(history.state).includes('overlay');
  await expect.poll(() => page.evaluate(hasStep)).toBe(false);
}

/** Chooses the first option of every level of what is open, until it says what that costs. */
export async function chooseFirstOptions(page: Page): Promise<void> {
  const total = page.locator('p[aria-live="polite"]').filter({ visible: true });
  const heads = page.locator('[data-open] > button[aria-expanded]').filter({ visible: true });
  await expect(total.or(heads).first()).toBeVisible();
  for (let level = 0, levels = await heads.count(); level < levels; level += 1) {
    const head = heads.nth(level);
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
    await page.locator('[data-open="true"]').filter({ visible: true }).locator('li button:enabled').first().click();
  }
  await expect(total).toBeVisible();
}

/** Opens the sheet of the first product of each name, bought at once; answers the products. */
export async function openSheet(page: Page, keywords: readonly string[]): Promise<readonly ListedProduct[]> {
  const found = await Promise.all(keywords.map(async (keyword) => (await buyableProducts(page, keyword))[0]));
  const products = found.filter((product) => product !== undefined);
  expect(products).toHaveLength(keywords.length);
  const bought = products.map(async ({ productNo }) => {
    const read = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
    const {
      flatOptions,
    }: { readonly flatOptions: readonly { readonly optionNo: number; readonly saleType: string }[] } =
      await read.json();
    const optionNo = flatOptions.find((option) => option.saleType === 'AVAILABLE')?.optionNo;
    return { productNo, optionNo, orderCnt: 1 };
  });
  const answer = await page.request.post('/api/client/v1/customer/order/direct', {
    data: { products: await Promise.all(bought) },
    headers: { origin: test.info().project.use.baseURL ?? '' },
  });
  const { orderSheetNo }: { readonly orderSheetNo: string } = await answer.json();
  await page.goto(`/order/sheet/${orderSheetNo}`);
  await expect(page.getByRole('button', { name: WORDS.ko.pay }).or(page.getByText(WORDS.en.pay))).toBeVisible();
  return products;
}

/** Pays in the sandbox's window with one of its cards. */
export async function payInWindow(page: Page, card: RegExp): Promise<void> {
  await page.waitForURL('**/sandbox/payment/**');
  await page.getByText(card).first().click();
  await page.locator('button.main').first().click();
}

/** Moves every option of an order through the sandbox's delivery, as a newcomer would press the buttons. */
export async function deliver(page: Page, orderNo: string): Promise<void> {
  const shop = await page.context().newPage();
  await shop.goto('/sandbox');
  const next = shop.locator('li', { hasText: orderNo }).locator('button');
  for (let step = 0; step < 12 && (await next.count()) > 0; step += 1) {
    await next.first().click();
    await shop.waitForLoadState();
  }
  await shop.close();
}

/** Fails when a page complained. */
export function expectNoComplaint(complaints: readonly string[]): void {
  expect(complaints).toEqual([]);
}

/** Opens the product of a card and comes back; answers how far from its old place the card is now, in CSS pixels. */
export async function visitAndComeBack(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  const before = await card.boundingBox();
  await card.click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  const again = page.locator(`main li a[href="${href}"]`);
  return async (): Promise<number> => Math.abs(((await again.last().boundingBox())?.y ?? 9_999) - (before?.y ?? 0));
}
