import { fc, it } from '@fast-check/vitest';
import { PurgeCSS } from 'purgecss';
import { afterEach, describe, expect, vi } from 'vitest';
import { createCriticalCss } from './critical-css.ts';

/** Extracts what an HTML uses of a style. */
function extractFrom(style: string) {
  const critical = createCriticalCss(style);
  return async (html: string) => new TextDecoder().decode(await critical(html));
}

afterEach(() => vi.restoreAllMocks());

describe('critical CSS', () => {
  it('has the rules of classes and elements that occur, and those of the document', async () => {
    const critical = extractFrom(
      'html,body{margin:0}h1{margin:0}h2{top:0}.a{color:red}.b{color:blue}.a .b,.a:hover{top:0}',
    );
    expect(await critical('<h1 class="x a">')).toBe('html,body{margin:0}h1{margin:0}.a{color:red}');
  });

  it('reads what ends an element that holds nothing, which React writes with a slash', async () => {
    const style = '.a{top:1px}.b[hidden]{top:2px}';
    expect(await extractFrom(style)('<img src="/a.avif" class="a"/><input class="b" hidden/>')).toBe(style);
  });

  it('leaves what lies under a mouse to the whole sheets, and what has the focus or is pressed here', async () => {
    const critical = '.a:focus-visible{top:1px}.a:active{top:2px}';
    const style = `.a:hover{top:0}${critical}@media (hover:hover){.a:hover{top:3px}}`;
    expect(await extractFrom(style)('<p class="a">')).toBe(critical);
  });

  it('keeps rules of states that a browser changes before the whole sheets are there', async () => {
    const style = '.a[open]{top:1px}.a:disabled{top:2px}.a:not(:disabled) b{top:3px}.a:checked{top:4px}';
    expect(await extractFrom(style)('<i class="a"><b>')).toBe(style);
  });

  it('has the rules of attributes that occur with their value, and leaves those that the app alone sets', async () => {
    const style = '.a[aria-pressed=true]{top:1px}.a[hidden]{top:2px}.a[data-count]{top:3px}';
    const critical = extractFrom(style);
    expect(await critical('<i class="a" aria-pressed="false" data-count="7">')).toBe('.a[data-count]{top:3px}');
    expect(await critical('<i class="a" hidden>')).toBe('.a[hidden]{top:2px}.a[data-count]{top:3px}');
    expect(await critical('<i aria-pressed="true">')).toBe(style);
  });

  it('keeps what hangs on the theme, which is around the HTML it sees', async () => {
    const style = ':root[data-theme=dark]{color-scheme:dark}html[data-theme=dark] .a{top:0}';
    expect(await extractFrom(style)('<p class="a">')).toBe(style);
  });

  it('keeps a rule whose class is only in what may or must not match', async () => {
    const style = '.a:not(.b){top:0}.a:has(.b:not(.c)){top:2px}';
    expect(await extractFrom(style)('<p class="a">')).toBe(style);
  });

  it('looks into conditions and leaves out empty ones', async () => {
    const critical = extractFrom('@media (width>=1px){.a{top:0}.b{top:0}}@media print{.b{top:0}}');
    expect(await critical('<p class="a">')).toBe('@media (width>=1px){.a{top:0}}');
  });

  it('leaves out unused animations and custom properties, also those that only an unused one names', async () => {
    const critical = extractFrom(
      ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.a{margin:var(--a)}.b{margin:var(--d)}' +
        '@keyframes in{0%{top:0}to{top:1px}}@keyframes out{0%{top:0}}.a{animation:1s in}',
    );
    expect(await critical('<p class="a">')).toBe(
      ':root{--a:1px}.a{margin:var(--a)}@keyframes in{0%{top:0}to{top:1px}}.a{animation:1s in}',
    );
  });

  it('holds what all pages of its route have used, in any order', async () => {
    const critical = extractFrom('.a{top:0}.b{top:0}.c{top:0}');
    expect(await critical('<p class="c">')).toBe('.c{top:0}');
    expect(await critical('<p class="a">')).toBe('.a{top:0}.c{top:0}');
    expect(await Promise.all([critical('<p class="c a">'), critical('<p class="b">')])).toEqual([
      '.a{top:0}.c{top:0}',
      '.a{top:0}.b{top:0}.c{top:0}',
    ]);
  });

  it('runs PurgeCSS only for a class or an element that is new', async () => {
    const purge = vi.spyOn(PurgeCSS.prototype, 'purge');
    const critical = extractFrom('.a{top:0}.b{top:0}');
    const runs = [];
    for (const html of ['<i class="a b"><b>', '<b><i class="b">', '<i class="a">', '<i class="c">', '<p>', '<p>']) {
      await critical(html);
      runs.push(purge.mock.calls.length);
    }
    expect(runs).toEqual([1, 1, 1, 2, 3, 3]);
  });

  it('tries again after a failure', async () => {
    vi.spyOn(PurgeCSS.prototype, 'purge').mockRejectedValueOnce(new Error('cannot parse'));
    const critical = extractFrom('.a{top:0}');
    await expect(critical('<p class="a">')).rejects.toThrow('cannot parse');
    expect(await critical('<p class="a">')).toBe('.a{top:0}');
  });

  it.prop([fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }), fc.subarray(['a', 'b', 'c', 'd'])])(
    'has each rule of a class that occurs, and no other, in the order it was written',
    async (written, occurring) => {
      const sheet = written.map((name, index) => `.${name}{order:${index}}`);
      const expected = sheet.filter((_rule, index) => occurring.some((name) => name === written[index]));
      const critical = extractFrom(sheet.join(''));
      expect(await critical(`<p class="${occurring.join(' ')}">`)).toBe(expected.join(''));
    },
  );
});
