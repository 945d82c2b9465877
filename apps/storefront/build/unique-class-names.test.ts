import { describe, expect, it } from 'vitest';
import { uniqueClassNames } from './unique-class-names.ts';

describe('hashed class names', () => {
  it('may not be the same for two classes', () => {
    const getJSON = uniqueClassNames();
    getJSON('/ui/price.module.css', { price: 'x1y2z', unit: 'Abcde' }, '');
    expect(() => getJSON('/ui/chip.module.css', { chip: 'Abcde' }, '')).toThrow(
      'the hash Abcde names both .unit of /ui/price.module.css and .chip of /ui/chip.module.css: rename one of them',
    );
  });

  it('may be named twice, by the client build and by the server build', () => {
    const getJSON = uniqueClassNames();
    const names = { price: 'x1y2z', total: 'Abcde x1y2z' };
    getJSON('/ui/price.module.css', names, '');
    expect(() => getJSON('/ui/price.module.css', names, '')).not.toThrow();
  });
});
