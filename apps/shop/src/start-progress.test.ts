import { simulatedClock } from '@dealstore/commerce-core/testing';
import { describe, expect, it } from 'vitest';
import { PROGRESS_MS, tellProgress } from './start-progress.ts';

describe('the progress of a start', () => {
  it('is nothing of a short one, and the step in hand every few seconds of a long one, until it stops', () => {
    const lines: string[] = [];
    const clock = simulatedClock();
    const progress = tellProgress((line) => void lines.push(line), clock);
    progress.begin('starting the database');
    clock.advance(PROGRESS_MS - 1);
    expect(lines).toEqual([]);
    progress.begin('migrating the database: 1 of 41, 0105-word.sql');
    clock.advance(1);
    progress.begin('migrating the database: 12 of 41, 0116-word.sql');
    clock.advance(2 * PROGRESS_MS);
    progress.stop();
    clock.advance(10 * PROGRESS_MS);
    expect(lines).toEqual([
      'migrating the database: 1 of 41, 0105-word.sql (4 s since the start)',
      'migrating the database: 12 of 41, 0116-word.sql (8 s since the start)',
      'migrating the database: 12 of 41, 0116-word.sql (12 s since the start)',
    ]);
  });
});
