import { createEventQueue, type Opening } from '@dealstore/commerce-core';

/** A URL of this document. */
export interface OpenedAddress {
  readonly path: string;
  /** With the leading question mark. */
  readonly search: string;
  readonly opening: Opening;
}

/** The URLs of this document, from the first on. */
export const openedAddresses = createEventQueue<OpenedAddress>();
