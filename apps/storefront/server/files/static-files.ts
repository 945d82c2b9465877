import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import fresh from 'fresh';
import { acceptedEncoding } from './compress.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

/** Folder of hashed files, kept by browsers for a year. */
const HASHED = '/static/';
/** A file in that folder itself, its name no longer than the build makes them. */
const HASHED_FILE = /^\/static\/([\w-][\w.-]{0,99})$/;

interface StaticFile {
  readonly type: string;
  readonly immutable: boolean;
  readonly etag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
}

/** A built folder in memory, and on the disk the hashed files of other builds; no path leaves their folders. */
export interface StaticFiles {
  /** The response for a file; null for a path that is no file's. */
  respond(request: Request, pathname: string): Promise<Response | null>;
  text(pathname: string): string | null;
}

/** Files that are read before anything else gets its turn. */
const FILES_A_TURN = 50;

/** What the build writes for the host alone, one per language. */
const MANIFEST = /^manifest(?:\.\w+)?\.json$/;

/**
 * Reads a built folder with its precompressed variants. Hashed files of other builds are read when they are asked
 * for: those of a build that has replaced this one since, by pages of a process that was restarted first, and those of
 * builds before.
 * @param former folder of files of builds before, for pages opened before the deploy; it may be missing
 */
export async function readStaticFiles(folder: string, former?: string): Promise<StaticFiles> {
  const files = new Map<string, StaticFile>();
  await addFiles(files, folder, await readdir(folder, { recursive: true }));
  return {
    respond: async (request, pathname) => {
      const file =
        files.get(pathname) ?? (await readHashed(pathname, former === undefined ? [folder] : [folder, former]));
      if (file !== undefined) return fileResponse(request, file);
      return looksLikeFile(pathname) ? notFound() : null;
    },
    text: (pathname) => {
      const file = files.get(pathname);
      return file === undefined ? null : new TextDecoder().decode(file.plain);
    },
  };
}

/** A hashed file from the first of some folders that has it; undefined when none does. What cannot be read fails. */
async function readHashed(pathname: string, folders: readonly string[]): Promise<StaticFile | undefined> {
  const [, name = ''] = HASHED_FILE.exec(pathname) ?? [];
  const type = TYPES[extname(name)];
  if (type === undefined) return undefined;
  for (const folder of folders) {
    const path = join(folder, HASHED, name);
    const [plain, br, gzip] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(readIfThere));
    if (plain) return { type, immutable: true, etag: etagOf(plain), plain, br: br ?? null, gzip: gzip ?? null };
  }
  return undefined;
}

async function readIfThere(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function addFiles(files: Map<string, StaticFile>, folder: string, names: readonly string[]): Promise<void> {
  const fileNames = new Set(names);
  for (const [index, name] of names.entries()) {
    // Requests may be served meanwhile.
    if (index % FILES_A_TURN === 0) await nextTurn();
    const type = TYPES[extname(name)];
    if (type === undefined || MANIFEST.test(name)) continue;
    // Synchronous: faster for hundreds of small files.
    const read = (path: string) => new Uint8Array(readFileSync(join(folder, path)));
    const pathname = `/${name.split(sep).join('/')}`;
    const plain = read(name);
    files.set(pathname, {
      type,
      immutable: pathname.startsWith(HASHED),
      etag: etagOf(plain),
      plain,
      br: fileNames.has(`${name}.br`) ? read(`${name}.br`) : null,
      gzip: fileNames.has(`${name}.gz`) ? read(`${name}.gz`) : null,
    });
  }
}

/** A missing script must be a 404 of plain text, never the HTML of a wrong page that would then be parsed as code. */
function looksLikeFile(pathname: string): boolean {
  return (
    pathname.startsWith(HASHED) ||
    /\.(?:js|mjs|css|map|ico|png|svg|webp|woff2|txt|xml|json|webmanifest)$/i.test(pathname)
  );
}

function notFound(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return new Response('Not found', { status: 404, headers });
}

function fileResponse(request: Request, file: StaticFile): Response {
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    etag: file.etag,
    vary: 'accept-encoding',
  });
  const condition = { 'if-none-match': request.headers.get('if-none-match') ?? '' };
  if (fresh(condition, { etag: file.etag })) return new Response(null, { status: 304, headers });
  const accepted = acceptedEncoding(request);
  const body = (accepted === 'br' ? file.br : accepted === 'gzip' ? file.gzip : null) ?? file.plain;
  if (body !== file.plain && accepted !== null) headers.set('content-encoding', accepted);
  headers.set('content-length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** Weak, for it is the same in every content coding (RFC 9110 §8.8.3.3). */
function etagOf(content: Uint8Array<ArrayBuffer>): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
