/** How a cookie is written; one whose age is 0 s is deleted. */
export interface CookieShape {
  readonly maxAgeS: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
}

/** Deletes a cookie. NOTE: with `Max-Age=0` Firefox keeps an empty one whenever a millisecond has not passed. */
const IN_THE_PAST = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** Reads the cookies of a request; of two with one name the first counts (RFC 6265 §5.4). */
export function readCookies(request: Request): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 1) continue;
    const name = pair.slice(0, at).trim();
    const value = decode(pair.slice(at + 1).trim());
    if (value !== null && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}

/** Writes one `Set-Cookie` value; always `Path=/` and `SameSite=Lax`. */
export function writeCookie(name: string, value: string, { maxAgeS, httpOnly, secure }: CookieShape): string {
  const life = maxAgeS === 0 ? IN_THE_PAST : `Max-Age=${maxAgeS}`;
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', life, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
