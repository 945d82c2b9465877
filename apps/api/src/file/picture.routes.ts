import type { AppParts } from '../app-parts.ts';
import { readRendition } from '../rendition/rendition.ts';
import type { Renditions } from '../rendition/renditions.ts';

const PICTURE_PATH = /^\/files\/([0-9a-f]{32}\.webp)$/;

/** A picture runs nothing and loads nothing, even when it is opened by itself. */
const POLICY = "default-src 'none'; sandbox";

/** Where a stored picture is shown, from the root of the shop. Assumed: our own addresses. */
export function pictureUrl(fileName: string): string {
  return `/files/${fileName}`;
}

/** The name of a picture that members have sent, in a list; empty for any other address. */
export function fileNameIn(url: string): readonly string[] {
  return PICTURE_PATH.exec(url)?.slice(1) ?? [];
}

/**
 * Serves what members have sent at `/files/{name}.webp`, always as a WebP, and smaller at `?w=400`; null for every other
 * path. Whoever knows the name may see it: it has 128 random bits. A name never gets other bytes, so they may be kept for
 * a year.
 */
export function pictureRoutes({
  files,
  renditions,
}: Pick<AppParts, 'files'> & { readonly renditions: Renditions }): (request: Request) => Promise<Response | null> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.startsWith('/files/')) return null;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refused(405, { allow: 'GET, HEAD' });
    const fileName = PICTURE_PATH.exec(pathname)?.[1];
    const rendition = readRendition(searchParams);
    // Read first even where a size of it is kept: who has deleted a picture has deleted its sizes.
    const whole = fileName === undefined || rendition === undefined ? null : await files.read(fileName);
    if (fileName === undefined || rendition === undefined || whole === null)
      return refused(404, { 'cache-control': 'no-cache' });
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
      'cache-control': isKept ? 'private, max-age=31536000, immutable' : 'no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    };
    return new Response(request.method === 'HEAD' ? null : bytes, { headers });
  };
}

/**
 * Removes a picture with its sizes. The picture goes first: from then on none of its sizes is served or made, and one that
 * a crash leaves behind is removed when the job asks again.
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
