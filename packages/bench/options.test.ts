import { describe, expect, it } from 'vitest';
import { PARTS, readOptions, USAGE } from './options.ts';

describe('the options of pnpm bench', () => {
  it('measure every part when there are none', () => {
    expect(readOptions([])).toEqual({ parts: PARTS, largest: 100_000, quick: false, write: false, grow: null });
  });

  it.each([['--help'], ['-h'], ['--', '--help'], ['--only', 'orders', '--help']])(
    'ask for the usage: %s %s %s',
    (...args) => {
      expect(readOptions(args)).toBeNull();
    },
  );

  it('name some parts, in the order of a run', () => {
    expect(readOptions(['--only', 'orders,ready', '--quick'])).toEqual({
      parts: ['ready', 'orders'],
      largest: 1_000,
      quick: true,
      write: false,
      grow: null,
    });
  });

  it('ask for a grown shop', () => {
    expect(readOptions(['--grow', '1e6'])?.grow).toBe(1_000_000);
  });

  it.each([
    [['--only', 'page'], '--only takes some of'],
    [['--to', '10'], '--to takes a number'],
    [['--grow', 'many'], '--grow takes a whole number'],
    [['--grow', '10'], '--grow takes a whole number'],
    [['--to', 'many'], '--to takes a number'],
    [['--write', '--quick'], '--write keeps a whole run'],
    [['--write', '--only', 'ready'], '--write keeps a whole run'],
    [['--hlep'], '--hlep'],
    [['ready'], 'ready'],
  ])('that are wrong are refused: %j', (args, reason) => {
    expect(() => readOptions(args)).toThrow(reason);
  });

  it('are all named by the usage', () => {
    for (const option of ['--only', '--to', '--quick', '--write', '--grow', '--help', ...PARTS])
      expect(USAGE).toContain(option);
  });
});
