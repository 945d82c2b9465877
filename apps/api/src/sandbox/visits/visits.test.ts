import { NO_CAMPAIGN } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { addBehavior } from '../../behavior/behavior.routes.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { testParts } from '../../testing/http/test-call.ts';
import { readVisits } from './visits.store.ts';

let test: TestDatabase;
const clock = simulatedClock();
const DAY_MS = 86_400_000;

/** Goes through pages with a browser of its own. */
async function visit(client: string, pages: readonly string[], utmCampaign: string | null = null): Promise<void> {
  for (const pageCode of pages) {
    await addBehavior(test.database, {
      clientId: client.padEnd(21, '0'),
      behaviorType: 'PAGE_ENTER',
      pageCode,
      platform: 'PC',
      campaign: { ...NO_CAMPAIGN, ...(utmCampaign !== null && { utmSource: 'kakao', utmCampaign }) },
      at: clock.now(),
    });
  }
}

beforeAll(async () => {
  test = await freshDatabase();
  await visit('old', ['HOME']);
  clock.advance(8 * DAY_MS);
  await visit('a', ['HOME', 'PRODUCT', 'CART', 'ORDER_SHEET', 'ORDER_COMPLETE'], '<겨울>');
  await visit('b', ['PRODUCT', 'PRODUCT', 'ORDER_SHEET']);
  await visit('c', ['PRODUCT', 'CART'], '<겨울>');
  await visit('d', ['HOME']);
});
afterAll(() => test.drop());

describe('the statistics of visits', () => {
  it('count browsers of the last week, the way to a purchase, and what campaigns brought', async () => {
    const visits = await readVisits(test.database, clock.now());
    expect(visits.days).toEqual([{ name: '2026-11-28', visitors: 4, views: 11 }]);
    expect(visits.funnel).toEqual({ viewed: 3, chose: 3, began: 2, bought: 1 });
    expect(visits.campaigns).toEqual([{ name: 'kakao · <겨울>', visitors: 2, buyers: 1 }]);
    expect(visits.platforms).toEqual([{ name: 'PC', visitors: 4 }]);
  });

  it('are drawn beside the sandbox only, and nothing of an address runs there', async () => {
    const request = () => new Request('http://shop.test/sandbox/visits', { headers: { 'accept-language': 'ko' } });
    const parts = { ...testParts(test.database), clock };
    const page = await createApp({ ...parts, sandbox: true })(request());
    const text = await page.text();
    expect(text).toContain('kakao · &lt;겨울&gt;');
    expect(text).toContain('보기부터 구매까지');
    expect(text).not.toContain('a00000');
    expect((await createApp(parts)(request())).status).toBe(404);
  });
});
