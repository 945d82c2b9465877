import { CLIENT_ID_MAX_AGE_SECONDS, clientId, isClientId } from '../../platform/client-id.ts';
import type { Random } from '../../platform/random.port.ts';

const NAME = 'client_id';

/** The cookies of a document. */
export interface CookieJar {
  read(): string;
  write(cookie: string): void;
}

/**
 * The client id of this browser: the one in its cookie, or a new one that is kept there for a year. Spec §9.
 * Where cookies are blocked it lasts as long as the page.
 */
export function clientIdFromCookie(cookies: CookieJar, random: Random): string {
  const stored = cookies
    .read()
    .split('; ')
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const id = stored !== undefined && isClientId(stored) ? stored : clientId(random);
  cookies.write(`${NAME}=${id}; Path=/; Max-Age=${CLIENT_ID_MAX_AGE_SECONDS}; SameSite=Lax`);
  return id;
}
