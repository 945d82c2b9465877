import { expect, type Locator, type Page } from '@playwright/test';
import { test } from '../support/journey.ts';
import { expectAccessible, expectSound } from '../support/accessibility.ts';
import {
  buyableProducts,
  enter,
  expectNoComplaint,
  languageOf,
  payInWindow,
  putIntoCart,
  watchComplaints,
  wordsOf,
} from '../support/shop.ts';

const TEXT = {
  ko: {
    add: '새 배송지 추가',
    name: '배송지 이름 (선택)',
    receiver: '받는 분',
    phone: '휴대폰 번호',
    zip: '우편번호',
    road: '주소',
    detail: '상세 주소',
    find: '주소 찾기',
    keyword: '도로명, 건물명, 지번 또는 우편번호',
    search: '검색',
    tooShort: '2글자 이상 입력해 주세요',
    none: '찾는 주소가 없어요',
    byHand: '직접 입력하기',
    close: '닫기',
    save: '저장하기',
    saved: '배송지를 저장했어요',
    edit: /수정$/,
    makeUsual: /기본배송지로 설정$/,
    madeUsual: '기본배송지를 바꿨어요',
    usual: '기본배송지',
    remove: /삭제$/,
    removeAsk: '배송지를 삭제할까요?',
    removed: '배송지를 삭제했어요',
    problemReceiver: '받는 분을 입력해 주세요',
    problemPhone: '휴대폰 번호 11자리를 입력해 주세요',
    change: '변경',
    fresh: '새 배송지 입력',
    recent: '최근 주문한 배송지',
    keepIt: '배송지 목록에 저장',
    keep: /배송지로 저장$/,
    missing: '페이지를 찾을 수 없어요',
    coupons: '쿠폰',
    skipCoupon: '사용 안 함',
    applyCoupons: '적용하기',
    noCoupon: '쿠폰을 사용하지 않아요',
  },
  en: {
    add: 'Add address',
    name: 'Address name (optional)',
    receiver: 'Recipient',
    phone: 'Mobile number',
    zip: 'Postal code',
    road: 'Address',
    detail: 'Details',
    find: 'Find address',
    keyword: 'Street, building, lot or postal code',
    search: 'Search',
    tooShort: 'Please enter at least 2 characters',
    none: 'No address found',
    byHand: 'Enter manually',
    close: 'Close',
    save: 'Save',
    saved: 'Address saved',
    edit: /^Edit/,
    makeUsual: /^Set as default/,
    madeUsual: 'Default address changed',
    usual: 'Default',
    remove: /^Delete/,
    removeAsk: 'Delete this address?',
    removed: 'Address deleted',
    problemReceiver: 'Please enter the recipient’s name',
    problemPhone: 'Please enter 11 digits',
    change: 'Change',
    fresh: 'New address',
    recent: 'Used in recent orders',
    keepIt: 'Save to my addresses',
    keep: /^Save this address/,
    missing: 'Page not found',
    coupons: 'Coupons',
    skipCoupon: 'Don’t use a coupon',
    applyCoupons: 'Apply',
    noCoupon: 'No coupon applied',
  },
} as const;

type Text = (typeof TEXT)['ko'] | (typeof TEXT)['en'];

const BOOK = '/myPage/myInfo/delivery';

/** The part of the list that shows one address. */
const cardOf = (page: Page, name: string): Locator => page.locator('main li').filter({ hasText: name });

/** Finds an address in the sheet and chooses it. */
async function findAddress(page: Page, text: Text, keyword: string, road: string): Promise<void> {
  await page.getByRole('button', { name: text.find }).click();
  const sheet = page.locator('dialog');
  await expect(sheet.getByLabel(text.keyword)).toBeFocused();
  await sheet.getByLabel(text.keyword).fill(keyword);
  await page.keyboard.press('Enter');
  await sheet.getByRole('button', { name: road }).click();
  await expect(sheet).toHaveCount(0);
}

