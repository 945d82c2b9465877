import { describe, expect, it } from 'vitest';
import { readFields } from './request-fields.ts';

/** A JSON call whose body comes chunk by chunk, and how many chunks were asked for. */
function jsonCall(chunks: readonly Uint8Array[]) {
  const left = chunks.values();
  const pulls = { count: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls.count += 1;
      const { value } = left.next();
      if (value === undefined) controller.close();
      else controller.enqueue(value);
    },
  });
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body, duplex: 'half' };
  return { request: new Request('http://localhost/', init), pulls };
}

describe('the fields of a call', () => {
  it('are read whole, wherever its chunks begin', async () => {
    const bytes = new TextEncoder().encode('{"path":"/검색?q=사과"}');
    const { request } = jsonCall(Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect(await readFields(request)).toEqual(new Map([['path', '/검색?q=사과']]));
  });

  it('are empty for a body that is too long, whose rest is never read', async () => {
    const { request, pulls } = jsonCall(Array.from({ length: 1_000 }, () => new Uint8Array(8_000).fill(0x20)));
    expect(await readFields(request)).toEqual(new Map());
    expect(pulls.count).toBeLessThan(10);
  });
});
