import { setImmediate as flushPromises } from 'node:timers/promises';
import { toCommerceError } from '@dealstore/commerce-core/domain';
import { describe, expect, it } from 'vitest';
import { createPictureQueue, QUEUE_LIMITS } from './picture-queue.ts';

/** A queue whose work ends when the test says so. */
function openQueue() {
  const queue = createPictureQueue(QUEUE_LIMITS);
  const begun: { readonly name: string; readonly end: () => void }[] = [];
  const send = (memberNo: number, name: string, signal: AbortSignal | null = null) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const work = () => {
      begun.push({ name, end: () => resolve('done') });
      return promise;
    };
    return queue({ memberNo, signal }, work).catch((thrown: unknown) => toCommerceError(thrown).code);
  };
  const end = async (name: string) => {
    begun.find((work) => work.name === name)?.end();
    await flushPromises();
  };
  return { send, end, order: () => begun.map(({ name }) => name) };
}

const DONE = (count: number) => Array.from({ length: count }, () => 'done');

describe('the queue of pictures', () => {
  it('has one of a member in hand, and takes members by turns', async () => {
    const { send, end, order } = openQueue();
    const sent = [...'abcde'].map((name) => send(1, name));
    sent.push(send(2, 'f'), send(2, 'g'), send(3, 'h'));
    await flushPromises();
    expect(order()).toEqual(['a', 'f']);
    await end('a');
    expect(order()).toEqual(['a', 'f', 'h']);
    await end('f');
    await end('h');
    expect(order()).toEqual(['a', 'f', 'h', 'b', 'g']);
    for (const name of 'gbcde') await end(name);
    expect(await Promise.all(sent)).toEqual(DONE(8));
  });

  it('refuses the sixth picture of a member with TOO_MANY_REQUESTS, and any picture with BUSY when the queue is full', async () => {
    const { send, end } = openQueue();
    const own = Array.from({ length: 18 }, (_, index) => send(1, `own ${index}`));
    const others = Array.from({ length: 14 }, (_, index) => send(index + 2, `other ${index}`));
    expect(await Promise.all(own.slice(5))).toEqual(Array.from({ length: 13 }, () => 'TOO_MANY_REQUESTS'));
    expect(await others[13]).toBe('BUSY');
    await flushPromises();
    for (let turn = 0; turn < 18; turn += 1) {
      for (const { length } of [own, others])
        for (let index = 0; index < length; index += 1) {
          await end(`own ${index}`);
          await end(`other ${index}`);
        }
    }
    expect(await Promise.all([...own.slice(0, 5), ...others.slice(0, 13)])).toEqual(DONE(18));
    const again = send(1, 'again');
    await flushPromises();
    await end('again');
    expect(await again).toBe('done');
  });

  it('never begins the work of a caller that has given up, and frees its place at once', async () => {
    const { send, end, order } = openQueue();
    const first = send(1, 'first');
    const gone = new AbortController();
    const left = [1, 2, 3, 4].map((index) => send(1, `left ${index}`, gone.signal));
    expect(await send(1, 'early')).toBe('TOO_MANY_REQUESTS');
    gone.abort();
    expect(await Promise.all(left)).toEqual([1, 2, 3, 4].map(() => 'ABORTED'));
    const late = send(1, 'late');
    expect(await send(1, 'dead', AbortSignal.abort()).then((code) => code, String)).toBe('ABORTED');
    await end('first');
    await end('late');
    expect([await first, await late, order()]).toEqual(['done', 'done', ['first', 'late']]);
  });

  it('keeps a member’s turn taken until abandoned work is done', async () => {
    const { send, end, order } = openQueue();
    const gone = new AbortController();
    const first = send(1, 'first', gone.signal);
    await flushPromises();
    gone.abort();
    const next = send(1, 'next');
    await flushPromises();
    expect(order()).toEqual(['first']);
    await end('first');
    await end('next');
    expect([await first, await next]).toEqual(['done', 'done']);
  });
});
