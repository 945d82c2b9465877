import { expect } from '@playwright/test';
import { accountWordsOf } from './account.ts';
import { test } from './journey.ts';
import { expectSound } from './look.ts';
import { enter, wordsOf } from './shop.ts';

const SCREENS = [
  ['my information [ROUTE-23]', '/myPage/myInfo'],
  ['the form of my information [ROUTE-24]', '/myPage/myInfo/editInformation'],
  ['the phone’s certification [ROUTE-25]', '/myPage/myInfo/phoneCertification'],
  ['the notification settings [ROUTE-29]', '/myPage/myInfo/set'],
  ['the devices one is logged in on', '/myPage/myInfo/devices'],
  ['a required consent [ROUTE-30]', '/myPage/myInfo/serviceConsent/USE'],
  ['an optional consent [ROUTE-30]', '/myPage/myInfo/serviceConsent/PI_COLLECTION_AND_USE_OPTIONAL'],
  ['the open-source notices [ROUTE-31]', '/myPage/myInfo/opensource?shown=PostgreSQL%4018.4'],
  ['the way out [ROUTE-32]', '/myPage/myInfo/withdrawal'],
] as const;

test('shows a member all about their account soundly [ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-29, ROUTE-30, ROUTE-31, ROUTE-32, ROUTE-33]', async ({
  page,
  locale,
}) => {
  test.setTimeout(300_000);
  const language = locale?.startsWith('en') === true ? 'en' : 'ko';
  const words = accountWordsOf(locale);
  await enter(page, wordsOf(locale));
  for (const [name, path] of SCREENS) {
    await test.step(name, () => expectSound(page, { path, language, complete: true }));
  }
  // Open orders keep this member; without a reason there is nothing to prove.
  await expect(page.getByText(words.open)).toBeVisible();
  const certification = '/myPage/myInfo/withdrawal/phoneCertification';
  await expectSound(page, { path: certification, language, complete: true });
  await expect(page.getByText(words.noReason)).toBeVisible();
  await expectSound(page, { path: '/myPage/myInfo/serviceConsent/NOTHING', language, status: 404, complete: false });
});
