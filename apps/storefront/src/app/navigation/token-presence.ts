import type { TokenPresence } from '@dealstore/commerce-core/domain';

/**
 * Which tokens the web host holds for this browser, off the readable cookies it writes beside them. The core's own reader
 * comes with the whole session adapter, after the first paint; links must know before.
 */
export function heldTokens(cookies: string): TokenPresence {
  return { user: /(?:^|; )session_gen=[^;]/.test(cookies), server: /(?:^|; )server_gen=[^;]/.test(cookies) };
}
