import { expect, type Browser, type Page } from '@playwright/test';
import { codeSentTo } from './account.ts';
import { test } from './journey.ts';
import { expectAccessible } from './look.ts';
import {
  buyableProducts,
  chooseFirstOptions,
  enter,
  expectNoComplaint,
  payInWindow,
  watchComplaints,
  wordsOf,
} from './shop.ts';

const PHONE = '01077770001';
const HYPHENATED = '010-7777-0001';
const NAME = '김받음';

const GIFT = {
  ko: {
    give: '선물하기',
    receiverName: '받는 분 이름',
    receiverPhone: '받는 분 휴대폰 번호',
    message: /^하고 싶은 말/,
    toPay: '결제하러 가기',
    paid: '선물 결제가 끝났어요',
    share: '선물 링크 보내기',
    link: '선물 링크',
    arrived: /선물이 도착했어요/,
    accept: '선물 받기',
    sendCode: '인증번호 받기',
    code: '인증번호 6자리',
    confirm: '확인',
    find: '주소 찾기',
    keyword: /^도로명/,
    search: '검색',
    submit: '이 주소로 받기',
    accepted: '배송지를 받았어요',
    change: '배송지 고치기',
    refuse: '거절하기',
    thanks: /^감사 인사/,
    refused: '선물을 거절했어요',
    over: '지금은 열 수 없는 선물이에요',
    entered: '배송지 입력 완료',
    cancel: '선물 취소',
    refunded: /결제금액이 환불됐어요/,
  },
  en: {
    give: 'Gift',
    receiverName: 'Their name',
    receiverPhone: 'Their mobile number',
    message: /^Your own words/,
    toPay: 'Continue to payment',
    paid: 'Your gift is paid',
    share: 'Send the link',
    link: 'Link of the gift',
    arrived: /a gift has come for you/,
    accept: 'Accept the gift',
    sendCode: 'Get a code',
    code: '6-digit code',
    confirm: 'Confirm',
    find: 'Find address',
    keyword: /^Street/,
    search: 'Search',
    submit: 'Send it here',
    accepted: 'We have the address',
    change: 'Correct the address',
    refuse: 'Decline',
    thanks: /^A word of thanks/,
    refused: 'You declined the gift',
    over: 'This gift cannot be opened now',
    entered: 'Address received',
    cancel: 'Cancel the gift',
    refunded: /was refunded/,
  },
} as const;

type GiftWords = (typeof GIFT)['ko'] | (typeof GIFT)['en'];

const wordsOfGift = (locale: string | undefined): GiftWords => (locale?.startsWith('en') ? GIFT.en : GIFT.ko);

/** A gift as its sender sees it, as much of it as the journey reads. */
interface ReadGift {
  readonly giftId: number;
  readonly status: string;
  readonly orderNo: string;
  readonly refuseMessage: string | null;
}

test.describe.configure({ mode: 'serial' });

test('sends a gift to a phone number, which somebody without an account accepts and corrects [ROUTE-39, ROUTE-46, ROUTE-47, ROUTE-49, STATE-09, STATE-51]', async ({
  page,
  browser,
  locale,
}) => {
  test.setTimeout(240_000);
  const words = wordsOfGift(locale);
  const complaints = watchComplaints(page);
  await enter(page, wordsOf(locale));
  const link = await sendGift(page, words, locale);
  const giftId = await lastGift(page);

  const receiver = await strangersPage(browser, locale);
  const wire = watchPrices(receiver);
  await receiver.goto(link);
  await expect(receiver.getByRole('heading', { name: words.arrived })).toBeVisible();
  await expectAccessible(receiver);
  await receiver.getByRole('button', { name: words.accept }).click();
  await enterAddress(receiver, words, '12층');
  await expect(receiver.getByRole('heading', { name: words.accepted })).toBeVisible();
  expect(await readGift(page, giftId)).toMatchObject({ status: 'CONFIRMED' });

  // The same link lets the address be corrected, by a new proof of the phone.
  await receiver.getByRole('button', { name: words.change }).click();
  await expect(receiver.getByRole('button', { name: words.sendCode })).toBeVisible();
  expect(await wire()).toEqual([]);

  await page.goto(`/myPage/gift/sendGift/detail?giftId=${giftId}`);
  await expect(page.getByText(words.entered).first()).toBeVisible();
  await expect(page.getByRole('button', { name: words.cancel })).toHaveCount(0);
  await page.goto(`/myPage/order/payment/beforeEntering?giftId=${giftId}`);
  await page.waitForURL('**/afterEntering**');
  await expectAccessible(page);
  await receiver.context().close();
  expectNoComplaint(complaints);
});

