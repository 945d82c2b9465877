import { describe, expect, it } from 'vitest';
import { wrongNames } from './doc-names.ts';

const NAMED = {
  paths: new Set(['docs', 'docs/glossary.md', 'glossary.md', 'src', 'cart', 'src/cart']),
  words: new Set(['addToCart', 'cartNo', 'cart_line']),
  scripts: new Set(['check']),
};

describe('the names of a page', () => {
  it.each([
    'docs/glossary.md',
    'glossary.md',
    'src/cart/',
    'pnpm check types',
    'npx -y pnpm@12 check',
    'addToCart(line)',
    'cart_line.cartNo',
    'src/<word>/*.ts',
    'create<Noun>(ports)',
    'src/dist/cart.js',
    '/api/cart',
    'text/html',
    'word',
  ])('may have `%s`', (name) => {
    expect(wrongNames(`# Page\n\nSee \`${name}\`.\n`, NAMED)).toEqual([]);
  });

  it.each([
    'docs/glosary.md',
    'src/basket/',
    'basket.ts',
    'pnpm chekc types',
    'npx -y pnpm@12 chekc',
    'add()',
    'addToBasket',
    'cart_line.basketNo',
    'CART_LIMIT',
    'pnpm check\nsrc/basket',
  ])('may not have `%s`', (name) => {
    expect(wrongNames(`# Page\n\nSee \`${name}\`.\n`, NAMED)).toEqual([`3 \`${name}\``]);
  });

  it('are not looked for in blocks of code, nor in a decision that was taken back', () => {
    expect(wrongNames('1. Run\n\n   ```sh\n   pnpm chekc `src/basket`\n   ```\n\n`basket.ts`', NAMED)).toEqual([
      '7 `basket.ts`',
    ]);
    expect(wrongNames('# 21. Baskets (superseded)\n\n`basket.ts`', NAMED)).toEqual([]);
  });
});
