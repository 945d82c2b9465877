/** What an event may tell: words, amounts, yes and no, and rows of them. */
export type TrackingValue = string | number | boolean | null;

/** Something worth telling analytics; never a phone, a name or an address. */
export interface TrackingEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, TrackingValue | readonly Readonly<Record<string, TrackingValue>>[]>>;
}

/** Where events go. Never throws, never awaited. Spec §4. */
export interface Tracking {
  /** True where nobody listens, so that nothing need be read for it. */
  readonly isSilent?: boolean;
  track(event: TrackingEvent): void;
}
