import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { layOutApi, layOutContract, layOutStorefront } from './new-feature-apps.ts';
import { layOutCore } from './new-feature-core.ts';
import { joinFeature } from './new-feature-join.ts';
import { namesOf } from './new-feature-name.ts';

describe.each(['wrapping', 'gift-wrap'])('a new feature named %s', (word) => {
  const names = namesOf(word);

  it('is laid out in files that can be read', async () => {
    const files = [layOutContract, layOutCore, layOutApi, layOutStorefront].flatMap((layOut) => layOut(names));
    expect(new Set(files.map(([path]) => path)).size).toBe(13);
    for (const [filepath, content] of files) await expect(format(content, { filepath })).resolves.not.toBe('');
  });

  it('finds its place in every file that names features, and leaves each one readable', async () => {
    const joined = await joinFeature(names);
    expect(joined.get('apps/api/test/ownership-matrix.ts')).toContain(`\n  ${names.operation}: 'own',\n`);
    for (const [filepath, content] of joined) await expect(format(content, { filepath })).resolves.not.toBe('');
  });

  it('has its suite run by every adapter that serves a shop', async () => {
    const suites = (await joinFeature(names)).get('packages/commerce-core/src/testing/port-suites/shop-suites.ts');
    expect(suites).toContain(`\n  ${names.name}: [${names.name}ApiSuite],\n`);
  });
});
