import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type TestDatabase } from '../testing/database/test-database.ts';
import { withTransaction, type Database } from './database.ts';
import { Flight } from './flight.ts';
import { pipelined } from './pipeline.ts';
import { written, writtenForAll, writtenQuery } from './written.ts';

let test: TestDatabase;

beforeAll(async () => {
  test = await freshDatabase();
  await test.pool.query('create table mark (place integer generated always as identity, word text not null unique)');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.drop());

interface Told {
  readonly word: string | null;
  readonly no: number;
  readonly at: Date;
  readonly words: readonly string[];
  readonly nos: readonly number[];
}

/** Answers as many rows as are asked for, each with all that was told. */
const tell = writtenQuery<
  [word: string | null, no: number, at: Date, words: readonly string[], nos: readonly number[], count: number],
  Told
>(
  ['text', 'bigint', 'timestamptz', 'text[]', 'bigint[]', 'integer'],
  `
with told as materialized (select $1 as word, $2::bigint as no, $3::timestamptz as at, $4::text[] as words)
select told.*, array(select unnest($5::bigint[]) + 1) as nos from told cross join generate_series(1, $6::integer)`,
);

const note = writtenForAll<[words: readonly string[], rows: string], { readonly word: string }>(`
insert into mark (word)
select word from unnest($1::text[]) as word union all select word from json_populate_recordset(null::mark, $2)
returning word`);

/** How many statements leave while something is done. */
async function sentBy(work: () => Promise<unknown>): Promise<number> {
  const taken = vi.spyOn(Flight.prototype, 'take');
  await work();
  return taken.mock.calls.length;
}

const question = fc.tuple(
  fc.option(fc.string({ unit: 'binary' }).filter((text) => !text.includes('\u0000') && text.isWellFormed())),
  fc.integer(),
  fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
  fc.array(fc.constantFrom('가 나', '"', '\\', '\n', '{a,b}', '', 'NULL', "'")),
  fc.array(fc.nat()),
  fc.nat({ max: 3 }),
);

describe('a query asked by several at one moment', () => {
  it('answers each as if asked alone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(question, { minLength: 2, maxLength: 6 }), async (questions) => {
        const together = await pipelined(test.database, (database) =>
          Promise.all(questions.map((parameters) => tell(database, ...parameters))),
        );
        for (const [place, parameters] of questions.entries()) {
          expect(together[place]).toEqual(await tell(test.database, ...parameters));
          expect(together[place]).toHaveLength(parameters[5]);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('is sent once, and for one alone as it is written', async () => {
    const ask = (database: Database) => tell(database, 'a', 1, new Date(0), [], [], 1);
    const many = () =>
      pipelined(test.database, (database) => Promise.all([ask(database), ask(database), ask(database)]));
    expect(await sentBy(many)).toBe(1);
    vi.restoreAllMocks();
    const texts = vi.spyOn(Flight.prototype, 'take');
    await ask(test.database);
    expect(texts.mock.calls[0]?.[0].plan.sql).toContain('$1 as word');
  });

  it('stays among what is sent within its transaction', async () => {
    const ask = (database: Database) => tell(database, 'a', 1, new Date(0), [], [], 1);
    const sent = await sentBy(() =>
      pipelined(test.database, (database) =>
        Promise.all([ask(database), written('begin')(database), ask(database), written('commit')(database)]),
      ),
    );
    expect(sent).toBe(4);
  });

  it('fails for all of them when it fails', async () => {
    const half = writtenQuery<[no: number], { readonly half: number }>(['integer'], 'select 10 / $1::integer as half');
    const answers = await pipelined(test.database, (database) =>
      Promise.allSettled([half(database, 5), half(database, 0)]),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await half(test.database, 5)).toEqual([{ half: 2 }]);
  });

  it('is the same for all when it asks for nothing in particular', async () => {
    const now = writtenQuery<[], { readonly no: string }>([], 'select pg_current_xact_id()::text as no');
    const both = () => pipelined(test.database, (database) => Promise.all([now(database), now(database)]));
    expect(await sentBy(both)).toBe(1);
    const [one, other] = await both();
    expect(one).toHaveLength(1);
    expect(other).toEqual(one);
  });

  it('is refused for all when a parameter of one is none, and the connection goes on', async () => {
    const ask = (database: Database, words: readonly unknown[]) =>
      tell(database, 'a', 1, new Date(0), words as readonly string[], [], 1);
    const answers = await pipelined(test.database, (database) =>
      Promise.allSettled([ask(database, ['a']), ask(database, [Symbol('none')])]),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await ask(test.database, ['a'])).toHaveLength(1);
  });

  it('must be told the type of every parameter', () => {
    expect(() => writtenQuery<[word: string], object>(['text'], 'select $1, $2')).toThrow('no type');
  });
});

describe('a statement over lists carried out by several at one moment', () => {
  it('is carried out once with the lists of all, in their order, and tells everyone of all rows', async () => {
    const rows = (...words: string[]) => JSON.stringify(words.map((word) => ({ word })));
    const answers = await withTransaction(test.database, (transaction) =>
      Promise.all([
        note(transaction, ['a', 'b'], rows()),
        note(transaction, [], rows('e', 'f,"]')),
        note(transaction, ['c'], rows('g')),
      ]),
    );
    const all = ['a', 'b', 'c', 'e', 'f,"]', 'g'].map((word) => ({ word }));
    expect(answers).toEqual([all, all, all]);
    expect((await test.pool.query('select word from mark order by place')).rows).toEqual(all);
  });

  it('leaves nothing of any of them when it fails', async () => {
    const before = await test.pool.query('select word from mark');
    const failed = withTransaction(test.database, (transaction) =>
      Promise.all([note(transaction, ['x'], '[]'), note(transaction, ['x'], '[]')]),
    );
    await expect(failed).rejects.toThrow('duplicate key');
    expect((await test.pool.query('select word from mark')).rows).toEqual(before.rows);
  });
});
