import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { iconSprite } from './icon-sprite.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Screens that import what is said. */
function screens(...sources: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'icon-sprite-'));
  folders.push(folder);
  sources.forEach((source, index) => writeFileSync(join(folder, `${index}.screen.tsx`), source));
  return folder;
}

/** The module a build gives to screens in place of the library. */
async function moduleOf(folder: string): Promise<string> {
  const { resolveId, load } = await iconSprite([folder], '/ui/sprite-icon.tsx');
  if (typeof resolveId !== 'function' || typeof load !== 'function') throw new Error('the plugin takes no module');
  const found: unknown = await Reflect.apply(resolveId, {}, ['lucide-react']);
  if (typeof found !== 'object' || found === null) throw new Error('the plugin leaves the library alone');
  return String(await Reflect.apply(load, {}, [Reflect.get(found, 'id')]));
}

/** The file a build of a kind writes. */
async function spriteOf(folder: string, consumer: 'client' | 'server'): Promise<string | null> {
  const { generateBundle } = await iconSprite([folder], '/ui/sprite-icon.tsx');
  if (typeof generateBundle !== 'function') throw new Error('the plugin writes nothing');
  let source: string | null = null;
  const emitFile = (file: { readonly fileName: string; readonly source: string }) => {
    source = `${file.fileName} ${file.source}`;
  };
  Reflect.apply(generateBundle, { environment: { config: { consumer } }, emitFile }, []);
  return source;
}

describe('the sprite of icons', () => {
  const TWO = [
    `import { House, Search as Glass } from 'lucide-react';`,
    `import { type LucideIcon, House } from 'lucide-react';`,
  ];

  it('names each icon that screens import once, by the name of the library, and no type', async () => {
    const names = [...(await moduleOf(screens(...TWO))).matchAll(/export const (\w+) =/g)].map(([, name]) => name);
    expect(names).toEqual(['House', 'Search']);
  });

  it('draws what the module names, in a file named by its content', async () => {
    const folder = screens(...TWO);
    const sprite = (await spriteOf(folder, 'client')) ?? '';
    expect(sprite.match(/<symbol id="(\w+)"/g)).toEqual(['<symbol id="House"', '<symbol id="Search"']);
    expect(sprite.match(/<path /g)?.length).toBeGreaterThan(1);
    expect(await moduleOf(folder)).toContain(`'/${sprite.split(' ')[0]}'`);
    const other = (await spriteOf(screens(`import { Heart } from 'lucide-react';`), 'client')) ?? '';
    expect(other.split(' ')[0]).not.toBe(sprite.split(' ')[0]);
  });

  it('is written once, for browsers', async () => {
    expect(await spriteOf(screens(...TWO), 'server')).toBeNull();
  });

  it('ends a build that asks for an icon the library lacks', async () => {
    await expect(iconSprite([screens(`import { NoSuchIcon } from 'lucide-react';`)], '')).rejects.toThrow('NoSuchIcon');
  });
});
