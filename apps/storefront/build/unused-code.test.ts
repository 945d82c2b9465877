import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { leaveOutUnused, type RunFunction } from './unused-code.ts';

const CODE = `
class Box {
  #kept() { return 1; }
  open(how) {
    if (how === 'rarely') { return this.#hidden(); } else if (how === 'never') return 0;
    switch (how) { case 'shut': return 2; default: return this.#kept(); }
  }
  #hidden() { return 3; }
  close() { return 4; }
}
const later = () => ({ word: 'brackets' });
var box = new Box();
`;

/** Coverage that says nothing but these pieces of the code did not run. */
function without(...pieces: readonly string[]): readonly RunFunction[] {
  const ranges = pieces.map((piece) => {
    const startOffset = CODE.indexOf(piece);
    return { startOffset, endOffset: startOffset + piece.length, count: 0 };
  });
  return [{ ranges: [{ startOffset: 0, endOffset: CODE.length, count: 1 }, ...ranges] }];
}

const run = (code: string, asked: string): unknown => runInNewContext(`${code};${asked}`);

describe('code that does not run', () => {
  const slim = leaveOutUnused(
    CODE,
    without(
      '{ return this.#hidden(); }',
      'return 0;',
      'return 2;',
      '{ return 3; }',
      '{ return 4; }',
      `({ word: 'brackets' })`,
    ),
  );

  it('is gone, and what runs is as it was', () => {
    expect(run(slim, 'box.open()')).toBe(1);
    expect(slim).not.toMatch(/return [0234]|brackets/);
  });

  it('refuses when it is asked for all the same', () => {
    for (const asked of ['box.open("rarely")', 'box.open("never")', 'box.open("shut")', 'box.close()', 'later()']) {
      expect(() => run(CODE, asked)).not.toThrow();
      expect(() => run(slim, asked)).toThrow(/left out|not a function/);
    }
  });

  it('is kept where nothing is known of it', () => {
    expect(leaveOutUnused(CODE, [])).toBe(CODE);
  });
});
