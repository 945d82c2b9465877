import type { Bridge } from '@dealstore/commerce-core';
import { keepDigits, PHONE_LENGTH, PERSON_NAME_LIMIT } from '@dealstore/commerce-core/domain';

/** Name and phone of the recipient, as the form needs them. */
export interface ContactReceiver {
  readonly receiverName: string;
  readonly receiverPhone: string;
}

/**
 * Calls back with whether the app around the page can pick contacts, now and on every change; returns how to stop.
 */
export function watchContacts(bridge: Bridge, tell: (isAble: boolean) => void): () => void {
  const look = () => tell(bridge.can('contacts.pick'));
  look();
  return bridge.subscribe(look);
}

/** Opens the contact picker; null when none was picked. */
export async function pickReceiver(bridge: Bridge): Promise<ContactReceiver | null> {
  const contact = await bridge.pickContact();
  if (contact === null) return null;
  const receiverName = [...contact.name.trim()].slice(0, PERSON_NAME_LIMIT).join('');
  // A contact may have a country code: +82 10 is 010.
  const digits = keepDigits(contact.phone).replace(/^82(?=1)/, '0');
  return { receiverName, receiverPhone: digits.slice(0, PHONE_LENGTH) };
}
