/** A redirect that depends on the visitor: 303, never stored. */
export function seeOther(location: string, cookies: readonly string[] = []): Response {
  const headers = { location: inAscii(location), 'cache-control': 'no-store' };
  return withCookies(new Response(null, { status: 303, headers }), cookies);
}

/** A redirect of a fixed alias: 308, the same for everybody. */
export function movedPermanently(location: string): Response {
  return new Response(null, { status: 308, headers: { location, 'cache-control': 'public, max-age=3600' } });
}

/** An answer to a script; never stored. */
export function json(status: number, body: unknown, cookies: readonly string[] = []): Response {
  return withCookies(
    new Response(JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    }),
    cookies,
  );
}

/** 204 No Content; never stored. */
export function noContent(cookies: readonly string[] = []): Response {
  return withCookies(new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } }), cookies);
}

/** Adds `Set-Cookie` headers to an answer. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

/** The same address for a header, which carries no letter beyond ASCII. RFC 3986 §2.5. */
function inAscii(location: string): string {
  return location.toWellFormed().replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent);
}
