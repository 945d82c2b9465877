import { browserStore, systemClock } from '@dealstore/commerce-core/adapters/web';
import type { Ports } from '@dealstore/commerce-core';

/** What a browser keeps for one tab. */
export function visitStore(): Ports['keyValueStore'] {
  return browserStore(() => window.sessionStorage, systemClock());
}

/** How the key of something begins that a member has typed and not sent; a browser keeps it for a quarter of an hour. */
export const DRAFT = 'draft-';
