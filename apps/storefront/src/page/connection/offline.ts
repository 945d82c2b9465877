import { isCommerceError } from '@dealstore/commerce-core/domain';
import type { QueryMeta } from '@tanstack/react-query';

/**
 * The note of a query whose answer stays on the device, to be read offline: never one with an address or a phone
 * beyond what `withoutPrivateData` takes out. Decided: docs/decisions/0077.
 */
export const PERSISTED = { persisted: true } as const;

/** Whether a query carries the note. */
export function isPersisted({ meta }: { readonly meta?: QueryMeta | undefined }): boolean {
  return meta?.persisted === true;
}

/**
 * Options of a mutation that is paused while offline: sent later, in order, and persisted over a reload by its
 * `mutationKey`. Only for what may be done twice without harm; never for orders, payments, coupons or gifts.
 */
export const WAITS_FOR_NETWORK = {
  networkMode: 'online',
  scope: { id: 'waits-for-network' },
  // A browser may report to be online where the shop does not answer: underground, behind a portal, at a proxy
  // whose shop begins again. Some three minutes.
  retry: (failures: number, error: Error) =>
    isCommerceError(error, 'TIMEOUT') ? failures < 2 : failures < 10 && isUndecided(error),
} as const;

/** Whether an answer says nothing about what was asked for: none came, or another's, or the shop was busy or at fault. */
function isUndecided(error: Error): boolean {
  return isCommerceError(error, 'NETWORK', 'RESPONSE_INVALID', 'TOO_MANY_REQUESTS', 'BUSY', 'INTERNAL');
}

/** Local-storage key that marks a device with persisted data; a visit of one page persists nothing. */
export const SAVED_OFFLINE = 'keeps';
