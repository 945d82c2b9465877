import { commerceError } from '@dealstore/commerce-core/domain';
import type { Caller } from './operation.ts';

/** The member who calls. Rejects with AU99 for a guest. Spec §8. */
export function requireMember(caller: Caller | null): Caller {
  if (caller === null) throw commerceError('AU99');
  return caller;
}
