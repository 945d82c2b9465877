/** A path of this shop that is safe to go to. Assumed: the only shape a saved target may have. */
export interface SafePath {
  /** Absolute path, dot segments resolved, still percent-encoded. */
  readonly pathname: string;
  /** Query with its question mark, or empty. */
  readonly search: string;
}

/** Longest target that is kept, in characters. Assumed: 2,000. */
const LONGEST_PATH = 2_000;

/**
 * Reads a target that came from outside (saved target, landing URL, deep link, `/redirect/…`) as a path of this shop.
 * Answers null for other origins, schemes, back-slashes, control characters, paths that begin with two slashes before
 * or after resolving dots, encoded forms of all these, double encoding and nested redirects. Never decodes twice.
 * @example safePath('/cart?x=1') // { pathname: '/cart', search: '?x=1' }
 * @example safePath('/\\evil.test') // null
 * Source: Spec §2 `/redirect/{path*}`; Assumed: nothing but a path is followed.
 */
export function safePath(target: string): SafePath | null {
  if (target.length > LONGEST_PATH || hasControl(target) || target.includes('\\')) return null;
  const withoutHash = target.split('#', 1)[0] ?? '';
  const at = withoutHash.indexOf('?');
  const rawPath = at < 0 ? withoutHash : withoutHash.slice(0, at);
  const search = at < 0 ? '' : withoutHash.slice(at);
  if (!rawPath.startsWith('/') || rawPath.startsWith('//')) return null;
  if (/%25(?:2[ef5]|5c|0|1)/i.test(rawPath)) return null;

  const pathname = resolveDots(rawPath);
  const decoded = decodeOnce(pathname);
  if (decoded === null || hasControl(decoded) || decoded.includes('\\')) return null;
  if (pathname.startsWith('//') || decoded.startsWith('//')) return null;
  if (/^\/redirect(?:\/|$)/i.test(decoded)) return null;
  return { pathname, search };
}

/** The safe path as one string. */
export function hrefOf(path: SafePath): string {
  return path.pathname + path.search;
}

function hasControl(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code <= 0x20 || code === 0x7f) return true;
  }
  return false;
}

function decodeOnce(path: string): string | null {
  try {
    return decodeURIComponent(path).replaceAll(' ', '_');
  } catch {
    return null;
  }
}

/** RFC 3986 §5.2.4, counting `%2e` as a dot like a browser does. */
function resolveDots(path: string): string {
  const resolved: string[] = [];
  const segments = path.slice(1).split('/');
  for (const [index, segment] of segments.entries()) {
    const plain = segment.replaceAll(/%2e/gi, '.');
    const isLast = index === segments.length - 1;
    if (plain === '..') resolved.pop();
    if (plain === '.' || plain === '..') {
      if (isLast) resolved.push('');
      continue;
    }
    resolved.push(segment);
  }
  return `/${resolved.join('/')}`;
}
