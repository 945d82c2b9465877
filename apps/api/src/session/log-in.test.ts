import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AGREEMENTS, fillLogInShop, logIn, logInBackend, newPerson, WEB_AUTH } from '../testing/session/log-in.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { finish, start, verify } from '../testing/session/verification.ts';
import { basicOf, DEFAULT_CLIENTS } from './client.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

describe('a log-in by identity', () => {
  it('asks a new member for the required terms and keeps the code usable meanwhile [CALL-27, CALL-28, GAP-26, ENTITY-85, ENTITY-86]', async () => {
    const shop = logInBackend(test.database);
    const started = await start(shop.call);
    const code = await verify(shop.browser, started.uuid, newPerson());
    const found = await shop.call('getExternalData', { query: { code, codeVerifier: started.verifier } });
    expect(found.body).toMatchObject({ uuid: started.uuid, isNew: true, carrier: 'DEALTEL' });
    expect(found.body.termsInfos.map(({ termsType, required, version }) => [termsType, required, version])).toEqual([
      ['USE', true, 2],
      ['E_COMMERCE', true, 2],
      ['PI_COLLECTION_AND_USE_REQUIRED', true, 2],
      ['PI_COLLECTION_AND_USE_OPTIONAL', false, 2],
    ]);
    expect(found.body.termsInfos.map(({ contents }) => contents)).toEqual(
      Array.from({ length: 4 }, () => '<p>약관</p>'),
    );
    const body = { auth: WEB_AUTH, grant: 'identity', code, codeVerifier: started.verifier };
    const refused = await shop.call('issueToken', { body });
    expect(refused).toMatchObject({ status: 409, code: 'TERMS_REQUIRED' });
    const half = await shop.call('issueToken', { body: { ...body, agreements: AGREEMENTS.slice(1) } });
    expect(half.details).toEqual({ termsTypes: ['USE'] });
    const issued = await shop.call('issueToken', { body: { ...body, agreements: AGREEMENTS } });
    expect(issued).toMatchObject({ status: 200, body: { expires_in: 14 * 24 * 3600 } });
    expect((await shop.call('issueToken', { body: { ...body, agreements: AGREEMENTS } })).code).toBe(
      'VERIFICATION_FAILED',
    );
    expect((await shop.call('getExternalData', { query: { code, codeVerifier: started.verifier } })).code).toBe(
      'VERIFICATION_FAILED',
    );
  });

  it('stores every consent of a new member with its version, given or not [GAP-26]', async () => {
    const shop = logInBackend(test.database);
    const started = await start(shop.call);
    const person = newPerson();
    const code = await verify(shop.browser, started.uuid, person);
    const agreements = [...AGREEMENTS, { termsType: 'PI_COLLECTION_AND_USE_OPTIONAL', isAgree: false }];
    const body = { auth: WEB_AUTH, grant: 'identity', code, codeVerifier: started.verifier };
    const unasked = [...agreements, { termsType: 'NO_SUCH_TERMS', isAgree: true }];
    expect((await shop.call('issueToken', { body: { ...body, agreements: unasked } })).code).toBe('INVALID_REQUEST');
    await shop.call('issueToken', { body: { ...body, agreements } });
    const rows = await test.database
      .selectFrom('consent')
      .innerJoin('member', 'member.memberNo', 'consent.memberNo')
      .select(['type', 'version', 'agreed', 'channel'])
      .where('phone', '=', person.phone)
      .orderBy('consentNo')
      .execute();
    expect(rows).toEqual(
      agreements.map(({ termsType, isAgree }) => ({ type: termsType, version: '2', agreed: isAgree, channel: 'PC' })),
    );
  });

  it('lets a known member in without terms, each time into a session of its own [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const person = newPerson();
    const first = await logIn(shop, person);
    const started = await start(shop.call);
    const code = await verify(shop.browser, started.uuid, person);
    expect((await shop.call('getExternalData', { query: { code, codeVerifier: started.verifier } })).body.isNew).toBe(
      false,
    );
    const second = await shop.call('issueToken', {
      body: { auth: WEB_AUTH, grant: 'identity', code, codeVerifier: started.verifier },
    });
    expect(second.body.shopbyId).toBe(first.user.body.shopbyId);
    expect(second.body.access_token).not.toBe(first.user.body.access_token);
    const sessions = await test.database
      .selectFrom('loginSession')
      .innerJoin('member', 'member.memberNo', 'loginSession.memberNo')
      .select('sessionNo')
      .where('phone', '=', person.phone)
      .execute();
    expect(sessions).toHaveLength(2);
  });

  it('refuses a code without its verifier, and another client’s verifier [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const started = await start(shop.call);
    const code = await verify(shop.browser, started.uuid, newPerson());
    const body = { auth: WEB_AUTH, grant: 'identity', code, agreements: AGREEMENTS };
    expect((await shop.call('issueToken', { body })).code).toBe('INVALID_REQUEST');
    const stolen = { ...body, codeVerifier: 'x'.repeat(43) };
    expect((await shop.call('issueToken', { body: stolen, address: '203.0.113.50' })).code).toBe('VERIFICATION_FAILED');
    const right = await shop.call('issueToken', { body: { ...body, codeVerifier: started.verifier } });
    expect(right.status).toBe(200);
  });

  it('lets one code in once, however many present it at the same time [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const started = await start(shop.call);
    const code = await verify(shop.browser, started.uuid, newPerson());
    const body = { auth: WEB_AUTH, grant: 'identity', code, codeVerifier: started.verifier, agreements: AGREEMENTS };
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.call('issueToken', { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('makes one member of one person who logs in twice at the same time [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const person = newPerson();
    const ready = [];
    for (let round = 0; round < 2; round += 1) {
      const started = await start(shop.call);
      ready.push({ code: await verify(shop.browser, started.uuid, person), codeVerifier: started.verifier });
    }
    const answers = await Promise.all(
      ready.map((proof) =>
        shop.call('issueToken', { body: { auth: WEB_AUTH, grant: 'identity', ...proof, agreements: AGREEMENTS } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const members = await test.database
      .selectFrom('member')
      .select('memberNo')
      .where('phone', '=', person.phone)
      .execute();
    expect(members).toHaveLength(1);
  });

  it('tells nothing of a person to a code alone [CALL-27]', async () => {
    const shop = logInBackend(test.database);
    const started = await start(shop.call);
    const code = await verify(shop.browser, started.uuid, newPerson());
    const refused = await shop.call('getExternalData', { query: { code, codeVerifier: 'x'.repeat(43) } });
    expect(refused).toMatchObject({ status: 422, code: 'VERIFICATION_FAILED' });
    const found = await shop.call('getExternalData', { query: { code, codeVerifier: started.verifier } });
    expect(found.status).toBe(200);
  });

  it('ends a code after ten minutes [GAP-26]', async () => {
    const shop = logInBackend(test.database);
    const started = await start(shop.call);
    const code = await verify(shop.browser, started.uuid, newPerson());
    shop.clock.advance(10 * 60_000 - 1);
    expect((await shop.call('getExternalData', { query: { code, codeVerifier: started.verifier } })).status).toBe(200);
    shop.clock.advance(1);
    expect((await shop.call('getExternalData', { query: { code, codeVerifier: started.verifier } })).code).toBe(
      'VERIFICATION_FAILED',
    );
  });

  it('turns an address away after five failures in a minute [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const body = { auth: WEB_AUTH, grant: 'identity', code: 'c'.repeat(43), codeVerifier: 'v'.repeat(43) };
    const address = '198.51.100.7';
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await shop.call('issueToken', { body, address })).code).toBe('VERIFICATION_FAILED');
    }
    const over = await shop.call('issueToken', { body, address });
    expect(over).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(over.headers.get('retry-after')).toBe('60');
    shop.clock.advance(60_000);
    expect((await shop.call('issueToken', { body, address })).code).toBe('VERIFICATION_FAILED');
  });

  it('knows its clients by their public identifiers only [CALL-28]', async () => {
    const shop = logInBackend(test.database);
    const body = { grant: 'user_token', userToken: 'u'.repeat(43) };
    const stranger = basicOf({ id: 'dealstore-web', password: 'guess' });
    expect((await shop.call('issueToken', { body: { ...body, auth: stranger } })).code).toBe('AU20');
    expect((await shop.call('issueToken', { body: { ...body, auth: basicOf(DEFAULT_CLIENTS.APP) } })).code).toBe(
      'A401',
    );
  });

  it('sends the codes of a third client to its own address alone, and knows it only where it was named', async () => {
    const till = { id: 'till', password: 'public', kind: 'APP', redirectUri: 'https://till.example/done' } as const;
    const { call, browser } = logInBackend(test.database, { clients: [till] });
    const body = { purpose: 'login', state: 's'.repeat(16), codeChallenge: 'c'.repeat(43), auth: basicOf(till) };
    const begin = (over: object) => call('startVerification', { body: { ...body, ...over } });
    const { redirectUri } = till;
    expect((await begin({ redirectUri: 'http://shop.test/auth/redirect' })).code).toBe('INVALID_REQUEST');
    expect((await begin({ redirectUri, auth: basicOf(DEFAULT_CLIENTS.APP) })).code).toBe('INVALID_REQUEST');
    const back = await finish(browser, (await begin({ redirectUri })).body.uuid, newPerson());
    expect(`${back.origin}${back.pathname} ${back.searchParams.get('state')}`).toBe(`${redirectUri} ${body.state}`);
    const unnamed = logInBackend(test.database);
    expect((await unnamed.call('startVerification', { body: { ...body, redirectUri } })).code).toBe('AU20');
  });

  it('takes a token and a code from the client alone that they were issued to', async () => {
    const shop = logInBackend(test.database);
    const { userToken } = await logInAs(test.database, await insertMember(test.database), shop.clock.now());
    const asApp = { grant: 'user_token', userToken, auth: basicOf(DEFAULT_CLIENTS.APP) };
    expect((await shop.call('issueToken', { body: asApp })).code).toBe('AU20');
    expect((await shop.call('issueToken', { body: { ...asApp, auth: WEB_AUTH } })).code).toBeNull();
    const { uuid, verifier } = await start(shop.call);
    const code = await verify(shop.browser, uuid, newPerson());
    const identity = { grant: 'identity', code, codeVerifier: verifier, auth: basicOf(DEFAULT_CLIENTS.APP) };
    expect((await shop.call('issueToken', { body: identity })).code).toBe('AU20');
  });

  it('opens a session of the client that asked, whatever its headers say, and of no other', async () => {
    const shop = logInBackend(test.database);
    const clientsOf = async (auth: string | undefined, headers: Readonly<Record<string, string>>) => {
      const verifier = 'v'.repeat(43);
      const codeChallenge = createHash('sha256').update(verifier).digest('base64url');
      const redirectUri = 'http://shop.test/auth/redirect';
      const fields = { purpose: 'login', state: 's'.repeat(16), codeChallenge, redirectUri };
      const body = { ...fields, ...(auth !== undefined && { auth }) };
      const { body: started, code: refused } = await shop.call('startVerification', { body, headers });
      if (refused !== null) return refused;
      const code = await verify(shop.browser, started.uuid, newPerson());
      const proof = { grant: 'identity', code, codeVerifier: verifier, agreements: AGREEMENTS };
      const opened = await shop.call('issueToken', { body: { ...proof, auth: auth ?? WEB_AUTH }, headers });
      const session = test.database
        .selectFrom('loginSession')
        .innerJoin('member', 'member.memberNo', 'loginSession.memberNo');
      const rows = await session.select('client').where('shopbyId', '=', opened.body.shopbyId).execute();
      return rows.map(({ client }) => client);
    };
    const lie = { 'connect-type': 'APP', 'phone-os': 'IOS', 'user-agent': 'DealstoreApp/1.0.0 (IOS)' };
    expect(await clientsOf(undefined, lie)).toEqual(['WEB']);
    expect(await clientsOf(WEB_AUTH, lie)).toEqual(['WEB']);
    expect(await clientsOf(basicOf(DEFAULT_CLIENTS.APP), { 'connect-type': 'WEB' })).toEqual(['APP']);
    expect(await clientsOf(basicOf({ id: 'dealstore-app', password: 'guessed' }), lie)).toBe('AU20');
  });

  it.each(['/auth/redirect'].flatMap((path) => (['WEB', 'APP'] as const).map((client) => [client, path] as const)))(
    'sends the codes of %s to %s [GAP-26]',
    async (client, path) => {
      const redirectUri = `http://shop.test${path}`;
      const auth = basicOf(DEFAULT_CLIENTS[client]);
      const body = { purpose: 'login', state: 's'.repeat(16), codeChallenge: 'c'.repeat(43), redirectUri, auth };
      expect((await logInBackend(test.database).call('startVerification', { body })).status).toBe(201);
    },
  );

  it.each([
    'http://shop.test',
    'http://shop.test/',
    'http://shop.test/auth/redirect/',
    'http://shop.test/auth/redirect/x',
    'http://shop.test/auth',
    'http://shop.test/Auth/Redirect',
    'http://shop.test/auth/redirect?',
    'http://shop.test/auth/redirect?next=/',
    'http://shop.test/auth/redirect#',
    'http://shop.test/auth/redirect#x',
    'http://shop.test/auth/%72edirect',
    'http://shop.test/auth%2Fredirect',
    'http://shop.test//auth/redirect',
    'http://shop.test/x/../auth/redirect',
    'http://shop.test\\auth\\redirect',
    'http://shop.test/redirect/auth/redirect',
    'http://shop.test/sandbox',
    'http://shop.test:80/auth/redirect',
    'http://shop.test:8080/auth/redirect',
    'http://shop.test./auth/redirect',
    'http://SHOP.test/auth/redirect',
    'https://shop.test/auth/redirect',
    'http://@shop.test/auth/redirect',
    'http://:@shop.test/auth/redirect',
    ' http://shop.test/auth/redirect',
    'http://shop.test/auth/redirect\n',
    'dealstore://auth/redirect',
    'https://evil.test/auth/redirect',
    'http://shop.test.evil.test/auth/redirect',
    'http://shop.test@evil.test/',
    'http://user@shop.test/auth/redirect',
    '//shop.test/auth/redirect',
    '/auth/redirect',
    'javascript:alert(1)',
  ])('sends no code to %s [GAP-26]', async (redirectUri) => {
    const body = { purpose: 'login', state: 's'.repeat(16), codeChallenge: 'c'.repeat(43), redirectUri };
    for (const client of ['WEB', 'APP'] as const) {
      const auth = basicOf(DEFAULT_CLIENTS[client]);
      const answer = await logInBackend(test.database).call('startVerification', { body: { ...body, auth } });
      expect([client, answer.code]).toEqual([client, 'INVALID_REQUEST']);
    }
  });
});
