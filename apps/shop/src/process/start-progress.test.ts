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

  it('names concurrent steps, each for as long as it lasts', async () => {
    const lines: string[] = [];
    const clock = simulatedClock();
    const progress = tellProgress((line) => void lines.push(line), clock);
    const [database, storefront] = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    const both = [
      progress.during('starting the database', database.promise),
      progress.during('building the storefront', storefront.promise).catch(() => 3),
    ];
    clock.advance(PROGRESS_MS);
    database.resolve(1);
    await both[0];
    clock.advance(PROGRESS_MS);
    storefront.reject(new Error('not built'));
    expect(await Promise.all(both)).toEqual([1, 3]);
    progress.begin('waiting for the database');
    clock.advance(PROGRESS_MS);
    progress.stop();
    expect(lines).toEqual([
      'starting the database, building the storefront (4 s since the start)',
      'building the storefront (8 s since the start)',
      'waiting for the database (12 s since the start)',
    ]);
  });
});
