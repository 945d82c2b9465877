import { after, DAY_MS, fromKstTime, type EpochMs } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillLogInShop, logIn, logInBackend, newPerson, type LogInBackend } from '../testing/session/log-in.ts';
import { insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

const NONE = { verifiedAt: null, method: null, expiresAt: null };
const proofOf = async ({ call }: LogInBackend, bearer: string) => (await call('getAdultVerification', { bearer })).body;

function kst(year: number, month: number, day: number, hour = 0): EpochMs {
  const instant = fromKstTime({ year, month, day, hour, minute: 0, second: 0 });
  if (instant === null) throw new Error('no such day');
  return instant;
}

async function at(instant: EpochMs): Promise<LogInBackend> {
  const shop = logInBackend(test.database);
  shop.clock.advance(instant - shop.clock.now());
  return shop;
}

describe('the proof of age', () => {
  it('does not exist until a verification with that purpose gives one, for one year [GAP-27, ROLE-05]', async () => {
    const shop = await at(kst(2027, 3, 2, 10));
    const person = newPerson();
    const member = await logIn(shop, person);
    expect(await proofOf(shop, member.bearer)).toEqual(NONE);
    const proven = await logIn(shop, person, 'adult', member.bearer);
    const proof = { verifiedAt: '2027-03-02 10:00:00', method: 'PHONE', expiresAt: '2028-03-02 10:00:00' };
    expect(await proofOf(shop, proven.bearer)).toEqual(proof);
    expect((await shop.call('getAccount', { bearer: proven.bearer })).body.adult).toBe(true);
  });

  it('runs out at its last instant and takes the adult away with it [GAP-27, ROLE-05]', async () => {
    const expiresAt = kst(2028, 5, 1);
    const memberNo = await insertMember(test.database, {
      adultVerifiedAt: new Date(expiresAt - 365 * DAY_MS),
      adultMethod: 'PHONE',
      adultExpiresAt: new Date(expiresAt),
    });
    const shop = await at(after(expiresAt, -1));
    const { bearer } = await logInAs(test.database, memberNo, shop.clock.now());
    expect((await proofOf(shop, bearer)).expiresAt).toBe('2028-05-01 00:00:00');
    expect((await shop.call('getAccount', { bearer })).body.adult).toBe(true);
    shop.clock.advance(1);
    expect(await proofOf(shop, bearer)).toEqual(NONE);
    expect((await shop.call('getAccount', { bearer })).body.adult).toBe(false);
  });

  it('is given from 1 January, in Korea, of the year of turning 19, whatever the birthday [GAP-27, ROLE-05]', async () => {
    const bornLast = newPerson({ birthDate: '091231', genderDigit: '3' });
    const shop = await at(after(kst(2028, 1, 1), -1));
    const early = await logIn(shop, bornLast);
    expect((await logIn(shop, bornLast, 'adult', early.bearer)).user.code).toBe('ADULT_ONLY');
    expect(await proofOf(shop, early.bearer)).toEqual(NONE);
    shop.clock.advance(1);
    const proven = await logIn(shop, bornLast, 'adult', early.bearer);
    expect((await proofOf(shop, proven.bearer)).verifiedAt).toBe('2028-01-01 00:00:00');
  });

  it('is shown only to the member [GAP-27]', async () => {
    const shop = logInBackend(test.database);
    expect((await shop.call('getAdultVerification')).code).toBe('AU99');
  });
});
