import { expect, type Page } from '@playwright/test';
import { runSql } from '../support/database.ts';
import { NOTHING_MORE_MS, test, untilQuiet } from '../support/journey.ts';
import { expectAccessible, expectSound } from '../support/accessibility.ts';
import { enter, WORDS, wordsOf } from '../support/shop.ts';

const LIST = '/mypage/alert';
const COUNT = '/api/client/v1/customer/alarm/count';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^알림/ });
const unread = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '안 읽음' });
const countOf = async (page: Page): Promise<number> => (await (await page.request.get(COUNT)).json()).alarmCount;

test('asks a guest to log in, however the address is written, and asks nothing about alarms [CHROME-09, ROUTE-43]', async ({
  page,
}) => {
  for (const path of [LIST, '/myPage/alert', '/MYPAGE/ALERT', '/mypage/ALERT/']) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).not.toEqual([path, 200]);
    expect(await (await page.request.get(path)).text()).not.toContain('모두 읽음');
  }
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/');
  await untilQuiet(page, NOTHING_MORE_MS);
  await expect(bell(page)).toHaveAccessibleName('알림');
  expect(paths.filter((path) => path.includes('/alarm'))).toEqual([]);
  await bell(page).click();
  await expect(page.getByRole('dialog').filter({ hasText: '로그인이 필요해요' })).toBeVisible();
});

test('counts unread alarms over the bell until they are read [CHROME-09, CALL-53, CALL-54, ENTITY-47, ROUTE-43]', async ({
  page,
}) => {
  await enter(page, WORDS.ko);
  const before = await countOf(page);
  expect(before).toBeGreaterThanOrEqual(2);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName(`알림 ${before}개`);
  await bell(page).click();
  await page.waitForURL(`**${LIST}`);
  await expect(page.getByText(`안 읽은 알림 ${before}개`)).toBeVisible();
  await expect(unread(page)).toHaveCount(before);
  await expectAccessible(page);

  const parcel = unread(page).filter({ hasText: '배송이 시작됐어요' }).last().getByRole('link');
  await parcel.click();
  await page.waitForURL('**/myPage/order**');
  await page.goBack();
  await expect(unread(page)).toHaveCount(before - 1);
  await expect(page.getByText(`안 읽은 알림 ${before - 1}개`)).toBeVisible();

  await page.getByRole('link', { name: '혜택', exact: true }).click();
  await page.waitForURL('**?kind=BENEFIT');
  await expect(page.getByRole('main').getByText('배송이 시작됐어요')).toHaveCount(0);
  const marked = page.waitForRequest('**/alarm/read-list');
  await page.getByRole('button', { name: '모두 읽음' }).click();
  // all up to the newest one that was listed
  expect((await marked).postDataJSON()).toEqual({ alarmNos: [], upToAlarmNo: expect.any(Number) });
  await expect(page.getByText('모두 읽었어요')).toBeVisible();
  await expect(unread(page)).toHaveCount(0);
  expect(await countOf(page)).toBe(0);
  await page.goto('/');
  await expect(bell(page)).toHaveAccessibleName('알림');
});

test('unsubscribes from advertising by the link beside it, without a log-in', async ({ page, locale }) => {
  const english = locale?.startsWith('en') === true;
  await runSql(
    `insert into consent (member_no, type, version, agreed, channel, agreed_at)
     values (1, 'APP_BENEFIT', 'journey', true, 'PC', now())`,
    [],
  );
  await runSql(
    `insert into alarm (member_no, alarm_type, title, title_en, content, content_en, landing_url, refusal_url, created_at)
     values (1, 'ADVERTISEMENT', '(광고) 찜한 상품이 내렸어요', '(광고) A saved item is cheaper', '무료 수신거부', 'Opt out free of charge',
       '/product/1', '/refuse/' || $1, now())`,
    ['a'.repeat(43)],
  );
  await runSql(
    `insert into message_sent (member_no, effect_key, purpose, channel, recipient, title, title_en, body, body_en, advertisement,
       status, refusal_token, created_at, due_at)
     values (1, 'journey:refuse', 'PRICE_DROP', 'PUSH', 'app', '(광고)', '(광고)', '', '', true, 'SENT', $1, now(), now())`,
    ['a'.repeat(43)],
  );
  await enter(page, wordsOf(locale));
  await page.goto(LIST);
  const link = page.getByRole('link', {
    name: english ? 'Unsubscribe: (광고) A saved item is cheaper' : '수신거부: (광고) 찜한 상품이 내렸어요',
  });
  await expectAccessible(page);
  await link.click();
  await page.getByRole('button', { name: english ? 'Unsubscribe' : '수신거부' }).click();
  await expect(page.getByRole('status')).toContainText(english ? 'You refused advertising' : '수신을 거부하셨습니다');
  expect(
    await runSql(
      `select agreed, channel from consent where member_no = 1 and type = 'APP_BENEFIT' order by consent_no desc limit 1`,
      [],
    ),
  ).toEqual([{ agreed: false, channel: 'REFUSAL_LINK' }]);
});

test('shows the list of alarms without errors or accessibility violations [ROUTE-43]', async ({ page }) => {
  await enter(page, WORDS.ko);
  await expectSound(page, { path: LIST, language: 'ko', complete: true });
  await expectSound(page, { path: `${LIST}?kind=GIFT`, language: 'ko', complete: true });
});
