import type { PointBalance } from './point.ts';

/** Points of the member. Every method rejects with a CommerceError and with nothing else. */
export interface PointApi {
  get(signal?: AbortSignal): Promise<PointBalance>;
}
