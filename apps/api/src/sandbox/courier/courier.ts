import { epochMs, HOUR_MS, type Clock, type DeliveryStepType } from '@dealstore/commerce-core/domain';
import type { Courier, CourierStep } from '../../providers.ts';

/** Where the sandbox's couriers sort their parcels, as couriers write it. */
const HUBS = ['곤지암 허브', '옥천 허브', '대전 허브', '칠곡 허브'] as const;

/** Where they take a parcel over from its seller. */
const BRANCHES = ['서울 강남 집배점', '경기 김포 집배점', '경기 용인 집배점', '인천 서구 집배점'] as const;

/** What every parcel passes, and how long after it was handed over. Assumed times. */
const STATIONS: readonly { readonly type: DeliveryStepType; readonly afterMs: number; readonly place: Place }[] = [
  { type: 'PICKED_UP', afterMs: 0, place: (invoiceNo) => oneOf(BRANCHES, invoiceNo) },
  { type: 'IN_TRANSIT', afterMs: 6 * HOUR_MS, place: (invoiceNo) => oneOf(HUBS, invoiceNo) },
  { type: 'OUT_FOR_DELIVERY', afterMs: 20 * HOUR_MS, place: () => undefined },
];

type Place = (invoiceNo: string) => string | undefined;

/** A courier that needs no network: a parcel passes its stations by time, and has come when the shop says so. */
export function sandboxCourier({ clock }: { readonly clock: Clock }): Courier {
  return {
    steps: async ({ invoiceNo, shippedAt, deliveredAt }) => {
      const until = Math.min(clock.now(), deliveredAt ?? Infinity);
      const passed = STATIONS.map(({ type, afterMs, place }): CourierStep => {
        return { type, place: place(invoiceNo) ?? null, at: epochMs(shippedAt + afterMs) };
      }).filter(({ at }) => at <= until);
      return deliveredAt === null ? passed : [...passed, { type: 'DELIVERED', place: null, at: deliveredAt }];
    },
  };
}

/** One parcel always passes the same place. */
function oneOf(places: readonly string[], invoiceNo: string): string | undefined {
  return places[Number(invoiceNo.at(-1)) % places.length];
}
