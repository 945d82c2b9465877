import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { classesOf, shortClassNames } from './short-class-names.ts';

const SOURCE = fileURLToPath(new URL('../src', import.meta.url));

describe('short class names', () => {
  it('are found in nested rules, conditions and animations, and not in values', () => {
    const css =
      '/* .no */ .a { top: .5rem; .b & { top: 0 } } @media print { .a:hover, .c { top: 0 } } @keyframes in { to { top: 0 } }';
    expect(classesOf(css)).toEqual(['a', 'b', 'c', 'in']);
  });

  it('are two or three letters and differ between files', () => {
    const name = shortClassNames(SOURCE);
    const price = name('price', `${SOURCE}/ui/price.module.css`);
    const unit = name('unit', `${SOURCE}/ui/price.module.css`);
    expect(price).toMatch(/^[a-z]{1,2}[A-Z]$/);
    expect(price).not.toBe(unit);
    expect(shortClassNames(SOURCE)('price', `${SOURCE}/ui/price.module.css`)).toBe(price);
  });

  it('refuse a class that stands in no file', () => {
    expect(() => shortClassNames(SOURCE)('nowhere', `${SOURCE}/ui/price.module.css`)).toThrow(/nowhere/);
  });
});
