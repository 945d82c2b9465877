import { browserStore, systemClock } from '@dealstore/commerce-core/adapters/web';
import type { Ports } from '@dealstore/commerce-core';

/** What a browser keeps for one tab. */
export function visitStore(): Ports['keyValueStore'] {
  return browserStore(() => window.sessionStorage, systemClock());
}
