import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { sql } from 'kysely';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { parameterOf } from './parameter.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
});
afterAll(() => test.drop());

/** Text PostgreSQL can keep. */
const text = fc.string({ unit: 'grapheme' }).filter((value) => !value.includes('\0') && value.isWellFormed());

describe('a parameter', () => {
  it.prop(
    [
      fc.array(fc.option(text)),
      fc.jsonValue(),
      fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }),
    ],
    {
      numRuns: 50,
    },
  )('comes back as it was sent', async (list, json, date) => {
    const { rows } = await sql`
      select ${list}::text[] as list, ${JSON.stringify(json)}::jsonb::text = ${JSON.stringify(json)}::jsonb::text as json,
        ${date}::timestamptz as date`.execute(test.database);
    expect(rows).toEqual([{ list, json: true, date }]);
  });

  it('may be a number, a truth, a list of lists, bytes or nothing', async () => {
    const { rows } = await sql`
      select ${-1.5}::numeric as decimal, ${true}::boolean as truth, ${[
        [1, 2],
        [3, 4],
      ]}::integer[] as grid,
        ${Buffer.from([0, 255])}::bytea as bytes, ${[Buffer.from([1, 92])]}::bytea[] as many,
        ${null}::text as none, ${[]}::bigint[] as empty, ${{ a: 1 }}::jsonb as object`.execute(test.database);
    expect(rows).toEqual([
      {
        decimal: -1.5,
        truth: true,
        grid: [
          [1, 2],
          [3, 4],
        ],
        bytes: Buffer.from([0, 255]),
        many: [Buffer.from([1, 92])],
        none: null,
        empty: [],
        object: { a: 1 },
      },
    ]);
  });

  it('is refused when it is nothing a database keeps', () => {
    expect(() => parameterOf(() => 1)).toThrow('no parameter');
    expect(() => parameterOf(new Date(Number.NaN))).toThrow(RangeError);
  });
});
