import { fc, it } from '@fast-check/vitest';
import { testSizes } from '@dealstore/commerce-core/testing';
import { describe, expect } from 'vitest';
import { readJsonBody } from './request-body.ts';

const read = (body: string) =>
  readJsonBody(
    new Request('http://localhost/', { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
  );

describe('a body', () => {
  it.prop([fc.string({ unit: 'binary' }).filter((text) => !text.includes('\0'))], testSizes)(
    'is read whatever its letters, escaped or not',
    async (text) => {
      const escaped = text.replaceAll(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
      expect(await read(JSON.stringify([text]))).toEqual([text]);
      expect(await read(`["${escaped}"]`)).toEqual([text]);
    },
  );

  it('is refused when it carries half a letter, which no database keeps', async () => {
    for (const half of ['"\\ud800"', '["가\\uDFFF"]', '{"name":"\\ude00\\ud83d"}', '{"\\udbff":1}']) {
      await expect(read(half)).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
        details: { place: 'body', rule: 'utf-8' },
      });
    }
  });

  it.each([null, '100'])('is refused, not failed over, when it breaks off (announced as %s)', async (length) => {
    const broken = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[1,'));
        controller.error(new Error('aborted'));
      },
    });
    const headers = new Headers({ 'content-type': 'application/json' });
    if (length !== null) headers.set('content-length', length);
    const sent = { method: 'POST', headers, body: broken, duplex: 'half' };
    await expect(readJsonBody(new Request('http://localhost/', sent))).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      details: { rule: 'whole' },
    });
  });

  it('is refused when it contains a name twice, at any depth and in any spelling', async () => {
    for (const twice of [
      '{"a":1,"a":1}',
      '{"b":{"a":1,"a":2}}',
      '[{"a":"{:}","\\u0061":[]}]',
      '{"__proto__":1,"__proto__":2}',
    ]) {
      await expect(read(twice)).rejects.toMatchObject({ code: 'INVALID_REQUEST', details: { rule: 'duplicate' } });
    }
  });

  it.prop([fc.json()], testSizes)('is accepted when it contains each name once', async (json) => {
    await read(json).catch((error: unknown) => expect(error).not.toMatchObject({ details: { rule: 'duplicate' } }));
  });
});
