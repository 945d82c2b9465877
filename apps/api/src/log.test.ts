import { commerceError } from '@dealstore/commerce-core/domain';
import { convertQwertyToHangul } from 'es-hangul';
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
  ])('names the error of %s without any value, of its cause neither', async (_, statement, code) => {
    const failure: unknown = await test.pool.query(statement).catch((error: unknown) => error);
    const described = describeFailure(commerceError('INTERNAL', { cause: failure }));
    expect(described).toMatchObject({ type: 'CommerceError', code: 'INTERNAL', cause: { code } });
    expect(JSON.stringify(described)).not.toContain(SECRET);
  });

  it.each([
    ['a library', () => convertQwertyToHangul('hot'), /[ㄱ-ㅣ]/, 'combineCharacter'],
    ['the language', () => JSON.parse('secret'), /secret/, 'JSON.parse'],
    ['Node.js', () => new TextDecoder('secret'), /secret/, 'TextDecoder'],
  ])('logs the place and not the message of an error that %s throws', (_, fails, words, place) => {
    const described = describeFailure(thrownBy(fails));
    expect(described).not.toHaveProperty('message');
    expect(described).toMatchObject({ stack: expect.stringContaining(place) });
    expect(JSON.stringify(described)).not.toMatch(words);
  });

  it('logs the message of a driver whose database is away', () => {
    const away = Object.assign(new Error('Query read timeout'), {
      stack: 'Error: Query read timeout\n    at x (/a/node_modules/pg/lib/client.js:1:1)',
    });
    expect(describeFailure(away)).toMatchObject({ message: 'Query read timeout' });
  });

  it('logs the message and the place of an error of our own', () => {
    const described = describeFailure(new TypeError('not so'));
    expect(described).toMatchObject({
      type: 'TypeError',
      message: 'not so',
      stack: expect.stringContaining('log.test'),
    });
  });
});

function thrownBy(fails: () => unknown): unknown {
  try {
    return fails();
  } catch (error) {
    return error;
  }
}
