import { type EpochMs, SECOND_MS } from '@dealstore/commerce-core/domain';
import type { AppParts } from '../app-parts.ts';
import type { Database } from '../database/database.ts';
import { readRendition } from '../rendition/rendition.ts';
import type { Renditions } from '../rendition/renditions.ts';
import { isPublished } from './file.store.ts';
import { openPicture } from './private-picture.ts';

const PICTURE_PATH = /^\/files\/([0-9a-f]{32}\.webp)$/;

/** A picture runs nothing and loads nothing, even when it is opened by itself. */
const POLICY = "default-src 'none'; sandbox";

/** A year: a name never gets other bytes. */
const PUBLISHED_LIFE_S = 365 * 24 * 60 * 60;

/** The address a picture is stored under, from the root of the shop; everybody sees it there once a review shows it. */
export function pictureUrl(fileName: string): string {
  return `/files/${fileName}`;
}

/** The name of a picture that members have sent, in a list; empty for any other address. */
export function fileNameIn(url: string): readonly string[] {
  return PICTURE_PATH.exec(url)?.slice(1) ?? [];
}

/**
 * Serves what members have sent at `/files/{name}.webp`, always as a WebP, and smaller at `?w=400`; null for every
 * other path. What a review shows is everybody's; any other picture has a signed address, which ends within minutes.
 */
export function pictureRoutes({
  database,
  clock,
  files,
  renditions,
}: Pick<AppParts, 'database' | 'clock' | 'files'> & { readonly renditions: Renditions }): (
  request: Request,
) => Promise<Response | null> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/files/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
    const rendition = readRendition(searchParams);
    const shown = rendition === undefined ? null : await readShown(database, pathname, clock.now());
    const fileName = shown?.fileName;
    // Read first even where a size of it is kept: a member who has deleted a picture has deleted its sizes.
    const whole = fileName === undefined ? null : await files.read(fileName);
    if (shown === null || fileName === undefined || rendition === undefined || whole === null)
      return refused(404, { 'cache-control': 'no-store' });
    const source = { name: fileName, read: async () => whole };
    const rendered = rendition === null ? null : await renditions.render(source, rendition);
    const bytes = rendered ?? whole;
    const format = rendered === null ? 'webp' : (rendition?.format ?? 'webp');
    // The whole picture shows in place of its rendition while too many wait; the next request shall find the small one.
    const isKept = rendition === null || rendered !== null;
    const headers = {
      'content-type': `image/${format}`,
      'content-length': String(bytes.byteLength),
      'content-security-policy': POLICY,
      'cache-control': isKept ? `private, max-age=${shown.lifeS}, immutable` : 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}

/** The picture that an address shows now, and for how many seconds a browser may keep it; null for none. */
async function readShown(
  database: Database,
  pathname: string,
  now: EpochMs,
): Promise<{ readonly fileName: string; readonly lifeS: number } | null> {
  const name = PICTURE_PATH.exec(pathname)?.[1];
  if (name !== undefined)
    return (await isPublished(database, name)) ? { fileName: name, lifeS: PUBLISHED_LIFE_S } : null;
  const opened = await openPicture(database, pathname, now);
  return opened === null ? null : { fileName: opened.fileName, lifeS: Math.floor((opened.until - now) / SECOND_MS) };
}

/**
 * Removes a picture with its sizes. The picture goes first: from then on none of its sizes is served or made, and one
 * that a crash leaves behind is removed when the job asks again.
 */
export async function removePicture(
  { files, renditions }: Pick<AppParts, 'files'> & { readonly renditions: Renditions },
  fileName: string,
): Promise<void> {
  await files.remove(fileName);
  await renditions.forget(fileName);
}

function refused(status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' },
  });
}
