import { describe, expect, it } from 'vitest';
import { linesByFolder } from './written-lines.ts';

describe('written lines', () => {
  it('are counted by folder: a package, a folder, the root', () => {
    const texts: Readonly<Record<string, string>> = {
      'apps/api/src/app.ts': 'a\n\nb\n',
      'apps/api/src/cart/cart.ts': 'c\n',
      'scripts/lines.ts': 'd\n',
      'vitest.config.ts': 'e\n',
    };
    const folders = linesByFolder(Object.keys(texts), (path) => texts[path] ?? '');
    expect([...folders]).toEqual([
      ['apps/api', 4],
      ['scripts', 1],
      ['.', 1],
    ]);
  });
});
