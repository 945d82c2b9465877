import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import {
  fillAddress,
  giveGift,
  NAME,
  openSender,
  provePhone,
  readGift,
  readLink,
  strangersPage,
} from '../support/gift.ts';
import { giftWordsOf } from '../support/gift-words.ts';
import { fillPoints } from '../support/database.ts';
import { test, untilQuiet } from '../support/journey.ts';
import {
  buyableProducts,
  chooseFirstOptions,
  deliver,
  enter,
  openSheet,
  payInWindow,
  putIntoCart,
  WORDS,
} from '../support/shop.ts';

const words = WORDS.ko;
const gift = giftWordsOf('ko-KR');

/** What a page says while the connection is away. */
const bannerOf = (page: Page) => page.getByText('인터넷 연결을 확인해 주세요');

/**
 * Presses a button without a connection, and again once there is one; between, the page says why nothing happened, has
 * asked for nothing that is sent later, and the button can be pressed again.
 */
async function pressOfflineAndAgain(
  page: Page,
  button: Locator,
  context: BrowserContext,
  notice: RegExp,
): Promise<void> {
  const writes: string[] = [];
  await context.setOffline(true);
  await expect(bannerOf(page)).toBeVisible();
  await button.click();
  await expect(page.getByText(notice).filter({ visible: true }).first()).toBeVisible();
  await expect(button).toBeEnabled();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfHistory = pathname.endsWith('/behavior-history');
    if (request.method() !== 'GET' && !isOfHistory) writes.push(pathname);
  });
  await context.setOffline(false);
  await expect(bannerOf(page)).toBeHidden();
  await untilQuiet(page);
  expect(writes).toEqual([]);
}

/** What a screen says beside its button. */
const BESIDE = /인터넷 연결이 끊겼어요\. 연결을 확인하고 다시 시도해 주세요/;

test('options chosen offline are put into the cart back online', async ({ page, context }) => {
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  await page.getByRole('button', { name: words.buy }).click();
  await chooseFirstOptions(page);
  const add = page.getByRole('button', { name: words.addToCart }).filter({ visible: true });
  await pressOfflineAndAgain(page, add, context, BESIDE);
  await add.click();
  await expect(page.getByText(words.added).first()).toBeVisible();
});

test('a cart says beside its button that it is offline, and orders back online', async ({ page, context }) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await untilQuiet(page);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await untilQuiet(page);
  const order = page.getByRole('button', { name: words.order });
  await pressOfflineAndAgain(page, order, context, BESIDE);
  await order.click();
  await page.waitForURL('**/order/sheet/**');
});

test('points typed offline stay in their field, marked, and are taken off by themselves back online', async ({
  page,
  context,
}) => {
  await enter(page, words);
  await fillPoints(1_000);
  await openSheet(page, ['이어폰']);
  await untilQuiet(page);
  const points = page.getByRole('textbox', { name: '포인트', exact: true });
  const pay = page.getByRole('button', { name: words.pay });
  const before = await pay.innerText();
  await context.setOffline(true);
  await points.fill('1000');
  await expect(page.getByText('연결되면 적용할게요', { exact: true })).toBeVisible();
  await expect(points).toHaveValue('1,000');
  await expect(pay).toHaveText('결제하기');
  await context.setOffline(false);
  await expect(page.getByText('연결되면 적용할게요', { exact: true })).toBeHidden();
  await expect(points).toHaveValue('1,000');
  const wonIn = (text: string) => Number(text.replaceAll(/\D/g, ''));
  await expect.poll(async () => wonIn(await pay.innerText())).toBe(wonIn(before) - 1_000);
});

test('a payment pressed offline says in one sentence back online that it is to be pressed once more', async ({
  page,
  context,
}) => {
  await enter(page, words);
  await openSheet(page, ['양말']);
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  const pay = page.getByRole('button', { name: words.pay });
  await pressOfflineAndAgain(page, pay, context, /^아직 결제되지 않았어요\. 인터넷 연결이 끊겼어요/);
  await expect(page.getByText('다시 연결됐어요. 결제는 아직이니 한 번 더 눌러 주세요.', { exact: true })).toBeVisible();
});

