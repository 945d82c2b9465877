import { expect, test } from '@playwright/test';
import { enter, expectNoComplaint, languageOf, watchComplaints, wordsOf } from '../support/shop.ts';

const WORDS = {
  ko: { attend: '오늘 출석하고 100P 받기', joined: '오늘 출석했어요', again: /^이번 달에 1번 출석/ },
  en: {
    attend: 'Check in today for 100 points',
    joined: 'Checked in today',
    again: /^You’ve checked in once/,
  },
} as const;

/** The event of the demo that one attends every day. */
const ATTENDANCE = '/event/2';

test('a member checks in once a day for the points that the event promises [ROUTE-65, ERR-05]', async ({
  page,
  locale,
}) => {
  const words = wordsOf(locale);
  const own = WORDS[languageOf(locale)];
  const complaints = watchComplaints(page);
  const points = async (): Promise<number> => {
    const answer = await page.request.get('/api/client/v1/customer/points');
    const { totalAvailableAmt }: { readonly totalAvailableAmt: number } = await answer.json();
    return totalAvailableAmt;
  };

  await page.goto(ATTENDANCE);
  await page.getByRole('button', { name: own.attend }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: words.logIn })).toBeVisible();

  const isFirst = locale?.startsWith('en') !== true;
  await enter(page, words, isFirst ? words.hong : words.saebom);
  const before = await points();
  await page.goto(ATTENDANCE);
  await page.getByRole('button', { name: own.attend }).click();
  await expect(page.getByText(own.again)).toBeVisible();
  await expect(page.getByRole('button', { name: own.joined })).toBeDisabled();
  expect(await points()).toBe(before + 100);
  await page.reload();
  await expect(page.getByText(own.again)).toBeVisible();
  expect(await points()).toBe(before + 100);
  expectNoComplaint(complaints);
});
