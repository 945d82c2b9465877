/** When the file must be reviewed again, at most a year after it was: RFC 9116 §2.5.5. */
export const SECURITY_FILE_EXPIRES = '2027-11-01T00:00:00Z';

/**
 * Answers `/.well-known/security.txt`, where anyone who finds a vulnerability reads how to report it; null for every
 * other path. Source: RFC 9116.
 * @param email the shop's own address
 */
export function createSecurityFile({
  publicOrigin,
  email,
}: {
  readonly publicOrigin: string;
  readonly email: string;
}): (pathname: string) => Response | null {
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${SECURITY_FILE_EXPIRES}`,
    'Preferred-Languages: ko, en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ];
  return (pathname) => {
    if (pathname !== '/.well-known/security.txt') return null;
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' };
    return new Response(lines.join('\n'), { headers });
  };
}
