import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readStaticFiles } from './static-files.ts';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'static-'));
  for (const folder of ['client/static', 'former/static']) await mkdir(join(dist, folder), { recursive: true });
  await write('client/static/now.js', 'now');
});
afterEach(() => rm(dist, { recursive: true }));

const write = (name: string, content: string) => writeFile(join(dist, name), content);
const read = () => readStaticFiles(join(dist, 'client'), join(dist, 'former'));
async function get(files: Awaited<ReturnType<typeof read>>, path: string, coding = '') {
  const request = new Request(`http://shop.test${path}`, { headers: { 'accept-encoding': coding } });
  const response = await files.respond(request, path);
  return response === null ? null : { status: response.status, headers: response.headers, body: await response.text() };
}

describe('the static files', () => {
  it('include those of a build made since, which pages of a process restarted before this one ask for', async () => {
    const files = await read();
    await rm(join(dist, 'client/static/now.js'));
    await write('client/static/next.js', 'next');
    await write('client/static/next.js.br', 'next in brotli');
    expect(await get(files, '/static/next.js')).toMatchObject({ status: 200, body: 'next' });
    const compressed = await get(files, '/static/next.js', 'br');
    expect([compressed?.headers.get('content-encoding'), compressed?.body]).toEqual(['br', 'next in brotli']);
    expect(compressed?.headers.get('cache-control')).toContain('immutable');
    expect(await get(files, '/static/now.js')).toMatchObject({ status: 200, body: 'now' });
  });

  it('include those of builds before without holding them, and do without their folder', async () => {
    const files = await read();
    await write('former/static/before.js', 'before');
    expect(await get(files, '/static/before.js')).toMatchObject({ status: 200, body: 'before' });
    await rm(join(dist, 'former'), { recursive: true });
    expect(await get(files, '/static/before.js')).toMatchObject({ status: 404 });
    expect(await get(await read(), '/static/now.js')).toMatchObject({ status: 200 });
  });

  it('have nothing outside their folders, and nothing of another kind', async () => {
    const files = await read();
    await write('secret.js', 'secret');
    await write('client/static/notes.doc', 'notes');
    await write('client/static/now.js.br', 'now in brotli');
    const tooLong = `${'x'.repeat(300)}.js`;
    for (const path of [
      tooLong,
      '../../secret.js',
      '..%2f..%2fsecret.js',
      '.',
      '',
      'notes.doc',
      'now.js.br',
      'x/../now.js',
    ])
      expect(await get(files, `/static/${path}`)).toMatchObject({ status: 404 });
    expect(await get(files, '/cart')).toBeNull();
  });
});
