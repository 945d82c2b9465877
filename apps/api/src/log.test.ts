import { commerceError } from '@dealstore/commerce-core/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFailure } from './log.ts';
import { freshDatabase, type TestDatabase } from './testing/database/test-database.ts';

const SECRET = '01012345678';

describe('a failure in the log', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test.drop());

  it.each([
    ['a key that is there already', `insert into list_count values ('${SECRET}', 1), ('${SECRET}', 2)`, '23505'],
    ['a value of the wrong shape', `select '${SECRET}x'::bigint`, '22P02'],
    ['a row that breaks a rule', `insert into list_count values ('${SECRET}', -1)`, '23514'],
  ])('says what went wrong with %s and repeats no value, as its cause neither', async (_, statement, code) => {
    const failure: unknown = await test.pool.query(statement).catch((error: unknown) => error);
    const described = describeFailure(commerceError('INTERNAL', { cause: failure }));
    expect(described).toMatchObject({ type: 'CommerceError', code: 'INTERNAL', cause: { code } });
    expect(JSON.stringify(described)).not.toContain(SECRET);
  });

  it('says the words and the place of a failure of our own', () => {
    const described = describeFailure(new TypeError('not so'));
    expect(described).toMatchObject({
      type: 'TypeError',
      message: 'not so',
      stack: expect.stringContaining('log.test'),
    });
  });
});
