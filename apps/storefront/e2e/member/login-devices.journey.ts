import { expect, type Page } from '@playwright/test';
import { join, proveWho, type Stranger } from '../support/account.ts';
import { test, untilQuiet, watched } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { languageOf, wordsOf } from '../support/shop.ts';

const WORDS = {
  ko: {
    notice: '새로운 기기에서 로그인했어요',
    here: '지금 쓰는 기기',
    logOut: /^Chrome .* 로그아웃$/,
    others: '다른 기기 모두 로그아웃',
    confirm: '로그아웃',
    done: '그 기기에서 로그아웃했어요',
    othersDone: '다른 기기에서 모두 로그아웃했어요',
    place: '로그인한 기기',
  },
  en: {
    notice: 'New device login',
    here: 'This device',
    logOut: /^Log out Chrome /,
    others: 'Log out all other devices',
    confirm: 'Log out',
    done: 'That device is logged out',
    othersDone: 'All other devices are logged out',
    place: 'Logged-in devices',
  },
} as const;

const FORMS = ['phone-ko', 'phone-en', 'pc-ko', 'pc-en'];
/** On a PC the menu of my page stands beside them. */
const devices = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Chrome' });

test('tells a member of a new device, which they log out and which then has to log in again', async ({
  page,
  browser,
  locale,
}, { project }) => {
  const words = WORDS[languageOf(locale)];
  const form = FORMS.indexOf(project.name) + 1;
  const member: Stranger = { name: '도기기', birthDate: `91020${form}`, phone: `010977000${form}0` };
  await join(page, wordsOf(locale), member);

  const open = async () => {
    const { baseURL = '', viewport = null } = project.use;
    const context = await watched(
      await browser.newContext({ baseURL, viewport, ...(locale !== undefined && { locale }) }),
    );
    const elsewhere = await context.newPage();
    await proveWho(elsewhere, wordsOf(locale), member);
    await elsewhere.waitForURL((url) => url.pathname === '/');
    // A call still on its way when this device is logged out would take the page home in the middle of the next step.
    await untilQuiet(elsewhere);
    return elsewhere;
  };
  const elsewhere = await open();

  await page.goto('/mypage/alert');
  await page.getByRole('main').getByRole('link', { name: words.notice }).click();
  await page.waitForURL('**/myPage/myInfo/devices');
  await expect(devices(page)).toHaveCount(2);
  await expect(devices(page).first()).toContainText(words.here);
  await untilQuiet(page);
  await expectAccessible(page);
  const dir = process.env['SCREENSHOTS'];
  if (dir !== undefined) await page.screenshot({ path: `${dir}/${project.name}-devices.png` });

  await page.getByRole('button', { name: words.logOut }).click();
  if (dir !== undefined) await page.screenshot({ path: `${dir}/${project.name}-ask.png` });
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click();
  await expect(page.getByText(words.done)).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: words.others })).toHaveCount(0);

  // The next page there leads home as a guest.
  await elsewhere.goto('/myPage');
  await expect(elsewhere).toHaveURL('/');
  if (dir !== undefined) await elsewhere.screenshot({ path: `${dir}/${project.name}-ended.png` });
  await elsewhere.context().close();

  const third = await open();
  await page.goto('/myPage/myInfo');
  await page.getByRole('main').getByRole('link', { name: words.place }).click();
  await page.getByRole('button', { name: words.others }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: words.confirm }).click();
  await expect(page.getByText(words.othersDone)).toBeVisible();
  await expect(devices(page)).toHaveCount(1);
  await third.goto('/myPage');
  await expect(third).toHaveURL('/');
  await third.context().close();
});
