import { expect, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { overflow } from '../support/overflow.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { reportableReview, REVIEWED } from '../support/reviewed.ts';
import {
  deliver,
  enter,
  expectNoComplaint,
  languageOf,
  openSheet,
  payInWindow,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

const WORDS = {
  ko: {
    keyword: '커피',
    star: '4점',
    content: '어떤 점이 좋았나요?',
    submit: '등록하기',
    missingRate: '별점을 골라 주세요',
    saved: /500P를 드렸어요/,
    given: '500P 받음',
    edit: /^수정/,
    change: '수정하기',
    changed: '리뷰를 수정했어요',
    remove: /^삭제/,
    confirm: '삭제',
    removed: '리뷰를 삭제했어요',
    report: '신고하기',
    missingReason: '이유를 골라 주세요',
    reason: '광고·홍보 글이에요',
    detail: '자세한 내용 (선택)',
    alsoBlock: '이 작성자의 리뷰를 더 보지 않기',
    reported: '신고를 접수했어요',
    alreadyReported: '이미 신고한 리뷰예요',
    blocked: '차단한 작성자의 리뷰예요.',
    unblock: /^차단 해제/,
    unblocked: '차단을 해제했어요',
  },
  en: {
    keyword: '양말',
    star: '4 out of 5',
    content: 'What did you like or dislike?',
    submit: 'Submit',
    missingRate: 'Please choose a rating',
    saved: /you earned 500P/,
    given: '500P earned',
    edit: /^Edit/,
    change: 'Save',
    changed: 'Your review was updated',
    remove: /^Delete/,
    confirm: 'Delete',
    removed: 'Review deleted',
    report: 'Report',
    missingReason: 'Please choose a reason',
    reason: 'It’s an ad',
    detail: 'Details (optional)',
    alsoBlock: 'Don’t show me this writer’s reviews again',
    reported: 'Your report has been received',
    alreadyReported: 'You’ve already reported this review',
    blocked: 'A review by a writer you blocked.',
    unblock: /^Unblock/,
    unblocked: 'Writer unblocked',
  },
} as const;

test('writes a photo review of what has arrived, is given points once, changes it and deletes it [ROUTE-19, ROUTE-41]', async ({
  page,
  locale,
}) => {
  test.setTimeout(180_000);
  const words = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  await page.goto('/cart');
  await enter(page, wordsOf(locale));
  const productNo = await buy(page, locale, words.keyword);

  await page.goto('/myPage/review/writable');
  await page.locator(`main a[href*="/product/${productNo}/review/create/"]`).first().click();
  await page.waitForURL('**/review/create/**');
  const form = page.getByRole('main');
  await form.getByRole('button', { name: words.submit }).click();
  await expect(form.getByText(words.missingRate)).toBeVisible();
  await form.getByRole('radio', { name: words.star }).check({ force: true });
  await form.getByLabel(words.content).fill('향이 오래가고 포장이 꼼꼼했어요 <b>정말</b>');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'cup.png', mimeType: 'image/png', buffer: await photo(page) });
  await expect(form.locator('img[src^="blob:"], img[src*="/files/"]').first()).toBeVisible();
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  const before = await pointsOf(page);
  await form.getByRole('button', { name: words.submit }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  await expect.poll(() => pointsOf(page)).toBe(before + 500);

  await page.goto('/myPage/review/written');
  const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: '향이 오래가고 포장이' });
  await expect(mine.getByText(words.given)).toBeVisible();
  await expect(mine.getByText('<b>정말</b>')).toBeVisible();
  await expectAccessible(page);

  await mine.getByRole('link', { name: words.edit }).click();
  await page.getByLabel(words.content).fill('다시 마셔 보니 향이 더 오래가고 맛도 좋아요');
  await page.getByRole('button', { name: words.change }).click();
  await expect(page.getByText(words.changed)).toBeVisible();
  expect(await pointsOf(page)).toBe(before + 500);

  await page.goto('/myPage/review/written');
  const changed = page.getByRole('main').getByRole('listitem').filter({ hasText: '향이 더 오래가고' });
  await changed.getByRole('button', { name: words.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await expect(changed).toHaveCount(0);
  // What was given for it goes with it.
  await expect.poll(() => pointsOf(page)).toBe(before);
  expectNoComplaint(complaints);
});

test('reports a review, blocks its writer, and shows the writer again [ROUTE-20, GAP-09]', async ({ page, locale }) => {
  const words = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  await enter(page, wordsOf(locale));
  const { reviewNo, content } = await reportableReview(page, REVIEWED);
  const form = `/product/${REVIEWED}/review/report/${reviewNo}`;
  const listed = page.locator('#reviews');
  const [firstWords = ''] = content.split('\n');

  await page.goto(`/product/${REVIEWED}`);
  await listed.locator(`a[href="${form}"]`).click();
  await page.waitForURL(`**${form}`);
  const main = page.getByRole('main');
  await expect(main.getByText(firstWords).first()).toBeVisible();
  await main.getByRole('button', { name: words.report }).click();
  await expect(main.getByText(words.missingReason)).toBeVisible();
  await main.getByRole('radio', { name: words.reason }).check({ force: true });
  await main.getByLabel(words.detail).fill('다른 쇼핑몰 주소를 적었어요 <b>확인</b>');
  await main.getByRole('checkbox', { name: words.alsoBlock }).check({ force: true });
  await expectAccessible(page);
  expect(await overflow(page)).toBe(0);
  await main.getByRole('button', { name: words.report }).click();
  await expect(page.getByText(words.reported)).toBeVisible();
  await page.waitForURL(`**/product/${REVIEWED}`);
  await expect(listed.getByText(words.blocked).first()).toBeVisible();
  await expect(listed.locator(`a[href="${form}"]`)).toHaveCount(0);
  await page.goto(form);
  await expect(main.getByText(words.alreadyReported)).toBeVisible();

  await page.goto('/myPage/review/written');
  await main.getByRole('button', { name: words.unblock }).first().click();
  await expect(page.getByText(words.unblocked)).toBeVisible();
  await page.goto(`/product/${REVIEWED}`);
  await expect(listed.getByText(firstWords).first()).toBeVisible();
  await expect(listed.getByText(words.blocked)).toHaveCount(0);
  expectNoComplaint(complaints);
});

/** Buys the first that a keyword finds, and has it delivered; answers the product. */
async function buy(page: Page, locale: string | undefined, keyword: string): Promise<number> {
  const shop = wordsOf(locale);
  const [product] = await openSheet(page, [keyword]);
  await page.getByText(shop.card, { exact: true }).click();
  await page.getByText(shop.consent).click();
  await page.getByRole('button', { name: shop.pay }).click();
  await payInWindow(page, shop.approved);
  await page.getByRole('link', { name: shop.toOrder }).click();
  await page.waitForURL(/\d{10,}/);
  await deliver(page, /\d{10,}/.exec(page.url())?.[0] ?? '');
  return product?.productNo ?? 0;
}

async function pointsOf(page: Page): Promise<number> {
  return (await (await page.request.get('/api/client/v1/customer/points')).json()).totalAvailableAmt;
}

/** A picture of the page itself: any will do. */
function photo(page: Page): Promise<Buffer> {
  return page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
}
