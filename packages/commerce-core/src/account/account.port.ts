import type { Account } from './account.ts';

/** Who the member is. Every method rejects with a CommerceError and with nothing else. */
export interface AccountApi {
  get(signal?: AbortSignal): Promise<Account>;
}
