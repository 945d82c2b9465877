import type { AddressEntry } from '@dealstore/commerce-core/domain';

/** Which form is filled in: of a kept address by number, or of a new one. */
export type DraftKey = number | 'new';

/** What is typed into the address forms while a document lives: leaving a form and coming back loses nothing. */
export interface AddressView {
  draftOf(key: DraftKey): AddressEntry | null;
  keep(key: DraftKey, entry: AddressEntry): void;
  /** Forgets a form once it is saved, or its address is gone. */
  forget(key: DraftKey): void;
}

/** Creates the view; one per document. Nothing of a person is written to the device. */
export function createAddressView(): AddressView {
  const drafts = new Map<DraftKey, AddressEntry>();
  return {
    draftOf: (key) => drafts.get(key) ?? null,
    keep: (key, entry) => void drafts.set(key, entry),
    forget: (key) => void drafts.delete(key),
  };
}
