import { expect, type Page } from '@playwright/test';
import { giveCoupon } from '../support/database.ts';
import { test } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import {
  deliver,
  enter,
  expectNoComplaint,
  languageOf,
  type ListedProduct,
  openSheet,
  payInWindow,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

/** A claim as the shop answers it, as much as the journey reads. */
interface ClaimTarget {
  readonly claimNo: number;
  readonly claimStatusType: string;
  readonly estimate: {
    readonly refundPayAmt: number;
    readonly refundMainPayAmt: number;
    readonly refundSubPayAmt: number;
  };
  readonly refund: { readonly refundYmdt: string | null; readonly needsBankAccount: boolean } | null;
}

test('buys three things of two sellers with a coupon and points, cancels one, returns one, exchanges one, and sees each won come back [ROUTE-36, ROUTE-37, GAP-17]', async ({
  page,
  locale,
}) => {
  test.setTimeout(300_000);
  const words = wordsOf(locale);
  const complaints = watchComplaints(page);
  await page.goto('/cart');
  await enter(page, words);
  await giveCoupon();
  const [earphones, shirt, coffee] = await openSheet(page, ['이어폰', '티셔츠', '커피']);
  if (earphones === undefined || shirt === undefined || coffee === undefined)
    throw new Error('the demo sells no such three');
  expect(new Set([earphones, shirt, coffee].map(({ partnerName }) => partnerName)).size).toBeGreaterThan(1);
  await expect(page.getByText(words.bestCoupon)).toBeVisible();
  const pointsOwned = await pointsOf(page);
  if (pointsOwned >= 100) await page.getByRole('button', { name: words.useAll }).click();
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await page.getByRole('link', { name: words.toOrder }).click();
  await expect(startOf(page, coffee, '/orderCancel/')).toBeVisible();
  const detail = page.url();
  const orderNo = /\d{10,}/.exec(detail)?.[0] ?? '';

  // Before it is prepared, one thing is canceled at once.
  const before = await pointsOf(page);
  await startOf(page, coffee, '/orderCancel/').click();
  const canceled = await ask(page);
  const cancel = await expectRefunded(page, canceled, 'CANCEL_DONE');
  expect(await pointsOf(page)).toBe(before + cancel.refundSubPayAmt);

  // What has come is sent back: one for its money, one for another.
  await deliver(page, orderNo);
  await page.goto(detail);
  await startOf(page, earphones, 'claim=return').click();
  const returned = await ask(page);
  await play(page, returned, ['approve', 'receive']);
  const back = await expectRefunded(page, returned, 'RETURN_DONE');
  expect(await pointsOf(page)).toBe(before + cancel.refundSubPayAmt + back.refundSubPayAmt);

  await page.goto(detail);
  await startOf(page, shirt, 'claim=exchange').click();
  await page.locator('#claim-exchange-option select').selectOption({ index: 1 });
  const exchanged = await ask(page);
  await play(page, exchanged, ['approve', 'receive', 'send']);
  await expect.poll(async () => (await readClaim(page, exchanged)).claimStatusType).toBe('EXCHANGE_DONE');

  // What is left of the order is what was paid less what came back, to the won, and the order shows all three.
  const { firstOrderAmount, lastOrderAmount } = await readOrder(page, orderNo);
  expect(lastOrderAmount).toMatchObject({
    chargeAmt: firstOrderAmount.chargeAmt - cancel.refundMainPayAmt - back.refundMainPayAmt,
    subPayAmt: firstOrderAmount.subPayAmt - cancel.refundSubPayAmt - back.refundSubPayAmt,
  });
  await page.goto(detail);
  for (const claimNo of [canceled, returned, exchanged]) {
    await expect(page.locator(`main a[href$="/myPage/order/claim/${claimNo}"]`).first()).toBeVisible();
  }
  await expectAccessible(page);
  expectNoComplaint(complaints);
});

const ACCOUNT = {
  ko: {
    pay: '가상계좌(무통장입금)',
    accepted: '주문을 받았어요',
    number: '계좌번호',
    holder: '예금주',
    refused: '환불받을 계좌를 다시 적어 주세요',
    alarm: '환불 계좌를 다시 적어 주세요',
    send: '이 계좌로 돌려받기',
  },
  en: {
    pay: 'Virtual account',
    accepted: 'We’ve received your order',
    number: 'Account number',
    holder: 'Account holder',
    refused: 'The bank rejected that account',
    alarm: 'Please enter another bank account',
    send: 'Refund to this account',
  },
} as const;

test('shows that the bank refused the account of a refund, and sends the refund to another [GAP-17, GAP-20]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const labels = ACCOUNT[languageOf(locale)];
  const complaints = watchComplaints(page);
  await page.goto('/cart');
  await enter(page, words);
  const [coffee] = await openSheet(page, ['커피']);
  if (coffee === undefined) throw new Error('the demo sells no coffee');
  await page.getByText(labels.pay, { exact: true }).click();
  await page.getByRole('checkbox', { name: words.consent }).check();
  await page.getByRole('button', { name: words.pay }).click();
  await page.waitForURL('**/sandbox/payment/**');
  const bank = page.url();
  await page.locator('button.main').click();
  await expect(page.getByRole('heading', { name: labels.accepted })).toBeVisible();
  await page.getByRole('link', { name: words.toOrder }).click();
  await page.waitForURL('**/order/detail/**');
  const detail = page.url();
  await page.goto(`${bank}?look`);
  await page.locator('button.main').click();
  await expect
    .poll(async () => {
      await page.goto(detail);
      return startOf(page, coffee, '/orderCancel/').count();
    })
    .toBe(1);

  await startOf(page, coffee, '/orderCancel/').click();
  const name = async (bankAccount: string) => {
    await page.locator('#claim-bank select').selectOption({ index: 1 });
    await page.getByLabel(labels.number).fill(bankAccount);
    await page.getByLabel(labels.holder).fill('홍길동');
  };
  await expect(page.getByLabel(labels.number)).toBeVisible();
  // The account that the sandbox's bank refuses.
  await name('99999999999999');
  const claimNo = await ask(page);
  await expect.poll(async () => (await readClaim(page, claimNo)).refund?.needsBankAccount).toBe(true);
  await page.goto('/mypage/alert');
  await page.getByRole('link', { name: labels.alarm }).first().click();
  await page.waitForURL(`**/myPage/order/claim/${claimNo}`);
  await expect(page.getByText(labels.refused)).toBeVisible();
  await expect(page.getByLabel(labels.number)).toBeVisible();
  await expectAccessible(page);
  await name('110123456789');
  await page.getByRole('button', { name: labels.send }).click();
  await expect(page.getByText(labels.refused)).toBeHidden();
  await expect.poll(async () => (await readClaim(page, claimNo)).claimStatusType).toBe('CANCEL_DONE');
  expectNoComplaint(complaints);
});

