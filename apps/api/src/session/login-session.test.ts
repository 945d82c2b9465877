import { DAY_MS, LOGIN_DEVICE_KEPT_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { housekeeping } from '../jobs/housekeeping.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import { AGREEMENTS, fillLogInShop, logInBackend, newPerson, WEB_AUTH } from '../testing/session/log-in.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { start, verify, type TestPerson } from '../testing/session/verification.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';
const [LAPTOP, PHONE] = ['L'.repeat(21), 'P'.repeat(21)];

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

interface Device {
  readonly deviceId?: string;
  readonly userAgent: string;
}

function open() {
  const shop = logInBackend(test.database);
  const person = newPerson();
  /** Verifies the person, so that only the last step of a log-in is left. */
  const prove = async (who: TestPerson = person) => {
    const started = await start(shop.call);
    return { code: await verify(shop.browser, started.uuid, who), codeVerifier: started.verifier };
  };
  const issue = (proof: Awaited<ReturnType<typeof prove>>, { deviceId, userAgent }: Device) =>
    shop.call('issueToken', {
      headers: { 'user-agent': userAgent },
      body: { auth: WEB_AUTH, grant: 'identity', ...proof, agreements: AGREEMENTS, ...(deviceId && { deviceId }) },
    });
  const logIn = async (device: Device) => {
    const userToken = (await issue(await prove(), device)).body.access_token;
    const server = await shop.call('issueToken', { body: { auth: WEB_AUTH, grant: 'user_token', userToken } });
    return { userToken, bearer: server.body.access_token };
  };
  const notices = async () => {
    const rows = test.database
      .selectFrom('alarm')
      .innerJoin('member', 'member.memberNo', 'alarm.memberNo')
      .select(['title', 'titleEn', 'content', 'contentEn', 'landingUrl'])
      .where('phone', '=', person.phone)
      .orderBy('alarmNo');
    return rows.execute();
  };
  return { shop, prove, issue, logIn, notices };
}

describe('a log-in from a device', () => {
  it('from an unknown device alerts the member once, in both languages, except for the first device', async () => {
    const { logIn, notices } = open();
    await logIn({ deviceId: LAPTOP, userAgent: WINDOWS });
    await logIn({ deviceId: LAPTOP, userAgent: WINDOWS });
    expect(await notices()).toEqual([]);
    for (let time = 0; time < 2; time += 1) await logIn({ deviceId: PHONE, userAgent: IPHONE });
    expect(await notices()).toEqual([
      {
        title: '새로운 기기에서 로그인했어요',
        titleEn: 'New device login',
        content: expect.stringContaining('Safari · iPhone에서 로그인했어요'),
        contentEn: expect.stringContaining('on Safari · iPhone.'),
        landingUrl: '/myPage/myInfo/devices',
      },
    ]);
  });

  it('alerts the member once when the device logs in twice at the same time', async () => {
    const { logIn, prove, issue, notices } = open();
    await logIn({ deviceId: LAPTOP, userAgent: WINDOWS });
    const proofs = [await prove(), await prove()];
    const answers = await Promise.all(proofs.map((proof) => issue(proof, { deviceId: PHONE, userAgent: IPHONE })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await notices()).toHaveLength(1);
  });

  it('without a stored mark is known by its user agent, whose text is never shown', async () => {
    const { logIn, notices } = open();
    await logIn({ userAgent: WINDOWS });
    await logIn({ userAgent: WINDOWS });
    expect(await notices()).toEqual([]);
    await logIn({ userAgent: 'call-0109999-for-help/1.0' });
    expect(await notices()).toMatchObject([{ content: expect.stringMatching(/^알 수 없는 기기에서/) }]);
    expect(JSON.stringify(await notices())).not.toContain('0109999');
  });

  it('is kept as a digest that is another one for each member, and forgotten after 400 days', async () => {
    const [one, two] = [open(), open()];
    for (const { logIn } of [one, two]) await logIn({ deviceId: LAPTOP, userAgent: WINDOWS });
    const marks = () => test.database.selectFrom('loginDevice').select('deviceMark').execute();
    const deviceMarks = (await marks()).map(({ deviceMark }) => deviceMark);
    expect(new Set(deviceMarks).size).toBe(deviceMarks.length);
    expect(deviceMarks.join()).not.toContain(LAPTOP);
    const clean = createJobRunner({
      database: test.database,
      clock: one.shop.clock,
      log: one.shop.parts.log,
      kinds: [housekeeping],
    });
    one.shop.clock.advance(LOGIN_DEVICE_KEPT_MS - DAY_MS);
    await clean.runDue();
    expect(await marks()).toHaveLength(deviceMarks.length);
    one.shop.clock.advance(2 * DAY_MS);
    await clean.runDue();
    expect(await marks()).toEqual([]);
  });
});

describe('a session', () => {
  it('is listed with the words of its device and ended with both its tokens by its member alone', async () => {
    const { shop, logIn } = open();
    const laptop = await logIn({ deviceId: LAPTOP, userAgent: WINDOWS });
    shop.clock.advance(1_000);
    const phone = await logIn({ deviceId: PHONE, userAgent: IPHONE });
    const { items } = (await shop.call('getLoginSessions', { bearer: laptop.bearer })).body;
    expect(items.map(({ device, isCurrent, client }) => [device, isCurrent, client])).toEqual([
      ['Chrome · Windows', true, 'WEB'],
      ['Safari · iPhone', false, 'WEB'],
    ]);
    const { sessionNo } = items[1] ?? { sessionNo: 0 };
    const other = open();
    const stranger = await other.logIn({ userAgent: WINDOWS });
    const end = (bearer: string) => shop.call('endLoginSession', { bearer, path: { sessionNo } });
    expect((await end(stranger.bearer)).code).toBe('NOT_FOUND');
    expect((await shop.call('getAccount', { bearer: phone.bearer })).status).toBe(200);
    expect((await end(laptop.bearer)).status).toBe(204);
    expect((await shop.call('getAccount', { bearer: phone.bearer })).code).toBe('A401');
    expect((await shop.call('refreshToken', { bearer: phone.userToken })).code).toBe('AU17');
    expect((await end(laptop.bearer)).code).toBe('NOT_FOUND');
    expect((await shop.call('refreshToken', { bearer: laptop.userToken })).status).toBe(200);
  });

  it('whose last user token is over is listed and can be ended while a server token lives', async () => {
    const { shop, logIn } = open();
    const old = await logIn({ deviceId: LAPTOP, userAgent: WINDOWS });
    shop.clock.advance(14 * DAY_MS - 1_000);
    const server = await shop.call('issueToken', {
      body: { auth: WEB_AUTH, grant: 'user_token', userToken: old.userToken },
    });
    const here = await logIn({ deviceId: PHONE, userAgent: IPHONE });
    shop.clock.advance(2_000);
    expect((await shop.call('getAccount', { bearer: server.body.access_token })).status).toBe(200);
    const { items } = (await shop.call('getLoginSessions', { bearer: here.bearer })).body;
    expect(items).toHaveLength(2);
    const path = { sessionNo: items.find(({ isCurrent }) => !isCurrent)?.sessionNo ?? 0 };
    expect((await shop.call('endLoginSession', { bearer: here.bearer, path })).status).toBe(204);
    expect((await shop.call('getAccount', { bearer: server.body.access_token })).code).toBe('A401');
  });
});
