import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { parseStyles, readClassAttributes } from './css-rules.ts';
import { createUsedStyles } from './used-styles.ts';

/** Style, and how to read what an HTML uses of it. */
function usedOf(...sheets: readonly string[]) {
  const used = createUsedStyles(sheets.join(''));
  return (html: string, isPhone: boolean) => new TextDecoder().decode(used(html, isPhone));
}

describe('the style of a page', () => {
  it('keeps the rules its elements use, and those of no class', () => {
    const used = usedOf('h1{margin:0}.a{color:red}.b{color:blue}.a .b,.a:hover{top:0}');
    expect(used('<h1 class="x a">', false)).toBe('h1{margin:0}.a{color:red}.a:hover{top:0}');
  });

  it('leaves out rules for states that do not occur, and looks at each page anew', () => {
    const used = usedOf('.a[aria-busy=true]{top:1px}.a:disabled{top:2px}.a:not(:disabled) b,.a[open]{top:3px}');
    const always = '.a:not(:disabled) b,.a[open]{top:3px}';
    expect(used('<i class="a">', false)).toBe(always);
    expect(used('<i class="a" aria-busy="true">', false)).toBe(`.a[aria-busy=true]{top:1px}${always}`);
    expect(used('<i class="a" disabled="">', false)).toBe(`.a:disabled{top:2px}${always}`);
  });

  it('keeps what hangs on the theme, which stands around the HTML it sees', () => {
    const used = usedOf(':root[data-theme=dark]{color-scheme:dark}html[data-theme=dark] .a{top:0}');
    expect(used('<p class="a">', false)).toBe(
      ':root[data-theme=dark]{color-scheme:dark}html[data-theme=dark] .a{top:0}',
    );
  });

  it('keeps a rule whose class stands only in what may or must not match', () => {
    const used = usedOf('.a:not(.b){top:0}.a:is(.b,.c) i{top:1px}.a:has(.b:not(.c)){top:2px}');
    expect(used('<p class="a"><i>', false)).toBe('.a:not(.b){top:0}.a:is(.b,.c) i{top:1px}.a:has(.b:not(.c)){top:2px}');
  });

  it('looks into conditions and leaves out empty ones', () => {
    const used = usedOf('@media (width>=1px){.a{top:0}.b{top:0}}@media print{.b{top:0}}');
    expect(used('<p class="a">', false)).toBe('@media (width>=1px){.a{top:0}}');
  });

  it('is on a phone without what only a wide screen shows', () => {
    const used = usedOf('.a{top:0}@media (min-width:1024px){.a{top:1px}}@media not (min-width:1024px){.a{top:2px}}');
    expect(used('<p class="a">', true)).toBe('.a{top:0}@media not (min-width:1024px){.a{top:2px}}');
  });

  it('leaves out animations and custom properties nobody names, also those that only such a one names', () => {
    const used = usedOf(
      ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.a{margin:var(--a)}.b{margin:var(--d)}',
      '@keyframes in{0%{top:0}to{top:1px}}@keyframes out{0%{top:var(--d)}}.a{animation:1s in}',
    );
    expect(used('<p class="a">', false)).toBe(
      ':root{--a:1px;}.a{margin:var(--a)}@keyframes in{0%{top:0}to{top:1px}}.a{animation:1s in}',
    );
  });

  it('answers the same for the same classes in any order', () => {
    const used = usedOf('.a{top:0}.b{top:0}');
    expect(used('<i class="b a">', false)).toBe(used('<i class="a"><i class="b">', false));
  });

  it.prop([fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1 }), fc.subarray(['a', 'b', 'c', 'd'])])(
    'has each rule of a class that occurs, and no other, in the order it was written',
    (written, occurring) => {
      const sheet = written.map((name, index) => `.${name}{order:${index}}`);
      const expected = sheet.filter((_rule, index) => occurring.some((name) => name === written[index]));
      expect(usedOf(...sheet)(`<p class="${occurring.join(' ')}">`, false)).toBe(expected.join(''));
    },
  );
});

describe('parseStyles', () => {
  it('keeps statements that have no braces', () => {
    expect(parseStyles('@layer a,b;.a{top:0}').map(({ kind }) => kind)).toEqual(['other', 'rule']);
  });
});

describe('readClassAttributes', () => {
  it('reads every value once, in the order they first occur, and no other attribute', () => {
    const html = '<a class="x y"><b data-class="z" class="y"></b><i class="x y"><u class="">class="w"<s class="cut';
    expect([...readClassAttributes(html)]).toEqual(['x y', 'y', '']);
  });
});
