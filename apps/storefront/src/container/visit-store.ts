import { browserStore, systemClock } from '@dealstore/commerce-core/adapters/web';
import type { Ports } from '@dealstore/commerce-core';

/** Storage of one tab. */
export function visitStore(): Ports['keyValueStore'] {
  return browserStore(() => window.sessionStorage, systemClock());
}

/**
 * Prefix of the storage keys of drafts. An expired draft is never read; it is deleted at the next read, with its tab,
 * or at the log-out.
 */
export const DRAFT = 'draft-';
