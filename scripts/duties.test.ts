import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { DUTIES } from './duties.ts';
import { resultsOf } from './test-results.ts';

describe('the duties of the law', () => {
  it.each(DUTIES.flatMap(({ checks }) => [...checks]))(
    'are proved by a test that exists: %s %s',
    async (file, title) => {
      expect(await readFile(file, 'utf8')).toContain(title);
    },
  );

  it('say why they are open where nothing proves them', () => {
    const silent = DUTIES.filter(({ checks, open = '' }) => checks.length === 0 && open === '');
    expect(silent).toEqual([]);
  });

  it('each name their source', () => {
    for (const { source } of DUTIES) expect(source).toMatch(/조|고시|KWCAG/);
  });
});

describe('resultsOf', () => {
  const vitest = { testResults: [{ assertionResults: [{ title: 'at 1 ends with 2, early', status: 'passed' }] }] };
  const browser = { suites: [{ title: 'a file', specs: [{ title: 'shows it', ok: false }] }] };

  it('reads both kinds of report, and knows what was not run', () => {
    expect(resultsOf([vitest, browser], '%i, early')).toBe('passed');
    expect(resultsOf([vitest, browser], 'shows it')).toBe('failed');
    expect(resultsOf([vitest, null], 'shows it')).toBe('unknown');
  });
});
