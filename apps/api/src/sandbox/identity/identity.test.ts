import { createHash } from 'node:crypto';
import { HOUR_MS } from '@dealstore/commerce-core/domain';
import { demo } from '@dealstore/demo';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogInShop, logInBackend, newPerson } from '../../testing/session/log-in.ts';
import { freshDatabase, type TestDatabase } from '../../testing/database/test-database.ts';
import { browserOf, readCode, receiveCode, start, verify } from '../../testing/session/verification.ts';
import { sandboxRoutes } from '../sandbox.routes.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

/** A code that is not this one. */
const not = (code: string, nth = 1) => String((Number(code) + nth) % 1_000_000).padStart(6, '0');

async function begun(laterMs = 0) {
  const shop = logInBackend(test.database);
  shop.clock.advance(laterMs);
  const { uuid, state } = await start(shop.call);
  const guess = (code: string) => shop.browser.post('/sandbox/identity/confirm', { uuid, code });
  const page = () => shop.browser.get(`/sandbox/identity?uuid=${uuid}`);
  return { ...shop, uuid, state, guess, page };
}

describe('the identity provider of the sandbox', () => {
  it('identifies a person, sends a code and goes back with a one-time code and the state [GAP-26]', async () => {
    const { browser, uuid, state, guess, page } = await begun();
    const person = newPerson();
    const sent = await browser.post('/sandbox/identity/send', { uuid, ...person });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/sandbox/identity?uuid=${uuid}&ui_locales=ko`]);
    const shown = await page();
    const back = await guess(await readCode(shown));
    const location = new URL(back.headers.get('location') ?? '');
    expect(back.status).toBe(303);
    expect(location.origin + location.pathname).toBe('http://shop.test/auth/redirect');
    expect(location.searchParams.get('state')).toBe(state);
    expect(location.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect((await page()).status).toBe(404);
  });

  it('speaks the language it is asked in and runs no script', async () => {
    const { browser, uuid } = await begun();
    const page = await browser.get(`/sandbox/identity?uuid=${uuid}&ui_locales=en`, { 'accept-language': 'ko' });
    const markup = await page.text();
    expect(markup).toContain('<html lang="en">');
    expect(markup).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; img-src 'self'; style-src 'sha256-[^']+'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    const style = /<style>([^]*?)<\/style>/.exec(markup)?.[1] ?? '';
    const digest = createHash('sha256').update(style).digest('base64');
    expect(page.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
    const korean = await browser.get(`/sandbox/identity?uuid=${uuid}`, { 'accept-language': 'ko-KR,en;q=0.5' });
    expect(await korean.text()).toContain('인증번호 받기');
  });

  it.each([
    ['an impossible day', { birthDate: '900231' }],
    ['no gender digit', { genderDigit: '' }],
    ['a phone of ten digits', { phone: '0101234567' }],
    ['no name', { name: ' ' }],
    ['markup for a name', { name: '<img src=x onerror=alert(1)>' }],
  ])('sends no code for %s and shows why [GAP-26]', async (_, wrong) => {
    const { browser, uuid, page } = await begun();
    const answer = await browser.post('/sandbox/identity/send', { uuid, ...newPerson(), ...wrong });
    const markup = await answer.text();
    expect(answer.status).toBe(422);
    expect(markup).toContain('role="alert"');
    expect(markup).not.toContain('<img');
    expect(await (await page()).text()).toContain('name="birthDate"');
  });

  it('counts guesses that come at the same instant one by one: fifty wrong ones leave none [GAP-26]', async () => {
    const { browser, uuid, guess } = await begun();
    const code = await receiveCode(browser, uuid, newPerson());
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nth) => guess(not(code, nth + 1))));
    expect(answers.every(({ status }) => status === 422)).toBe(true);
    const { tries } = await test.database
      .selectFrom('identityVerification')
      .select('tries')
      .where('verificationId', '=', uuid)
      .executeTakeFirstOrThrow();
    expect(tries).toBe(50);
    expect((await guess(code)).status).toBe(422);
  });

  it('lets the right code in once, however often it comes at the same instant [GAP-26]', async () => {
    const { browser, uuid, guess } = await begun();
    const code = await receiveCode(browser, uuid, newPerson());
    const answers = await Promise.all(Array.from({ length: 5 }, () => guess(code)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('takes only the newest code, for this verification alone, and gives it five tries of its own [GAP-26]', async () => {
    const { browser, uuid, guess, page } = await begun();
    const person = newPerson();
    const old = await receiveCode(browser, uuid, person);
    for (let turn = 0; turn < 5; turn += 1) await guess(not(old));
    await browser.post('/sandbox/identity/resend', { uuid });
    const fresh = await readCode(await page());
    const other = await begun();
    await receiveCode(other.browser, other.uuid, newPerson());
    expect((await other.guess(fresh === '000000' ? '000001' : fresh)).status).toBe(422);
    expect((await guess(old === fresh ? not(fresh) : old)).status).toBe(422);
    expect((await guess(fresh)).status).toBe(303);
  });

  it('lets a code be typed for five minutes [GAP-26]', async () => {
    const { browser, uuid, guess, clock } = await begun();
    const code = await receiveCode(browser, uuid, newPerson());
    clock.advance(5 * 60_000);
    expect((await guess(code)).status).toBe(422);
  });

  it('does not let one visitor lock the owner of a phone out, and bounds all codes to a phone [GAP-26]', async () => {
    const person = newPerson();
    const shop = logInBackend(test.database);
    const ask = async ({ browser, call } = shop) => {
      const { uuid } = await start(call);
      return (await browser.post('/sandbox/identity/send', { uuid, ...person })).status;
    };
    for (let hour = 0; hour < 3; hour += 1) {
      for (let turn = 0; turn < 7; turn += 1) await ask();
      shop.clock.advance(HOUR_MS);
    }
    const others = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const other = logInBackend(test.database);
      other.clock.advance(3 * HOUR_MS);
      others.push(await ask(other));
    }
    expect(others).toEqual([303, 303, 303, 303, 303, 429]);
  });

  it('sends five unproven codes an hour from an address, and takes a proven one off [GAP-26]', async () => {
    const shop = logInBackend(test.database);
    const send = async () => {
      const { uuid } = await start(shop.call);
      return (await shop.browser.post('/sandbox/identity/send', { uuid, ...newPerson() })).status;
    };
    for (let turn = 0; turn < 5; turn += 1) {
      const { uuid } = await start(shop.call);
      expect(await verify(shop.browser, uuid, newPerson())).not.toBe('');
    }
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1) statuses.push(await send());
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    shop.clock.advance(HOUR_MS);
    expect(await send()).toBe(303);
  });

  it('goes back without a code when it is canceled, and is over then [GAP-26]', async () => {
    const { browser, uuid, state, page } = await begun();
    const back = await browser.post('/sandbox/identity/cancel', { uuid });
    expect(back.headers.get('location')).toBe(`http://shop.test/auth/redirect?error=access_denied&state=${state}`);
    expect((await page()).status).toBe(404);
  });

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' or 1=1 --"])(
    'knows no verification %j [GAP-26]',
    async (uuid) => {
      const browser = browserOf(logInBackend(test.database).parts);
      expect((await browser.get(`/sandbox/identity?uuid=${encodeURIComponent(uuid)}`)).status).toBe(404);
      expect((await browser.post('/sandbox/identity/confirm', { uuid, code: '123456' })).status).toBe(404);
    },
  );

  it('rejects a form from another site, and a malformed one', async () => {
    const { browser, uuid, parts } = await begun();
    const form = { uuid, ...newPerson() };
    const foreign = [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      expect((await browser.post('/sandbox/identity/send', form, headers)).status).toBe(403);
    }
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://shop.test' };
    expect((await browser.post('/sandbox/identity/send', form, own)).status).toBe(303);
    const sandbox = sandboxRoutes(parts);
    const target = 'http://shop.test/sandbox/identity/send';
    const json = new Request(target, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
    expect((await sandbox(json, '203.0.113.1'))?.status).toBe(415);
    const long = new Request(target, { method: 'POST', body: new URLSearchParams({ name: 'x'.repeat(10_000) }) });
    expect((await sandbox(long, '203.0.113.1'))?.status).toBe(413);
  });
});

