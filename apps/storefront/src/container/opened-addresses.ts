import { createEventQueue, type Opening } from '@dealstore/commerce-core';

/** An address that is shown. */
export interface OpenedAddress {
  readonly path: string;
  /** With its question mark. */
  readonly search: string;
  readonly opening: Opening;
}

/** The addresses of this document, from its first on. */
export const openedAddresses = createEventQueue<OpenedAddress>();
