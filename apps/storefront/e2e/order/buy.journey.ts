import { expect, type Page } from '@playwright/test';
import { giveCoupon } from '../support/database.ts';
import { test } from '../support/journey.ts';
import { cartLines } from '../support/cart.ts';
import {
  buyableProducts,
  deliver,
  expectNoComplaint,
  type ListedProduct,
  payInWindow,
  putIntoCart,
  verifyAs,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';
import { stockOf } from '../support/stock.ts';

/** A coupon of a member, as much of it as the journey reads. */
interface OwnedCoupon {
  readonly couponIssueNo: number;
  readonly couponName: string;
  readonly used: boolean;
}

/** What a member has, as the backend says. */
interface Holdings {
  readonly points: number;
  /** The coupons used so far: numbers of their issues, and names. */
  readonly usedCoupons: ReadonlyMap<number, string>;
}

test('buys two products of two sellers from the first look to the confirmed purchase [ROLE-01, ROUTE-01, ROUTE-09, ROUTE-12, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-34, ROUTE-35, ROUTE-66, STATE-21, CALL-29, CALL-57, GAP-16, GAP-18, GAP-20, GAP-26]', async ({
  page,
  locale,
}) => {
  test.setTimeout(300_000);
  const words = wordsOf(locale);
  const complaints = watchComplaints(page);

  // A guest browses and searches.
  const [first, second] = await twoSellers(page);
  await page.goto('/');
  await expect(page.locator('h1')).toHaveCount(1);
  await find(page, first);
  await putIntoCart(page, words);
  await find(page, second);
  await putIntoCart(page, words);

  // The cart is theirs before and after the log-in, which leads on to the order of what they chose.
  await page.goto('/cart');
  await expect(linkTo(page, first)).toBeVisible();
  await expect(linkTo(page, second)).toBeVisible();
  const names = await Promise.all([first, second].map((product) => linkTo(page, product).innerText()));
  await page.getByRole('button', { name: words.order }).click();
  await page.locator('dialog').getByText(words.logIn, { exact: true }).last().click();
  await page.getByRole('button', { name: words.start }).click();
  // Said of a page that is soon left.
  const merged = page.getByText(words.merged).waitFor();
  await verifyAs(page, words.hong);
  await merged;
  await page.waitForURL('**/order/sheet/**');
  for (const name of names) await expect(page.getByText(name).first()).toBeVisible();
  await page.goto('/cart');
  await giveCoupon();
  const before = await holdingsOf(page);
  const stockBefore = await leftOf(page, [first, second]);
  await chooseOnly(page, [first, second]);

  // The sheet has the best coupon; all points that may be used are used.
  await page.getByRole('button', { name: words.order }).click();
  await page.waitForURL('**/order/sheet/**');
  await expect(page.getByText(words.bestCoupon)).toBeVisible();
  await page.getByLabel(words.entranceCode).fill('#1234*');
  await page.getByText(words.card, { exact: true }).click();
  if (before.points >= 100) {
    await page.getByRole('button', { name: words.useAll }).click();
    await expect(page.getByRole('button', { name: words.pay })).not.toHaveAttribute('aria-busy', 'true');
  }
  await page.getByText(words.consent).click();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);

  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: words.arrives })).toBeVisible();
  await expect(page.locator('main dl')).toContainText(words.card);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  const order = await readOrder(page, orderNo);
  await page.getByRole('link', { name: words.toOrder }).click();
  await expect(linkTo(page, first)).toBeVisible();

  // The sandbox delivers, the shopper confirms.
  await deliver(page, orderNo);
  await page.reload();
  await page.getByRole('button', { name: words.track }).first().click();
  await expect(page.locator('dialog li')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog li')).toHaveCount(0);
  for (let left = 2; left > 0; left -= 1) {
    const confirm = page.locator('main').getByRole('button', { name: words.confirmPurchase });
    await expect(confirm).toHaveCount(left);
    await confirm.first().click();
    await page.locator('dialog').getByRole('button', { name: words.confirmPurchase }).click();
    await expect(confirm).toHaveCount(left - 1);
  }

  // Everything is exactly what it should be.
  const after = await holdingsOf(page);
  const confirmed = await readOrder(page, orderNo);
  expect(confirmed.defaultOrderStatusType).toBe('BUY_CONFIRM');
  expect(after.points).toBe(before.points - order.firstOrderAmount.subPayAmt + order.accumulationAmtWhenBuyConfirm);
  expect(couponsOf(order).length).toBeGreaterThan(0);
  expect(
    [...after.usedCoupons]
      .filter(([no]) => !before.usedCoupons.has(no))
      .map(([, name]) => name)
      .toSorted(),
  ).toEqual(couponsOf(order));
  const bought = [boughtOf(order, first), boughtOf(order, second)];
  expect(Math.min(...bought)).toBeGreaterThan(0);
  expect(await leftOf(page, [first, second])).toEqual(stockBefore.map((stock, index) => stock - (bought[index] ?? 0)));
  expect(order.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(order.firstOrderAmount.chargeAmt);
  expectNoComplaint(complaints);
});

