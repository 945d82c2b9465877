import { expect, type Page } from '@playwright/test';
import { accountWordsOf, codeSentTo, join, type Stranger } from '../support/account.ts';
import { test } from '../support/journey.ts';
import { expectNoComplaint, watchComplaints, wordsOf } from '../support/shop.ts';

const FORMS = ['phone-ko', 'phone-en', 'pc-ko', 'pc-en'];

/** One number for each form of a journey, so that they never meet. */
function numberOf(form: string, journey: number): string {
  return `0109${journey}00${String(FORMS.indexOf(form) + 1).padStart(4, '0')}`;
}

/** A new member for each form of a journey. */
function strangerOf(form: string, name: string, journey: number): Stranger {
  return { name, birthDate: `90010${FORMS.indexOf(form) + 1}`, phone: numberOf(form, journey) };
}

const hyphenated = (phone: string) => `${phone.slice(0, 3)}-${phone.slice(3, 7)}-${phone.slice(7)}`;

const toast = (page: Page) => page.locator('[role="status"][aria-live="polite"] > div');

test('keeps what a member changes of themselves, and says what they agreed to with its day [ROUTE-24, ROUTE-29, ROUTE-30, ENTITY-05, ENTITY-08, ENTITY-98, VALID-03, CALL-17, CALL-20, CALL-21, CALL-22]', async ({
  page,
  locale,
}, { project }) => {
  test.setTimeout(300_000);
  const words = accountWordsOf(locale);
  const complaints = watchComplaints(page);
  await join(page, wordsOf(locale), strangerOf(project.name, '나가람', 1));

  // A wrong address is refused beside its field, and nothing typed is lost.
  await page.goto('/myPage/myInfo/editInformation');
  await page.getByLabel(words.email).fill('garam@example');
  await page.getByText(words.dailyPick).click();
  const isPicked = await page.getByLabel(words.dailyPick).isChecked();
  await page.getByRole('button', { name: words.save }).click();
  await expect(page.getByText(words.emailProblem)).toBeVisible();
  await expect(page.getByLabel(words.email)).toBeFocused();
  await page.getByLabel(words.email).fill('garam@example.com');
  await page.getByRole('button', { name: words.save }).click();
  await page.waitForURL('**/myPage/myInfo');
  await expect(toast(page)).toHaveText(words.saved);
  await expect(page.getByText('garam@example.com')).toBeVisible();
  await page.goto('/myPage/myInfo/editInformation');
  await expect(page.getByLabel(words.email)).toHaveValue('garam@example.com');
  await expect(page.getByLabel(words.dailyPick)).toBeChecked({ checked: isPicked });

  // The night is a consent of its own, and goes with the benefits.
  await page.goto('/myPage/myInfo/set');
  const benefit = page.getByRole('switch', { name: words.benefit, exact: true });
  const night = page.getByRole('switch', { name: words.night, exact: true });
  await expect(benefit).not.toBeChecked();
  await expect(night).toBeDisabled();
  await benefit.click();
  await expect(toast(page)).toHaveText(words.benefitOn);
  await night.click();
  await expect(toast(page)).toHaveText(words.nightOn);
  await page.reload();
  await expect(night).toBeChecked();
  await benefit.click();
  await expect(toast(page)).toHaveText(words.benefitOff);
  await expect(night).not.toBeChecked();

  await page.goto('/myPage/myInfo/serviceConsent/PI_COLLECTION_AND_USE_OPTIONAL');
  await page.getByLabel(words.agree).check();
  await page.getByRole('button', { name: words.save }).click();
  await expect(toast(page)).toHaveText(words.agreed);
  await page.reload();
  await expect(page.getByLabel(words.agree)).toBeChecked();
  expectNoComplaint(complaints);
});

test('changes the phone by a code to the new one, then logs out [ROUTE-25, ENTITY-06, VALID-02, GAP-25, STATE-45, CALL-26]', async ({
  page,
  locale,
}, { project }) => {
  test.setTimeout(300_000);
  const words = accountWordsOf(locale);
  const complaints = watchComplaints(page);
  await join(page, wordsOf(locale), strangerOf(project.name, '나가온', 2));
  const phone = hyphenated(numberOf(project.name, 3));

  await page.goto('/myPage/myInfo/phoneCertification');
  await page.getByLabel(words.newPhone).fill('0109');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByText(words.phoneProblem)).toBeVisible();
  await page.getByLabel(words.newPhone).fill(phone.replaceAll('-', ''));
  await expect(page.getByLabel(words.newPhone)).toHaveValue(phone);
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByLabel(words.code)).toBeFocused();
  await expect(page.getByText(words.left)).toBeVisible();
  const code = await codeSentTo(page, phone);
  await page.getByLabel(words.code).fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await expect(page.getByText(words.mismatch)).toBeVisible();
  await page.getByLabel(words.code).fill(code);
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await page.waitForURL('**/myPage/myInfo');
  await expect(toast(page)).toHaveText(words.changed);
  await expect(page.getByText(phone)).toBeVisible();

  await page.getByRole('button', { name: words.logOut }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.logOut }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(toast(page)).toHaveText(words.loggedOut);
  expect((await page.request.get('/api/oauth/v1/auth/account')).status()).toBe(401);
  expectNoComplaint(complaints);
});

test('lets a member withdraw after reading the consequences, and clears the browser [ROUTE-32, ROUTE-33, STATE-46, ENTITY-96, ENTITY-97, CALL-18]', async ({
  page,
  locale,
}, { project }) => {
  test.setTimeout(300_000);
  const words = accountWordsOf(locale);
  const complaints = watchComplaints(page);
  const stranger = strangerOf(project.name, '나가을', 4);
  await join(page, wordsOf(locale), stranger);
  await page.evaluate(() => localStorage.setItem('kept', '["1",null]'));

  await page.goto('/myPage/myInfo/withdrawal');
  const next = page.getByRole('button', { name: words.next });
  await next.click();
  await expect(page.getByText(words.missingReason)).toBeVisible();
  await page.getByText(words.other).click();
  await next.click();
  await expect(page.getByText(words.missingWords)).toBeVisible();
  await page.getByLabel(words.ownWords, { exact: true }).fill('멀리 이사해요');
  await next.click();
  await expect(page.getByText(words.missingUnderstood)).toBeVisible();
  await page.getByText(words.understood).click();
  await next.click();

  await page.waitForURL('**/withdrawal/phoneCertification');
  await page.getByRole('button', { name: words.send }).click();
  await expect(page.getByLabel(words.code)).toBeVisible();
  await page.getByLabel(words.code).fill(await codeSentTo(page, hyphenated(stranger.phone)));
  await page.getByRole('button', { name: words.confirm, exact: true }).click();
  await page.getByRole('button', { name: words.withdraw }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.withdraw }).click();

  await page.waitForURL((url) => url.pathname === '/');
  await expect(toast(page)).toHaveText(words.farewell);
  expect(await page.evaluate(() => localStorage.getItem('kept'))).toBeNull();
  expect((await page.context().cookies()).filter(({ name }) => /_token$|session_gen/.test(name))).toEqual([]);
  // Who comes back is a new member, asked for the terms again.
  await join(page, wordsOf(locale), stranger);
  expectNoComplaint(complaints);
});
