import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStaticFiles } from '@dealstore/storefront/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildDocs, DOCS_BUILD } from '../src/build-docs.ts';
import { ROOT } from '../src/database/data-folder.ts';
import { createDocsSite } from '../src/http/docs-site.ts';

const ORIGIN = 'http://localhost:3000';
/** A file of Vite's or of a page, in the attributes that load it. */
const LOADED = /<(?:script|img|source)\b[^>]*\bsrc="([^"]*)"|<link\b[^>]*\bhref="([^"]*)"/g;

/** Every page of the built site by its address. */
const pages = new Map<string, string>();
const read = (file: string): string => readFileSync(join(DOCS_BUILD, file), 'utf8');

beforeAll(async () => {
  await buildDocs();
  for (const file of globSync('**/*.html', { cwd: DOCS_BUILD }))
    pages.set(`/docs/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`, read(file));
});

describe('the documentation, as it is built', () => {
  it('has no link to a page or a place that is not there [DOC-01]', () => {
    const dead: string[] = [];
    for (const [address, html] of pages) {
      if (address === '/docs/404') continue;
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
        const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), `${ORIGIN}${address}`);
        if (origin !== ORIGIN) continue;
        const target = pathname.endsWith('.md') ? null : pages.get(pathname);
        const isThere =
          target !== undefined && (hash === '' || target?.includes(` id="${decodeURIComponent(hash.slice(1))}"`));
        if (isThere !== true) dead.push(`${address} → ${href}`);
      }
    }
    expect(pages.size).toBeGreaterThan(200);
    expect(dead).toEqual([]);
  });

  it('has every guide in both languages, and in Korean at least a way to every page [DOC-02]', () => {
    const guides = globSync('docs/guides/*.md', { cwd: ROOT }).map((file) => file.slice('docs/'.length, -'.md'.length));
    const english = guides.filter((name) => !name.endsWith('.ko'));
    expect(english.length).toBeGreaterThanOrEqual(6);
    expect(guides.toSorted()).toEqual(english.flatMap((name) => [name, `${name}.ko`]).toSorted());
    for (const name of english) {
      const [inEnglish = '', inKorean = ''] = [pages.get(`/docs/${name}`), pages.get(`/docs/ko/${name}`)];
      expect([name, inEnglish.includes('<html lang="en"'), inKorean.includes('<html lang="ko"')]).toEqual([
        name,
        true,
        true,
      ]);
      expect([name, /<h1[^>]*>[^<]*[가-힣]/.test(inKorean)]).toEqual([name, true]);
    }
    const names = [...pages.keys()].map((address) => address.slice('/docs/'.length)).filter((name) => name !== '404');
    const missing = names.filter((name) => !name.startsWith('ko/') && !pages.has(`/docs/ko/${name}`));
    expect(missing).toEqual([]);
  });

  it('loads nothing of another origin [DOC-03]', () => {
    const loaded = [...pages.values()].flatMap((html) =>
      [...html.matchAll(LOADED)].map(([, src, href]) => src ?? href ?? ''),
    );
    const styles = globSync('**/*.css', { cwd: DOCS_BUILD }).map(read);
    expect(loaded.length).toBeGreaterThan(0);
    expect(loaded.filter((address) => /^(?:https?:)?\/\//.test(address))).toEqual([]);
    expect([...styles, ...pages.values()].filter((text) => /@import|url\(["']?(?:https?:)?\/\//.test(text))).toEqual(
      [],
    );
  });

  it('draws the diagrams while it is built [DOC-03]', () => {
    const machines = pages.get('/docs/machines') ?? '';
    const drawn = readFileSync(join(ROOT, 'docs/machines.md'), 'utf8').match(/^```mermaid$/gm) ?? [];
    expect(machines.match(/<svg\b[^>]*aria-label="Diagram"/g)).toHaveLength(drawn.length);
    expect(machines).toContain('data-id="restoring"');
  });

  it('has what each import path of the core exports, with its docstring [DOC-04]', () => {
    const paths: { readonly exports: object } = JSON.parse(
      readFileSync(join(ROOT, 'packages/commerce-core/package.json'), 'utf8'),
    );
    const titles = [...pages.values()].join();
    for (const path of Object.keys(paths.exports)) expect(titles).toContain(`commerce-core${path.slice(1)}`);
    const http = pages.get('/docs/reference/http') ?? '';
    expect(http).toContain('id="createhttpcommerce"');
    expect(http).toContain('A whole shop over HTTP for a host that keeps its own tokens');
  });

  it('lists every page for machines, as Markdown [DOC-07]', () => {
    const listed = [...read('llms.txt').matchAll(/\]\(\/docs\/([^)]+)\)/g)].map(([, file = '']) => file);
    expect(listed).toContain('guides/re-skin.md');
    expect(listed).toContain('ko/guides/re-skin.md');
    for (const file of listed)
      expect([file, read(file).startsWith('#') || read(file).includes('\n# ')]).toEqual([file, true]);
  });
});

describe('the documentation, as the shop serves it [DOC-05]', () => {
  const get = async (path: string, init: RequestInit = {}, publicOrigin = ORIGIN): Promise<Response> => {
    const files = await readStaticFiles(DOCS_BUILD);
    const site = createDocsSite(() => files, { publicOrigin });
    return (await site(new Request(`${ORIGIN}${path}`, init))) ?? new Response(null, { status: 599 });
  };

  it('leads from /docs to /docs/, and leaves every other path alone', async () => {
    const answer = await get('/docs');
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/docs/']);
    expect((await get('/docsx')).status).toBe(599);
    expect((await get('/')).status).toBe(599);
  });

  it('says that it is being built until it is', async () => {
    const answer = await createDocsSite(() => null, { publicOrigin: ORIGIN })(new Request(`${ORIGIN}/docs/`));
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer?.text()).toContain('문서를 준비하고 있어요');
  });

  it.each([
    ['/docs/', 'en'],
    ['/docs/guides/re-skin', 'en'],
    ['/docs/ko/', 'ko'],
    ['/docs/ko/guides/re-skin', 'ko'],
  ])('answers %s as a page in %s that is validated each time', async (path, language) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-language')).toBe(language);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.has('set-cookie')).toBe(false);
    const again = await get(path, { headers: { 'if-none-match': answer.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await get(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('allows the inline scripts of a page by their hashes, and no others', async () => {
    const answer = await get('/docs/');
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    const inline = [...(await answer.text()).matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(([, code = '']) => code);
    expect(inline.length).toBeGreaterThan(0);
    const hashes = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(sources.split(' ').toSorted()).toEqual(["'self'", ...hashes].toSorted());
    expect(policy).toContain("default-src 'none'");
  });

  it('keeps hashed files for a year, packed', async () => {
    const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(pages.get('/docs/') ?? '') ?? [];
    const answer = await get(script, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('answers what is not there by a 404 of its own, changes by 405, and holds to https', async () => {
    const missing = await get('/docs/nowhere');
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(await missing.text()).toContain('404');
    expect((await get('/docs/static/nowhere.js')).status).toBe(404);
    expect((await get('/docs/../package.json')).status).toBe(599);
    const change = await get('/docs/', { method: 'POST' });
    expect([change.status, change.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await get('/docs/', {}, 'https://shop.example')).headers.has('strict-transport-security')).toBe(true);
  });
});
