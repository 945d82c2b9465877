import { expect, type Page } from '@playwright/test';
import { accessWordsOf } from '../support/access.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { enter, languageOf, wordsOf } from '../support/shop.ts';

/** A word that goods for adults alone have in the demo. */
const RESULT = `/search/result?keyword=${encodeURIComponent('소주')}`;

const WORDS = {
  ko: {
    some: /19세 이상만 볼 수 있는 상품(이 100개 이상| \d+개가) 있어요/,
    notShown: '19세 이상만 볼 수 있는 상품은 보여드리지 않아요',
    similar: /비슷한 말/,
  },
  en: {
    some: /\d+( or more)? products are for adults 19\+ only/,
    notShown: 'Products for adults 19+ only are not shown',
    similar: /means much the same/,
  },
} as const;

const notice = (page: Page, words: RegExp | string) => page.getByRole('status').filter({ hasText: words });
const cards = (page: Page) => page.locator('main a[href^="/product/"]');

test('tells a guest how many goods for adults a word finds, and asks for a log-in [ROLE-04, ROLE-08]', async ({
  page,
  locale,
}) => {
  const words = WORDS[languageOf(locale)];
  const t = accessWordsOf(locale);
  await page.goto(RESULT);
  await expect(notice(page, words.some)).toBeVisible();
  await expect(page.getByText(words.similar)).toHaveCount(0);
  await untilQuiet(page);
  await notice(page, words.some).getByRole('link', { name: t.prove }).click();
  const drawer = page.getByRole('dialog', { name: t.adult });
  await expect(drawer.getByRole('link', { name: t.logIn })).toHaveAttribute('href', '/auth/login');
  await drawer.getByRole('button', { name: t.close }).click();
  await expect(page).toHaveURL(RESULT);
});

test('tells a minor that such goods are not shown, and shows them to an adult [ROLE-05]', async ({ page, locale }) => {
  const words = WORDS[languageOf(locale)];
  const t = accessWordsOf(locale);
  await enter(page, wordsOf(locale), t.haneul);
  await page.goto(RESULT);
  await expect(notice(page, words.notShown)).toBeVisible();
  await expect(notice(page, words.notShown).getByRole('link')).toHaveCount(0);

  await page.context().clearCookies();
  await enter(page, wordsOf(locale));
  await page.goto(RESULT);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByText(words.some)).toHaveCount(0);
});
