import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personKey } from '../session/person.ts';
import { fillLogInShop, logInBackend } from '../testing/session/log-in.ts';
import { insertMember, logInAs } from '../testing/rows/member-rows.ts';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase({ poolSize: 20 });
  await fillLogInShop(test.database);
});
afterAll(() => test.drop());

describe('getAccount', () => {
  it('answers who the member is, in the language asked for [CALL-16, ENTITY-01, ENTITY-02, ENTITY-03, ENTITY-04, ENTITY-05, ENTITY-06, ENTITY-07, ENTITY-08]', async () => {
    const shop = logInBackend(test.database);
    const memberNo = await insertMember(test.database, {
      name: '홍길동',
      birthDate: '1990-11-21',
      gradeNo: 2,
      email: 'hong@example.com',
      carrier: 'MVNO',
      dailyPick: true,
      personKey: personKey({ name: '홍길동', birthDate: '1990-11-21', gender: 'M' }),
    });
    const { bearer } = await logInAs(test.database, memberNo);
    const answer = await shop.call('getAccount', { bearer });
    expect(answer.body).toMatchObject({
      memberNo,
      grade: { gradeNo: 2, label: '골드' },
      gender: 'M',
      memberAge: 35,
      carrier: 'MVNO',
      dailyPick: true,
      name: '홍길동',
      email: 'hong@example.com',
      adult: false,
    });
    const english = await shop.call('getAccount', { bearer, headers: { 'accept-language': 'en' } });
    expect(english.body.grade.label).toBe('Gold');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});
