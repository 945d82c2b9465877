import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ORDER_AMOUNTS } from '@dealstore/commerce-core/domain';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../testing/database/test-database.ts';
import { describeSchema, type TableDescription } from './describe-schema.ts';

const SOURCE = fileURLToPath(new URL('../..', import.meta.url));
/** What fills tables or says what they are, but reads nothing for a shopper. */
const WRITERS = /^(?:demo|testing)\/|^database\/migrations\/|^database\/schema\/schema\.ts$|\.test\.ts$/;

/** Columns that no code reads, and why they are kept. */
const KEPT: Readonly<Record<string, string>> = {
  'catalogue_version.changed_at': 'when the pages last changed, for anyone who asks why a cache holds another one',
  'consent.text_hash': 'proves which words were agreed to',
  'gift_event.caused_by': 'history: who took the step, when it is disputed',
  'gift_event.from_status': 'history: which step was taken, when it is disputed',
  'job.last_error': 'tells who operates the shop why a job failed',
  'login_device.first_used_at': 'since when a device is known, when a log-in is disputed',
  'login_session.revoke_reason': 'why a member was logged out, when it is asked',
  'member.last_login_at': 'whether an account is in use, when it is asked',
  'review.updated_at': 'whether what was said was said so at first, when it is disputed',
  'review_recommend.recommended_at': 'tells recommendations that come in bulk',
  'sandbox_cash_receipt.issued_at': 'the book of the sandbox, as a provider keeps it',
  'sandbox_cash_receipt.masked_key': 'the book of the sandbox, as a provider keeps it',
  'sandbox_cash_receipt.purpose': 'the book of the sandbox, as a provider keeps it',
  'sandbox_payment_cancel.cancel_amt': 'the book of the sandbox: tests compare what went back with it',
  'server_token.issued_at': 'when a token was given, when a log-in is disputed',
  'terms.digest_en': 'read beside `digest` by a name that is put together',
  'toss_payment.created_at': 'when a window was opened, to be compared with the records of the provider',
  'uploaded_file.byte_cnt': 'how big pictures are, for anyone who looks after the disk',
  'uploaded_file.height_px': 'how big pictures are, for anyone who looks after the disk',
  'uploaded_file.width_px': 'how big pictures are, for anyone who looks after the disk',
  'user_token.issued_at': 'when a token was given, when a log-in is disputed',
  'user_token.successor_hash': 'its unique key and its check: a token is rotated once',
};

interface SourceFile {
  readonly folder: string;
  /** Every word of the file. */
  readonly words: ReadonlySet<string>;
  /** Those that stand elsewhere than before a colon, as a value that is written does. */
  readonly readWords: ReadonlySet<string>;
}

const camelCase = (name: string): string =>
  name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

async function readSource(): Promise<readonly SourceFile[]> {
  const paths = (await readdir(SOURCE, { recursive: true })).filter((path) => path.endsWith('.ts'));
  return Promise.all(
    paths
      .filter((path) => !WRITERS.test(path.replaceAll('\\', '/')))
      .map(async (path) => {
        const text = listed(await readFile(join(SOURCE, path), 'utf8'));
        return {
          folder: dirname(path),
          words: new Set(text.match(/\w+/g)),
          readWords: new Set(text.match(/\b\w+\b(?!\??:)/g)),
        };
      }),
  );
}

/** A text with the amounts it reads by the core's list of them. */
function listed(text: string): string {
  return /\b(?:DELIVERY_FEES|ORDER_AMOUNTS)\b/.test(text) ? [text, ...ORDER_AMOUNTS].join(' ') : text;
}

/** Columns that are not read in any folder with a file that names their table; what numbers a row is always read. */
function unreadOf(source: readonly SourceFile[], { name: table, columns }: TableDescription): readonly string[] {
  const names = (words: ReadonlySet<string>, name: string) => words.has(name) || words.has(camelCase(name));
  const folders = new Set(source.filter(({ words }) => names(words, table)).map(({ folder }) => folder));
  const near = source.filter(({ folder }) => folders.has(folder));
  return columns
    .filter(({ name, primary }) => !primary && !near.some(({ readWords }) => names(readWords, name)))
    .map(({ name }) => `${table}.${name}`);
}

it('every column is read by something, or kept for a reason', async () => {
  const test = await freshDatabase();
  const tables = await describeSchema(test.pool).finally(() => test.drop());
  const source = await readSource();
  const unread = tables.flatMap((table) => unreadOf(source, table));
  expect(unread.toSorted()).toEqual(Object.keys(KEPT).toSorted());
});
