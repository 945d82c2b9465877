import type { Bridge } from '@dealstore/commerce-core';
import { keepDigits, PHONE_LENGTH, PERSON_NAME_LIMIT } from '@dealstore/commerce-core/domain';

/** Whom a gift goes to, as the form asks for them. */
export interface ContactReceiver {
  readonly receiverName: string;
  readonly receiverPhone: string;
}

/**
 * Calls back with whether the app around the page picks contacts, now and whenever that changes; answers how to stop.
 */
export function watchContacts(bridge: Bridge, tell: (isAble: boolean) => void): () => void {
  const look = () => tell(bridge.can('contacts.pick'));
  look();
  return bridge.subscribe(look);
}

/** Lets the person pick a contact; null where they chose none. */
export async function pickReceiver(bridge: Bridge): Promise<ContactReceiver | null> {
  const contact = await bridge.pickContact();
  if (contact === null) return null;
  const receiverName = [...contact.name.trim()].slice(0, PERSON_NAME_LIMIT).join('');
  // A contact may have the country in front: +82 10 is 010.
  const digits = keepDigits(contact.phone).replace(/^82(?=1)/, '0');
  return { receiverName, receiverPhone: digits.slice(0, PHONE_LENGTH) };
}
