import { withoutContacts } from './without-contacts.ts';

/** A gift's link is its secret; the letter case of its path does not matter. */
const GIFT_TOKEN = /(?<=\/recipientInfoInput\/)[^/]+/i;

/**
 * An address without what it may tell of a person: no query, no fragment, no token, no phone number or mail address;
 * null for one that is not of the web.
 */
export function publicAddress(address: string): string | null {
  const url = URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  return withoutContacts(`${url.origin}${url.pathname.replace(GIFT_TOKEN, ':token')}`);
}
