/** Routes that a guest may not open, as patterns over a lower-case path. Spec §4 for my page; the rest Assumed. */
const LOGIN_ROUTES: readonly RegExp[] = [
  /^\/mypage(?:\/|$)/,
  /^\/product\/[^/]+\/review\/create\//,
  /^\/product\/[^/]+\/review\/report\//,
  /^\/product\/[^/]+\/counseling\/create\/?$/,
  /^\/[a-z]*usersounddetail\/?$/,
  /^\/order\//,
];

/** The one my-page route that is open to everybody: the recipient of a gift has no account. Spec §4. */
const RECIPIENT_ROUTE = /^\/mypage\/giftbox\/recipientinfoinput\/[^/]+\/?$/;

/**
 * Whether a path asks for a log-in, whatever its letter case and its percent-encoding.
 * @param path path with or without query
 * @example needsLogin('/MYPAGE/order') // true
 * Source: Spec §4.
 */
export function needsLogin(path: string): boolean {
  const plain = plainPath(path);
  return !RECIPIENT_ROUTE.test(plain) && LOGIN_ROUTES.some((route) => route.test(plain));
}

/**
 * Decodes once and folds slashes, so that `/%6dyPage` and `//myPage` are my page too, no matter which reader folds
 * them.
 */
function plainPath(path: string): string {
  const bare = (path.split(/[?#]/, 1)[0] ?? '').replaceAll(/\/{2,}/g, '/');
  try {
    return decodeURIComponent(bare).toLowerCase();
  } catch {
    return bare.toLowerCase();
  }
}
