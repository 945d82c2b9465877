import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '../testing/database/test-database.ts';

const MIGRATION = new URL('./migrations/0048-foreign-pictures.sql', import.meta.url);

it('lets rows be changed whose picture was elsewhere before addresses were checked', async () => {
  const test = await freshDatabase();
  const brand = { brandNo: 7, name: '도토리', nameEn: 'Acorn' };
  const foreign = 'https://elsewhere.example/logo.png';
  try {
    await test.pool.query('alter table brand drop constraint brand_image_url_is_own');
    await test.database
      .insertInto('brand')
      .values({ ...brand, imageUrl: foreign })
      .execute();
    await test.pool.query(
      'alter table brand add constraint brand_image_url_is_own check (is_own_picture(image_url)) not valid',
    );
    const rename = () => test.database.updateTable('brand').set({ name: '밤' }).execute();
    await expect(rename()).rejects.toMatchObject({ code: '23514' });
    await test.pool.query(await readFile(MIGRATION, 'utf8'));
    await rename();
    expect(await test.database.selectFrom('brand').select(['name', 'imageUrl']).execute()).toEqual([
      { name: '밤', imageUrl: '' },
    ]);
  } finally {
    await test.drop();
  }
});
