import { commerceError } from '@dealstore/commerce-core/domain';

/** Longest form, in bytes: 8 KB. Assumed. */
const LONGEST_FORM = 8 * 1024;

/**
 * Reads a posted form that comes from our own pages.
 * Rejects with FORBIDDEN_ORIGIN, UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE.
 */
export async function readForm(request: Request, publicOrigin: string): Promise<URLSearchParams> {
  refuseStranger(request, publicOrigin);
  const type = request.headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw commerceError('UNSUPPORTED_MEDIA_TYPE');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST_FORM) throw commerceError('PAYLOAD_TOO_LARGE');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8').replaceAll('%00', ''));
}

/** A browser names the page a form comes from; another site's page may not post here. */
function refuseStranger(request: Request, publicOrigin: string): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isForeignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== null && origin !== publicOrigin;
  if (isForeignSite || (site === null && isForeignOrigin)) throw commerceError('FORBIDDEN_ORIGIN');
}
