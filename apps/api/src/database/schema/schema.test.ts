import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { freshDatabase } from '../../testing/database/test-database.ts';
import { describeSchema } from './describe-schema.ts';
import { generateSchemaTypes } from './generate-schema-types.ts';

/** Layout and the marks a formatter adds say nothing about the types. */
const withoutLayout = (text: string): string => text.replaceAll(/[\s|;]+/g, '');

it('types the very tables that the migrations make', async () => {
  const test = await freshDatabase();
  const tables = await describeSchema(test.pool).finally(() => test.drop());
  const committed = await readFile(new URL('./schema.ts', import.meta.url), 'utf8');
  expect(withoutLayout(generateSchemaTypes(tables))).toBe(withoutLayout(committed));
});