test('gives the money back for a gift that is declined, and its link tells nothing any more [ROUTE-49, STATE-49]', async ({
  page,
  browser,
  locale,
}) => {
  test.setTimeout(240_000);
  const words = wordsOfGift(locale);
  await enter(page, wordsOf(locale));
  const link = await sendGift(page, words, locale);
  const giftId = await lastGift(page);
  const receiver = await strangersPage(browser, locale);
  await receiver.goto(link);
  await receiver.getByRole('button', { name: words.refuse }).click();
  await receiver.getByLabel(words.thanks).fill('마음만 받을게요');
  await receiver.getByRole('dialog').getByRole('button', { name: words.refuse }).click();
  await expect(receiver.getByText(words.refused)).toBeVisible();
  await receiver.goto(link);
  await expect(receiver.getByText(words.over)).toBeVisible();
  await expectAccessible(receiver);
  const gift = await readGift(page, giftId);
  expect(gift).toMatchObject({ status: 'REFUSED', refuseMessage: '마음만 받을게요' });
  await expectRefund(page, gift.orderNo);
  await receiver.context().close();
});

test('gives the money back for a gift that its sender cancels [ROUTE-44, STATE-50]', async ({ page, locale }) => {
  test.setTimeout(240_000);
  const words = wordsOfGift(locale);
  await enter(page, wordsOf(locale));
  await sendGift(page, words, locale);
  const giftId = await lastGift(page);
  await page.goto('/myPage/gift?tab=gift-send');
  await page.locator(`a[href$="giftId=${giftId}"]`).click();
  await page.getByRole('button', { name: words.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click();
  await expect(page.getByText(words.refunded)).toBeVisible();
  await expectAccessible(page);
  const gift = await readGift(page, giftId);
  expect(gift.status).toBe('CANCELED_BY_SENDER');
  await expectRefund(page, gift.orderNo);
});

/** Sends the first gift that can be given, pays for it, and answers its link. */
async function sendGift(page: Page, words: GiftWords, locale: string | undefined): Promise<string> {
  const shop = wordsOf(locale);
  const [product] = await buyableProducts(page, '홍삼');
  await page.goto(`/product/${product?.productNo}`);
  const bar = page.getByRole('button', { name: shop.buy });
  const give = page.getByRole('button', { name: words.give, exact: true }).filter({ visible: true });
  await expect(bar.or(give).filter({ visible: true }).first()).toBeVisible();
  if (await bar.isVisible()) await bar.click();
  await chooseFirstOptions(page);
  await give.click();
  await page.waitForURL('**/myPage/gift/giftSender**');
  await page.getByLabel(words.receiverName).fill(NAME);
  await page.getByLabel(words.receiverPhone).fill(PHONE);
  await page.getByLabel(words.message).fill('늘 고마워요');
  await expectAccessible(page);
  await page.getByRole('button', { name: words.toPay }).click();
  await page.waitForURL('**/order/sheet/**');
  await expect(page.getByText(HYPHENATED)).toBeVisible();
  await page.getByText(shop.card, { exact: true }).click();
  await page.getByText(shop.consent).click();
  await page.getByRole('button', { name: shop.pay }).click();
  await payInWindow(page, shop.approved);
  await page.waitForURL('**/beforeEntering**');
  await expect(page.getByRole('heading', { name: words.paid })).toBeVisible();
  await page.getByRole('button', { name: words.share }).click();
  const link = await page.getByLabel(words.link).inputValue();
  expect(link).toMatch(/\/myPage\/giftBox\/recipientInfoInput\/[\w-]{43}$/);
  return link;
}

/** Proves the phone and says where it goes, one question at a time. */
async function enterAddress(page: Page, words: GiftWords, detail: string): Promise<void> {
  await page.getByRole('button', { name: words.sendCode }).click();
  const code = page.getByLabel(words.code);
  await expect(code).toBeVisible();
  await code.fill(await codeSentTo(page, HYPHENATED));
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await page.getByRole('button', { name: words.find }).click();
  await page.getByLabel(words.keyword).fill('테헤란로');
  await page.getByRole('search').last().getByRole('button', { name: words.search }).click();
  await page.getByRole('dialog').locator('li button').first().click();
  await page.locator('input[autocomplete="address-line2"]').fill(detail);
  await page.getByRole('button', { name: words.submit }).click();
}

async function strangersPage(browser: Browser, locale: string | undefined): Promise<Page> {
  const { baseURL = '' } = test.info().project.use;
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    ...(locale !== undefined && { locale }),
  });
  return context.newPage();
}

/** Reads every answer of a page: none may name a price. */
function watchPrices(page: Page): () => Promise<readonly string[]> {
  const answers: Promise<string | null>[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/gift')) return;
    const names = response.text().then(
      (text) => (/"\w*(?:Amt|Price)\w*"\s*:/.test(text) ? response.url() : null),
      () => null,
    );
    answers.push(names);
  });
  return async () => (await Promise.all(answers)).filter((url) => url !== null);
}

async function lastGift(page: Page): Promise<number> {
  const giftId = Number(new URL(page.url()).searchParams.get('giftId'));
  expect(giftId).toBeGreaterThan(0);
  return giftId;
}

async function readGift(page: Page, giftId: number): Promise<ReadGift> {
  const answer = await page.request.get(`/api/client/v1/customer/gift/${giftId}`);
  return answer.json();
}

async function expectRefund(page: Page, orderNo: string): Promise<void> {
  const answer = await page.request.get(`/api/client/v1/customer/orders/${orderNo}`);
  const order: { readonly defaultOrderStatusType: string } = await answer.json();
  expect(order.defaultOrderStatusType).toBe('CANCEL_DONE');
}
