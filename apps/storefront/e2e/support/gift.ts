import { giftRequest } from '@dealstore/commerce-core/testing';
import { expect, type Browser, type Page, test } from '@playwright/test';
import { codeSentTo } from './account.ts';
import { expectAccessible } from './accessibility.ts';
import { type GiftWords, giftWordsOf } from './gift-words.ts';
import { untilQuiet, watched } from './journey.ts';
import { buyableProducts, chooseFirstOptions, isPhone, payInWindow, wordsOf } from './shop.ts';
import { stockOf } from './stock.ts';

/** Who receives the gifts of journeys. */
export const NAME = '김받음';

/** A gift as its sender sees it, as much of it as a journey reads. */
export interface ReadGift {
  readonly giftId: number;
  readonly status: string;
  readonly orderNo: string;
  readonly optionNo: number;
  readonly refuseMessage: string | null;
  readonly resendCnt: number;
}

/** A gift on its way, and what is left on the shelf before it was paid. */
export interface GivenGift {
  readonly giftId: number;
  readonly productNo: number;
  /** The option given, and another of the same price. */
  readonly optionNo: number;
  readonly otherOptionNo: number;
  readonly stock: ReadonlyMap<number, number>;
}

/** Gives one piece of what a keyword finds, up to the payment by calls and from there by hand. */
export async function giveGift(
  page: Page,
  locale: string | undefined,
  {
    keyword,
    phone,
    optionOpen = false,
  }: { readonly keyword: string; readonly phone: string; readonly optionOpen?: boolean },
): Promise<GivenGift> {
  const [product] = await buyableProducts(page, keyword);
  const productNo = product?.productNo ?? 0;
  const [first, second] = await plainOptions(page, productNo);
  const [optionNo = 0, otherOptionNo = 0] = [first, second];
  const stock = await stockOf([optionNo, otherOptionNo]);
  const post = async (path: string, data: unknown) => {
    const headers = { origin: test.info().project.use.baseURL ?? '', 'idempotency-key': crypto.randomUUID() };
    return (await page.request.post(`/api/client/v1/customer/${path}`, { data, headers })).json();
  };
  const { orderSheetNo } = await post('order/gift', { products: [{ productNo, optionNo, orderCnt: 1 }] });
  const fields = {
    receiverName: NAME,
    receiverPhone: phone,
    cardType: 'BIRTHDAY',
    message: '생일 축하해',
    optionOpen,
  } as const;
  const { giftId } = await post('gift/create', giftRequest(orderSheetNo, fields));
  await page.goto(`/order/sheet/${orderSheetNo}?gift=${giftId}`);
  await payGift(page, locale);
  return { giftId, productNo, optionNo, otherOptionNo, stock };
}

/** Pays the sheet of a gift that is shown; ends where its link is sent. */
export async function payGift(page: Page, locale: string | undefined): Promise<void> {
  const shop = wordsOf(locale);
  await page.getByText(shop.card, { exact: true }).click();
  await page.getByText(shop.consent).click();
  await page.getByRole('button', { name: shop.pay }).click();
  await payInWindow(page, shop.approved);
  await page.waitForURL('**/beforeEntering**');
  await expect(page.getByRole('heading', { name: giftWordsOf(locale).paid })).toBeVisible();
}

/** Reads the link of the gift just paid off the sheet that sends it. */
export async function readLink(page: Page, words: GiftWords): Promise<string> {
  await page.getByRole('button', { name: words.share }).click();
  const link = await page.getByLabel(words.link).inputValue();
  expect(link).toMatch(/\/myPage\/giftBox\/recipientInfoInput\/[\w-]{43}$/);
  return link;
}

/** Proves the phone of a gift by the code the sandbox has sent. @param phone hyphenated */
export async function provePhone(page: Page, words: GiftWords, phone: string): Promise<void> {
  await page.getByRole('button', { name: words.sendCode }).click();
  const code = page.getByLabel(words.code);
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page, phone));
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(page.getByRole('heading', { name: words.where })).toBeVisible();
}

/** Says where a gift goes: a road that is searched for, and the rest by hand. */
export async function fillAddress(page: Page, words: GiftWords, detail: string): Promise<void> {
  await page.getByRole('button', { name: words.find }).click();
  await page.getByLabel(words.keyword).fill('테헤란로');
  await page.getByRole('search').last().getByRole('button', { name: words.search }).click();
  await page.getByRole('dialog').locator('li button').first().click();
  await page.locator('input[autocomplete="address-line2"]').fill(detail);
}

/** A browser without an account, phone-sized, with the link it was sent. */
export async function strangersPage(browser: Browser, locale: string | undefined): Promise<Page> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    ...(locale !== undefined && { locale }),
  });
  return (await watched(context)).newPage();
}

