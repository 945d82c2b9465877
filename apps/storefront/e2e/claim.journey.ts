import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { enter, expectNoComplaint, watchComplaints, wordsOf } from './shop.ts';

/** An ordered option of the demo member, as much of it as the path of its claim needs. */
interface Option {
  readonly orderNo: string;
  readonly orderOptionNo: number;
  readonly optionNo: number;
  readonly productNo: number;
  readonly nextActions: readonly { readonly nextActionType: string }[];
}

/** A claim as the shop answers it, as much as the journey reads. */
interface AskedClaim {
  readonly claimNo: number;
  readonly claimStatusType: string;
  readonly estimate: { readonly refundPayAmt: number };
  readonly refund: { readonly refundYmdt: string | null } | null;
}

test('cancels, returns and exchanges through the screens, and sees the shown won come back [ROUTE-36, ROUTE-37, GAP-17]', async ({
  page,
  locale,
}) => {
  test.setTimeout(240_000);
  const complaints = watchComplaints(page);
  await enter(page, wordsOf(locale));
  const cancel = await optionFor(page, 'CANCEL');
  await page.goto(`/myPage/order/orderCancel/${cancel.orderNo}/PRODUCT_PREPARE/${cancel.orderOptionNo}/0`);
  const canceled = await ask(page);
  await play(page, canceled, ['approve']);
  await expectRefunded(page, canceled, 'CANCEL_DONE');

  const back = await optionFor(page, 'RETURN');
  await page.goto(`${requestPath(back)}?claim=return`);
  const returned = await ask(page);
  await play(page, returned, ['approve', 'receive']);
  await expectRefunded(page, returned, 'RETURN_DONE');

  const swap = await optionFor(page, 'EXCHANGE');
  await page.goto(`${requestPath(swap)}?claim=exchange`);
  await page.locator('#claim-exchange-option select').selectOption({ index: 1 });
  const exchanged = await ask(page);
  await play(page, exchanged, ['approve', 'receive', 'send']);
  await expect.poll(async () => (await readClaim(page, exchanged)).claimStatusType).toBe('EXCHANGE_DONE');
  expectNoComplaint(complaints);
});

async function optionFor(page: Page, action: string): Promise<Option> {
  const answer = await page.request.get('/api/client/v1/customer/orders?pageSize=50');
  const { items }: { readonly items: readonly { readonly orderOptions: readonly Option[] }[] } = await answer.json();
  const found = items
    .flatMap(({ orderOptions }) => orderOptions)
    .find(({ nextActions }) => nextActions.some(({ nextActionType }) => nextActionType === action));
  if (found === undefined) throw new Error(`the demo member may not ${action}`);
  return found;
}

function requestPath({ orderOptionNo, orderNo, optionNo, productNo }: Option): string {
  return `/myPage/order/request/${orderOptionNo}/${orderNo}/${optionNo}/${productNo}`;
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

async function readClaim(page: Page, claimNo: number): Promise<AskedClaim> {
  return (await page.request.get(`/api/client/v1/customer/claims/${claimNo}`)).json();
}

/** The claim's own screen shows, once it is done, the amount that was shown before it was asked for. */
async function expectRefunded(page: Page, claimNo: number, status: string): Promise<void> {
  const shown = await page.locator('main dl').first().innerText();
  await expect.poll(async () => (await readClaim(page, claimNo)).refund?.refundYmdt ?? null).not.toBeNull();
  const { claimStatusType, estimate } = await readClaim(page, claimNo);
  expect(claimStatusType).toBe(status);
  expect(shown.replaceAll(',', '')).toContain(String(estimate.refundPayAmt));
  await page.goto(`/myPage/order/claim/${claimNo}`);
  await expect(page.locator('main dl').first()).toContainText(estimate.refundPayAmt.toLocaleString('en-US'));
}
