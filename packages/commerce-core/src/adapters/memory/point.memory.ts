import type { PointApi } from '../../point/point.port.ts';
import { ZERO_WON } from '../../value/won.ts';
import type { MemoryBackend } from './memory-backend.ts';
import type { MemoryOutside } from './memory-outside.ts';

/** Points of the member of a memory shop; they never expire there. */
export function createMemoryPointApi(backend: MemoryBackend, outside: MemoryOutside): PointApi {
  return {
    get: async () => {
      await backend.member();
      return {
        totalAvailableAmt: backend.state.points,
        totalExpireAmt: ZERO_WON,
        waitingAccumulation: outside.waitingPoints(),
      };
    },
  };
}
