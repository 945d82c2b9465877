import { commerceError } from '@dealstore/commerce-core/domain';
import { readText } from '../contract/request-body.ts';

/** Longest form, in bytes: 8 KB. Assumed. */
const LONGEST_FORM = 8 * 1024;

/**
 * Reads a posted form that comes from our own pages.
 * Rejects with FORBIDDEN_ORIGIN, UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, or INVALID_REQUEST for what no browser
 * sends: a form that breaks off, an escape that is not valid or encodes no letter, and NUL, which PostgreSQL keeps no
 * text of.
 */
export async function readForm(request: Request, publicOrigin: string): Promise<URLSearchParams> {
  refuseStranger(request, publicOrigin);
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) throw commerceError('UNSUPPORTED_MEDIA_TYPE');
  const text = await readText(request, LONGEST_FORM);
  refuseBroken(text);
  return new URLSearchParams(text);
}

/** A reader of forms takes any bytes for some letters: what is broken has to be found by a stricter one. */
function refuseBroken(text: string): void {
  let letters: string;
  try {
    letters = decodeURIComponent(text);
  } catch {
    throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'utf-8' } });
  }
  if (letters.includes('\0')) throw commerceError('INVALID_REQUEST', { details: { place: 'body', rule: 'nul' } });
}

/** A browser names the page a form comes from; another site's page may not post here. */
function refuseStranger(request: Request, publicOrigin: string): void {
  const site = request.headers.get('sec-fetch-site');
  const origin = request.headers.get('origin');
  const isForeignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const isForeignOrigin = origin !== null && origin !== publicOrigin;
  if (isForeignSite || (site === null && isForeignOrigin)) throw commerceError('FORBIDDEN_ORIGIN');
}
