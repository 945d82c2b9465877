import type { AccountApi } from '../../account/account.port.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** Who the member of a memory shop is. */
export function createMemoryAccountApi(backend: MemoryBackend): AccountApi {
  return { get: async () => (await backend.member()).account };
}
