import { fc, it } from '@fast-check/vitest';
import { SIMULATED_START } from '@dealstore/commerce-core/testing';
import { DAY_MS, MINUTE_MS } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { housekeeping } from '../jobs/housekeeping.ts';
import { createJobRunner } from '../jobs/job-runner.ts';
import {
  fillLogInShop,
  logIn,
  logInBackend,
  newPerson,
  WEB_AUTH,
  type LogInBackend,
} from '../testing/session/log-in.ts';
import { insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { numbers, retryWhileBusy, tally } from '../testing/race/race.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { ROTATIONS_A_MINUTE, SESSION_LIFE_MS } from './user-token.store.ts';

const LIFE_S = 14 * 24 * 3600;

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

async function open() {
  const shop = logInBackend(test.database);
  const person = newPerson();
  const { user, bearer } = await logIn(shop, person);
  return { shop, person, bearer, first: user.body.access_token, shopbyId: user.body.shopbyId };
}

const refresh = ({ call }: LogInBackend, userToken: string) => call('refreshToken', { bearer: userToken });
const obtain = ({ call }: LogInBackend, userToken: string) =>
  call('issueToken', { body: { auth: WEB_AUTH, grant: 'user_token', userToken } });

async function generationsOf(userToken: string): Promise<readonly number[]> {
  const { rows } = await test.pool.query<{ generation: number }>(
    `select generation from user_token where session_no = (select session_no from user_token
       where token_hash = replace(replace(rtrim(encode(sha256($1::bytea), 'base64'), '='), '+', '-'), '/', '_'))
     order by generation`,
    [userToken],
  );
  return rows.map(({ generation }) => generation);
}

/** Opens every connection beforehand: the first would else be done before the second has one. */
async function connectAll(): Promise<void> {
  const clients = await Promise.all(numbers(20).map(() => test.pool.connect()));
  for (const client of clients) client.release();
}

describe('a refresh', () => {
  it('answers a successor with a whole life before it, and no cache keeps it [CALL-19]', async () => {
    const { shop, first, shopbyId } = await open();
    shop.clock.advance(3 * DAY_MS);
    const rotated = await refresh(shop, first);
    expect(rotated).toMatchObject({ status: 200, body: { expires_in: LIFE_S, shopbyId } });
    expect(rotated.headers.get('cache-control')).toBe('private, no-store');
    expect(rotated.body.access_token).not.toBe(first);
    shop.clock.advance(LIFE_S * 1000 - 1);
    expect((await obtain(shop, rotated.body.access_token)).status).toBe(200);
    shop.clock.advance(1);
    expect((await refresh(shop, rotated.body.access_token)).code).toBe('AU17');
  });

  it.prop([fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 4 })], { numRuns: 8 })(
    'answers the same successor to every repeat within ten seconds, so that a lost answer does not end a session [CALL-19]',
    async (delays) => {
      const { shop, first } = await open();
      const successor = (await refresh(shop, first)).body.access_token;
      let passed = 0;
      for (const delay of delays.toSorted((left, right) => left - right)) {
        shop.clock.advance(delay - passed);
        passed = delay;
        expect((await refresh(shop, first)).body.access_token).toBe(successor);
      }
      expect(await generationsOf(first)).toEqual([1, 2]);
      expect((await refresh(shop, successor)).status).toBe(200);
    },
  );

  it('takes one step for fifty presentations at once [CALL-19, STATE-11]', async () => {
    await connectAll();
    for (let round = 0; round < 5; round += 1) {
      const { shop, first } = await open();
      const answers = await Promise.all(numbers(50).map(() => retryWhileBusy(() => refresh(shop, first))));
      expect(tally(answers)).toEqual({ ok: 50 });
      expect(new Set(answers.map(({ body }) => body.access_token)).size).toBe(1);
      expect(await generationsOf(first)).toEqual([1, 2]);
    }
  });

  it('ends the whole family when an old token comes back after ten seconds [CALL-19]', async () => {
    const { shop, first, bearer, person } = await open();
    const elsewhere = await logIn(shop, person);
    const successor = (await refresh(shop, first)).body.access_token;
    shop.clock.advance(10_000);
    const late = await obtain(shop, first);
    expect(late.status).toBe(200);
    shop.clock.advance(1);
    expect((await refresh(shop, first)).code).toBe('AU17');
    for (const old of [bearer, late.body.access_token]) {
      expect((await shop.call('getAccount', { bearer: old })).code).toBe('A401');
    }
    expect((await refresh(shop, successor)).code).toBe('AU17');
    expect((await obtain(shop, successor)).code).toBe('AU17');
    expect((await shop.call('getAccount', { bearer: elsewhere.bearer })).status).toBe(200);
  });

  it('ends the family as well when the old token asks for a server token [CALL-28]', async () => {
    const { shop, first, bearer } = await open();
    const successor = (await refresh(shop, first)).body.access_token;
    shop.clock.advance(10_001);
    expect((await obtain(shop, first)).code).toBe('AU17');
    expect((await obtain(shop, successor)).code).toBe('AU17');
    expect((await shop.call('getAccount', { bearer })).code).toBe('A401');
  });

  it('writes no token after a log out, whichever comes first [CALL-19, CALL-26, STATE-45]', async () => {
    await connectAll();
    for (let round = 0; round < 5; round += 1) {
      const { shop, first, bearer } = await open();
      const [rotated] = await Promise.all([refresh(shop, first), shop.call('logOut', { bearer })]);
      expect([200, 401]).toContain(rotated.status);
      const last = rotated.code === null ? rotated.body.access_token : first;
      expect((await refresh(shop, last)).code).toBe('AU17');
      expect((await obtain(shop, last)).code).toBe('AU17');
    }
  });

  it('is refused to a member who has left, to a server token and without a token [CALL-19]', async () => {
    const { shop, first, bearer } = await open();
    expect((await refresh(shop, bearer)).code).toBe('A401');
    expect((await refresh(shop, 'z'.repeat(43))).code).toBe('A401');
    expect((await shop.call('refreshToken')).code).toBe('AU99');
    const gone = await insertMember(test.database);
    const { userToken } = await logInAs(test.database, gone);
    await test.database.updateTable('member').set({ status: 'WITHDRAWN' }).where('memberNo', '=', gone).execute();
    expect((await refresh(shop, userToken)).code).toBe('AU17');
    expect((await refresh(shop, first)).status).toBe(200);
  });

  it('happens ten times a minute at most, and repeats do not count [CALL-19]', async () => {
    const { shop, first } = await open();
    let newest = first;
    for (let turn = 0; turn < ROTATIONS_A_MINUTE; turn += 1) {
      const rotated = await refresh(shop, newest);
      expect((await refresh(shop, newest)).body.access_token).toBe(rotated.body.access_token);
      newest = rotated.body.access_token;
      shop.clock.advance(1_000);
    }
    const over = await refresh(shop, newest);
    expect(over).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS', details: { retryAfter: 50 } });
    expect((await obtain(shop, newest)).status).toBe(200);
    shop.clock.advance(50_000);
    expect((await refresh(shop, newest)).status).toBe(200);
  });

  it('keeps no session for ever [CALL-19]', async () => {
    const { shop, first } = await open();
    let newest = first;
    for (let passed = 0; passed + 10 * DAY_MS < SESSION_LIFE_MS; passed += 10 * DAY_MS) {
      shop.clock.advance(10 * DAY_MS);
      newest = (await refresh(shop, newest)).body.access_token;
    }
    shop.clock.advance(10 * DAY_MS);
    expect((await refresh(shop, newest)).code).toBe('AU17');
    expect((await obtain(shop, newest)).status).toBe(200);
  });

  it('stores neither a token nor its successor as it is [CALL-19]', async () => {
    const { shop, first } = await open();
    const successor = (await refresh(shop, first)).body.access_token;
    const { rows } = await test.pool.query(`select json_agg(t)::text as stored from user_token t`);
    for (const secret of [first, successor]) expect(rows[0].stored).not.toContain(secret);
  });
});

describe('housekeeping', () => {
  it('takes ended sessions away with their tokens a day later and leaves the living [CALL-19, CALL-26]', async () => {
    const own = await freshDatabase();
    await fillLogInShop(own.database);
    const shop = logInBackend(own.database);
    const memberNo = await insertMember(own.database);
    const ended = await logInAs(own.database, memberNo, SIMULATED_START);
    const living = await logInAs(own.database, memberNo, SIMULATED_START);
    await shop.call('logOut', { bearer: ended.bearer });
    const successor = (await refresh(shop, living.userToken)).body.access_token;
    shop.clock.advance(DAY_MS + MINUTE_MS);
    await createJobRunner({ ...shop.parts, kinds: [housekeeping] }).runDue();
    expect((await refresh(shop, ended.userToken)).code).toBe('A401');
    expect((await refresh(shop, successor)).status).toBe(200);
    shop.clock.advance(16 * DAY_MS);
    await createJobRunner({ ...shop.parts, kinds: [housekeeping] }).runDue();
    const rows = await own.database.selectFrom('loginSession').select('sessionNo').execute();
    expect(rows).toHaveLength(0);
    await own.drop();
  });
});
