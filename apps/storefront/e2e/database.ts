import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** Runs one statement on the shop's own database, as an operator would; for what no screen can bring about. */
export async function runSql(statement: string, values: readonly unknown[]): Promise<void> {
  const data = process.env['E2E_DATA'] ?? '';
  const client = new pg.Client({
    host: join(data, 'postgres'),
    user: 'dealstore',
    password: (await readFile(join(data, 'postgres-password'), 'utf8')).trim(),
    database: 'dealstore',
  });
  await client.connect();
  try {
    await client.query(statement, [...values]);
  } finally {
    await client.end();
  }
}
