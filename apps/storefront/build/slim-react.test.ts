import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction, runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { slimRenderer } from './slim-react.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
const RENDERER = readFileSync(join(folderOf('react-dom'), 'cjs/react-dom-client.production.js'), 'utf8');
const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

const NOTHING = { findNothing: [], neverCalled: [], neverMade: [] };

/** What is imported to be asked for. */
const LEFT_OUT_WORDS = /ViewTransition|Activity|Profiler|SuspenseList|useActionState|pre(?:load|init|connect|fetch)/;
/** Elements that React would move into the head, and fragments that are referred to. */
const LEFT_OUT_ELEMENTS = /<(?:title|meta|link|style|script|base|html|head|body)(?:\s[^<]*)?>|<Fragment[^>]*\bref=/;

const WALK = `
function walk(fiber) {
  switch (fiber.tag) {
    case 30:
      var found = 'transition';
      break;
    case 5:
    case 26:
      found = 'element';
      break;
    case 3:
      found = 'root';
    case 27:
      found += '!';
      break;
    case 31:
    case 13:
      found = 31 === fiber.tag ? 'activity' : 'boundary';
  }
  return 19 !== fiber.tag && found;
}`;

const walked = (code: string, tag: number): unknown => runInNewContext(`${code};walk({ tag: ${tag} })`);

describe('the page’s React', () => {
  it('does with every fiber the shop has what it did before', () => {
    const slim = slimRenderer(WALK, NOTHING);
    for (const tag of [3, 5, 13, 1]) expect(walked(slim, tag)).toBe(walked(WALK, tag));
    expect(slim).not.toMatch(/transition|\b(?:19|26|27|30|31)\b/);
  });

  it('empties walks that find nothing, and refuses what is never called', () => {
    const code =
      'function look() { far(); } function start() {} function Odd() {} Odd.prototype.even = function () {};';
    const slim = slimRenderer(code, { findNothing: ['look'], neverCalled: ['start', 'Odd'], neverMade: ['Odd'] });
    expect(runInNewContext(`${slim};look()`)).toBeUndefined();
    expect(() => runInNewContext(`${slim};start()`)).toThrow('left out');
    expect(slim).not.toMatch(/far|even/);
  });

  it('ends a build when the library has another renderer', () => {
    expect(() => slimRenderer('function other() {}')).toThrow('startViewTransition');
  });

  it('is the installed renderer, a tenth lighter, and it starts', () => {
    const slim = slimRenderer(RENDERER);
    expect(slim.length).toBeLessThan(RENDERER.length * 0.9);
    const exported: Record<string, unknown> = {};
    compileFunction(slim, ['require', 'exports'])(require, exported);
    expect(exported['hydrateRoot']).toBeTypeOf('function');
  });

  // What was left out is refused or ignored by the page: no screen and no library of it may ask.
  it.each([
    ['screens', SOURCE, '**/*.{ts,tsx}'],
    ['the router', folderOf('wouter'), 'src/**/*.js'],
    ['the views', folderOf('valtio'), 'esm/**/*.mjs'],
    ['the machines', folderOf('@xstate/react'), 'dist/*.esm.js'],
  ])('is asked for nothing that was left out by %s', (_name, folder, files) => {
    const found = globSync(files, { cwd: folder, exclude: ['**/*.test.*'] });
    expect(found.length).toBeGreaterThan(0);
    const asking = found.filter((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
      const imports = [...code.matchAll(/import\s+[^;]*?\s+from\s*['"]react(?:-dom)?['"]/g)];
      return imports.some(([words]) => LEFT_OUT_WORDS.test(words)) || LEFT_OUT_ELEMENTS.test(code);
    });
    expect(asking).toEqual([]);
  });
});
