import { HOUR_MS, MINUTE_MS, PHONE_CODE_TRIES } from '@dealstore/commerce-core/domain';
import { simulatedClock } from '@dealstore/commerce-core/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { createLog, silentLog } from './log.ts';
import { networkMark, type SecurityEvent, writeSecurityEvent } from './security-event.ts';
import { callerTo, TEST_ORIGIN, testParts } from './testing/http/test-call.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';
import { insertCatalogue } from './testing/rows/product-rows.ts';
import { AGREEMENTS, fillLogInShop, newPerson, WEB_AUTH } from './testing/session/log-in.ts';
import { readCode } from './testing/session/phone-code.ts';
import { browserOf, receiveCode, start, verify, type TestPerson } from './testing/session/verification.ts';

const ADDRESS = '198.51.100.77';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

let test: TestDatabase;
beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

type Line = SecurityEvent & { readonly requestId: string | null };

/** The whole backend with its sandbox, and every security event it writes. */
function open() {
  const lines: Line[] = [];
  const clock = simulatedClock();
  const log = { ...silentLog, security: (line: object) => void lines.push(line as Line) };
  const parts = { ...testParts(test.database, { clock }), log, clientAddress: () => ADDRESS };
  const app = createApp({ ...parts, sandbox: true });
  let lastId = 0;
  const call = callerTo((request) => {
    lastId += 1;
    request.headers.set('x-request-id', `request-${lastId}`);
    request.headers.set('user-agent', CHROME);
    return app(request);
  });
  const browser = browserOf(parts, ADDRESS);
  /** What was written since this was asked last. */
  const written = () => lines.splice(0);
  const prove = async (person: TestPerson) => {
    const started = await start(call);
    return { code: await verify(browser, started.uuid, person), codeVerifier: started.verifier };
  };
  const logIn = async (person: TestPerson, deviceId = 'D'.repeat(21)) => {
    const proof = await prove(person);
    const body = { auth: WEB_AUTH, grant: 'identity', ...proof, deviceId, agreements: AGREEMENTS };
    const userToken = (await call('issueToken', { body })).body.access_token;
    const server = await call('issueToken', { body: { auth: WEB_AUTH, grant: 'user_token', userToken } });
    const bearer = server.body.access_token;
    const { memberNo } = (await call('getAccount', { bearer })).body;
    return { bearer, userToken, memberNo };
  };
  return { parts, call, app, browser, clock, written, prove, logIn };
}

let shop: ReturnType<typeof open>;
beforeEach(() => {
  shop = open();
});

const events = (lines: readonly Line[]) => lines.map(({ event }) => event);

