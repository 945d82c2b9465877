import { type PointEntry, pointHistoryKind } from '../../point/point-history.ts';
import { POINT_LIFE_MS } from '../../point/point-life.ts';
import type { PointApi } from '../../point/point.port.ts';
import { formatYmdt } from '../../value/calendar.ts';
import { after } from '../../value/time.ts';
import { ZERO_WON } from '../../value/won.ts';
import type { MemoryBackend, MemoryPointEntry } from './memory-backend.ts';
import type { MemoryOutside } from './shop/memory-outside.ts';

/** Points of the member of a memory shop; they never expire there. */
export function createMemoryPointApi(backend: MemoryBackend, outside: MemoryOutside): PointApi {
  const { state } = backend;
  return {
    get: async () => {
      await backend.member();
      return {
        totalAvailableAmt: state.points,
        totalExpireAmt: ZERO_WON,
        waitingAccumulation: outside.waitingPoints(),
        owedAmt: state.owedPoints,
      };
    },
    history: async ({ kind, cursor = '0', pageSize }) => {
      await backend.member();
      const entries = state.pointEntries
        .map(entryAnswer)
        .filter(({ accumulationReserveReason: reason }) => kind === undefined || pointHistoryKind(reason) === kind)
        .toReversed();
      const end = Number(cursor) + pageSize;
      return {
        items: entries.slice(Number(cursor), end),
        totalCount: entries.length,
        nextCursor: end < entries.length ? String(end) : null,
      };
    },
    waiting: async () => {
      await backend.member();
      return outside.waitingOptions();
    },
    expiring: async () => {
      await backend.member();
      return { totalExpireAmt: ZERO_WON, items: [], expired: [] };
    },
  };
}

function entryAnswer({ reason, amount, owedAmt, balance, orderNo, at }: MemoryPointEntry, index: number): PointEntry {
  return {
    accumulationNo: index + 1,
    accumulationReserveReason: reason,
    accumulationAmt: amount,
    owedAmt,
    totalAvailableAmt: balance,
    orderNo,
    registerYmdt: formatYmdt(at),
    expireYmdt: amount > 0 ? formatYmdt(after(at, POINT_LIFE_MS)) : null,
  };
}
