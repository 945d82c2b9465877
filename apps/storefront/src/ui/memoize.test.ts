import { describe, expect, it, vi } from 'vitest';
import { remembered } from './memoize.ts';

describe('what was made of a text', () => {
  it('is made once', () => {
    const make = vi.fn((text: string) => text.toUpperCase());
    const read = remembered(make, 10);
    expect([read('ab'), read('ab'), read('cd')]).toEqual(['AB', 'AB', 'CD']);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('never takes more room than it may, however many texts come', () => {
    const make = vi.fn((text: string) => text.length);
    const read = remembered(make, 4);
    for (const text of ['aa', 'bb', 'cc', 'cc', 'aa']) read(text);
    expect(make.mock.calls.map(([text]) => text)).toEqual(['aa', 'bb', 'cc', 'aa'.slice(0)]);
    for (const text of ['too long', 'too long']) read(text);
    expect(make).toHaveBeenCalledTimes(6);
  });
});