/** The link in the order that starts a claim of a product. */
function startOf(page: Page, { productNo }: ListedProduct, address: string) {
  return page
    .locator('main li')
    .filter({ has: page.locator(`a[href$="/product/${productNo}"]`) })
    .locator(`a[href*="${address}"]`);
}

async function pointsOf(page: Page): Promise<number> {
  return (await (await page.request.get('/api/client/v1/customer/points')).json()).totalAvailableAmt;
}

interface ReadOrder {
  readonly firstOrderAmount: { readonly chargeAmt: number; readonly subPayAmt: number };
  readonly lastOrderAmount: { readonly chargeAmt: number; readonly subPayAmt: number };
}

async function readOrder(page: Page, orderNo: string): Promise<ReadOrder> {
  return (await page.request.get(`/api/client/v1/customer/orders/${orderNo}`)).json();
}

/** Gives the first reason, presses the button twice, and answers which claim came of it. */
async function ask(page: Page): Promise<number> {
  await page.locator('input[name="reason"]').first().check();
  const submit = page.locator('main button').last();
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/customer/claims')) claims.push(request.url());
  });
  await expect(page.locator('main dl')).toBeVisible();
  await expect(submit).not.toHaveAttribute('aria-busy', 'true');
  await submit.dblclick();
  const link = page.locator('main a[href^="/myPage/order/claim/"]');
  await expect(link).toBeVisible();
  expect(claims).toHaveLength(1);
  page.removeAllListeners('request');
  return Number((await link.getAttribute('href'))?.split('/').at(-1));
}

/** Plays the seller and the carrier. */
async function play(page: Page, claimNo: number, events: readonly string[]): Promise<void> {
  const { origin } = new URL(page.url());
  for (const event of events) {
    await page.request.post(`/sandbox/claim/${claimNo}`, { form: { event }, headers: { origin } });
  }
}

async function readClaim(page: Page, claimNo: number): Promise<ClaimTarget> {
  return (await page.request.get(`/api/client/v1/customer/claims/${claimNo}`)).json();
}

/** The claim's own screen shows, once it is done, the amount that was shown before it was asked for; answers what came back. */
async function expectRefunded(page: Page, claimNo: number, status: string): Promise<ClaimTarget['estimate']> {
  const shown = await page.locator('main dl').first().innerText();
  await expect.poll(async () => (await readClaim(page, claimNo)).refund?.refundYmdt ?? null).not.toBeNull();
  const { claimStatusType, estimate } = await readClaim(page, claimNo);
  expect(claimStatusType).toBe(status);
  expect(estimate.refundMainPayAmt + estimate.refundSubPayAmt).toBe(estimate.refundPayAmt);
  expect(shown.replaceAll(',', '')).toContain(String(estimate.refundPayAmt));
  await page.goto(`/myPage/order/claim/${claimNo}`);
  await expect(page.locator('main dl').first()).toContainText(estimate.refundPayAmt.toLocaleString('en-US'));
  await expectAccessible(page);
  return estimate;
}