describe('a security event', () => {
  it('is written once for a log-in, with its request, and another for a device that is new', async () => {
    const person = newPerson();
    const { memberNo } = await shop.logIn(person);
    const line = { memberNo, client: 'WEB', device: 'Chrome · Windows' };
    expect(shop.written()).toEqual([
      { ...line, event: 'login.succeeded', hasJoined: true, requestId: expect.stringMatching(/^request-\d+$/) },
    ]);
    await shop.logIn(person);
    expect(shop.written()).toMatchObject([{ ...line, event: 'login.succeeded', hasJoined: false }]);
    await shop.logIn(person, 'N'.repeat(21));
    expect(shop.written()).toMatchObject([
      { ...line, event: 'login.succeeded', hasJoined: false },
      { ...line, event: 'device.new' },
    ]);
  });

  it('is written for each log-in that fails, with its code and the asker’s network as a mark', async () => {
    const proof = await shop.prove(newPerson());
    const body = { auth: WEB_AUTH, grant: 'identity', agreements: AGREEMENTS };
    await shop.call('issueToken', { body: { ...body, ...proof, codeVerifier: 'x'.repeat(43) } });
    await shop.call('issueToken', { body: { ...body, ...proof, auth: 'Basic bm9ib2R5' } });
    const network = networkMark(ADDRESS);
    expect(shop.written()).toMatchObject([
      { event: 'login.failed', code: 'VERIFICATION_FAILED', network },
      { event: 'login.failed', code: 'AU20', network },
    ]);
    // Neither a refusal that keeps the code usable nor a call that is malformed is a failed log-in.
    await shop.call('issueToken', { body: { auth: WEB_AUTH, grant: 'identity', ...proof } });
    await shop.call('issueToken', { body: { auth: WEB_AUTH, grant: 'identity', code: proof.code } });
    expect(shop.written()).toEqual([]);
    expect((await shop.call('issueToken', { body: { ...body, ...proof } })).status).toBe(200);
    expect(events(shop.written())).toEqual(['login.succeeded']);
  });

  it('is written once when a log-in’s code is tried out, however many tries come at once and after', async () => {
    const { uuid } = await start(shop.call);
    const right = await receiveCode(shop.browser, uuid, newPerson());
    const wrong = right === '000000' ? '000001' : '000000';
    const guess = () => shop.browser.post('/sandbox/identity/confirm', { uuid, code: wrong });
    for (let tries = 1; tries < PHONE_CODE_TRIES; tries += 1) await guess();
    expect(shop.written()).toEqual([]);
    await Promise.all([guess(), guess(), guess()]);
    await guess();
    expect(shop.written()).toEqual([
      { event: 'code.exhausted', purpose: 'LOGIN', memberNo: null, network: networkMark(ADDRESS), requestId: null },
    ]);
  });

  it('is written once when a member tries a code out, and when they prove another phone', async () => {
    const { bearer, memberNo } = await shop.logIn(newPerson());
    const elsewhere = await shop.logIn(newPerson());
    shop.written();
    const phone = '01077770001';
    const ask = () => shop.call('requestPhoneCode', { bearer, body: { purpose: 'phone', phone } });
    const { verificationId } = (await ask()).body;
    const right = await readCode(test.database, phone);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < PHONE_CODE_TRIES + 2; tries += 1) {
      await shop.call('confirmPhoneCode', { bearer, body: { verificationId, code: wrong } });
    }
    expect(shop.written()).toMatchObject([{ event: 'code.exhausted', purpose: 'PHONE', memberNo }]);
    shop.clock.advance(HOUR_MS);
    const next = (await ask()).body.verificationId;
    const code = await readCode(test.database, phone);
    expect((await shop.call('confirmPhoneCode', { bearer, body: { verificationId: next, code } })).status).toBe(204);
    expect(shop.written()).toMatchObject([{ event: 'phone.changed', memberNo }]);
    expect((await shop.call('getAccount', { bearer: elsewhere.bearer })).status).toBe(200);
  });

  it('is written once when a token comes again, and never for a repeat within the grace or after the end', async () => {
    const { userToken, memberNo } = await shop.logIn(newPerson());
    shop.written();
    const refresh = () => shop.call('refreshToken', { bearer: userToken });
    await refresh();
    await refresh();
    expect(shop.written()).toEqual([]);
    shop.clock.advance(MINUTE_MS);
    const answers = await Promise.all([refresh(), refresh(), refresh()]);
    await refresh();
    expect(answers.map(({ code }) => code)).toEqual(['AU17', 'AU17', 'AU17']);
    expect(shop.written()).toMatchObject([
      { event: 'token.replayed', memberNo, client: 'WEB', network: networkMark(ADDRESS) },
    ]);
  });

  it('is written for each end of a session, with how many ended, and not for an end that ends none', async () => {
    const person = newPerson();
    const { bearer, memberNo } = await shop.logIn(person);
    for (let other = 0; other < 2; other += 1) await shop.logIn(person);
    const { items } = (await shop.call('getLoginSessions', { bearer })).body;
    shop.written();
    const path = { sessionNo: items.at(-1)?.sessionNo ?? 0 };
    for (let time = 0; time < 2; time += 1) await shop.call('endLoginSession', { bearer, path });
    const ended = { event: 'session.ended', memberNo, sessionCnt: 1 };
    expect(shop.written()).toMatchObject([{ ...ended, reason: 'ENDED_BY_MEMBER' }]);
    for (let time = 0; time < 2; time += 1) await shop.call('endOtherLoginSessions', { bearer });
    expect(shop.written()).toMatchObject([{ ...ended, reason: 'ENDED_BY_MEMBER' }]);
    for (let time = 0; time < 2; time += 1) await shop.call('logOut', { bearer });
    expect(shop.written()).toMatchObject([{ ...ended, reason: 'LOG_OUT' }]);
  });

  it('is written for both members when a phone passes from one to the other', async () => {
    const former = newPerson();
    const { memberNo } = await shop.logIn(former);
    const next = newPerson({ phone: former.phone });
    const changed = newPerson();
    await shop.logIn(changed);
    shop.written();
    await shop.logIn(next);
    expect(shop.written()).toMatchObject([
      { event: 'session.ended', reason: 'PHONE_REASSIGNED', memberNo, sessionCnt: 1 },
      { event: 'login.succeeded', hasJoined: true },
    ]);
    await shop.logIn({ ...changed, phone: '01077770002' });
    expect(events(shop.written())).toEqual(['phone.changed', 'session.ended', 'login.succeeded']);
  });

  it('is written once when a limit is reached, and again when it is reached after the wait', async () => {
    const { bearer, memberNo } = await shop.logIn(newPerson());
    shop.written();
    const reach = async (ask: () => Promise<{ readonly code: string | null }>) => {
      for (let times = 0; times < 100; times += 1) if ((await ask()).code === 'TOO_MANY_REQUESTS') return;
      throw new Error('there is no limit');
    };
    const search = () => shop.call('searchAddresses', { query: { keyword: '테헤란로' } });
    const network = networkMark(ADDRESS);
    const line = { event: 'limit.reached', operation: 'searchAddresses', memberNo: null, network };
    await reach(search);
    for (let more = 0; more < 3; more += 1) await search();
    expect(shop.written()).toMatchObject([{ ...line, retryAfter: expect.any(Number) }]);
    shop.clock.advance(HOUR_MS);
    await reach(search);
    expect(shop.written()).toMatchObject([line]);
    const end = () => shop.call('endOtherLoginSessions', { bearer });
    await reach(end);
    await end();
    expect(shop.written()).toMatchObject([{ ...line, operation: 'endOtherLoginSessions', memberNo }]);
  });

  it('is written when a member has left, and not when they are kept', async () => {
    const { bearer, memberNo } = await shop.logIn(newPerson());
    const { phone } = (await shop.call('getAccount', { bearer })).body;
    const { verificationId } = (await shop.call('requestPhoneCode', { bearer, body: { purpose: 'withdrawal' } })).body;
    shop.written();
    const leave = () => shop.call('withdraw', { bearer, body: { withdrawReason: '다른 곳을 써요', verificationId } });
    expect((await leave()).code).toBe('CERTIFICATION_REQUIRED');
    expect(shop.written()).toEqual([]);
    const code = await readCode(test.database, phone);
    await shop.call('confirmPhoneCode', { bearer, body: { verificationId, code } });
    expect((await leave()).status).toBe(204);
    expect(shop.written()).toMatchObject([{ event: 'account.left', memberNo }]);
  });

  it('is written for each decision of a desk, and not for one that finds nothing to decide', async () => {
    const { memberNo } = await shop.logIn(newPerson());
    await insertCatalogue(test.database, [{ productNo: 1 }]);
    const { inquiryNo } = await test.database
      .insertInto('inquiry')
      .values({ kind: 'SERVICE', type: 'OTHER', memberNo, writerName: '', content: '문의', registeredAt: new Date() })
      .returning('inquiryNo')
      .executeTakeFirstOrThrow();
    const { reviewNo } = await test.database
      .insertInto('review')
      .values({ productNo: 1, memberNo, writerName: '', rate: 5, content: '좋아요', registeredAt: new Date() })
      .returning('reviewNo')
      .executeTakeFirstOrThrow();
    const report = { reviewNo, memberNo, reportReasonCd: 'ABUSE', content: '', reportedAt: new Date() } as const;
    await test.database.insertInto('reviewReport').values(report).execute();
    shop.written();
    const headers = { origin: TEST_ORIGIN };
    const post = (path: string, form: Readonly<Record<string, string>>) => shop.browser.post(path, form, headers);
    await post(`/sandbox/inquiry/${inquiryNo}`, { content: '답변이에요' });
    await post('/sandbox/inquiry/999999', { content: '답변이에요' });
    for (let time = 0; time < 2; time += 1) await post(`/sandbox/review/${reviewNo}`, { decision: 'keep' });
    await post('/sandbox/claim/999999', { event: 'approve' });
    expect(shop.written()).toMatchObject([
      { event: 'desk.decided', desk: 'inquiry', decision: 'answer', subjectNo: inquiryNo },
      { event: 'desk.decided', desk: 'review', decision: 'keep', subjectNo: reviewNo },
    ]);
  });

  it('has nothing of the person, their phone, their network or their secrets in it', async () => {
    const person = newPerson({ name: '남궁비밀', phone: '01091827364', birthDate: '870605' });
    const { bearer, userToken } = await shop.logIn(person, 'SecretDevice123456789');
    await shop.logIn(person, 'N'.repeat(21));
    const proof = await shop.prove(person);
    const wrong = { ...proof, codeVerifier: 'x'.repeat(43) };
    await shop.call('issueToken', { body: { auth: WEB_AUTH, grant: 'identity', ...wrong } });
    await shop.call('refreshToken', { bearer: userToken });
    shop.clock.advance(MINUTE_MS);
    await shop.call('refreshToken', { bearer: userToken });
    const lines = JSON.stringify(shop.written());
    expect(lines).toContain('token.replayed');
    const secrets = [person.name, person.phone, person.birthDate, ADDRESS, bearer, userToken, proof.code];
    for (const secret of [...secrets, 'SecretDevice', CHROME]) expect(lines).not.toContain(secret);
  });
});

describe('the log', () => {
  const lineAt = (level: string): string => {
    let line = '';
    const log = createLog(level, { write: (text: string) => void (line += text) });
    writeSecurityEvent(log, { event: 'account.left', memberNo: 7 });
    return line;
  };

  it.each(['trace', 'info', 'warn', 'error', 'fatal'])('at %s writes a security event as one JSON line', (level) => {
    const line = lineAt(level);
    expect(JSON.parse(line)).toMatchObject({ event: 'account.left', memberNo: 7, requestId: null, msg: 'security' });
    expect(line.trimEnd()).not.toContain('\n');
  });

  it('that is to be silent writes none', () => {
    expect(lineAt('silent')).toBe('');
  });
});