/** Reads every answer of a page and what it shows: none may name a price. */
export function watchPrices(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/gift')) return;
    const names = response.text().then(
      (text) => (/"\w*(?:Amt|Price)\w*"\s*:/.test(text) ? response.url() : null),
      () => null,
    );
    answers.push(names);
  });
  return async () => {
    const shown = (await page.locator('main').innerText()).match(/[\d,]+원|₩[\d,]+/g) ?? [];
    return [...(await Promise.all(answers)).filter((url) => url !== null), ...shown];
  };
}

/** The number of the gift a page's address names. */
export function giftIdOf(page: Page): number {
  const giftId = Number(new URL(page.url()).searchParams.get('giftId'));
  expect(giftId).toBeGreaterThan(0);
  return giftId;
}

/** Reads a gift of the member who is logged in. */
export async function readGift(page: Page, giftId: number): Promise<ReadGift> {
  return (await page.request.get(`/api/client/v1/customer/gift/${giftId}`)).json();
}

/** Fails unless all that was paid for a gift went back, and its goods are on the shelf as before. */
export async function expectTakenBack(
  page: Page,
  { giftId, stock }: Pick<GivenGift, 'giftId' | 'stock'>,
): Promise<void> {
  const { orderNo } = await readGift(page, giftId);
  const order = await (await page.request.get(`/api/client/v1/customer/orders/${orderNo}`)).json();
  expect(order).toMatchObject({ defaultOrderStatusType: 'CANCEL_DONE', lastOrderAmount: { payAmt: 0 } });
  const { items } = await (await page.request.get('/api/client/v1/customer/claims')).json();
  const claims = items.filter((claim: { readonly orderNo: string }) => claim.orderNo === orderNo);
  expect(claims).toHaveLength(1);
  expect(order.firstOrderAmount.payAmt).toBeGreaterThan(0);
  expect(claims[0].estimate.refundPayAmt).toBe(order.firstOrderAmount.payAmt);
  expect(await stockOf([...stock.keys()], orderNo)).toEqual(stock);
}

async function plainOptions(page: Page, productNo: number): Promise<readonly number[]> {
  const answer = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
  const { flatOptions }: { readonly flatOptions: readonly PlainOption[] } = await answer.json();
  const free = flatOptions.filter(({ saleType, addPrice }) => saleType === 'AVAILABLE' && addPrice === 0);
  return free.map(({ optionNo }) => optionNo);
}

interface PlainOption {
  readonly optionNo: number;
  readonly saleType: string;
  readonly addPrice: number;
}

/** Scrolls down until the banner has come, as a visitor does. */
export async function findBanner(page: Page, name: RegExp): Promise<void> {
  const banner = page.getByRole('link', { name }).first();
  for (let turn = 0; turn < 20 && !(await banner.isVisible()); turn += 1) {
    await page.mouse.wheel(0, 700);
    await untilQuiet(page);
  }
  await banner.scrollIntoViewIfNeeded();
}

/** The products of the exhibition being shown that anybody may have. */
export async function giftableOf(page: Page): Promise<readonly number[]> {
  const id = page.url().split('/').at(-1);
  const answer = await page.request.get(`/api/client/v1/display/get-main-menu/product/${id}`);
  const { section } = await answer.json();
  const products: readonly Record<string, unknown>[] = section.flatMap(
    ({ products: shown }: { readonly products: readonly Record<string, unknown>[] }) => shown,
  );
  const open = products.filter(
    (one) =>
      one['isSoldOut'] !== true &&
      one['withheld'] === null &&
      one['telecomOnly'] !== true &&
      one['saleStatusType'] === 'ONSALE',
  );
  return open.map(({ productNo }) => Number(productNo));
}

/** Goes from the product being shown to the form for the receiver of a gift. */
export async function openSender(page: Page, words: GiftWords): Promise<void> {
  const give = page.getByRole('button', { name: words.give, exact: true }).filter({ visible: true });
  await expect(give.first()).toBeVisible();
  await untilQuiet(page);
  if (isPhone(page)) await give.first().click();
  await chooseFirstOptions(page);
  await give.last().click();
  await page.waitForURL('**/myPage/gift/giftSender**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([words.sender]);
}

/** Enters the receiver of a gift of the product being shown. */
export async function fillSender(page: Page, words: GiftWords, phone: string): Promise<void> {
  await openSender(page, words);
  await page.getByLabel(words.receiverName).fill(NAME);
  if (isPhone(page)) await expect(page.getByRole('button', { name: words.toPay })).toBeInViewport({ ratio: 1 });
  await page.getByLabel(words.receiverPhone).fill(phone);
  await page.getByRole('radio', { name: words.card, exact: true }).check();
  await page.getByLabel(words.message).fill('가'.repeat(201));
  await expect(page.getByLabel(words.message)).toHaveValue('가'.repeat(200));
  await expectAccessible(page);
  await page.getByRole('button', { name: words.toPay }).click();
  await page.waitForURL('**/order/sheet/**');
  await expect(page.getByText(phone.replace(/(\d{3})(\d{4})(\d{4})/, '$1-$2-$3'))).toBeVisible();
}
