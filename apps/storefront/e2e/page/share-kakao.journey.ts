import { expect } from '@playwright/test';
import { KAKAO_SDK } from '../../src/page/kakao-sdk.ts';
import { test, untilQuiet } from '../support/journey.ts';
import { watchComplaints } from '../support/shop.ts';

const PRODUCT = '/product/10023';

test("shares to KakaoTalk by Kakao's script where the shop has a key, and does without where it does not come [CHROME-30]", async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  // As a shop with a key writes its documents.
  await page.route(`**${PRODUCT}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const policy = answer.headers()['content-security-policy'] ?? '';
    const body = (await answer.text()).replace('"sandbox":true', `"sandbox":true,"kakaoKey":"${'0a'.repeat(16)}"`);
    const allowed = policy.replace(/script-src [^;]*/, (sources) => `${sources} ${KAKAO_SDK.src}`);
    return route.fulfill({
      response: answer,
      body,
      headers: { ...answer.headers(), 'content-security-policy': allowed },
    });
  });
  let isAway = true;
  const urls: string[] = [];
  await page.route('https://t1.kakaocdn.net/**', (route) => {
    urls.push(route.request().url());
    if (isAway) return route.abort();
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ contentType: 'text/javascript', body: 'window.ran = true;', headers });
  });
  const share = page.getByRole('button', { name: '공유하기' });
  const kakao = page.getByRole('dialog').getByRole('button', { name: '카카오톡' });
  await page.goto(PRODUCT);
  await untilQuiet(page);
  expect(urls).toEqual([]);
  await share.click();
  await expect.poll(() => urls).toEqual([KAKAO_SDK.src]);
  await kakao.click();
  await expect(page.getByRole('status').getByText('링크를 복사했어요')).toBeVisible();

  // A script that is not Kakao's own, by its fingerprint, does not run; the policies refuse nothing of Kakao's.
  isAway = false;
  await share.click();
  await expect.poll(() => urls.length).toBe(2);
  await untilQuiet(page);
  expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
  expect(complaints.filter((text) => /Trusted|Content Security/.test(text))).toEqual([]);

  await page.evaluate(() => {
    const sent: unknown[] = [];
    const sendDefault = (message: unknown) => sent.push(message);
    Object.assign(window, { Kakao: { isInitialized: () => true, Share: { sendDefault } }, sent });
  });
  await page.keyboard.press('Escape');
  await share.click();
  await expect.poll(() => urls.length).toBe(3);
  await untilQuiet(page);
  await kakao.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toMatchObject([
    { objectType: 'text', link: { webUrl: page.url(), mobileWebUrl: page.url() } },
  ]);
});