test('the receiver of a gift stays typed offline, and is sent back online', async ({ page, context }) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await openSender(page, gift);
  await page.getByLabel(gift.receiverName).fill(NAME);
  await page.getByLabel(gift.receiverPhone).fill('01077770091');
  await page.getByRole('radio', { name: gift.card, exact: true }).check();
  await page.getByLabel(gift.message).fill('늘 고마워요');
  const toPay = page.getByRole('button', { name: gift.toPay });
  await pressOfflineAndAgain(page, toPay, context, BESIDE);
  await expect(page.getByLabel(gift.receiverName)).toHaveValue(NAME);
  await expect(page.getByLabel(gift.receiverPhone)).toHaveValue('010-7777-0091');
  await expect(page.getByRole('radio', { name: gift.card, exact: true })).toBeChecked();
  await expect(page.getByLabel(gift.message)).toHaveValue('늘 고마워요');
  await toPay.click();
  await page.waitForURL('**/order/sheet/**');
  await expect(page.getByText('010-7777-0091')).toBeVisible();
});

test('the receiver’s address of a gift stays typed offline, and is accepted back online', async ({ page, browser }) => {
  test.setTimeout(120_000);
  await enter(page, words);
  const { giftId } = await giveGift(page, 'ko-KR', { keyword: '홍삼', phone: '01077770092' });
  const receiver = await strangersPage(browser, 'ko-KR');
  await receiver.goto(await readLink(page, gift));
  await receiver.getByRole('button', { name: gift.accept }).click();
  const sendCode = receiver.getByRole('button', { name: gift.sendCode });
  await pressOfflineAndAgain(receiver, sendCode, receiver.context(), BESIDE);
  await provePhone(receiver, gift, '010-7777-0092');
  await fillAddress(receiver, gift, '902호');
  const submit = receiver.getByRole('button', { name: gift.submit });
  await pressOfflineAndAgain(receiver, submit, receiver.context(), BESIDE);
  await expect(receiver.locator('input[autocomplete="address-line2"]')).toHaveValue('902호');
  await submit.click();
  await expect(receiver.getByRole('heading', { name: gift.accepted })).toBeVisible();
  expect(await readGift(page, giftId)).toMatchObject({ status: 'CONFIRMED' });
  await receiver.context().close();
});

test('a review stays written offline, and is accepted back online', async ({ page, context }) => {
  test.setTimeout(120_000);
  await enter(page, words);
  const [product] = await openSheet(page, ['양말']);
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  await deliver(page, new URL(page.url()).searchParams.get('orderNo') ?? '');
  await page.goto('/myPage/review/writable');
  await page.locator(`main a[href*="/product/${product?.productNo}/review/create/"]`).first().click();
  await page.waitForURL('**/review/create/**');
  await untilQuiet(page);
  const star = page.getByRole('radio', { name: '4점' });
  const content = page.getByLabel('어떤 점이 좋았나요?');
  await star.check({ force: true });
  await content.fill('지하철에서 쓴 후기예요. 두툼하고 따뜻해서 겨울에 신기 좋아요');
  const submit = page.getByRole('button', { name: '등록하기' });
  await pressOfflineAndAgain(page, submit, context, BESIDE);
  await page.reload();
  await untilQuiet(page);
  await expect(star).toBeChecked();
  await expect(content).toHaveValue(/^지하철에서 쓴 후기예요/);
  await submit.click();
  await page.waitForURL('**/myPage/review/written');
  await expect(page.getByText('지하철에서 쓴 후기예요').first()).toBeVisible();
});

test('a question stays written offline, and is sent back online', async ({ page, context }) => {
  await enter(page, words);
  const [product] = await buyableProducts(page, '커피');
  await page.goto(`/product/${product?.productNo}/counseling/create`);
  await untilQuiet(page);
  await page.getByLabel('문의 유형').selectOption({ label: '배송' });
  await page.getByLabel('문의 내용').fill('터널 안에서 여쭤봐요');
  const submit = page.getByRole('button', { name: '등록하기' });
  await pressOfflineAndAgain(page, submit, context, BESIDE);
  await expect(page.getByLabel('문의 유형').locator('option:checked')).toHaveText('배송');
  await expect(page.getByLabel('문의 내용')).toHaveValue('터널 안에서 여쭤봐요');
  await submit.click();
  await page.waitForURL(`**/product/${product?.productNo}`);
  await page.locator('#inquiries').scrollIntoViewIfNeeded();
  await expect(page.locator('#inquiries').getByText('터널 안에서 여쭤봐요')).toBeVisible();
});
