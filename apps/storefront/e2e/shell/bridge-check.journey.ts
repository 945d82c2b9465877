import { expect, type Page } from '@playwright/test';
import { injectShell, shellAgent, TRANSPORTS } from '../support/fake-shell.ts';
import { test } from '../support/journey.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expectNoComplaint, watchComplaints } from '../support/shop.ts';

const RUN_ALL = /^(?:모두 실행|Run all)$/;
const REHEARSE = /^(?:연습용 앱으로 해 보기|Try it on a shell in memory)$/;

const rowsOf = (page: Page, verdict: string) => page.locator(`li[data-vector][data-verdict="${verdict}"]`);

async function runAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: RUN_ALL }).click();
  await expect(page.locator('html')).toHaveAttribute('data-ran', 'all');
}

for (const transport of TRANSPORTS) {
  test.describe(`in a shell that speaks by ${transport}`, () => {
    test.use({ userAgent: shellAgent(transport) });

    test('/dev/bridge replays every vector against the shell and shows what was said [BRIDGE-02]', async ({ page }) => {
      const complaints = watchComplaints(page);
      const calls = await injectShell(page, transport);
      await page.goto('/dev/bridge');
      const facts = page.locator('dl');
      await expect(facts).toContainText('commerce.bridge/1');
      await expect(facts).toContainText(transport);
      await expect(facts).toContainText(transport === 'wk' ? 'IOS' : 'AOS');
      await expectAccessible(page);

      await runAll(page);
      await expect(rowsOf(page, 'failed')).toHaveCount(0);
      // All but the two that lead away.
      await expect(rowsOf(page, 'passed')).toHaveCount(15);
      expect(new Set(calls.map(({ method }) => method))).toContain('contacts.pick');
      const storage = page.locator('li[data-vector="secure-storage"] details');
      await storage.locator('summary').click();
      await expect(storage).toContainText('"method":"storage.secureGet"');
      await page.getByRole('button', { name: /close$/ }).click();
      await expect(rowsOf(page, 'passed')).toHaveCount(16);

      await page.evaluate(() => Reflect.get(window, 'sendShellEvent')('app.resumed', {}));
      await page.evaluate(() => Reflect.get(window, 'pressBack')());
      await expect(page.locator('li[data-message="app.resumed"]')).toHaveAttribute('data-verdict', 'passed');
      await expect(page.locator('li[data-message="nav.back"]')).toHaveAttribute('data-verdict', 'passed');
      await page.evaluate(() => Reflect.get(window, 'sendShellEvent')('push.opened', { url: 7 }));
      await expect(page.locator('li[data-message="push.opened"]')).toHaveAttribute('data-verdict', 'failed');
      expectNoComplaint(complaints);
    });
  });
}

test('/dev/bridge tells in a browser that there is no shell, and rehearses with one in memory', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/dev/bridge');
  await expect(page.getByRole('button', { name: RUN_ALL })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: REHEARSE }).click();
  await expect(page.locator('dl')).toContainText('memory');
  await runAll(page);
  await expect(rowsOf(page, 'passed')).toHaveCount(15);
  await expectAccessible(page);
  expectNoComplaint(complaints);
});

test('/dev/bridge shows what a shell does wrong, and the message', async ({ page }) => {
  await page.addInitScript(() => {
    const respond = (text: string) => {
      const { id, method } = JSON.parse(text);
      const result =
        method === 'bridge.hello'
          ? {
              version: 1,
              session: 's',
              capabilities: { 'app.version': 1 },
              state: { permission: {}, pushToken: null, appVersion: '1' },
            }
          : { appVersion: 7 };
      return JSON.stringify({ v: 1, kind: 'res', id, ok: true, result, meta: { session: 's' } });
    };
    Reflect.set(window, 'CommerceAndroid', {
      post: (text: string) => setTimeout(() => Reflect.get(window, 'commerceBridgeReceive')(respond(text)), 1),
    });
  });
  await page.goto('/dev/bridge');
  await page.getByRole('button', { name: /(?:실행|Run) app-version/ }).click();
  const row = page.locator('li[data-vector="app-version"]');
  await expect(row).toHaveAttribute('data-verdict', 'failed');
  await expect(row).toContainText(/result가 스키마와 달라요|the result is not what the schema describes/);
  await expect(row.locator('details')).toContainText('"appVersion":7');
});
