import { describe, expect, it } from 'vitest';
import { PARTS, readOptions, USAGE } from './options.ts';

describe('the options of pnpm bench', () => {
  it('measure every part when there are none', () => {
    expect(readOptions([])).toEqual({ parts: PARTS, largest: 100_000, quick: false, write: false });
  });

  it.each([['--help'], ['-h'], ['--', '--help'], ['--only', 'orders', '--help']])(
    'ask for the usage: %s %s %s',
    (...words) => {
      expect(readOptions(words)).toBeNull();
    },
  );

  it('name some parts, in the order of a run', () => {
    expect(readOptions(['--only', 'orders,ready', '--quick'])).toEqual({
      parts: ['ready', 'orders'],
      largest: 1_000,
      quick: true,
      write: false,
    });
  });

  it.each([
    [['--only', 'page'], '--only takes some of'],
    [['--to', '10'], '--to takes a number'],
    [['--to', 'many'], '--to takes a number'],
    [['--write', '--quick'], '--write keeps a whole run'],
    [['--write', '--only', 'ready'], '--write keeps a whole run'],
    [['--hlep'], '--hlep'],
    [['ready'], 'ready'],
  ])('that are wrong are refused: %j', (words, reason) => {
    expect(() => readOptions(words)).toThrow(reason);
  });

  it('are all named by the usage', () => {
    for (const option of ['--only', '--to', '--quick', '--write', '--help', ...PARTS]) expect(USAGE).toContain(option);
  });
});
