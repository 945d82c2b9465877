const ARRIVALS = ['ask-login', 'session-expired', 'session-ended'] as const;

/** Why a document was answered instead of the one asked for; told once on arrival. Spec §4. */
export type Arrival = (typeof ARRIVALS)[number];

/** Whether a note left for the next document is one we know. */
export function isArrival(value: string | null): value is Arrival {
  return ARRIVALS.some((arrival) => arrival === value);
}
