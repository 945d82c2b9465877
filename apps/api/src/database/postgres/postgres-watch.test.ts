import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchPostmaster } from './postgres-watch.ts';

/** The number of a process that has ended. */
const ENDED = spawnSync(process.execPath, ['--version']).pid;

describe('the watch over the database server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves a server alone that is alive', async () => {
    const startAgain = vi.fn<() => Promise<number>>();
    const watch = watchPostmaster(process.pid, startAgain);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await watch.end()).toBe(process.pid);
    expect(startAgain).not.toHaveBeenCalled();
  });

  it('starts one again that has ended, and tries a start that failed once more', async () => {
    const startAgain = vi
      .fn<() => Promise<number>>()
      .mockRejectedValueOnce(new Error('no'))
      .mockResolvedValue(process.pid);
    const watch = watchPostmaster(ENDED, startAgain);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(startAgain).toHaveBeenCalledTimes(2);
    expect(await watch.end()).toBe(process.pid);
  });

  it('calls off a start under way when it ends, and answers what is to be stopped', async () => {
    const slow = (signal: AbortSignal): Promise<number> =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(process.pid)));
    const watch = watchPostmaster(ENDED, slow);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(watch.pid()).toBe(ENDED);
    expect(await watch.end()).toBe(process.pid);
  });
});
