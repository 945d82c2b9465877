import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogInShop, logIn, logInBackend, newPerson, WEB_AUTH } from '../testing/session/log-in.ts';
import { insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { USER_TOKEN_LIFE_MS } from './session.store.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

describe('a session', () => {
  it('issues a server token that lives 36,000 seconds and says what the user token has left [CALL-28, STATE-13]', async () => {
    const shop = logInBackend(test.database);
    const { user, bearer } = await logIn(shop, newPerson());
    shop.clock.advance(36_000_000 - 1);
    expect((await shop.call('getAccount', { bearer })).status).toBe(200);
    shop.clock.advance(1);
    expect((await shop.call('getAccount', { bearer })).code).toBe('A401');
    const body = { auth: WEB_AUTH, grant: 'user_token', userToken: user.body.access_token };
    const renewed = await shop.call('issueToken', { body });
    expect(renewed.body).toMatchObject({ expires_in: 14 * 24 * 3600 - 36_000, shopbyId: user.body.shopbyId });
    shop.clock.advance(USER_TOKEN_LIFE_MS - 36_000_000 - 1);
    expect((await shop.call('issueToken', { body })).status).toBe(200);
    shop.clock.advance(1);
    expect((await shop.call('issueToken', { body })).code).toBe('AU17');
  });

  it('ends with every token of its family and leaves other sessions alone [CALL-26, STATE-45]', async () => {
    const shop = logInBackend(test.database);
    const person = newPerson();
    const one = await logIn(shop, person);
    const two = await logIn(shop, person);
    expect((await shop.call('logOut', { bearer: one.bearer })).status).toBe(204);
    expect((await shop.call('getAccount', { bearer: one.bearer })).code).toBe('A401');
    expect((await shop.call('logOut', { bearer: one.bearer })).code).toBe('A401');
    const body = { auth: WEB_AUTH, grant: 'user_token', userToken: one.user.body.access_token };
    expect((await shop.call('issueToken', { body })).code).toBe('AU17');
    expect((await shop.call('getAccount', { bearer: two.bearer })).status).toBe(200);
  });

  it('takes a user token for no bearer, a server token for no user token, and nothing unknown for either', async () => {
    const shop = logInBackend(test.database);
    const { user, bearer } = await logIn(shop, newPerson());
    expect((await shop.call('getAccount', { bearer: user.body.access_token })).code).toBe('A401');
    const body = { auth: WEB_AUTH, grant: 'user_token', userToken: bearer };
    expect((await shop.call('issueToken', { body })).code).toBe('A401');
    expect((await shop.call('getAccount', { bearer: 'z'.repeat(43) })).code).toBe('A401');
    expect((await shop.call('getAccount')).code).toBe('AU99');
  });

  it.each(['', 'x', '토큰', 'x'.repeat(5_000)])('rejects a user token of the wrong shape: %j', async (userToken) => {
    const shop = logInBackend(test.database);
    const refused = await shop.call('issueToken', { body: { auth: WEB_AUTH, grant: 'user_token', userToken } });
    expect([refused.status, refused.code]).toEqual([401, 'A401']);
  });

  it('stores no token as it is [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const { user, bearer, code } = await logIn(shop, newPerson());
    const { rows } = await test.pool.query(
      `select (select json_agg(t)::text from user_token t) || (select json_agg(t)::text from server_token t)
        || (select json_agg(t)::text from identity_verification t) as stored`,
    );
    for (const secret of [user.body.access_token, bearer, code]) expect(rows[0].stored).not.toContain(secret);
  });

  it('is not for a member who has left or is paused', async () => {
    const shop = logInBackend(test.database);
    const paused = await insertMember(test.database, { name: '멈춘이' });
    const member = await logInAs(test.database, paused);
    await test.database.updateTable('member').set({ status: 'PAUSED' }).where('memberNo', '=', paused).execute();
    expect((await shop.call('getAccount', { bearer: member.bearer })).code).toBe('A401');
  });
});
