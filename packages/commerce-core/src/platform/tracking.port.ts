/** Something worth telling analytics; never a phone, a name or an address. */
export interface TrackingEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string | number | boolean | null>>;
}

/** Where events go. Never throws, never awaited. Spec §4. */
export interface Tracking {
  /** True where nobody listens, so that nothing need be read for it. */
  readonly isSilent?: boolean;
  track(event: TrackingEvent): void;
}
