import { type Dispatch, type EpochMs, kstDate, promisedArrival } from '@dealstore/commerce-core/domain';

/** The day on which goods ordered now arrive, yyyy-MM-dd, by the rule that also says so on the order sheet. */
export function arrivalYmd(dispatch: Dispatch, now: EpochMs): string {
  return kstDate(promisedArrival(dispatch, now));
}