describe('the people of a demonstration', () => {
  it('are offered, each filled in when chosen; without a demonstration there is no offer', async () => {
    const { browser, uuid, parts } = await begun();
    const path = `/sandbox/identity?uuid=${uuid}`;
    expect(await (await browser.get(path)).text()).not.toContain('person=0');
    const given = browserOf({ ...parts, demo });
    const offered = await (await given.get(path)).text();
    for (const [index, { label, name, birthDate, phone }] of demo.people.entries()) {
      expect(offered).toContain(label.ko);
      const filled = await (await given.get(`${path}&person=${index}`)).text();
      for (const value of [name, birthDate.slice(2).replaceAll('-', ''), phone]) {
        expect(filled).toContain(`value="${value}"`);
      }
    }
  });
});

describe('the front page of the sandbox', () => {
  it('shows messages, the newest first, and the verifications under way', async () => {
    const { browser, uuid } = await begun(3 * HOUR_MS);
    const person = newPerson();
    const code = await receiveCode(browser, uuid, person);
    const markup = await (await browser.get('/sandbox')).text();
    expect(markup).toContain(`/sandbox/identity?uuid=${uuid}`);
    expect(markup.indexOf(code)).toBeGreaterThan(0);
    await browser.post('/sandbox/identity/resend', { uuid });
    const newer = await readCode(await browser.get(`/sandbox/identity?uuid=${uuid}`));
    const again = await (await browser.get('/sandbox')).text();
    expect(again.indexOf(newer)).toBeLessThan(again.lastIndexOf(code));
  });

  it('leaves every other path to the shop and knows no page it has not', async () => {
    const { parts, browser } = await begun();
    expect(await sandboxRoutes(parts)(new Request('http://shop.test/sandboxes'), 'x')).toBeNull();
    expect((await browser.get('/sandbox/nothing')).status).toBe(404);
    expect((await browser.get('/sandbox/identity/send')).status).toBe(404);
  });
});
