import { expect, it } from 'vitest';
import { freshDatabase } from '../testing/database/test-database.ts';
import { openDatabase } from './database.ts';
import { migrate, readMigrations } from './migrate.ts';

const CHECKED = '0037-own-pictures.sql';
const EMPTIED = '0048-foreign-pictures.sql';

it('lets rows be changed whose picture was elsewhere before addresses were checked', async () => {
  const test = await freshDatabase();
  await test.pool.query('drop schema public cascade; drop schema retention cascade; create schema public');
  const { pool, close } = openDatabase({ connection: test.connection, statementLimitMs: 0 });
  const migrations = await readMigrations();
  const migrateUntil = (isIn: (name: string) => boolean) =>
    migrate(
      pool,
      migrations.filter(({ name }) => isIn(name)),
    );
  try {
    await migrateUntil((name) => name < CHECKED);
    await pool.query(
      `insert into brand (brand_no, name, image_url) values (7, '도토리', 'https://elsewhere.example/a')`,
    );
    await migrateUntil((name) => name < EMPTIED);
    const rename = () => pool.query(`update brand set name = '밤'`);
    await expect(rename()).rejects.toMatchObject({ code: '23514' });
    await migrateUntil((name) => name <= EMPTIED);
    await rename();
    const { rows } = await pool.query('select name, image_url from brand');
    expect(rows).toEqual([{ name: '밤', image_url: '' }]);
  } finally {
    await close();
    await test.drop();
  }
});
