import type { CursorPage } from '../value/page.ts';
import type { ExpiringPoints, PointEntry, PointHistoryKind, WaitingPoints } from './point-history.ts';
import type { PointBalance } from './point.ts';

/** Points of the member. Every method rejects with a CommerceError and with nothing else. */
export interface PointApi {
  get(signal?: AbortSignal): Promise<PointBalance>;
  /** What came and went, newest first; all kinds unless one is named. */
  history(
    request: { readonly kind?: PointHistoryKind; readonly cursor?: string; readonly pageSize: number },
    signal?: AbortSignal,
  ): Promise<CursorPage<PointEntry>>;
  waiting(signal?: AbortSignal): Promise<readonly WaitingPoints[]>;
  expiring(signal?: AbortSignal): Promise<ExpiringPoints>;
}
