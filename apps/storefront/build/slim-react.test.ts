import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileFunction, runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { NEVER_IMPORTED } from './react-left-out.ts';
import { slimFile, slimRenderer } from './slim-react.ts';

const require = createRequire(import.meta.url);
const folderOf = (name: string) => fileURLToPath(new URL(`../node_modules/${name}`, import.meta.url));
const fileOf = (name: string) =>
  readFileSync(join(folderOf(name.replace('-client', '')), `cjs/${name}.production.js`), 'utf8');
const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

const NOTHING = { findNothing: [], neverCalled: [], neverMade: [] };

/** How a file asks for what React's files no longer export. */
const NAMES = Object.values(NEVER_IMPORTED).flat().join('|');
const IMPORTS = new RegExp(`import[^;]*\\b(?:${NAMES})\\b[^;]*from\\s*['"]react|\\bReact\\.(?:${NAMES})\\b`);
/** Elements that React would move into the head or take for a custom one, and fragments that are referred to. */
const ELEMENTS =
  /<(?:title|meta|link|style|script|base|html|head|body|[a-z]+-[a-z-]+)(?:\s[^<]*)?>|<Fragment[^>]*\bref=/;
/** Events that are no longer made, and what is no longer told of an error. */
const EVENTS = /\bon(?:Select|BeforeInput)(?:Capture)?=|\bcomponentStack\b/;

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

  it('makes the signs it throws as it loads without a stack, and errors with one', () => {
    const code = "var sign = Error('over'), count = 1; function fail() { var error = Error('wrong'); return error; }";
    const made: unknown = runInNewContext(
      `${slimRenderer(code, NOTHING)};[sign instanceof Error, Object.hasOwn(sign, 'stack'), Object.hasOwn(fail(), 'stack'), count]`,
    );
    expect(made).toEqual([true, false, true, 1]);
    expect(slimFile('react-dom-client', fileOf('react-dom-client'))).not.toContain(
      'Error(formatProdErrorMessage(519))',
    );
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

  it('is the installed one, lighter, and it starts', () => {
    for (const name of Object.keys(NEVER_IMPORTED))
      expect(slimFile(name, fileOf(name)).length).toBeLessThan(fileOf(name).length * 0.99);
    const exported: Record<string, unknown> = {};
    compileFunction(slimFile('react-dom-client', fileOf('react-dom-client')), ['require', 'exports'])(
      require,
      exported,
    );
    expect(Object.keys(exported)).toEqual(['hydrateRoot', 'version']);
  });

  it('ends a build when one of its files has another export', () => {
    expect(() => slimFile('react', 'exports.Children = 1;')).toThrow('Activity');
  });

  // What was left out is refused or ignored by the page: no screen and no library of it may ask.
  it.each([
    ['screens', SOURCE, '**/*.{ts,tsx}'],
    ['the router', folderOf('wouter'), 'src/**/*.js'],
    ['the views', folderOf('valtio'), 'esm/**/*.mjs'],
    ['the machines', folderOf('@xstate/react'), 'dist/*.esm.js'],
    ['the queries', folderOf('@tanstack/react-query'), 'build/modern/*.js'],
  ])('is asked for nothing that was left out by %s', (_name, folder, files) => {
    const found = globSync(files, { cwd: folder, exclude: ['**/*.test.*'] });
    expect(found.length).toBeGreaterThan(0);
    const asking = found.filter((file) => {
      const code = readFileSync(join(folder, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
      return [IMPORTS, ELEMENTS, EVENTS].some((words) => words.test(code));
    });
    expect(asking).toEqual([]);
  });
});