test('keeps addresses: finds, adds, changes, makes the default and deletes them [ROUTE-26, ROUTE-27, ROUTE-28, GAP-23, GAP-24, VALID-01, VALID-08]', async ({
  page,
  locale,
}) => {
  test.setTimeout(300_000);
  const language = languageOf(locale);
  const text: Text = TEXT[language];
  const name = `Villa ${test.info().project.name}`;
  const complaints = watchComplaints(page);
  await enter(page, wordsOf(locale));
  await expectSound(page, { path: BOOK, language, complete: false });
  await expectSound(page, { path: '/myPage/myInfo/addDelivery', language, complete: false });

  await page.goto(BOOK);
  await page.getByRole('link', { name: text.add }).click();

  // An empty form says what it lacks and goes to the first of it.
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.problemReceiver)).toBeVisible();
  await expect(page.getByText(text.problemPhone)).toBeVisible();
  await expect(page.getByLabel(text.receiver)).toBeFocused();
  await page.getByLabel(text.receiver).fill('김받음');
  await page.getByLabel(text.phone).pressSequentially('010-0000x77778');
  const phone = page.getByLabel(text.phone);
  await expect(phone).toHaveValue('010-0000-7777');
  // A digit changed in the middle leaves the caret behind it.
  await phone.evaluate((field: HTMLInputElement) => field.setSelectionRange(4, 4));
  await page.keyboard.press('Delete');
  await page.keyboard.type('5');
  await expect(phone).toHaveValue('010-5000-7777');
  expect(await phone.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);
  await page.getByLabel(text.name).fill(name);

  // The search asks for two letters, says when there is nothing, and gives the focus to what is left to say.
  await page.getByRole('button', { name: text.find }).click();
  const sheet = page.locator('dialog');
  await sheet.getByLabel(text.keyword).fill('강');
  await sheet.getByRole('button', { name: text.search }).click();
  await expect(sheet.getByText(text.tooShort)).toBeVisible();
  await sheet.getByLabel(text.keyword).fill('없는길');
  await page.keyboard.press('Enter');
  await expect(sheet.getByText(text.none)).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: text.close }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: text.find })).toBeFocused();
  await findAddress(page, text, '울릉 도동길', '울릉읍 도동길 12');
  await expect(page.getByLabel(text.zip)).toHaveValue('40221');
  await expect(page.getByLabel(text.road, { exact: true })).toHaveValue('경상북도 울릉군 울릉읍 도동길 12');
  await expect(page.getByLabel(text.detail)).toBeFocused();
  await page.getByLabel(text.detail).fill('101호');

  // A look at the list and back loses nothing.
  await page.goBack();
  await page.getByRole('link', { name: text.add }).click();
  await expect(page.getByLabel(text.name)).toHaveValue(name);
  await expect(page.getByLabel(text.detail)).toHaveValue('101호');
  await page.getByRole('button', { name: text.save }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
  await expect(page).toHaveURL(BOOK);
  const card = cardOf(page, name);
  await expect(card).toContainText('010-5000-7777');
  await expect(card).toContainText('(40221)');

  await card.getByRole('link', { name: text.edit }).click();
  await expect(page.getByLabel(text.detail)).toHaveValue('101호');
  await expectAccessible(page);
  await page.getByLabel(text.detail).fill('202호');
  await page.getByRole('button', { name: text.save }).click();
  await expect(cardOf(page, name)).toContainText('202호');

  await card.getByRole('button', { name: text.makeUsual }).click();
  await expect(page.getByText(text.madeUsual)).toBeVisible();
  await expect(card.getByText(text.usual, { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(text.usual, { exact: true })).toHaveCount(1);

  await card.getByRole('button', { name: text.remove }).click();
  await expect(page.getByRole('alertdialog')).toContainText(text.removeAsk);
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
  await expect(page.getByText(text.removed)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.locator('main').getByText(text.usual, { exact: true })).toHaveCount(1);
  expectNoComplaint(complaints);

  const missing = await page.goto('/myPage/myInfo/editDelivery/999999');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: text.missing }).last()).toBeVisible();
});

test('delivers an order to a found address, and remembers it [ROUTE-26, GAP-23, GAP-24]', async ({ page, locale }) => {
  test.setTimeout(300_000);
  const words = wordsOf(locale);
  const text: Text = TEXT[languageOf(locale)];
  const complaints = watchComplaints(page);
  await enter(page, words);
  const [product] = await buyableProducts(page, '이어폰');
  await page.goto(`/product/${product?.productNo}`);
  await putIntoCart(page, words);
  await page.goto('/cart');
  await page.getByRole('button', { name: words.order }).click();
  await page.waitForURL('**/order/sheet/**');

  // From the usual address to a new one on an island, whose delivery may cost more, and back without a loss.
  const receiver = `Kim ${test.info().project.name}`;
  const part = page.locator('#problem-address');
  await part.getByRole('button', { name: text.change }).click();
  await expect(page.locator('dialog').getByRole('radio', { checked: true })).toHaveCount(1);
  await expectAccessible(page);
  await page.locator('dialog').getByRole('button', { name: text.fresh }).click();
  await page.getByLabel(text.receiver).fill(receiver);
  await page.getByLabel(text.phone).fill('01000007777');
  await findAddress(page, text, '연북로 58', '제주시 연북로 58');
  await expect(page.getByLabel(text.zip)).toHaveValue('63122');
  await page.getByLabel(text.detail).fill('3층');
  await part.getByRole('button', { name: text.change }).click();
  await page.locator('dialog').getByRole('radio').first().click();
  await expect(part).toContainText(text.usual);
  await part.getByRole('button', { name: text.change }).click();
  await page.locator('dialog').getByRole('button', { name: text.fresh }).click();
  await expect(page.getByLabel(text.receiver)).toHaveValue(receiver);
  await expect(page.getByLabel(text.detail)).toHaveValue('3층');
  await page.getByLabel(text.keepIt).uncheck();
  await expectAccessible(page);

  await leaveCoupons(page, text);
  await page.getByText(words.card, { exact: true }).click();
  await page.getByText(words.consent).click();
  await page.getByRole('button', { name: words.pay }).click();
  await payInWindow(page, words.approved);
  await expect(page.getByRole('heading', { name: words.complete })).toBeVisible();

  // The address of the order is among the recent ones, and can be saved.
  await page.goto(BOOK);
  await expect(page.getByRole('heading', { name: text.recent })).toBeVisible();
  const card = cardOf(page, receiver);
  await expect(card).toContainText('(63122)');
  await card.getByRole('button', { name: text.keep }).click();
  await expect(page.getByText(text.saved)).toBeVisible();
  await expect(card.getByRole('link', { name: text.edit })).toBeVisible();
  await card.getByRole('button', { name: text.remove }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: text.remove }).click();
  await expect(card).toHaveCount(0);
  expectNoComplaint(complaints);
});

/** Orders without coupons: the journeys share a member, and another one counts them. */
async function leaveCoupons(page: Page, text: Text): Promise<void> {
  const coupons = page.getByRole('region', { name: text.coupons });
  await expect(coupons).toBeVisible();
  if ((await coupons.getByRole('button', { name: text.change }).count()) === 0) return;
  await coupons.getByRole('button', { name: text.change }).click();
  const skips = page.locator('dialog').getByText(text.skipCoupon, { exact: true });
  await expect(skips.first()).toBeVisible();
  for (const skip of await skips.all()) await skip.click();
  await page.locator('dialog').getByRole('button', { name: text.applyCoupons }).click();
  await expect(coupons).toContainText(text.noCoupon);
}
