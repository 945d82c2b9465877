import { readFile } from 'node:fs/promises';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { testParts } from '../testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

const PATH = '/client/v1/customer/unnecessary-token/behavior-history';
const CLIENT_ID = 'Ab3'.repeat(7);

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

/** Posts one entry as a browser does. */
async function record(body: unknown, { clientId = CLIENT_ID, headers = {} } = {}): Promise<Response> {
  const clock = simulatedClock();
  return createApp({ ...testParts(test.database), clock })(
    new Request(`http://shop.test${PATH}?clientId=${clientId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
}

const lastRow = () =>
  test.database.selectFrom('behaviorHistory').selectAll().orderBy('behaviorNo', 'desc').executeTakeFirstOrThrow();

describe('the behavior history', () => {
  it('keeps client id, type and page code, and where the visit came from [CALL-58, TRACK-04, TRACK-21, ENTITY-33]', async () => {
    const headers = {
      rid: 'r-1',
      'x-referer': 'https%3A%2F%2Fsearch.example%2F',
      'utm-campaign': '%EA%B2%A8%EC%9A%B8',
      'utm-term': '%E0%A4%A',
      'phone-os': 'IOS',
    };
    const answer = await record({ behaviorType: 'PAGE_ENTER', pageCode: 'PRODUCT' }, { headers });
    expect(answer.status).toBe(204);
    expect(await lastRow()).toMatchObject({
      clientId: CLIENT_ID,
      memberNo: null,
      behaviorType: 'PAGE_ENTER',
      pageCode: 'PRODUCT',
      detail: { platform: 'MOBILE_WEB', rid: 'r-1', referer: 'https://search.example/', utmCampaign: '겨울' },
    });
  });

  it.each(['PAGE_ENTER', 'PAGE_EXIT', 'CLICK', 'SHARE'] as const)(
    'keeps %s as it is [ENTITY-32, CALL-58]',
    async (behaviorType) => {
      expect((await record({ behaviorType, pageCode: 'CART' })).status).toBe(204);
      expect(await lastRow()).toMatchObject({ clientId: CLIENT_ID, behaviorType, pageCode: 'CART' });
    },
  );

  it('keeps what was shared, where and by which way [TRACK-22, ENTITY-34, ENTITY-35, ENTITY-36]', async () => {
    const share = { sharedLink: 'https://shop.test/product/7', sharedChannel: 'FACEBOOK', productId: 7 } as const;
    expect((await record({ behaviorType: 'SHARE', pageCode: 'PRODUCT', share })).status).toBe(204);
    expect((await lastRow()).detail).toEqual({ platform: 'PC', share });
  });

  it('stores no query of an address and no token of a gift link', async () => {
    const share = {
      sharedLink: 'https://shop.test/myPage/giftBox/recipientInfoInput/s3cr3t?phone=01012345678',
      sharedChannel: 'URL',
      productId: null,
    };
    const headers = { 'x-referer': encodeURIComponent('https://search.example/?q=01012345678') };
    expect((await record({ behaviorType: 'SHARE', pageCode: 'GIFT', share }, { headers })).status).toBe(204);
    const { detail } = await lastRow();
    expect(detail).toMatchObject({ referer: 'https://search.example/' });
    expect(JSON.stringify(detail)).not.toMatch(/s3cr3t|01012345678/);
  });

  it('keeps no phone number and no mail address of what an address or a header says', async () => {
    const values = ['010-1234-5678', '+82 10 1234 5678', '０１０１２３４５６７８', 'kim@mail.test', '01012345678 sale'];
    const names = ['rid', 'cid', 'utm-source', 'utm-content', 'utm-term'];
    const headers = Object.fromEntries(names.map((name, index) => [name, encodeURIComponent(values[index] ?? '')]));
    const share = {
      sharedLink: 'https://shop.test/01012345678/kim%40mail.test',
      sharedChannel: 'URL',
      productId: null,
    };
    expect((await record({ behaviorType: 'SHARE', pageCode: 'HOME', share }, { headers })).status).toBe(204);
    expect((await lastRow()).detail).toMatchObject({
      rid: '***',
      cid: '***',
      utmSource: '***',
      utmContent: '***',
      utmTerm: '*** sale',
      share: { sharedLink: 'https://shop.test/***/***' },
    });
  });

  it('has none left of what was kept before', async () => {
    const detail = {
      platform: 'PC',
      utmTerm: '01012345678',
      utmSource: 'a 010-1234-5678, +82 10.1234.5678',
      utmContent: 'kim.lee@mail.test',
      rid: '120210123456780',
      share: { sharedLink: 'https://shop.test/product/10123456789', sharedChannel: 'URL', productId: 10123456789 },
    };
    const row = { clientId: CLIENT_ID, behaviorType: 'CLICK', pageCode: 'HOME', happenedAt: new Date(0) };
    await test.database
      .insertInto('behaviorHistory')
      .values({ ...row, detail: JSON.stringify(detail) })
      .execute();
    const healing = new URL('../database/migrations/0101-contacts-in-campaigns.sql', import.meta.url);
    await test.pool.query(await readFile(healing, 'utf8'));
    const healed = await test.database
      .selectFrom('behaviorHistory')
      .select('detail')
      .where('happenedAt', '=', new Date(0))
      .execute();
    expect(healed).toEqual([{ detail: { ...detail, utmTerm: '***', utmSource: 'a ***, ***', utmContent: '***' } }]);
  });

  it.each(['', 'short', `${CLIENT_ID}9`, 'a-b'.repeat(7)])('refuses %j as a client id [TRACK-04]', async (clientId) => {
    const answer = await record({ behaviorType: 'CLICK', pageCode: 'HOME' }, { clientId });
    expect(answer.status).toBe(400);
  });

  it.each([
    { behaviorType: 'BUY', pageCode: 'HOME' },
    { behaviorType: 'SHARE', pageCode: 'HOME', share: { sharedLink: '', sharedChannel: 'URL', productId: null } },
    {
      behaviorType: 'SHARE',
      pageCode: 'HOME',
      share: { sharedLink: 'javascript:alert(1)', sharedChannel: 'URL', productId: null },
    },
    { behaviorType: 'CLICK' },
  ])('refuses %j [ENTITY-32]', async (body) => expect((await record(body)).status).toBe(400));
});
