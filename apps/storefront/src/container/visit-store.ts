import { browserStore, systemClock } from '@dealstore/commerce-core/adapters/web';
import type { Ports } from '@dealstore/commerce-core';

/** What a browser keeps for one tab. */
export function visitStore(): Ports['keyValueStore'] {
  return browserStore(() => window.sessionStorage, systemClock());
}

/**
 * How the key of something begins that a member has typed and not sent. What is older than its life is never read; it
 * lies there until it is asked for, a tab's until the tab is closed, and no longer than until the log-out.
 */
export const DRAFT = 'draft-';
