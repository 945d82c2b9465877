import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { enter, expectNoComplaint, watchComplaints, WORDS } from '../support/shop.ts';

const words = WORDS.ko;

async function read<T>(page: Page, path: string): Promise<T> {
  return (await page.request.get(`/api/client/v1/customer/${path}`)).json();
}

const points = (amount: number) => `${amount.toLocaleString('en-US')}P`;

test('shows the points: the balance, each entry, and what expires soon [ROUTE-62, ROUTE-63]', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/');
  await enter(page, words);
  const balance = await read<{ readonly totalAvailableAmt: number; readonly totalExpireAmt: number }>(page, 'points');
  const { items } = await read<{
    readonly items: readonly { readonly accumulationAmt: number; readonly totalAvailableAmt: number }[];
  }>(page, 'points/history');
  expect(items.length).toBeGreaterThan(2);
  await page.goto('/myPage/point');
  await expect(page.locator('main')).toContainText(points(balance.totalAvailableAmt));
  const entries = page.locator('section[aria-labelledby="history"] li').filter({ hasText: '잔액' });
  await expect(entries).toHaveCount(items.length);
  for (const [index, { accumulationAmt }] of items.entries()) {
    await expect(entries.nth(index)).toContainText(points(Math.abs(accumulationAmt)));
  }
  await page.locator('main a[href="/myPage/point/extinguished"]').click();
  const expiring = await read<{ readonly items: readonly { readonly accumulationRestAmt: number }[] }>(
    page,
    'points/expiring',
  );
  expect(expiring.items.length).toBeGreaterThan(0);
  await expect(page.locator('main')).toContainText(points(balance.totalExpireAmt));
  for (const { accumulationRestAmt } of expiring.items) {
    await expect(
      page
        .locator('main li')
        .filter({ hasText: points(accumulationRestAmt) })
        .first(),
    ).toBeVisible();
  }
  expectNoComplaint(complaints);
});

test('shows the grade, how far it is to the next, and the benefits of each [ROUTE-61, ROUTE-67]', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/');
  await enter(page, words);
  const { grade, next, payment, count } = await read<{
    readonly grade: { readonly label: string };
    readonly next: { readonly label: string; readonly minimumPayment: number; readonly minimumCount: number } | null;
    readonly payment: number;
    readonly count: number;
  }>(page, 'grade');
  if (next === null) throw new Error('the demo member has a grade to go');
  expect(payment).toBeGreaterThan(0);
  await page.goto('/myPage/benefit');
  await expect(page.locator('main').getByText(grade.label, { exact: true }).first()).toBeVisible();
  const bar = page.getByRole('progressbar', { name: `${next.label}까지` });
  // A grade wants both: the bar goes as far as the one that is further away.
  const share = Math.min(1, payment / next.minimumPayment, next.minimumCount === 0 ? 1 : count / next.minimumCount);
  await expect(bar).toHaveJSProperty('value', Math.floor(share * 100));
  await expect(bar).toHaveJSProperty('max', 100);
  await page.locator('main a[href="/memberShip"]').click();
  const { grades } = await read<{ readonly grades: readonly { readonly label: string }[] }>(page, 'membership');
  const cards = page.locator('section[aria-labelledby="grades"] li h3');
  await expect(cards).toHaveText(grades.map(({ label }) => new RegExp(label)));
  await expect(cards.filter({ hasText: '내 등급' })).toHaveText(new RegExp(grade.label));
  expectNoComplaint(complaints);
});

test('opens the popup with the membership coupons, each with what it takes off and from when [OVERLAY-19, VALID-04, VALID-05]', async ({
  page,
}) => {
  await page.goto('/');
  await enter(page, words);
  await page.goto('/memberShip');
  await page.getByRole('button', { name: /멤버십 쿠폰/ }).click();
  const popup = page.locator('dialog:modal');
  await expect(popup).toContainText('3,000원 쿠폰 (30,000원 이상) · 5,000원 쿠폰 (50,000원 이상)');
  const tickets = popup.locator('li');
  await expect(tickets).toHaveCount(2);
  await expect(tickets.filter({ hasText: '3,000원' })).toContainText('30,000원 이상 구매 시');
  await expect(tickets.filter({ hasText: '5,000원' })).toContainText('50,000원 이상 구매 시');
});
