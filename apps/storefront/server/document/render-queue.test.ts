import { describe, expect, it } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

describe('the render queue', () => {
  it('runs one piece of work after another, in the order they were queued', async () => {
    const queue = createRenderQueue();
    const log: string[] = [];
    const work = (name: string) => async () => {
      log.push(`${name} begins`);
      await Promise.resolve();
      log.push(`${name} ends`);
      return name;
    };
    expect(await Promise.all(['a', 'b', 'c'].map((name) => queue(work(name))))).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('lets the event loop take in other events between two pieces of work', async () => {
    const queue = createRenderQueue();
    const log: string[] = [];
    const done = ['a', 'b', 'c'].map((name) => queue(async () => void log.push(name)));
    const tick = (): void => {
      log.push('event');
      if (log.length < 20) setImmediate(tick);
    };
    setImmediate(tick);
    await Promise.all(done);
    expect(log.slice(0, log.indexOf('c')).join(' ')).toMatch(/a( event)+ b( event)+$/);
  });

  it('goes on after work that failed', async () => {
    const queue = createRenderQueue();
    await expect(queue(async () => Promise.reject(new Error('cannot render')))).rejects.toThrow('cannot render');
    expect(await queue(async () => 'next')).toBe('next');
  });
});
