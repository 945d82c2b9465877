import type { BehaviorApi } from '../../behavior/behavior.port.ts';
import { isPageCode } from '../../behavior/behavior.ts';
import { commerceError } from '../../error/commerce-error.ts';
import type { MemoryBackend } from './memory-backend.ts';

/** The behavior history of a memory shop. */
export function createMemoryBehaviorApi({ state }: MemoryBackend): BehaviorApi {
  return {
    record: async (behavior) => {
      if (!isPageCode(behavior.pageCode)) throw commerceError('INVALID_REQUEST');
      state.behaviors = [...state.behaviors, behavior];
    },
  };
}
