import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DUTIES } from './duties.ts';

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

describe('pnpm law', () => {
  it.each([
    ['2029-10-01T12:00:00+09:00', false],
    ['2029-10-02T12:00:00+09:00', true],
  ])('warns at %s that the public holidays end within 90 days: %s', async (now, isWarned) => {
    const env = { ...process.env, NODE_OPTIONS: '', DEMO_NOW: now };
    // what failed in the last test is said by the exit code, and is not asked here
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/law.ts'], { env }).catch(
      (error: { readonly stdout: string }) => error,
    );
    expect(stdout.includes('known until 2029-12-31')).toBe(isWarned);
  });
});