/** Two products of different sellers whose first option is in stock. */
async function twoSellers(page: Page): Promise<readonly [ListedProduct, ListedProduct]> {
  const found = (await buyableProducts(page, '이어폰')).concat(
    await buyableProducts(page, '텀블러'),
    await buyableProducts(page, '커피'),
  );
  const [first] = found;
  const second = found.find((product) => product.partnerName !== first?.partnerName);
  if (first === undefined || second === undefined) throw new Error('the demo has no two sellers');
  return [first, second];
}

/** The name of a product where it links to its page. */
function linkTo(page: Page, product: ListedProduct) {
  return page.locator(`main a[href$="/product/${product.productNo}"]:not([aria-hidden])`).first();
}

/** Finds a product as a shopper does: types its name and picks its card. */
async function find(page: Page, product: ListedProduct): Promise<void> {
  await page.goto('/search');
  const box = page.getByRole('searchbox').filter({ visible: true }).first();
  await box.fill(product.productName);
  await box.press('Enter');
  await page.waitForURL('**/search/result**');
  await page.locator(`a[href$="/product/${product.productNo}"]`).first().click();
  await page.waitForURL(`**/product/${product.productNo}`);
}

async function holdingsOf(page: Page): Promise<Holdings> {
  const points = await (await page.request.get('/api/client/v1/customer/points')).json();
  const read = await page.request.get('/api/client/v1/customer/coupons?pageSize=50');
  const { items }: { readonly items: readonly OwnedCoupon[] } = await read.json();
  const used = items.filter((coupon) => coupon.used);
  return {
    points: points.totalAvailableAmt,
    usedCoupons: new Map(used.map(({ couponIssueNo, couponName }) => [couponIssueNo, couponName])),
  };
}

async function leftOf(page: Page, products: readonly ListedProduct[]): Promise<readonly number[]> {
  const optionNos = await Promise.all(products.map(({ productNo }) => soldOption(page, productNo)));
  const stock = await stockOf(optionNos);
  return optionNos.map((optionNo) => stock.get(optionNo) ?? 0);
}

async function soldOption(page: Page, productNo: number): Promise<number> {
  const answer = await page.request.get(`/api/client/v1/display/products/${productNo}/options`);
  const { flatOptions }: { readonly flatOptions: readonly { readonly optionNo: number; readonly saleType: string }[] } =
    await answer.json();
  return flatOptions.find((option) => option.saleType === 'AVAILABLE')?.optionNo ?? 0;
}

interface ReadOrder {
  readonly defaultOrderStatusType: string;
  readonly accumulationAmtWhenBuyConfirm: number;
  readonly firstOrderAmount: { readonly subPayAmt: number; readonly chargeAmt: number };
  readonly orderOptionsGroupByPartner: readonly {
    readonly orderOptionsGroupByDelivery: readonly {
      readonly orderOptions: readonly { readonly productNo: number; readonly orderCnt: number }[];
    }[];
  }[];
  readonly lines: readonly { readonly rule: string; readonly source: string; readonly amount: number }[];
}

async function readOrder(page: Page, orderNo: string): Promise<ReadOrder> {
  return (await page.request.get(`/api/client/v1/customer/orders/${orderNo}`)).json();
}

/** Pieces of a product in an order. */
function boughtOf(order: ReadOrder, product: ListedProduct): number {
  return order.orderOptionsGroupByPartner
    .flatMap((partner) => partner.orderOptionsGroupByDelivery.flatMap((delivery) => delivery.orderOptions))
    .filter((option) => option.productNo === product.productNo)
    .reduce((sum, option) => sum + option.orderCnt, 0);
}

function couponsOf(order: ReadOrder): readonly string[] {
  const used = order.lines.filter((line) => line.rule.endsWith('COUPON')).map((line) => line.source);
  return [...new Set(used)].toSorted();
}

/** Leaves only these products ticked; whatever an earlier form left in the cart stays there. */
async function chooseOnly(page: Page, products: readonly ListedProduct[]): Promise<void> {
  const rows = cartLines(page);
  const wanted = new Set(products.map((product) => product.productNo));
  for (const row of await rows.all()) {
    const href = await row.locator('a[href*="/product/"]').first().getAttribute('href');
    await row.getByRole('checkbox').setChecked(wanted.has(Number(href?.split('/').at(-1))));
  }
}
