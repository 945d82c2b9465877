import { describe, expect, it } from 'vitest';
import { failuresOf, resultsOf, slowestOf } from './test-results.ts';

describe('resultsOf', () => {
  const vitest = { testResults: [{ assertionResults: [{ title: 'at 1 ends with 2, early', status: 'passed' }] }] };
  const browser = { suites: [{ title: 'a file', specs: [{ title: 'shows it', ok: false }] }] };

  it('reads both kinds of report, and which tests were not run', () => {
    expect(resultsOf([vitest, browser], '%i, early')).toBe('passed');
    expect(resultsOf([vitest, browser], 'shows it')).toBe('failed');
    expect(resultsOf([vitest, null], 'shows it')).toBe('unknown');
  });
});

describe('failuresOf', () => {
  it('names each failed test, its file and its error, in both kinds of report', () => {
    const vitest = {
      testResults: [
        {
          name: '/a/cart.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { fullName: 'a cart is full', title: 'is full', status: 'failed', failureMessages: ['expected 1 to be 2'] },
            { fullName: 'a cart is empty', title: 'is empty', status: 'passed', failureMessages: [] },
          ],
        },
        { name: '/a/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      ],
    };
    const failed = { title: 'shows it', file: 'buy.journey.ts', ok: false };
    const browser = {
      suites: [{ specs: [{ ...failed, tests: [{ results: [{ errors: [{ message: 'not visible' }] }] }] }] }],
    };
    expect(failuresOf(vitest)).toEqual([
      '/a/cart.test.ts › a cart is full\nexpected 1 to be 2',
      '/a/broken.test.ts\nno such module',
    ]);
    expect(failuresOf(browser)).toEqual(['buy.journey.ts › shows it\nnot visible']);
  });
});

describe('slowestOf', () => {
  it('names the tests that took longest, of both kinds of report', () => {
    const quick = { fullName: 'a cart is empty', duration: 10 };
    const vitest = {
      testResults: [{ name: 'cart.test.ts', assertionResults: [quick, { fullName: 'is full', duration: 900 }] }],
    };
    const tries = [{ results: [{ duration: 61_000 }, { duration: 2_000 }] }];
    const browser = { suites: [{ specs: [{ title: 'shows it', file: 'buy.journey.ts', ok: true, tests: tries }] }] };
    expect(slowestOf([vitest, browser], 2)).toEqual([
      '  63.0 s  buy.journey.ts › shows it',
      '   0.9 s  cart.test.ts › is full',
    ]);
  });
});
