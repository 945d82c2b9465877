import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogInShop, logIn, logInBackend, newPerson, type LogInBackend } from '../testing/session/log-in.ts';
import { logInAs } from '../testing/rows/member-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import type { TestPerson } from '../testing/session/verification.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

describe('a verification with a purpose', () => {
  it('proves an adult by the year of birth and keeps the proof for one year [ENTITY-09, ROLE-05]', async () => {
    const shop = logInBackend(test.database);
    const person = newPerson({ birthDate: '071231', genderDigit: '3' });
    const member = await logIn(shop, person);
    expect((await shop.call('getAccount', { bearer: member.bearer })).body.adult).toBe(false);
    const proven = await logIn(shop, person, 'adult', member.bearer);
    expect((await shop.call('getAccount', { bearer: proven.bearer })).body.adult).toBe(true);
    shop.clock.advance(365 * 24 * 3600_000 - 1);
    const memberNo = await memberOf(person);
    expect(await isAdult(shop, memberNo)).toBe(true);
    shop.clock.advance(1);
    expect(await isAdult(shop, memberNo)).toBe(false);
  });

  it('does not take a minor for an adult, and does not use their code up [ROLE-05]', async () => {
    const shop = logInBackend(test.database);
    const person = newPerson({ birthDate: '080101', genderDigit: '3' });
    const member = await logIn(shop, person);
    expect((await logIn(shop, person, 'adult', member.bearer)).user.code).toBe('ADULT_ONLY');
    expect((await shop.call('getAccount', { bearer: member.bearer })).body.adult).toBe(false);
  });

  it('belongs to the member who started it [ROLE-05]', async () => {
    const shop = logInBackend(test.database);
    const member = await logIn(shop, newPerson());
    expect((await logIn(shop, newPerson(), 'adult', member.bearer)).user.code).toBe('VERIFICATION_FAILED');
  });

  it('needs a session to change a phone or to leave, and leaving is not logging in', async () => {
    const shop = logInBackend(test.database);
    const body = {
      purpose: 'phone',
      state: 's'.repeat(16),
      codeChallenge: 'c'.repeat(43),
      redirectUri: 'http://shop.test/auth/redirect',
    };
    expect((await shop.call('startVerification', { body })).code).toBe('AU99');
    const person = newPerson();
    const member = await logIn(shop, person);
    expect((await logIn(shop, person, 'withdrawal', member.bearer)).user.code).toBe('VERIFICATION_FAILED');
  });

  it('ends every session of a member whose phone has changed', async () => {
    const shop = logInBackend(test.database);
    const person = newPerson();
    const member = await logIn(shop, person);
    const moved = await logIn(shop, { ...person, phone: '01099990001' }, 'phone', member.bearer);
    expect((await shop.call('getAccount', { bearer: member.bearer })).code).toBe('A401');
    expect((await shop.call('getAccount', { bearer: moved.bearer })).body.phone).toBe('01099990001');
  });

  it('gives a number to the person who proves it now, and nothing else of the member who had it', async () => {
    const shop = logInBackend(test.database);
    const former = newPerson();
    const before = await logIn(shop, former);
    const formerNo = await memberOf(former);
    const owner = newPerson({ phone: former.phone });
    const now = await logIn(shop, owner);
    expect(await memberOf(owner)).not.toBe(formerNo);
    expect((await shop.call('getAccount', { bearer: now.bearer })).body.phone).toBe(former.phone);
    expect((await shop.call('getAccount', { bearer: before.bearer })).code).toBe('A401');

    const moved = { ...former, phone: '01099990002' };
    const again = await logIn(shop, moved);
    expect(await memberOf(moved)).toBe(formerNo);
    expect((await shop.call('getAccount', { bearer: again.bearer })).body.phone).toBe(moved.phone);
    expect((await shop.call('getAccount', { bearer: now.bearer })).body.phone).toBe(former.phone);
  });

  it('gives a known member the number of another one', async () => {
    const shop = logInBackend(test.database);
    const [former, owner] = [newPerson(), newPerson()];
    const before = await logIn(shop, former);
    await logIn(shop, owner);
    const ownerNo = await memberOf(owner);
    await logIn(shop, { ...owner, phone: former.phone });
    expect(await memberOf(former)).toBe(ownerNo);
    expect((await shop.call('getAccount', { bearer: before.bearer })).code).toBe('A401');
  });
});

async function memberOf(person: TestPerson): Promise<number> {
  const { memberNo } = await test.database
    .selectFrom('member')
    .select('memberNo')
    .where('phone', '=', person.phone)
    .executeTakeFirstOrThrow();
  return memberNo;
}

async function isAdult(shop: LogInBackend, memberNo: number): Promise<boolean> {
  const { bearer } = await logInAs(test.database, memberNo, shop.clock.now());
  return (await shop.call('getAccount', { bearer })).body.adult;
}
